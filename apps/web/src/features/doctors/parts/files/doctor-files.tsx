// The files of a doctor: who put them there and when, each a download; added and removed where the reader may.
import type { DoctorFile, DoctorFiles as Files } from '@yijian/contract/doctors';
import { StatusBadge } from '@yijian/ui/badge';
import { Glyph, IconButton, type Icon } from '@yijian/ui/icon';
import { Async, Empty } from '@yijian/ui/states';
import { FileImage, FileSpreadsheet, FileText, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { downloadDoctorFile, useDoctorFiles, useRemoveDoctorFile } from '../../files/doctor-files.api.ts';
import { useDoctorFilePhrases } from '../../files/doctor-files.phrases.ts';
import { AddFiles } from './add-files.tsx';
import './doctor-files.css';

export function DoctorFiles({ doctorId }: { doctorId: string }): ReactNode {
  const t = useDoctorFilePhrases();
  return (
    <Async
      query={useDoctorFiles(doctorId)}
      shape="list"
      rows={3}
      compact
      failedTitle={t('failed')}
      // Without a file there is still the place to bring one.
      isEmpty={() => false}
    >
      {(files: Files) => (
        <>
          {files.mayAdd ? <AddFiles doctorId={doctorId} /> : null}
          {files.content.length === 0 && !files.mayAdd ? <Empty reason={t('none')} /> : null}
          {files.content.length === 0 ? null : (
            <ul className="doctor-files" aria-label={t('files')}>
              {files.content.map((file) => (
                <Line key={file.id} file={file} />
              ))}
            </ul>
          )}
        </>
      )}
    </Async>
  );
}

function iconOf(type: DoctorFile['type']): Icon {
  if (type.startsWith('image/')) return FileImage;
  return type.endsWith('.sheet') ? FileSpreadsheet : FileText;
}

function Line({ file }: { file: DoctorFile }): ReactNode {
  const t = useDoctorFilePhrases();
  const format = useFormat();
  const shell = useShell();
  const remove = useRemoveDoctorFile();
  const { id, name } = file;
  const fetch = (): void =>
    void downloadDoctorFile(id).catch((cause: unknown) =>
      shell.toast.error(cause instanceof Error ? cause.message : ''),
    );
  const ask = async (): Promise<void> => {
    const agreed = await shell.confirm({
      title: t('removeQuestion', { name }),
      content: t('removeNote'),
      okText: t('yesRemove'),
      danger: true,
    });
    if (agreed) remove.mutate({ params: { id } }, { onSuccess: () => shell.toast.success(t('removed')) });
  };
  return (
    <li>
      <span className="doctor-file-icon">
        <Glyph icon={iconOf(file.type)} size={18} />
      </span>
      <span className="doctor-file-text">
        <span>
          <button type="button" aria-label={t('download', { name })} onClick={fetch}>
            {name}
          </button>
          {file.isMedical ? <StatusBadge tone="primary">{t('medical')}</StatusBadge> : null}
        </span>
        <small className="num">
          {format.fileSize(file.size)} · {file.uploadedBy ?? t('someone')} · {format.dateTime(file.uploadedAt)}
        </small>
        {file.note === '' ? null : <small>{file.note}</small>}
      </span>
      {file.mayRemove ? (
        <IconButton
          icon={Trash2}
          label={t('remove', { name })}
          disabled={remove.isPending}
          onClick={() => void ask()}
        />
      ) : null}
    </li>
  );
}

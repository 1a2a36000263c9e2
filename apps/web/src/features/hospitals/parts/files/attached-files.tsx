// The files of a record: who put them there and when, each a download; added and removed where the reader may.
import type { AttachedFile, AttachedFiles as Files } from '@yijian/contract/core';
import { StatusBadge } from '@yijian/ui/badge';
import { Glyph, IconButton, type Icon } from '@yijian/ui/icon';
import { Async, Empty } from '@yijian/ui/states';
import { FileImage, FileSpreadsheet, FileText, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useFilePhrases } from '../../files/attached-files.phrases.ts';
import { AddFile } from './add-file.tsx';
import type { FileCalls } from './file-calls.ts';
import './attached-files.css';

export function AttachedFiles(calls: FileCalls): ReactNode {
  const t = useFilePhrases();
  return (
    <Async
      query={calls.files}
      shape="list"
      rows={3}
      compact
      failedTitle={t('failed')}
      // Without a file there is still the place to bring one.
      isEmpty={() => false}
    >
      {(files: Files) => (
        <>
          {files.mayAdd ? <AddFile upload={calls.upload} /> : null}
          {files.content.length === 0 && !files.mayAdd ? <Empty reason={t('none')} /> : null}
          {files.content.length === 0 ? null : (
            <ul className="attached-files" aria-label={t('files')}>
              {files.content.map((file) => (
                <Line key={file.id} file={file} calls={calls} />
              ))}
            </ul>
          )}
        </>
      )}
    </Async>
  );
}

function iconOf(type: AttachedFile['type']): Icon {
  if (type.startsWith('image/')) return FileImage;
  return type.endsWith('.sheet') ? FileSpreadsheet : FileText;
}

function Line({ file, calls }: { file: AttachedFile; calls: FileCalls }): ReactNode {
  const t = useFilePhrases();
  const format = useFormat();
  const shell = useShell();
  const { id, name } = file;
  const fetch = (): void =>
    void calls.download(id).catch((cause: unknown) => shell.toast.error(cause instanceof Error ? cause.message : ''));
  const ask = async (): Promise<void> => {
    const agreed = await shell.confirm({
      title: t('removeQuestion', { name }),
      content: t('removeNote'),
      okText: t('yesRemove'),
      deletes: true,
    });
    if (agreed) calls.remove(id, () => shell.toast.success(t('removed')));
  };
  return (
    <li>
      <span className="attached-file-icon">
        <Glyph icon={iconOf(file.type)} size={18} />
      </span>
      <span className="attached-file-text">
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
          disabled={calls.isRemoving}
          onClick={() => void ask()}
        />
      ) : null}
    </li>
  );
}

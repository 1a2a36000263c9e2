// Photos, sign-in sheets, invoices: uploaded, downloaded, and where the same file was used before.
import { LARGEST_EVIDENCE, evidenceKinds, type EvidenceKind, type MeetingDetail } from '@yijian/contract/meetings';
import { Alert, Button, Select } from 'antd';
import { StatusBadge } from '@yijian/ui/badge';
import { Section } from '@yijian/ui/detail-page';
import { DropZone } from '@yijian/ui/drop-zone';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { downloadEvidence, useUploadEvidence } from '../../meetings.api.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';
import './detail.css';

const endings = '.pdf,.pptx,.docx,.xlsx,.png,.jpg,.jpeg,.webp,.txt';

export function Evidence({ meeting }: { meeting: MeetingDetail }): ReactNode {
  const t = useMeetingPhrases();
  const format = useFormat();
  const shell = useShell();
  const { id, files, acts } = meeting;
  return (
    <Section id="evidence" title={t('evidence')} count={format.count(files.length)}>
      {files.length === 0 ? <p>{t('noEvidence')}</p> : null}
      <div className="meeting-scroll">
        <table className="meeting-table">
          <tbody>
            {files.map((file) => (
              <tr key={file.id}>
                <td>{t(`evidence.${file.kind}`)}</td>
                <td>
                  <Button
                    type="link"
                    onClick={() =>
                      void downloadEvidence(id, file.id).catch((error: Error) => shell.toast.error(error.message))
                    }
                  >
                    {file.name}
                  </Button>
                </td>
                <td className="num">{format.fileSize(file.size)}</td>
                <td className="num">{`${file.uploadedBy} · ${format.dateTime(file.uploadedAt)}`}</td>
                <td>
                  {file.usedIn === null ? null : (
                    <StatusBadge tone="bad">
                      {t(file.isSame ? 'usedIn' : 'pictureOf', { number: file.usedIn })}
                    </StatusBadge>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {acts.includes('upload') && hasPermission('meeting:meetings:write') ? <Uploading id={id} /> : null}
    </Section>
  );
}

function Uploading({ id }: { id: string }): ReactNode {
  const t = useMeetingPhrases();
  const upload = useUploadEvidence();
  const [kind, setKind] = useState<EvidenceKind>('PHOTO');
  const [fault, setFault] = useState<string>();
  const keep = (file: File): void => {
    const isTooLarge = file.size > LARGEST_EVIDENCE;
    setFault(isTooLarge ? t('tooLarge', { name: file.name }) : undefined);
    if (isTooLarge) return;
    upload.mutate({ params: { id }, body: { file, kind } }, { onError: (error) => setFault(error.message) });
  };
  return (
    <>
      <div className="meeting-tools">
        <label htmlFor="evidence-kind">{t('evidenceKind')}</label>
        <Select<EvidenceKind>
          id="evidence-kind"
          value={kind}
          options={evidenceKinds.map((value) => ({ value, label: t(`evidence.${value}`) }))}
          onChange={setKind}
        />
      </div>
      <DropZone
        label={t('upload')}
        title={t('upload')}
        hint={t('uploadHint')}
        accept={endings}
        disabled={upload.isPending}
        onFile={keep}
      />
      {fault === undefined ? null : <Alert type="error" showIcon title={fault} role="alert" />}
    </>
  );
}

// The documents of an institution or supplier, and the place to add one while it is a draft.
import {
  LARGEST_DOCUMENT,
  documentTypes,
  type CounterpartyDetail,
  type CounterpartyKind,
  type DocumentType,
} from '@yijian/contract/counterparties';
import { Alert, Button, Segmented } from 'antd';
import { Section } from '@yijian/ui/detail-page';
import { DropZone } from '@yijian/ui/drop-zone';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { downloadDocument, useUploadDocument } from '../counterparties.api.ts';
import { useCounterpartyPhrases } from '../counterparties.phrases.ts';

interface DocumentsProps {
  readonly kind: CounterpartyKind;
  readonly record: CounterpartyDetail;
}

export function CounterpartyDocuments({ kind, record }: DocumentsProps): ReactNode {
  const t = useCounterpartyPhrases();
  const format = useFormat();
  const shell = useShell();
  const take = (id: string): void =>
    void downloadDocument(kind, id).catch((error: Error) => shell.toast.error(error.message));
  return (
    <Section title={t('documents')} count={format.count(record.documents.length)}>
      {record.documents.length === 0 ? <p>{t('noDocuments')}</p> : null}
      <ul className="counterparty-lines">
        {record.documents.map((document) => (
          <li key={document.id}>
            <Button type="link" onClick={() => take(document.id)}>
              {document.name}
            </Button>
            <span>{t(`document.${document.documentType}`)}</span>
            <span className="num">{`${format.fileSize(document.size)} · ${format.date(document.uploadedAt)}`}</span>
          </li>
        ))}
      </ul>
      {record.acts.includes('upload') ? <Upload kind={kind} record={record} /> : null}
    </Section>
  );
}

function Upload({ kind, record }: DocumentsProps): ReactNode {
  const t = useCounterpartyPhrases();
  const upload = useUploadDocument(kind);
  const [documentType, setType] = useState<DocumentType>('LICENSE');
  const [fault, setFault] = useState<string>();
  const keep = (file: File): void => {
    const isTooLarge = file.size > LARGEST_DOCUMENT;
    setFault(isTooLarge ? t('tooLarge', { name: file.name }) : undefined);
    if (isTooLarge) return;
    const body = { documentType, file };
    upload.mutate({ params: { id: record.id }, body }, { onError: (error) => setFault(error.message) });
  };
  return (
    <>
      <Segmented
        aria-label={t('documentType')}
        value={documentType}
        options={documentTypes.map((value) => ({ value, label: t(`document.${value}`) }))}
        onChange={setType}
      />
      <DropZone
        label={t('uploadFile')}
        title={t('uploadFile')}
        hint={t('uploadHint')}
        accept=".pdf,.docx,.xlsx,.pptx,.png,.jpg,.jpeg,.webp,.txt"
        disabled={upload.isPending}
        onFile={keep}
      />
      {fault === undefined ? null : <Alert type="error" showIcon title={fault} role="alert" />}
    </>
  );
}

// Where a file for a record is dropped or chosen; what is refused says why.
import { LARGEST_ATTACHED_FILE } from '@yijian/contract/core';
import { DropZone } from '@yijian/ui/drop-zone';
import { Alert } from 'antd';
import { useState, type ReactNode } from 'react';
import { useFilePhrases } from '../../files/attached-files.phrases.ts';
import type { FileCalls } from './file-calls.ts';

const endings = '.pdf,.png,.jpg,.jpeg,.webp,.docx,.xlsx,.pptx,.txt,.csv';

export function AddFile({ upload }: Pick<FileCalls, 'upload'>): ReactNode {
  const t = useFilePhrases();
  const [fault, setFault] = useState<string>();
  const [sending, setSending] = useState<string>();
  const keep = (file: File): void => {
    const { name, size } = file;
    setFault(size > LARGEST_ATTACHED_FILE ? t('tooLarge', { name }) : undefined);
    if (size > LARGEST_ATTACHED_FILE) return;
    setSending(name);
    upload(file, { onError: (error) => setFault(error.message), onSettled: () => setSending(undefined) });
  };
  return (
    <div className="attached-file-add">
      <DropZone
        label={t('add')}
        title={sending === undefined ? t('add') : t('sending', { name: sending })}
        hint={t('hint')}
        accept={endings}
        disabled={sending !== undefined}
        onFile={keep}
      />
      {fault === undefined ? null : <Alert type="error" showIcon title={fault} role="alert" />}
    </div>
  );
}

// The return file of the bank: read at once, what it says is shown line by line.
import type { PaymentBatch, ReturnResult } from '@yijian/contract/meeting-payments';
import { Button } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useShell } from '../../../../lib/router/index.ts';
import { useBankPhrases } from '../../bank-files.phrases.ts';
import { useReadReturn } from '../../meeting-payments.api.ts';

const endings = { CSV: '.csv', FIXED: '.txt', PAIN_001: '.xml' } as const;

interface ReturnFileProps {
  readonly batch: PaymentBatch;
  readonly onReturned: (result: ReturnResult) => void;
}

export function ReturnFileButton({ batch, onReturned }: ReturnFileProps): ReactNode {
  const t = useBankPhrases();
  const shell = useShell();
  const picker = useRef<HTMLInputElement>(null);
  const read = useReadReturn();
  const label = t('readReturn', { number: batch.number });
  const send = (file: File | undefined): void => {
    if (file === undefined) return;
    read.mutate(
      { params: { id: batch.id }, body: { file } },
      { onSuccess: onReturned, onError: (error) => shell.toast.error(error.message) },
    );
  };
  return (
    <>
      <Button loading={read.isPending} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept={endings[batch.format]}
        aria-label={label}
        onChange={(event) => {
          send(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}

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
  // A batch that waits for nothing more has no such button: what the file says must outlive it.
  const send = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      onReturned(await read.mutateAsync({ params: { id: batch.id }, body: { file } }));
    } catch (error) {
      shell.toast.error((error as Error).message);
    }
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
          void send(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}

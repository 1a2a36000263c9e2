// The latest bank batches: their files, and what the bank answered.
import type { PaymentBatch, ReturnResult } from '@yijian/contract/meeting-payments';
import { StatusBadge } from '@yijian/ui/badge';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async, Empty } from '@yijian/ui/states';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useBankPhrases } from '../../bank-files.phrases.ts';
import { downloadBankFile, useBatches } from '../../meeting-payments.api.ts';
import { ReturnFileButton } from './return-file.tsx';

export function Batches({ onClose }: { onClose: () => void }): ReactNode {
  const t = useBankPhrases();
  return (
    <FormDrawer open onClose={onClose} title={t('batches')} width={640}>
      <BatchList />
    </FormDrawer>
  );
}

interface Returned {
  readonly number: string;
  readonly result: ReturnResult;
}

function BatchList(): ReactNode {
  const t = useBankPhrases();
  const query = useBatches();
  const [returned, setReturned] = useState<Returned | null>(null);
  return (
    <Async query={query} shape="form" failedTitle={t('failed')}>
      {(batches) =>
        batches.length === 0 ? (
          <Empty reason={t('noBatches')} />
        ) : (
          <>
            {returned === null ? null : <ReturnedLines returned={returned} />}
            <ul className="payment-batches">
              {batches.map((batch) => (
                <Batch
                  key={batch.id}
                  batch={batch}
                  onReturned={(result) => setReturned({ number: batch.number, result })}
                />
              ))}
            </ul>
          </>
        )
      }
    </Async>
  );
}

interface BatchProps {
  readonly batch: PaymentBatch;
  readonly onReturned: (result: ReturnResult) => void;
}

function Batch({ batch, onReturned }: BatchProps): ReactNode {
  const t = useBankPhrases();
  const format = useFormat();
  const { id, number, count, open, net, payer, account, at } = batch;
  const facts = [
    t('batchLine', { count: format.count(count), payer: payer.name }),
    account?.name,
    batch.textFormat === null ? t(`format.${batch.format}`) : t('formatOf', batch.textFormat),
    open === 0 ? undefined : t('waiting', { open: format.count(open) }),
    format.dateTime(at),
  ];
  return (
    <li>
      <span>
        <strong className="num">{`${number} · ${format.money(net)}`}</strong>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      <span className="payment-batch-acts">
        <Button onClick={() => void downloadBankFile(id)}>{t('bankFile', { number })}</Button>
        {open === 0 ? null : <ReturnFileButton batch={batch} onReturned={onReturned} />}
      </span>
    </li>
  );
}

const tones = { PAID: 'ok', FAILED: 'bad', OPEN: 'warn', IGNORED: 'neutral' } as const;

function ReturnedLines({ returned: { number, result } }: { returned: Returned }): ReactNode {
  const t = useBankPhrases();
  const { lines, ...counts } = result;
  return (
    <section className="payment-returned" role="status" aria-label={t('returnedOf', { number })}>
      <p>{t('returned', counts)}</p>
      <ul>
        {lines.map((line) => (
          <li key={`${line.number} ${line.outcome}`}>
            <span className="num">{line.number}</span>
            <StatusBadge tone={tones[line.outcome]}>{t(`outcome.${line.outcome}`)}</StatusBadge>
            <small>{line.note}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

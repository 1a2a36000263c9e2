// Earlier uploads beside the work; one is opened by a click.
import type { Batch } from '@yijian/contract/data-models';
import { Section } from '@yijian/ui/detail-page';
import { Empty, Failed, Loading, describeError } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useFormat } from '../../../lib/format/index.ts';
import { useBatches } from '../data-models.api.ts';
import { useUploadPhrases } from '../data-models.phrases.ts';
import { BatchStateBadge } from './batch-state.tsx';

type ShownBatch = z.infer<typeof Batch>;

export function BatchHistory({ open, onOpen }: { open: string | null; onOpen: (id: string) => void }): ReactNode {
  const t = useUploadPhrases();
  const batches = useBatches();
  return (
    <Section title={t('history')} count={batches.data?.totalElements} flush>
      {batches.error ? (
        <Failed compact title={t('historyFailed')} onRetry={batches.refetch} {...describeError(batches.error)} />
      ) : batches.data === undefined ? (
        <Loading rows={4} />
      ) : batches.data.content.length === 0 ? (
        <Empty compact reason={t('historyEmpty')} />
      ) : (
        <ul className="upload-history">
          {batches.data.content.map((batch) => (
            <li key={batch.id}>
              <HistoryLine batch={batch} isOpen={batch.id === open} onOpen={() => onOpen(batch.id)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function HistoryLine({ batch, isOpen, onOpen }: { batch: ShownBatch; isOpen: boolean; onOpen: () => void }): ReactNode {
  const t = useUploadPhrases();
  const format = useFormat();
  return (
    <button type="button" aria-current={isOpen} onClick={onOpen}>
      <span className="upload-history-name" title={batch.fileName}>
        {batch.fileName}
      </span>
      <BatchStateBadge state={batch.state} />
      <small className="num">
        {format.dateTime(batch.createdAt)} · {batch.userName} · {t('rowCount', { count: format.count(batch.rowCount) })}
      </small>
    </button>
  );
}

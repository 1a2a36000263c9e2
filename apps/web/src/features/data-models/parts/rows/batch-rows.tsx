// The rows of an upload by what is wrong with them; a cell is corrected where it stands.
import type { DataModel, RowPage } from '@yijian/contract/data-models';
import { Section } from '@yijian/ui/detail-page';
import { Empty, Failed, describeError } from '@yijian/ui/states';
import { DataTable, Pagination } from '@yijian/ui/table';
import { Segmented } from 'antd';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useBatchRows, type ShownBatch } from '../../data-models.api.ts';
import { useUploadPhrases } from '../../data-models.phrases.ts';
import { RowCard } from './row-card.tsx';
import { useRowColumns } from './use-row-columns.tsx';

type Show = RowPage['show'];

export function BatchRows({ batch, model }: { batch: ShownBatch; model: DataModel }): ReactNode {
  const t = useUploadPhrases();
  const format = useFormat();
  const language = useLanguage();
  const [show, setShow] = useState<Show>(firstShown(batch));
  const [page, setPage] = useState({ page: 0, size: 20 });
  const rows = useBatchRows(batch.id, { show, ...page });
  const columns = useRowColumns(batch, model, show === 'faulty' ? rows.data?.content : undefined);
  const counts: Record<Show, number> = {
    faulty: batch.faultCount,
    duplicate: batch.duplicateCount,
    valid: batch.validCount,
    all: batch.rowCount,
  };
  const words = { faulty: 'faulty', duplicate: 'duplicates', valid: 'valid', all: 'all' } as const;
  const choose = (next: Show): void => {
    setShow(next);
    setPage({ ...page, page: 0 });
  };
  return (
    <Section
      title={t('rowList')}
      flush
      extra={
        <Segmented<Show>
          size="small"
          value={show}
          onChange={choose}
          options={(Object.keys(words) as Show[]).map((value) => ({
            value,
            label: `${t(words[value])} ${format.count(counts[value])}`,
          }))}
        />
      }
    >
      {rows.error ? (
        <Failed compact title={t('rowsFailed')} onRetry={rows.refetch} {...describeError(rows.error)} />
      ) : (
        <DataTable
          inCard
          label={t('rowList')}
          columns={columns}
          rows={rows.data?.content}
          rowKey={(row) => String(row.row)}
          loading={rows.isFetching}
          density="tight"
          language={language}
          skeletonRows={6}
          renderCard={(row) => <RowCard row={row} batch={batch} model={model} />}
          empty={<Empty compact reason={show === 'faulty' ? t('allGood') : t('noRows')} />}
        />
      )}
      <div className="upload-pages">
        <Pagination
          page={page.page + 1}
          pageSize={page.size}
          total={counts[show]}
          hasNext={(page.page + 1) * page.size < counts[show]}
          pageSizes={[20, 50, 100]}
          formatCount={format.count}
          onChange={(next, size) => setPage({ page: next - 1, size })}
        />
      </div>
    </Section>
  );
}

function firstShown(batch: ShownBatch): Show {
  if (batch.faultCount > 0) return 'faulty';
  return batch.duplicateCount > 0 ? 'duplicate' : 'all';
}

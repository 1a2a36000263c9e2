// The rows of an upload by what is wrong with them; a cell is corrected where it stands.
import type { DataModel, RowPage } from '@yijian/contract/data-models';
import { Section } from '@yijian/ui/detail-page';
import { Segmented } from 'antd';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { PagedTable, pageSizes, usePaged } from '../../../../lib/lists/index.ts';
import { useBatchRows, type ShownBatch } from '../../data-models.api.ts';
import { useUploadPhrases } from '../../data-models.phrases.ts';
import { RowCard } from './row-card.tsx';
import { useRowColumns } from './use-row-columns.tsx';

type Show = RowPage['show'];

export function BatchRows({ batch, model }: { batch: ShownBatch; model: DataModel }): ReactNode {
  const t = useUploadPhrases();
  const format = useFormat();
  const [show, setShow] = useState<Show>(firstShown(batch));
  const paged = usePaged();
  const rows = useBatchRows(batch.id, { show, page: paged.page, size: paged.size });
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
    paged.setPage(0, paged.size);
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
      <PagedTable
        inCard
        label={t('rowList')}
        columns={columns}
        query={rows}
        list={paged}
        total={counts[show]}
        sizes={pageSizes}
        rowKey={(row) => String(row.row)}
        loading={rows.isFetching}
        density="tight"
        skeletonRows={6}
        renderCard={(row) => <RowCard row={row} batch={batch} model={model} />}
        empty={show === 'faulty' ? t('allGood') : t('noRows')}
        failed={t('rowsFailed')}
      />
    </Section>
  );
}

function firstShown(batch: ShownBatch): Show {
  if (batch.faultCount > 0) return 'faulty';
  return batch.duplicateCount > 0 ? 'duplicate' : 'all';
}

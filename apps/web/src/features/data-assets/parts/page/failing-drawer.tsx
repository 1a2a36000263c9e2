// The records that break a rule, as they stand now; one opens its page.
import type { AssetDetail, AssetRule, FailingRecord } from '@yijian/contract/data-assets';
import { FormDrawer } from '@yijian/ui/form-page';
import type { DataColumn } from '@yijian/ui/table';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../lib/format/index.ts';
import { PagedTable, pageSizes, usePaged } from '../../../../lib/lists/index.ts';
import { useFailing } from '../../data-assets.api.ts';
import { useDataAssetPhrases } from '../../data-assets.phrases.ts';

interface FailingDrawerProps {
  readonly asset: AssetDetail;
  readonly rule: AssetRule;
  readonly onClose: () => void;
}

export function FailingDrawer({ asset, rule, onClose }: FailingDrawerProps): ReactNode {
  const t = useDataAssetPhrases();
  const format = useFormat();
  const paged = usePaged();
  const query = useFailing(asset.code, rule.code, { page: paged.page, size: paged.size });
  const columns = useMemo<DataColumn<FailingRecord>[]>(
    () => [
      {
        key: 'name',
        title: asset.name,
        render: (row) => (row.path === null ? row.name : <Link to={row.path}>{row.name}</Link>),
      },
    ],
    [asset.name],
  );
  const total = query.data?.totalElements;
  const title = t('failingOf', { rule: rule.name });
  return (
    <FormDrawer
      open
      width={560}
      onClose={onClose}
      title={total === undefined ? title : `${title} · ${format.count(total)} ${t('rowsUnit')}`}
    >
      <p className="asset-note">{rule.definition}</p>
      <PagedTable
        label={title}
        columns={columns}
        query={query}
        list={paged}
        sizes={pageSizes}
        rowKey={(row) => row.id}
        empty={t('noFailing')}
        failed={t('failed')}
      />
    </FormDrawer>
  );
}

// The records that break a rule, as they stand now; one opens its page.
import type { AssetDetail, AssetRule, FailingRecord } from '@yijian/contract/data-assets';
import { FormDrawer } from '@yijian/ui/form-page';
import { Empty, Failed, describeError } from '@yijian/ui/states';
import { DataTable, Pagination, type DataColumn } from '@yijian/ui/table';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../lib/format/index.ts';
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
  const [{ page, size }, turn] = useState({ page: 0, size: 20 });
  const query = useFailing(asset.code, rule.code, { page, size });
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
      {query.isError ? (
        <Failed title={t('failed')} onRetry={query.refetch} {...describeError(query.error)} />
      ) : (
        <DataTable
          label={title}
          columns={columns}
          rows={query.data?.content}
          rowKey={(row) => row.id}
          empty={<Empty compact reason={t('noFailing')} />}
        />
      )}
      <Pagination
        page={page + 1}
        pageSize={size}
        total={total}
        pageSizes={[20, 50, 100]}
        onChange={(next, nextSize) => turn({ page: next - 1, size: nextSize })}
      />
    </FormDrawer>
  );
}

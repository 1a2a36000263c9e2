// The columns of the budget tree.
import type { BudgetLine } from '@yijian/contract/budgets';
import { StatusBadge, Tag } from '@yijian/ui/badge';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { Snowflake } from 'lucide-react';
import { useFormat } from '../../../../lib/format/index.ts';
import { TreeCell, type TreeRow } from '../../../administration/index.ts';
import { useBudgetPhrases } from '../../budgets.phrases.ts';
import { UsageBar } from './usage-bar.tsx';

type Row = TreeRow<BudgetLine & { readonly sort: number }>;

export function useBudgetColumns(page: {
  isUnfolded: (id: string) => boolean;
  fold: (id: string) => void;
}): DataColumn<Row>[] {
  const t = useBudgetPhrases();
  const format = useFormat();
  const money = (
    key: 'current' | 'estimated' | 'committed' | 'actual' | 'available',
    width = 120,
  ): DataColumn<Row> => ({
    key,
    title: t(key),
    width,
    align: 'right',
    render: ({ item }) => (key === 'available' ? <b>{format.money(item[key])}</b> : format.money(item[key])),
  });
  return [
    {
      key: 'name',
      title: t('budget'),
      width: 264,
      render: ({ item, depth, hasBelow }) => (
        <TreeCell
          name={item.name}
          depth={depth}
          hasBelow={hasBelow}
          unfolded={page.isUnfolded(item.id)}
          onFold={() => page.fold(item.id)}
        >
          <strong>{item.name}</strong>
          <Tag>{t(`level.${item.level}`)}</Tag>
          {item.isFrozen ? (
            <StatusBadge tone="warn" icon={Snowflake}>
              {t('frozen')}
            </StatusBadge>
          ) : null}
        </TreeCell>
      ),
    },
    {
      key: 'owner',
      title: t('owner'),
      width: 116,
      render: ({ item }) => <TwoLine value={item.owner?.name ?? '—'} context={item.organization.name} />,
    },
    money('current', 124),
    { key: 'usage', title: t('usage'), width: 136, render: ({ item }) => <UsageBar line={item} /> },
    money('estimated'),
    money('committed'),
    money('actual'),
    money('available', 124),
  ];
}

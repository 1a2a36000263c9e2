// The columns of the lists of institutions and suppliers.
import { EXPIRING_DAYS, type Counterparty } from '@yijian/contract/counterparties';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo } from 'react';
import { daysBetween, today, useFormat } from '../../../lib/format/index.ts';
import { useCounterpartyPhrases } from '../counterparties.phrases.ts';
import { RiskTag, StateBadge } from './counterparty-badges.tsx';

export function useColumns(): DataColumn<Counterparty>[] {
  const t = useCounterpartyPhrases();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('name'),
        width: 264,
        sortable: true,
        render: (row) => <TwoLine strong value={row.name} context={row.creditCode} title={row.name} />,
      },
      { key: 'category', title: t('category'), width: 112, render: (row) => t(`category.${row.category}`) },
      { key: 'state', title: t('state'), width: 112, render: (row) => <StateBadge state={row.state} /> },
      { key: 'score', title: t('risk'), width: 96, sortable: true, render: (row) => <RiskTag risk={row.risk} /> },
      {
        key: 'validUntil',
        title: t('validUntil'),
        width: 144,
        sortable: true,
        render: (row) => {
          const days = row.validUntil === null ? null : daysBetween(today(), row.validUntil);
          const isNear = row.state === 'APPROVED' && days !== null && days <= EXPIRING_DAYS;
          return (
            <TwoLine
              value={row.validUntil ?? '—'}
              context={isNear && row.validUntil !== null ? format.daysSince(row.validUntil) : undefined}
            />
          );
        },
      },
      {
        key: 'documentCount',
        title: t('documents'),
        width: 96,
        align: 'right',
        render: (row) => format.count(row.documentCount),
      },
      {
        key: 'updatedAt',
        title: t('updated'),
        width: 152,
        sortable: true,
        render: (row) => format.dateTime(row.updatedAt),
      },
    ],
    [t, format],
  );
}

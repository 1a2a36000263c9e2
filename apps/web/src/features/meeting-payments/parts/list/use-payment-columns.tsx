// The columns of every list of payments.
import type { PaymentLine } from '@yijian/contract/meeting-payments';
import { Tag } from '@yijian/ui/badge';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { usePaymentPhrases } from '../../meeting-payments.phrases.ts';
import { PaymentStateBadge } from '../payment-state.tsx';

export function usePaymentColumns(): DataColumn<PaymentLine>[] {
  const t = usePaymentPhrases();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'number',
        title: t('payee'),
        width: 200,
        sortable: true,
        render: (row) => <TwoLine strong value={row.payeeName} context={row.number ?? t('notNumbered')} />,
      },
      { key: 'payeeKind', title: t('payeeKind'), width: 112, render: (row) => t(`kind.${row.payeeKind}`) },
      {
        key: 'meeting',
        title: t('meeting'),
        width: 264,
        render: (row) => <TwoLine value={row.meeting.name} context={row.meeting.number} title={row.meeting.name} />,
      },
      { key: 'owner', title: t('owner'), width: 96, render: (row) => row.owner.name },
      {
        key: 'gross',
        title: t('gross'),
        width: 128,
        align: 'right',
        sortable: true,
        render: (row) => format.money(row.gross),
      },
      {
        key: 'net',
        title: t('net'),
        width: 136,
        align: 'right',
        render: (row) => (
          <TwoLine
            value={format.money(row.net)}
            context={row.tax === 0 ? undefined : `${t('tax')} ${format.money(row.tax)}`}
          />
        ),
      },
      {
        key: 'dueOn',
        title: t('dueOn'),
        width: 112,
        sortable: true,
        render: (row) =>
          row.dueOn === null ? (
            '—'
          ) : (
            <TwoLine
              value={format.date(row.dueOn)}
              context={row.isLate ? <Tag tone="bad">{t('late')}</Tag> : undefined}
            />
          ),
      },
      { key: 'state', title: t('state'), width: 112, render: (row) => <PaymentStateBadge state={row.state} /> },
      {
        key: 'waiting',
        title: t('waiting'),
        width: 160,
        render: (row) =>
          row.waiting === null ? (
            (row.batch?.name ?? '—')
          ) : (
            <TwoLine
              value={row.waiting.node}
              context={t('waitingSince', { people: row.waiting.people, since: format.daysSince(row.waiting.since) })}
            />
          ),
      },
    ],
    [t, format],
  );
}

// The columns of every list of meetings.
import type { MeetingLine } from '@yijian/contract/meetings';
import { Tag } from '@yijian/ui/badge';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo } from 'react';
import { joined, useFormat } from '../../../../lib/format/index.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';
import { IntegrityMark } from '../detail/integrity.tsx';
import { MeetingStateBadge } from '../meeting-state.tsx';

export function useMeetingColumns(): DataColumn<MeetingLine>[] {
  const t = useMeetingPhrases();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'number',
        title: t('meeting'),
        width: 264,
        sortable: true,
        render: (row) => (
          <TwoLine strong value={row.title} context={row.number ?? t('notNumbered')} title={row.title} />
        ),
      },
      {
        key: 'type',
        title: t('type'),
        width: 112,
        render: (row) => <TwoLine value={t(`type.${row.type}`)} context={t(`purpose.${row.purpose}`)} />,
      },
      {
        key: 'startsAt',
        title: t('date'),
        width: 136,
        sortable: true,
        render: (row) => (
          <TwoLine
            value={format.date(row.startsAt)}
            context={row.startsAt === null ? undefined : `${format.weekday(row.startsAt)} ${format.time(row.startsAt)}`}
          />
        ),
      },
      {
        key: 'venue',
        title: t('venue'),
        width: 152,
        render: (row) => (
          <TwoLine value={row.cityName ?? t(`format.${row.format}`)} context={row.venueName} title={row.venueName} />
        ),
      },
      { key: 'owner', title: t('owner'), width: 96, render: (row) => row.owner.name },
      { key: 'speakers', title: t('speakers'), width: 112, render: (row) => joined(row.speakers) || '—' },
      {
        key: 'heads',
        title: t('heads'),
        width: 104,
        align: 'right',
        render: (row) => `${format.count(row.attended)} / ${format.count(row.expectedGuests)}`,
      },
      {
        key: 'estimate',
        title: t('amount'),
        width: 144,
        align: 'right',
        sortable: true,
        render: (row) => (
          <TwoLine value={format.money(row.actual ?? row.estimate)} context={row.orderCode ?? undefined} />
        ),
      },
      {
        key: 'state',
        title: t('state'),
        width: 120,
        render: (row) => (
          <>
            <MeetingStateBadge state={row.state} />
            {row.isOverdue ? <Tag tone="bad">{t('overdue')}</Tag> : null}
          </>
        ),
      },
      {
        key: 'waiting',
        title: t('waiting'),
        width: 160,
        render: (row) =>
          row.waiting === null ? (
            '—'
          ) : (
            <TwoLine
              value={row.waiting.node}
              context={t('waitingSince', { people: row.waiting.people, since: format.daysSince(row.waiting.since) })}
            />
          ),
      },
      {
        key: 'risk',
        title: t('risk'),
        width: 72,
        render: (row) => (
          <Tag tone={row.risk === 'HIGH' ? 'bad' : row.risk === 'MEDIUM' ? 'warn' : 'neutral'}>
            {t(`risk.${row.risk}`)}
          </Tag>
        ),
      },
      {
        key: 'integrity',
        title: t('integrity'),
        width: 88,
        render: (row) => <IntegrityMark score={row.integrity} />,
      },
    ],
    [t, format],
  );
}

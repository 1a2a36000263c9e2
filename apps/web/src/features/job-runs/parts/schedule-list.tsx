// What runs by the clock: its times, how the last run went, how many failed within a day.
import type { ScheduleRow } from '@yijian/contract/job-runs';
import { useState, type ReactNode } from 'react';
import { StatusBadge } from '@yijian/ui/badge';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useFormat } from '../../../lib/format/index.ts';
import { SectionPage } from '../../administration/index.ts';
import { useSchedules } from '../job-runs.api.ts';
import { useJobRunPhrases } from '../job-runs.phrases.ts';
import { useJobNames } from './job-name.ts';

export function ScheduleList(): ReactNode {
  const t = useJobRunPhrases();
  const query = useSchedules();
  const [keyword, setKeyword] = useState('');
  const { nameOf } = useJobNames();
  const wanted = keyword.trim().toLowerCase();
  const rows = query.data?.filter(({ name }) => `${nameOf(name)} ${name}`.toLowerCase().includes(wanted));
  return (
    <SectionPage
      title={t('schedules')}
      query={query}
      rows={rows}
      rowKey={(row) => row.name}
      columns={useColumns()}
      total={rows?.length}
      keyword={keyword}
      onKeyword={setKeyword}
      placeholder={t('searchName')}
    />
  );
}

function useColumns(): DataColumn<ScheduleRow>[] {
  const t = useJobRunPhrases();
  const format = useFormat();
  const { nameOf } = useJobNames();
  const took = (count: number | null) => (count === null ? '—' : t('milliseconds', { count: format.count(count) }));
  return [
    {
      key: 'name',
      title: t('name'),
      width: 280,
      render: (row) => <TwoLine strong value={nameOf(row.name)} context={row.cron} title={row.name} />,
    },
    {
      key: 'outcome',
      title: t('outcome'),
      width: 112,
      render: (row) => <Outcome failed={row.lastError !== null} ran={row.lastStartedAt !== null} />,
    },
    {
      key: 'last',
      title: t('lastRun'),
      width: 160,
      render: (row) => (row.lastStartedAt === null ? '—' : format.dateTime(row.lastStartedAt)),
    },
    { key: 'took', title: t('duration'), width: 112, align: 'right', render: (row) => took(row.lastMilliseconds) },
    {
      key: 'today',
      title: t('today'),
      width: 176,
      render: (row) => t('runsOf', { runs: row.runsToday, failed: row.failedToday }),
    },
    {
      key: 'error',
      title: t('lastError'),
      width: 280,
      render: (row) => <TwoLine value={row.lastError ?? '—'} title={row.lastError ?? undefined} />,
    },
  ];
}

export function Outcome({ failed, ran }: { failed: boolean; ran: boolean }): ReactNode {
  const t = useJobRunPhrases();
  if (!ran) return <StatusBadge tone="neutral">{t('notYet')}</StatusBadge>;
  return <StatusBadge tone={failed ? 'bad' : 'ok'}>{t(failed ? 'failed' : 'done')}</StatusBadge>;
}

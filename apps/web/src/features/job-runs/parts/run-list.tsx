// Every run by the clock within a month: when, how long, what failed.
import type { Run } from '@yijian/contract/job-runs';
import type { ReactNode } from 'react';
import { FilterButton } from '@yijian/ui/filter';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useFormat } from '../../../lib/format/index.ts';
import { Pages, pageSizes, useListState } from '../../../lib/lists/index.ts';
import { SectionPage } from '../../administration/index.ts';
import { useRuns } from '../job-runs.api.ts';
import { useJobRunPhrases } from '../job-runs.phrases.ts';
import { useJobNames } from './job-name.ts';
import { Outcome } from './schedule-list.tsx';

const fields = { view: 'text', name: 'text', outcome: 'text' } as const;

export function RunList(): ReactNode {
  const t = useJobRunPhrases();
  const list = useListState(fields);
  const { name = '', outcome } = list.filters;
  const { jobFor } = useJobNames();
  const query = useRuns({
    page: list.page,
    size: list.size,
    ...(name === '' ? {} : { name: jobFor(name) }),
    ...(outcome === 'failed' ? { failed: true } : {}),
  });
  return (
    <SectionPage
      title={t('runs')}
      query={query}
      rows={query.data?.content}
      rowKey={(row) => row.id}
      columns={useColumns()}
      total={query.data?.totalElements}
      keyword={name}
      onKeyword={(next) => list.setFilters({ name: next })}
      placeholder={t('searchName')}
      filters={
        <FilterButton
          label={t('outcome')}
          options={[{ value: 'failed', label: t('onlyFailed') }]}
          value={outcome === 'failed' ? ['failed'] : []}
          multiple={false}
          onChange={([next]) => list.setFilters({ outcome: next ?? '' })}
        />
      }
      pagination={<Pages list={list} total={query.data?.totalElements} sizes={pageSizes} />}
    />
  );
}

function useColumns(): DataColumn<Run>[] {
  const t = useJobRunPhrases();
  const format = useFormat();
  const { nameOf } = useJobNames();
  return [
    {
      key: 'name',
      title: t('name'),
      width: 280,
      render: (row) => <TwoLine strong value={nameOf(row.name)} title={row.name} />,
    },
    { key: 'outcome', title: t('outcome'), width: 112, render: (row) => <Outcome failed={row.error !== null} ran /> },
    { key: 'startedAt', title: t('startedAt'), width: 160, render: (row) => format.dateTime(row.startedAt) },
    {
      key: 'took',
      title: t('duration'),
      width: 112,
      align: 'right',
      render: (row) => t('milliseconds', { count: format.count(row.milliseconds) }),
    },
    {
      key: 'error',
      title: t('lastError'),
      width: 360,
      render: (row) => <TwoLine value={row.error ?? '—'} title={row.error ?? undefined} />,
    },
  ];
}

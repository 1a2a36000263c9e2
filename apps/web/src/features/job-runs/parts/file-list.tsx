// Files that came in and went out, newest first.
import type { FileRun } from '@yijian/contract/job-runs';
import { useState, type ReactNode } from 'react';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useFormat } from '../../../lib/format/index.ts';
import { Pages, pageSizes, useListState } from '../../../lib/lists/index.ts';
import { SectionPage } from '../../administration/index.ts';
import { useFileRuns } from '../job-runs.api.ts';
import { useJobRunPhrases } from '../job-runs.phrases.ts';

const fields = { view: 'text' } as const;

export function FileList(): ReactNode {
  const t = useJobRunPhrases();
  const list = useListState(fields);
  const [keyword, setKeyword] = useState('');
  const query = useFileRuns({ page: list.page, size: list.size });
  const wanted = keyword.trim().toLowerCase();
  return (
    <SectionPage
      title={t('files')}
      query={query}
      rows={query.data?.content.filter((row) => (row.fileName ?? '').toLowerCase().includes(wanted))}
      rowKey={(row) => `${row.direction} ${row.id}`}
      columns={useColumns()}
      total={query.data?.totalElements}
      keyword={keyword}
      onKeyword={setKeyword}
      placeholder={t('searchFile')}
      pagination={<Pages list={list} total={query.data?.totalElements} sizes={pageSizes} />}
    />
  );
}

type Ended = 'DONE' | 'FAILED' | 'REFUSED' | 'UNDONE' | 'CANCELLED' | 'NEEDS_FIX' | 'RUNNING';
const states: Readonly<Record<string, readonly [Ended, Tone]>> = {
  DONE: ['DONE', 'ok'],
  DELIVERED: ['DONE', 'ok'],
  FAILED: ['FAILED', 'bad'],
  REFUSED_DAY: ['REFUSED', 'warn'],
  REFUSED_ROWS: ['REFUSED', 'warn'],
  REFUSED_APPROVAL: ['REFUSED', 'warn'],
  UNDONE: ['UNDONE', 'neutral'],
  CANCELLED: ['CANCELLED', 'neutral'],
  NEEDS_FIX: ['NEEDS_FIX', 'warn'],
};
const known = ['doctors', 'hospitals', 'users', 'visits'] as const;

function useColumns(): DataColumn<FileRun>[] {
  const t = useJobRunPhrases();
  const format = useFormat();
  const stateOf = ({ state }: FileRun) => states[state] ?? (['RUNNING', 'neutral'] as const);
  const what = (row: FileRun) => t(`what.${known.find((one) => one === row.what) ?? 'other'}`);
  return [
    {
      key: 'file',
      title: t('fileName'),
      width: 280,
      render: (row) => (
        <TwoLine strong value={row.fileName ?? '—'} title={row.fileName ?? undefined} context={what(row)} />
      ),
    },
    { key: 'direction', title: t('direction'), width: 96, render: (row) => t(`direction.${row.direction}`) },
    {
      key: 'state',
      title: t('status'),
      width: 128,
      render: (row) => <StatusBadge tone={stateOf(row)[1]}>{t(`file.${stateOf(row)[0]}`)}</StatusBadge>,
    },
    {
      key: 'rows',
      title: t('rows'),
      width: 104,
      align: 'right',
      render: (row) => (row.rows === null ? '—' : format.count(row.rows)),
    },
    { key: 'by', title: t('by'), width: 128, render: (row) => row.userName },
    { key: 'at', title: t('at'), width: 160, render: (row) => format.dateTime(row.at) },
  ];
}

// The export log of everybody, for compliance and administrators: filters, rows, one export in a drawer (reliability 24).
import { exportOutcomes, exportResources, type ExportEntry, type ExportQuery } from '@yijian/contract/exports';
import { DateRangeFilter, FilterButton, SearchInput } from '@yijian/ui/filter';
import { ListPage } from '@yijian/ui/list-page';
import { Empty, Failed, describeError } from '@yijian/ui/states';
import { DataTable, Pagination, TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo, useState, type ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useLanguage } from '../../../lib/i18n/index.ts';
import { useListState, type ListState } from '../../../lib/lists/index.ts';
import { useExports } from '../exports.api.ts';
import { useExportPhrases } from '../exports.phrases.ts';
import { ExportDrawer } from './export-drawer.tsx';
import { OutcomeBadge } from './export-outcome.tsx';
import './exports.css';

const fields = { keyword: 'text', resource: 'text', outcome: 'text', startDay: 'text', endDay: 'text' } as const;

export function ExportLog(): ReactNode {
  const t = useExportPhrases();
  const format = useFormat();
  const language = useLanguage();
  const list = useListState(fields);
  const query = useExports({ ...list.filters, page: list.page, size: list.size } as Partial<ExportQuery>);
  const [open, setOpen] = useState<string | null>(null);
  const columns = useColumns();
  const total = query.data?.totalElements;
  return (
    <>
      <ListPage
        title={t('title')}
        search={
          <SearchInput
            value={list.filters.keyword ?? ''}
            onChange={(keyword) => list.setFilters({ keyword })}
            placeholder={t('search')}
          />
        }
        filters={<Filters list={list} />}
        total={total}
        summary={total === undefined ? undefined : t('matching', { count: format.count(total) })}
        formatCount={format.count}
        pagination={
          <Pagination
            page={list.page + 1}
            pageSize={list.size}
            pageSizes={[20, 50, 100]}
            total={total ?? null}
            formatCount={format.count}
            onChange={(page, size) => list.setPage(page - 1, size)}
          />
        }
      >
        {query.error ? (
          <Failed title={t('failed')} onRetry={() => void query.refetch()} {...describeError(query.error)} />
        ) : (
          <DataTable
            label={t('title')}
            columns={columns}
            rows={query.data?.content}
            rowKey={(entry) => entry.id}
            loading={query.isFetching}
            language={language}
            onOpen={(entry) => setOpen(entry.id)}
            renderCard={(entry) => <EntryCard entry={entry} />}
            empty={<Empty reason={t('empty')} />}
          />
        )}
      </ListPage>
      {open === null ? null : <ExportDrawer key={open} id={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function Filters({ list }: { list: ListState<typeof fields> }): ReactNode {
  const t = useExportPhrases();
  const { resource, outcome, startDay, endDay } = list.filters;
  const one = (value: string | undefined): string[] => (value === undefined ? [] : [value]);
  return (
    <>
      <FilterButton
        label={t('resource')}
        options={exportResources.map((value) => ({ value, label: t(`resource.${value}`) }))}
        value={one(resource)}
        multiple={false}
        onChange={([next]) => list.setFilters({ resource: next ?? '' })}
      />
      <FilterButton
        label={t('outcome')}
        options={exportOutcomes.map((value) => ({ value, label: t(`outcome.${value}`) }))}
        value={one(outcome)}
        multiple={false}
        onChange={([next]) => list.setFilters({ outcome: next ?? '' })}
      />
      <DateRangeFilter
        label={t('day')}
        value={startDay !== undefined && endDay !== undefined ? [startDay, endDay] : null}
        onChange={(range) => list.setFilters({ startDay: range?.[0] ?? '', endDay: range?.[1] ?? '' })}
      />
    </>
  );
}

function useColumns(): DataColumn<ExportEntry>[] {
  const t = useExportPhrases();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'person',
        title: t('person'),
        width: 168,
        render: (entry) => (
          <TwoLine
            strong
            value={entry.userName}
            context={entry.actorName === null ? entry.login : t('byActor', { name: entry.actorName })}
          />
        ),
      },
      { key: 'at', title: t('at'), width: 152, render: (entry) => format.dateTime(entry.at) },
      { key: 'resource', title: t('resource'), width: 96, render: (entry) => t(`resource.${entry.resource}`) },
      {
        key: 'rows',
        title: t('rows'),
        width: 88,
        align: 'right',
        render: (entry) => (entry.rows === null ? '—' : format.count(entry.rows)),
      },
      {
        key: 'reason',
        title: t('reason'),
        width: 260,
        render: (entry) => <TwoLine value={entry.reason} context={t(`category.${entry.category}`)} />,
      },
      { key: 'outcome', title: t('outcome'), width: 128, render: (entry) => <OutcomeBadge outcome={entry.outcome} /> },
    ],
    [t, format],
  );
}

function EntryCard({ entry }: { entry: ExportEntry }): ReactNode {
  const t = useExportPhrases();
  const format = useFormat();
  const rows = entry.rows === null ? '—' : format.count(entry.rows);
  return (
    <article className="export-card">
      <p>
        <strong>{entry.userName}</strong>
        <OutcomeBadge outcome={entry.outcome} />
      </p>
      <p>
        <span>{t('rowsOf', { resource: t(`resource.${entry.resource}`), rows })}</span>
        <span className="num">{format.dateTime(entry.at)}</span>
      </p>
      <span>{`${t(`category.${entry.category}`)} · ${entry.reason}`}</span>
    </article>
  );
}

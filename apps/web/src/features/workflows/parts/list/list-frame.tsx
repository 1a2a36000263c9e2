// The list page that all workflow lists share: filters, count, table or cards, four states.
import type { ActiveFilter } from '@yijian/ui/filter';
import { ListPage, type ListPageProps } from '@yijian/ui/list-page';
import { Empty, Failed, describeError } from '@yijian/ui/states';
import { DataTable, Pagination, type DataColumn, type Selection } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import type { List, ListFields } from '../../../../lib/lists/index.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import './list.css';

export interface ListFrameProps<Row> extends Pick<
  ListPageProps,
  'tabs' | 'tab' | 'onTabChange' | 'actions' | 'search' | 'filters' | 'batch' | 'phoneBar' | 'asOf'
> {
  readonly title: string;
  readonly label: string;
  readonly list: List<ListFields, Row>;
  readonly columns: readonly DataColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly rowName?: (row: Row) => string;
  readonly selection?: Selection | undefined;
  readonly onOpen: (row: Row) => void;
  readonly renderCard: (row: Row) => ReactNode;
  readonly empty: string;
  readonly emptyAction?: ReactNode;
  readonly chips?: readonly ActiveFilter[];
  /** Words in place of the count. */
  readonly summary?: string | undefined;
}

export function ListFrame<Row>(props: ListFrameProps<Row>): ReactNode {
  const { list, columns, title, chips = [], empty, emptyAction, label, summary, onOpen, renderCard, ...rest } = props;
  const { selection, rowKey, rowName, ...page } = rest;
  const t = useWorkflowPhrases();
  const format = useFormat();
  const language = useLanguage();
  return (
    <ListPage
      {...page}
      title={title}
      activeFilters={chips}
      onClearFilters={list.clearFilters}
      total={list.total}
      summary={summary ?? t('matching', { count: list.total === null ? '…' : format.count(list.total) })}
      formatCount={format.count}
      toolbar={{
        density: list.layout.density,
        onDensityChange: (density) => list.changeLayout({ density }),
        columns: { columns, state: list.layout.columns, onChange: (state) => list.changeLayout({ columns: state }) },
        onRefresh: list.refresh,
        refreshing: list.refreshing,
      }}
      pagination={<Pages list={list} />}
    >
      {list.error ? (
        <Failed title={t('failed')} onRetry={list.refresh} {...describeError(list.error)} />
      ) : (
        <DataTable
          label={label}
          columns={columns}
          rows={list.rows}
          rowKey={rowKey}
          rowName={rowName}
          selection={selection}
          loading={list.refreshing}
          density={list.layout.density}
          columnsState={list.layout.columns}
          sort={sortOf(list.sort)}
          onSortChange={(sort) =>
            list.setSort(sort ? `${sort.key},${sort.direction === 'ascending' ? 'asc' : 'desc'}` : undefined)
          }
          onOpen={onOpen}
          renderCard={renderCard}
          onReachEnd={list.loadMore}
          hasMore={list.hasNext}
          language={language}
          empty={<Empty reason={empty} action={emptyAction} />}
        />
      )}
    </ListPage>
  );
}

function Pages({ list }: { list: List<ListFields, unknown> }): ReactNode {
  const format = useFormat();
  if (list.grows) return null;
  return (
    <Pagination
      page={list.page + 1}
      pageSize={list.size}
      total={list.total}
      hasNext={list.hasNext}
      pageSizes={[20, 50, 100]}
      formatCount={format.count}
      onChange={(page, size) => list.setPage(page - 1, size)}
    />
  );
}

function sortOf(sort: string | undefined): { key: string; direction: 'ascending' | 'descending' } | null {
  const [key, direction] = (sort ?? '').split(',');
  return key ? { key, direction: direction === 'asc' ? 'ascending' : 'descending' } : null;
}

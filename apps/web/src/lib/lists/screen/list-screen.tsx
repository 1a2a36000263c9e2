// A whole list screen from declared columns and filters (look and feel, list page).
import { ListPage, type ListPageProps } from '@yijian/ui/list-page';
import type { ReactNode } from 'react';
import { useFormat } from '../../format/index.ts';
import type { ListFields } from '../list-fields.ts';
import { FilterControls } from './filter-controls.tsx';
import { filterParts, placedIn } from './filter-parts.tsx';
import type { ListFilter } from './list-filter.ts';
import { ListRows, type ListRowsProps } from './list-rows.tsx';
import { Pages, pageSizes } from './pages.tsx';

type PageParts = Pick<
  ListPageProps,
  'title' | 'tabs' | 'tab' | 'onTabChange' | 'actions' | 'views' | 'onSaveView' | 'asOf' | 'phoneBar'
>;

export interface ListScreenProps<F extends ListFields, Row> extends PageParts, Omit<ListRowsProps<F, Row>, 'label'> {
  /** Names the table for screen readers; the title unless given. */
  readonly label?: string;
  readonly filters?: readonly ListFilter<F>[];
  /** Filters drawn by hand, after the declared ones. */
  readonly moreFilters?: ReactNode;
  /** What can be done with chosen rows; needs `selection`. */
  readonly batchActions?: NonNullable<ListPageProps['batch']>['actions'] | undefined;
  /** Further tools, an export for example. */
  readonly tools?: Partial<NonNullable<ListPageProps['toolbar']>> | undefined;
  /** Words for how many match; "N results" unless given. */
  readonly matching?: ((count: string) => string) | undefined;
  /** Stands between the filters and the rows. */
  readonly above?: ReactNode;
  /** Drawn in place of the table, a calendar for example; the count stays, what belongs to rows goes: pages, columns, height. */
  readonly instead?: ReactNode;
}

/**
 * Draws title, tabs, filters with chips, count, tools, table or cards, pages and the batch bar of a list.
 * `list` is what `useList` returns; its fields name the filters.
 */
export function ListScreen<F extends ListFields, Row>(props: ListScreenProps<F, Row>): ReactNode {
  const { list, selection, filters = [], moreFilters, batchActions, tools, matching, above, instead, label } = props;
  const format = useFormat();
  const folded = placedIn(filters, 'folded');
  const count = list.total === null ? '…' : format.count(list.total);
  return (
    <ListPage
      {...pageParts(props)}
      {...filterParts(list, filters)}
      moreFilters={
        folded.length > 0 || moreFilters ? (
          <>
            <FilterControls list={list} fields={list.fields} filters={folded} />
            {moreFilters}
          </>
        ) : undefined
      }
      total={list.total}
      summary={matching?.(count)}
      formatCount={format.count}
      toolbar={{
        ...(instead === undefined ? rowTools(props) : {}),
        onRefresh: list.refresh,
        refreshing: list.refreshing,
        ...tools,
      }}
      batch={selection && batchActions ? { selection, actions: batchActions } : undefined}
      pagination={
        list.grows || instead !== undefined ? null : (
          <Pages list={list} total={list.total} hasNext={list.hasNext} sizes={pageSizes} />
        )
      }
    >
      {above}
      {instead ?? <ListRows {...props} label={label ?? props.title} />}
    </ListPage>
  );
}

function rowTools<F extends ListFields, Row>({
  list,
  columns,
}: ListScreenProps<F, Row>): NonNullable<ListPageProps['toolbar']> {
  return {
    density: list.layout.density,
    onDensityChange: (density) => list.changeLayout({ density }),
    columns: { columns, state: list.layout.columns, onChange: (state) => list.changeLayout({ columns: state }) },
  };
}

function pageParts<F extends ListFields, Row>(props: ListScreenProps<F, Row>): PageParts {
  const { title, tabs, tab, onTabChange, actions, views, onSaveView, asOf, phoneBar } = props;
  return { title, tabs, tab, onTabChange, actions, views, onSaveView, asOf, phoneBar };
}

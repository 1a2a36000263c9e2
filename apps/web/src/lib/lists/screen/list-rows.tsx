// The rows of a list screen with their four states: loading, failed, empty, ready.
import { Empty, Failed, describeError } from '@yijian/ui/states';
import { CardList, DataTable, type DataColumn, type Selection } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/index.ts';
import { countFilters, type ListFields } from '../list-fields.ts';
import type { List } from '../use-list.ts';
import { readSort, writeSort } from './sort.ts';

export interface ListRowsProps<F extends ListFields, Row> {
  readonly list: List<F, Row>;
  /** Names the table for screen readers. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Names a row for its checkbox. */
  readonly rowName?: ((row: Row) => string) | undefined;
  readonly selection?: Selection | undefined;
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** A row on a phone. */
  readonly renderCard: (row: Row) => ReactNode;
  /** Class of the cards, where the list can be read as cards on a desk as well. */
  readonly cards?: string | undefined;
  /** Says why there is nothing, or draws it. */
  readonly empty: ReactNode;
  readonly emptyAction?: ReactNode;
  readonly failed?: string | undefined;
}

export function ListRows<F extends ListFields, Row>(props: ListRowsProps<F, Row>): ReactNode {
  const { list, label, columns, rowKey, rowName, selection, onOpen, renderCard, cards, empty, emptyAction, failed } =
    props;
  const language = useLanguage();
  if (list.error) return <Failed title={failed} onRetry={list.refresh} {...describeError(list.error)} />;
  const shared = {
    label,
    rows: list.rows,
    rowKey,
    onOpen,
    renderCard,
    onReachEnd: list.loadMore,
    hasMore: list.hasNext,
    loading: list.refreshing,
    empty:
      typeof empty === 'string' ? (
        <Empty
          reason={empty}
          action={emptyAction}
          onClearFilters={countFilters(list.filters) > 0 ? list.clearFilters : undefined}
        />
      ) : (
        empty
      ),
  };
  if (cards !== undefined && list.grows)
    return (
      <div className={cards}>
        <CardList<Row> {...shared} />
      </div>
    );
  return (
    <DataTable<Row>
      {...shared}
      columns={columns}
      rowName={rowName}
      selection={selection}
      density={list.layout.density}
      columnsState={list.layout.columns}
      sort={readSort(list.sort)}
      onSortChange={(sort) => list.setSort(writeSort(sort))}
      language={language}
    />
  );
}

// The rows of a list screen with their four states: loading, failed, empty, ready.
import { Empty, Failed, describeError } from '@yijian/ui/states';
import { DataTable, type DataColumn, type Selection } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/index.ts';
import type { ListFields } from '../list-fields.ts';
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
  /** Says why there is nothing, or draws it. */
  readonly empty: ReactNode;
  readonly emptyAction?: ReactNode;
  readonly failed?: string | undefined;
}

export function ListRows<F extends ListFields, Row>(props: ListRowsProps<F, Row>): ReactNode {
  const { list, label, columns, rowKey, rowName, selection, onOpen, renderCard, empty, emptyAction, failed } = props;
  const language = useLanguage();
  if (list.error) return <Failed title={failed} onRetry={list.refresh} {...describeError(list.error)} />;
  return (
    <DataTable<Row>
      label={label}
      columns={columns}
      rows={list.rows}
      rowKey={rowKey}
      rowName={rowName}
      selection={selection}
      loading={list.refreshing}
      density={list.layout.density}
      columnsState={list.layout.columns}
      sort={readSort(list.sort)}
      onSortChange={(sort) => list.setSort(writeSort(sort))}
      onOpen={onOpen}
      renderCard={renderCard}
      onReachEnd={list.loadMore}
      hasMore={list.hasNext}
      language={language}
      empty={typeof empty === 'string' ? <Empty reason={empty} action={emptyAction} /> : empty}
    />
  );
}

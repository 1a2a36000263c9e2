// The table of every list page: pinned, sortable, selectable, virtual when long, cards on a phone (look and feel, list page).
import { Table } from 'antd';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Empty } from '../states/index.ts';
import { useIsPhone } from '../viewport/index.ts';
import { useUiWords } from '../words/index.ts';
import { toAntdColumns } from './parts/antd-columns.tsx';
import type { RowOrGhost } from './parts/antd-columns.tsx';
import { CardList } from './parts/card-list.tsx';
import { noColumnsState, visibleColumns, widthOf } from './column.ts';
import type { ColumnsState, DataColumn, Density, SortState } from './column.ts';
import { rowHandlers } from './parts/row-behaviour.ts';
import { selectionConfig, selectionWidth } from './parts/selection-config.ts';
import { useFillHeight } from './parts/use-fill-height.ts';
import type { Selection } from './use-selection.ts';
import './table.css';

export type DataTableProps<Row> = {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** undefined while the first page loads. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Names a row for its checkbox. */
  rowName?: ((row: Row) => string) | undefined;
  /** A refresh is under way; rows stay, the table says it is busy. */
  loading?: boolean | undefined;
  density?: Density | undefined;
  sort?: SortState | null | undefined;
  onSortChange?: ((sort: SortState | null) => void) | undefined;
  selection?: Selection | undefined;
  columnsState?: ColumnsState | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  /** What a phone shows for a row; without it the table stays a table. */
  renderCard?: ((row: Row) => ReactNode) | undefined;
  /** More rows may come: called 10 rows before the end on a phone. */
  onReachEnd?: (() => void) | undefined;
  hasMore?: boolean | undefined;
  empty?: ReactNode;
  /** Chooses column widths; the document's language unless given. */
  language?: string | undefined;
  /** Draws a full row beneath a row, e.g. its error. */
  renderBelow?: ((row: Row) => ReactNode) | undefined;
  /** Inside a card: no outer lines, cells line up with the card's 16. */
  inCard?: boolean | undefined;
  skeletonRows?: number | undefined;
};

/** Beyond this many rows only the visible ones are drawn. */
const virtualFrom = 200;

export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { rows, renderCard, rowKey, onReachEnd, hasMore, loading, label, onOpen, empty } = props;
  const phone = useIsPhone();
  if (phone && renderCard) {
    const list = { label, rows, rowKey, renderCard, onOpen, onReachEnd, hasMore, loading, empty };
    return <CardList {...list} />;
  }
  return <WideTable {...props} />;
}

function WideTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { columns, rows, columnsState = noColumnsState, sort, selection, density = 'normal', loading, inCard } = props;
  const language = props.language ?? document.documentElement.lang;
  const words = useUiWords();
  const shown = useMemo(() => visibleColumns(columns, columnsState), [columns, columnsState]);
  const antdColumns = useMemo(() => toAntdColumns(shown, sort, language), [shown, sort, language]);
  const items = useMemo(() => rowsOrGhosts(rows, props.skeletonRows ?? 10), [rows, props.skeletonRows]);
  const virtual = items.length > virtualFrom;
  const [box, height] = useFillHeight<HTMLDivElement>(virtual);
  const width = shown.reduce((sum, column) => sum + widthOf(column.width, language), selection ? selectionWidth : 0);
  const { renderBelow } = props;
  return (
    <div
      ref={box}
      className={`yj-table yj-table-${density}${inCard ? ' yj-table-in-card' : ''}${selection ? ' yj-table-selectable' : ''}`}
      aria-busy={loading === true || rows === undefined}
    >
      <Table<RowOrGhost<Row>>
        aria-label={props.label}
        columns={antdColumns}
        dataSource={items}
        rowKey={(item) => ('ghost' in item ? `ghost-${item.ghost}` : props.rowKey(item.row))}
        pagination={false}
        sticky={!virtual && !inCard}
        virtual={virtual}
        tableLayout="fixed"
        scroll={virtual ? { x: width, y: height } : { x: width }}
        showSorterTooltip={false}
        locale={{
          emptyText: props.empty ?? <Empty compact />,
          triggerAsc: words.sortAscending,
          triggerDesc: words.sortDescending,
        }}
        onRow={(item) => ('row' in item && props.onOpen ? rowHandlers(() => props.onOpen?.(item.row)) : {})}
        onChange={(_page, _filters, sorter) => props.onSortChange?.(readSort(sorter))}
        {...(selection ? { rowSelection: selectionConfig(selection, items, props, words) } : {})}
        {...(renderBelow ? { expandable: belowRows(items, props.rowKey, renderBelow) } : {})}
      />
    </div>
  );
}

function rowsOrGhosts<Row>(rows: readonly Row[] | undefined, ghosts: number): RowOrGhost<Row>[] {
  if (rows) return rows.map((row) => ({ row }));
  return Array.from({ length: ghosts }, (_, ghost) => ({ ghost }));
}

type AntdSorter = { columnKey?: unknown; order?: 'ascend' | 'descend' | null };

function readSort(sorter: AntdSorter | AntdSorter[]): SortState | null {
  const [first] = Array.isArray(sorter) ? sorter : [sorter];
  if (!first?.order) return null;
  return { key: String(first.columnKey), direction: first.order === 'ascend' ? 'ascending' : 'descending' };
}

function belowRows<Row>(items: RowOrGhost<Row>[], rowKey: (row: Row) => string, renderBelow: (row: Row) => ReactNode) {
  const drawn = new Map(
    items.flatMap((item) => ('row' in item ? [[rowKey(item.row), renderBelow(item.row)] as const] : [])),
  );
  return {
    showExpandColumn: false,
    expandedRowKeys: [...drawn].flatMap(([key, node]) => (node ? [key] : [])),
    expandedRowRender: (item: RowOrGhost<Row>) => ('row' in item ? drawn.get(rowKey(item.row)) : null),
    expandedRowClassName: () => 'yj-row-below',
  };
}

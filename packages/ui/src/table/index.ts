// Door of table: tables, card lists, their columns, selection and pages (look and feel, list page).
export { CardList } from './parts/card-list.tsx';
export type { CardListProps } from './parts/card-list.tsx';
export { isColumnShown, noColumnsState, orderColumns, visibleColumns } from './column.ts';
export type { ColumnsState, ColumnWidth, DataColumn, Density, SortState } from './column.ts';
export { DataTable } from './data-table.tsx';
export type { DataTableProps } from './data-table.tsx';
export { Pagination } from './pagination.tsx';
export type { PaginationProps } from './pagination.tsx';
export { TwoLine } from './two-line.tsx';
export type { TwoLineProps, TwoLineTone } from './two-line.tsx';
export { useSelection } from './use-selection.ts';
export type { Selection } from './use-selection.ts';

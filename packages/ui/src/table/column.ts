// What a table column is and how its saved order and visibility apply (look and feel, list page).
import type { ReactNode } from 'react';

/** One width for all languages, or one per language tag with "zh" as the fallback. */
export type ColumnWidth = number | { readonly zh: number; readonly en?: number };

export type DataColumn<Row> = {
  key: string;
  title: string;
  /** How its numbers are counted, behind an "i" in the head. Not for sortable columns, whose head is a button already. */
  definition?: ReactNode;
  render: (row: Row, index: number) => ReactNode;
  width?: ColumnWidth | undefined;
  /** Numbers that people compare go right; dates, codes and durations stay left. */
  align?: 'left' | 'right' | undefined;
  sortable?: boolean | undefined;
  /** Hidden until the user shows it. */
  optional?: boolean | undefined;
  /** Always shown and never moved; the first column is pinned to the left in any case. */
  locked?: boolean | undefined;
  /** Keeps row actions in sight at the right edge. */
  pinRight?: boolean | undefined;
};

/** `hidden` names those that are not as they begin: hidden ones, and optional ones that are shown. */
export type ColumnsState = { order: readonly string[]; hidden: readonly string[] };
export type SortState = { key: string; direction: 'ascending' | 'descending' };
export type Density = 'tight' | 'normal' | 'loose';

export const noColumnsState: ColumnsState = { order: [], hidden: [] };

type Orderable = { key: string; locked?: boolean | undefined; optional?: boolean | undefined };

/** The columns in the user's order; columns the saved order does not know keep their place at the end. */
export function orderColumns<Column extends Orderable>(columns: readonly Column[], state: ColumnsState): Column[] {
  const [first, ...rest] = columns;
  if (!first) return [];
  const place = new Map(state.order.map((key, index) => [key, index]));
  const rank = (column: Column): number => place.get(column.key) ?? state.order.length;
  return [first, ...rest.toSorted((one, other) => rank(one) - rank(other))];
}

/** The ordered columns without the hidden ones; the first and the locked ones always stay. */
export function visibleColumns<Column extends Orderable>(columns: readonly Column[], state: ColumnsState): Column[] {
  return orderColumns(columns, state).filter(
    (column, index) => index === 0 || column.locked === true || isColumnShown(column, state),
  );
}

/** Whether the user wants to see it. */
export const isColumnShown = ({ key, optional = false }: Orderable, { hidden }: ColumnsState): boolean =>
  hidden.includes(key) === optional;

export function widthOf(width: ColumnWidth | undefined, language: string): number {
  if (width === undefined) return 120;
  if (typeof width === 'number') return width;
  return language.startsWith('en') ? (width.en ?? width.zh) : width.zh;
}

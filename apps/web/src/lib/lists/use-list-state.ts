// Filters, order and page of a list, held by the address of its tab (look and feel, list page).
import { useCallback, useMemo } from 'react';
import { readFilters, writeFilters, type FilterChange, type FilterValues, type ListFields } from './list-fields.ts';
import { useAddress, withFields } from './use-address.ts';

export interface ListState<F extends ListFields> {
  /** The filters the list knows, by kind. */
  readonly fields: F;
  readonly filters: FilterValues<F>;
  /** Changes some filters; `undefined` or an empty value takes one off. The list goes back to its first page. */
  readonly setFilters: (change: FilterChange<F>) => void;
  readonly clearFilters: () => void;
  /** Counted from 0. */
  readonly page: number;
  readonly size: number;
  readonly setPage: (page: number, size: number) => void;
  /** `field,asc` or `field,desc`. */
  readonly sort: string | undefined;
  readonly setSort: (sort: string | undefined) => void;
}

const FIRST_SIZE = 20;

export function useListState<const F extends ListFields>(fields: F, defaultSort?: string): ListState<F> {
  const [search, change] = useAddress();
  const filters = useMemo(() => readFilters(fields, search), [fields, search]);
  const write = useCallback(
    (edit: (now: FilterValues<F>) => FilterChange<F>) => {
      change((now) => writeFilters(fields, withFields(now, { page: undefined }), edit(readFilters(fields, now))));
    },
    [change, fields],
  );
  return {
    fields,
    filters,
    setFilters: useCallback((part) => write((now) => ({ ...now, ...part })), [write]),
    clearFilters: useCallback(() => write(() => ({})), [write]),
    page: Math.max(0, Number(search.get('page') ?? 1) - 1) || 0,
    size: Number(search.get('size') ?? FIRST_SIZE) || FIRST_SIZE,
    setPage: useCallback(
      (page, size) => change((now) => withFields(now, { page: String(page + 1), size: String(size) })),
      [change],
    ),
    sort: search.get('sort') ?? defaultSort,
    setSort: useCallback((sort) => change((now) => withFields(now, { page: undefined, sort })), [change]),
  };
}

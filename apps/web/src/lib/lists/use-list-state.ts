// Filters, order and page of a list, held by the address of its tab (look and feel, list page).
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readFilters, writeFilters, type FilterValues, type ListFields } from './list-fields.ts';

export interface ListState<F extends ListFields> {
  readonly filters: FilterValues<F>;
  /** Changes some filters; `undefined` or an empty value takes one off. The list goes back to its first page. */
  readonly setFilters: (change: FilterValues<F>) => void;
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
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => readFilters(fields, search), [fields, search]);
  const change = useCallback(
    (edit: (next: URLSearchParams) => URLSearchParams) => {
      setSearch((now) => edit(new URLSearchParams(now)), { replace: true });
    },
    [setSearch],
  );
  const write = useCallback(
    (next: FilterValues<F>) => {
      change((now) => {
        now.delete('page');
        return writeFilters(fields, now, next);
      });
    },
    [change, fields],
  );
  return {
    filters,
    setFilters: useCallback((part) => write({ ...filters, ...part }), [write, filters]),
    clearFilters: useCallback(() => write({}), [write]),
    page: Math.max(0, Number(search.get('page') ?? 1) - 1) || 0,
    size: Number(search.get('size') ?? FIRST_SIZE) || FIRST_SIZE,
    setPage: useCallback((page, size) => change((now) => withPage(now, page, size)), [change]),
    sort: search.get('sort') ?? defaultSort,
    setSort: useCallback((sort) => change((now) => withSort(now, sort)), [change]),
  };
}

function withPage(search: URLSearchParams, page: number, size: number): URLSearchParams {
  search.set('page', String(page + 1));
  search.set('size', String(size));
  return search;
}

function withSort(search: URLSearchParams, sort: string | undefined): URLSearchParams {
  search.delete('page');
  if (sort === undefined) search.delete('sort');
  else search.set('sort', sort);
  return search;
}

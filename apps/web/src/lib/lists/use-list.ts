// A list screen's data: rows by page on a desk, growing on a phone, its exact count beside it (look and feel, list page).
import type { EndpointRow, Output } from '@yijian/contract/core';
import { useIsPhone } from '@yijian/ui/viewport';
import { addressed, uncounted, useCall, usePages, type AddressedArguments } from '../api/index.ts';
import type { FilterValues, ListFields } from './list-fields.ts';
import { useListLayout } from './use-list-layout.ts';
import { useListState, type ListState } from './use-list-state.ts';

export interface Paging {
  readonly page: number;
  readonly size: number;
  readonly sort?: string;
}

export interface ListSource<F extends ListFields, P extends EndpointRow, C extends EndpointRow> {
  /** Names the list for what the user keeps of it: row height, columns. */
  readonly name: string;
  readonly fields: F;
  readonly defaultSort?: string;
  readonly page: P;
  readonly pageArguments: (filters: FilterValues<F>, paging: Paging) => AddressedArguments;
  /** Counts what matches when a page cannot tell; without it the page's own total is shown. */
  readonly count?: C;
  readonly countArguments?: (filters: FilterValues<F>) => AddressedArguments;
}

type RowOf<E extends EndpointRow> = Output<E> extends { content: readonly (infer Row)[] } ? Row : never;

export interface List<F extends ListFields, Row> extends ListState<F> {
  /** undefined while the first page loads. */
  readonly rows: readonly Row[] | undefined;
  /** null until the exact count is known. */
  readonly total: number | null;
  readonly hasNext: boolean;
  readonly error: Error | null;
  readonly refreshing: boolean;
  readonly refresh: () => void;
  /** Loads more rows at the end of a phone's list. */
  readonly loadMore: () => void;
  /** Whether rows grow at the end instead of standing on pages. */
  readonly grows: boolean;
  readonly layout: ReturnType<typeof useListLayout>[0];
  readonly changeLayout: ReturnType<typeof useListLayout>[1];
}

export function useList<const F extends ListFields, P extends EndpointRow, C extends EndpointRow>(
  source: ListSource<F, P, C>,
): List<F, RowOf<P>> {
  const isPhone = useIsPhone();
  const state = useListState(source.fields, source.defaultSort);
  const [layout, changeLayout] = useListLayout(source.name);
  const grows = isPhone || layout.view === 'cards';
  const sorted = state.sort === undefined ? {} : { sort: state.sort };
  const paging = { page: grows ? 0 : state.page, size: state.size, ...sorted };
  const asked = addressed(source.page, source.pageArguments(state.filters, paging));
  const args = source.count === undefined ? asked : uncounted(source.page, asked);
  const paged = useCall(source.page, grows ? null : args, { keepPrevious: true, errorMessage: false });
  const growing = usePages(source.page, grows ? args : null, { errorMessage: false });
  const shown = paged.data as
    | { content: readonly RowOf<P>[]; totalElements: number; totalIsExact: boolean }
    | undefined;
  const isExact = grows ? growing.totalIsExact : shown?.totalIsExact;
  const known = isExact === true ? (grows ? growing.total : shown?.totalElements) : undefined;
  const total = useExactCount(source, state.filters, isExact === false, known);
  const query = grows ? growing : paged;
  return {
    ...state,
    rows: grows ? growing.data && growing.items : shown?.content,
    total,
    hasNext: grows ? growing.hasNextPage : isExact === false,
    error: query.isError && query.data === undefined ? query.error : null,
    refreshing: query.isFetching,
    refresh: () => void query.refetch(),
    loadMore: () => {
      if (growing.hasNextPage && !growing.isFetching) void growing.fetchNextPage();
    },
    grows,
    layout,
    changeLayout,
  };
}

/** The count is asked only when a page could not tell, and never keeps the rows waiting. */
function useExactCount<F extends ListFields, P extends EndpointRow, C extends EndpointRow>(
  source: ListSource<F, P, C>,
  filters: FilterValues<F>,
  isNeeded: boolean,
  known: number | undefined,
): number | null {
  const asked = source.count !== undefined && source.countArguments !== undefined && isNeeded;
  const row = (source.count ?? source.page) as EndpointRow;
  const args = asked ? source.countArguments?.(filters) : undefined;
  const counted = useCall(row, args === undefined ? null : addressed(row, args), {
    errorMessage: false,
    staleTime: 10_000,
  });
  const answer = asked ? (counted.data as { totalElements?: number } | undefined)?.totalElements : undefined;
  return known ?? answer ?? null;
}

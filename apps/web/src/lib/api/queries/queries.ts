// The hooks screens use: one for a question, one for a list that grows, one for a change (specification 7, 8).
import type { Arguments, EndpointRow, Output } from '@yijian/contract/core';
import {
  keepPreviousData,
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { language, useLanguage } from '../../i18n/index.ts';
import { call, type CallOptions } from '../call.ts';
import { connection } from '../connection.ts';
import { isCancelled, type ApiError } from '../error.ts';

/** No retry beyond the single token refresh (R8.6); offline calls fail at once instead of waiting. */
export function createQueryClient(): QueryClient {
  const shared = { retry: false, networkMode: 'always' } as const;
  return new QueryClient({
    defaultOptions: {
      queries: { ...shared, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: shared,
    },
  });
}

/** Key of a row's answers: never shared between enterprises, users or languages. */
export function keyOf(row: EndpointRow, args?: unknown): readonly unknown[] {
  const { enterpriseId, userId } = connection();
  const whose = [enterpriseId, userId, language(), `${row.method} ${row.path}`];
  return args === undefined ? whose : [...whose, args];
}

export interface CallHookOptions<T> {
  /** Show the words of a failure in a toast; default on. Turn off where the failed state itself shows them. */
  readonly errorMessage?: boolean;
  /** Answer from the 20-second cache of this browser, also after a reload: for lists that hardly change. */
  readonly cache?: boolean;
  readonly enabled?: boolean;
  /** Milliseconds during which an answer counts as fresh. */
  readonly staleTime?: number;
  readonly refetchInterval?: number | false;
  /** Keep the former answer on the page while the next one loads. */
  readonly keepPrevious?: boolean;
  readonly select?: (result: T) => T;
}

/** Asks a row; `null` instead of arguments waits. Identical questions share one request. */
export function useCall<E extends EndpointRow>(
  row: E,
  args: Arguments<E> | null,
  options: CallHookOptions<Output<E>> = {},
): UseQueryResult<Output<E>, ApiError> {
  useLanguage();
  const { errorMessage, cache, enabled = true, keepPrevious, ...rest } = options;
  return useQuery<Output<E>, ApiError>({
    queryKey: keyOf(row, args),
    queryFn: ({ signal }) => ask(row, args as Arguments<E>, { signal, errorMessage, cache }),
    enabled: enabled && args !== null,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(rest as object),
  });
}

interface Page {
  readonly content: readonly unknown[];
  readonly totalElements: number;
  readonly totalIsExact?: boolean;
}
type ItemOf<E extends EndpointRow> = Output<E> extends { content: readonly (infer Item)[] } ? Item : never;

/** A paged row as a list that grows: `items`, `total`, `hasNextPage`, `fetchNextPage` and the states of the query. */
export function usePages<E extends EndpointRow>(
  row: E,
  args: Arguments<E> | null,
  options: CallHookOptions<never> = {},
) {
  useLanguage();
  const query = useInfiniteQuery({
    queryKey: [...keyOf(row, args), 'pages'],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const given = args as { readonly query?: object };
      const paged = { ...given, query: { ...given.query, page: pageParam } } as unknown as Arguments<E>;
      return (await ask(row, paged, { signal, errorMessage: options.errorMessage })) as unknown as Page;
    },
    getNextPageParam: (last: Page, pages: readonly Page[]) => {
      const loaded = pages.reduce((sum, page) => sum + page.content.length, 0);
      const more = last.content.length > 0 && (last.totalIsExact === false || loaded < last.totalElements);
      return more ? pages.length : undefined;
    },
    enabled: (options.enabled ?? true) && args !== null,
    ...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
  });
  const pages = query.data?.pages ?? [];
  const items = pages.flatMap((page) => page.content) as ItemOf<E>[];
  // An empty page behind full ones tells no total: there is nothing beyond what was loaded.
  const isPastEnd = pages.length > 1 && pages.at(-1)?.content.length === 0;
  return {
    ...query,
    items,
    total: isPastEnd ? items.length : pages.at(-1)?.totalElements,
    totalIsExact: isPastEnd || (pages.at(-1)?.totalIsExact ?? true),
  };
}

export interface WriteOptions<E extends EndpointRow> extends Pick<CallOptions, 'errorMessage' | 'repeatCancel'> {
  /** Rows whose answers this change makes old; they are asked again. `everything` where other rooms show what follows from it. */
  readonly refreshes?: readonly EndpointRow[] | 'everything';
  readonly onSuccess?: (result: Output<E>, args: Arguments<E>) => void | Promise<void>;
  /** Not told about a call that its own repeat replaced. */
  readonly onError?: (error: ApiError, args: Arguments<E>) => void;
}

/** Changes something: `const save = useWrite(row); save.mutate({ body })`. A double click makes one record. */
export function useWrite<E extends EndpointRow>(
  row: E,
  options: WriteOptions<E> = {},
): UseMutationResult<Output<E>, ApiError, Arguments<E>> {
  const client = useQueryClient();
  const { refreshes = [], onSuccess, onError, ...callOptions } = options;
  return useMutation<Output<E>, ApiError, Arguments<E>>({
    mutationFn: (args) => call(row, args, callOptions),
    onSuccess: async (result, args) => {
      if (refreshes === 'everything') await refreshEverything(client);
      else await Promise.all(refreshes.map((old) => refreshCalls(client, old)));
      await onSuccess?.(result, args);
    },
    onError: (error, args) => {
      if (!isCancelled(error)) onError?.(error, args);
    },
  });
}

/** Asks a row again wherever it is on the page, whatever its arguments. */
export function refreshCalls(client: QueryClient, row: EndpointRow): Promise<void> {
  return client.invalidateQueries({ queryKey: keyOf(row) });
}

/** Milliseconds until what rooms derive from a change (interactions, counts) has usually followed. */
const FOLLOWED = 2_000;

/** Asks again whatever is on the page, at once and when derived figures have followed; answers that count as fresh for a time stay. */
export async function refreshEverything(client: QueryClient): Promise<void> {
  const refresh = (): Promise<void> =>
    client.invalidateQueries({ predicate: ({ options }) => !(options as { staleTime?: unknown }).staleTime });
  setTimeout(() => void refresh(), FOLLOWED);
  await refresh();
}

interface Asked {
  readonly signal: AbortSignal;
  readonly errorMessage?: boolean | undefined;
  readonly cache?: boolean | undefined;
}

/** Asks once; an identical question from elsewhere cancels this request (R5.4), and its answer is then this one's as well. */
async function ask<E extends EndpointRow>(
  row: E,
  args: Arguments<E>,
  { signal, errorMessage = true, cache = false }: Asked,
): Promise<Output<E>> {
  const name = `${row.method} ${row.path} ${JSON.stringify(args)}`;
  const asking = call(row, args, { signal, errorMessage, cache });
  latest.set(name, asking);
  try {
    return await asking;
  } catch (error) {
    const twin = latest.get(name);
    if (!isCancelled(error) || signal.aborted || twin === undefined || twin === asking) throw error;
    return (await twin) as Output<E>;
  } finally {
    if (latest.get(name) === asking) latest.delete(name);
  }
}

const latest = new Map<string, Promise<unknown>>();

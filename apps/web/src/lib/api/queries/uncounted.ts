// Pages without their count: our lists show rows first and ask how many there are beside (specification 3, paged response).
import type { Arguments, EndpointRow } from '@yijian/contract/core';

/** The same question without the count, where the row takes that. */
export function uncounted<E extends EndpointRow>(row: E, args: Arguments<E>): Arguments<E> {
  if (!('count' in (row.query?.shape ?? {}))) return args;
  const { query } = args as { readonly query?: object };
  return { ...(args as object), query: { ...query, count: false } } as unknown as Arguments<E>;
}

// What makes two visits one open page: the path, and for details the record's id in the query (specification 2.4).
import type { ScreenRoute } from '../../../../lib/router/index.ts';
import { pathnameOf } from '../../../routing/match-route.ts';

/** List pages keep filters in the query, so only ids of detail pages count: `/meeting/meetDetail?id=7`. */
export function tabIdOf(address: string, route: ScreenRoute | undefined): string {
  const path = pathnameOf(address);
  if (!route?.detail) return path;
  const query = new URLSearchParams(address.split('?')[1]?.split('#')[0] ?? '');
  const ids = [...query].filter(([name]) => /id$/i.test(name)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return ids.length > 0 ? `${path}?${new URLSearchParams(ids).toString()}` : path;
}

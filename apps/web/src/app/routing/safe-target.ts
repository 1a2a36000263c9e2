// Where a redirect may lead: a declared page inside the product, nothing else (specification 2.1).
import { isInternalPath } from '../../lib/router/index.ts';
import { routeAt } from './match-route.ts';

export const home = '/dashboard';

/** The wanted path if it is a page of the product behind sign-in, else home. */
export function safeTarget(wanted: string | null | undefined): string {
  if (!wanted || !isInternalPath(wanted)) return home;
  const origin = 'https://inside.invalid';
  if (!URL.canParse(wanted, origin)) return home;
  const url = new URL(wanted, origin);
  const layout = routeAt(url.pathname)?.layout;
  if (url.origin !== origin || layout === undefined || layout === 'public') return home;
  return url.pathname + url.search;
}

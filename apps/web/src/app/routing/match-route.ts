// Which declared route a path belongs to (specification 2).
import { matchPath } from 'react-router';
import type { ScreenRoute } from '../../lib/router/index.ts';
import { rooms } from '../rooms.ts';

const fixed = new Map(rooms.filter((route) => !route.path.includes(':')).map((route) => [route.path as string, route]));
const open = rooms.filter((route) => route.path.includes(':'));

/** Path without query and fragment, and without a trailing slash. */
export function pathnameOf(address: string): string {
  return (address.split(/[?#]/)[0] ?? '').replace(/(.)\/+$/, '$1') || '/';
}

export function routeAt(address: string): ScreenRoute | undefined {
  const path = pathnameOf(address);
  return fixed.get(path) ?? open.find((route) => matchPath(patternOf(route), path) !== null);
}

/** The helper route takes a whole path as its one parameter. */
export function patternOf(route: ScreenRoute): string {
  return route.path === '/redirect/:path' ? '/redirect/*' : route.path;
}

/** Follows redirects of sections to the child they open; a ring ends where it began. */
export function landingOf(address: string, steps = 4): string {
  const next = routeAt(address)?.redirect;
  return next && steps > 0 ? landingOf(next, steps - 1) : address;
}

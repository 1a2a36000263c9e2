// What a path opens for this user: a screen, an outside page, an unknown page of the menu, or nothing (specification 2.3, 6).
import type { Place } from '../menu/menu-tree.ts';
import type { OutsidePage } from '../menu/outside-page.ts';
import type { Facts } from '../guard/facts-store.ts';
import type { ScreenRoute } from '../../lib/router/index.ts';
import { hasPermission } from '../../lib/session/index.ts';
import { pathnameOf, routeAt } from './match-route.ts';

export type Destination =
  | { readonly kind: 'screen'; readonly route: ScreenRoute; readonly place: Place | undefined }
  | { readonly kind: 'frame'; readonly place: Place; readonly page: OutsidePage }
  /** The menu names a page that this version does not have. */
  | { readonly kind: 'unknown-page'; readonly place: Place }
  | { readonly kind: 'no-permission'; readonly route: ScreenRoute }
  | { readonly kind: 'not-found' };

export function destinationOf(address: string, facts: Facts): Destination {
  const path = pathnameOf(address);
  const place = facts.places.get(path);
  const route = routeAt(path);
  if (place?.outside && !route) return { kind: 'frame', place, page: place.outside };
  if (route)
    return mayOpen(route, facts)
      ? { kind: 'screen', route, place: placeOf(route, facts) }
      : { kind: 'no-permission', route };
  return place && !place.isGroup ? { kind: 'unknown-page', place } : { kind: 'not-found' };
}

/** The menu entry of a route; an entry may spell parameters as the route does. */
export function placeOf(route: ScreenRoute, facts: Facts): Place | undefined {
  return facts.places.get(route.path);
}

/** Pages that everyone signed in has: the workspace and what hangs on the avatar and the bell. */
const forEveryone: ReadonlySet<string> = new Set([
  '/dashboard',
  '/personalcenter/index',
  '/personalcenter',
  '/news/newsIndex',
  '/news',
]);

/**
 * Pages of the menu open when the user's tree holds them. Details and forms open when their section does,
 * because the lists lead to them; what is in them the server decides row by row. A form that only some of its section
 * may use names its action.
 */
export function mayOpen(route: ScreenRoute, facts: Facts): boolean {
  if (route.layout === 'public' || route.redirect || forEveryone.has(route.path)) return true;
  if (route.action !== undefined && !hasPermission(route.action)) return false;
  if (facts.places.has(route.path) || isBelowLeaf(route.path, facts)) return true;
  const power = route.meta?.['power'];
  if (typeof power === 'string') return hasCode(facts, power);
  return route.detail === true && hasSection(route.path, facts);
}

function hasSection(path: string, facts: Facts): boolean {
  const section = `/${path.split('/')[1] ?? ''}`;
  // Forms and details on the top level belong to meetings.
  const root = /^\/(meeting|approval)-/.test(path) ? '/meeting' : section;
  return [...facts.places.keys()].some((known) => known === root || known.startsWith(`${root}/`));
}

function hasCode(facts: Facts, code: string): boolean {
  return [...facts.places.keys()].some((path) => path.split('/').includes(code));
}

/** A menu entry without pages of its own stands for everything below it, such as the strip of a section. */
function isBelowLeaf(path: string, facts: Facts): boolean {
  const parent = path.slice(0, path.lastIndexOf('/'));
  if (!parent) return false;
  const place = facts.places.get(parent);
  return place ? !place.isGroup && !place.outside : isBelowLeaf(parent, facts);
}

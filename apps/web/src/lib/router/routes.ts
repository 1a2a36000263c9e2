// A screen's entry in the route table, and the functions that make and fill paths (specification 2).
import type { Bilingual } from '@yijian/contract/core';
import type { ActionPermission } from '@yijian/contract/menus';
import type { ComponentType } from 'react';

export interface ScreenModule {
  readonly default: ComponentType;
}

export interface ScreenRoute {
  /** Below /pc, with parameters as in `/customer/businessRecord/:doctorId/:doctorName`. */
  readonly path: `/${string}`;
  /** Name of the screen, the same for two paths that show the same screen. */
  readonly screen: string;
  readonly title: Bilingual;
  /** False while the screen is not built: the route shows that it is to come. */
  readonly ready: boolean;
  /** Loads the screen on demand (R2.15): `() => import('./screens/my-visits.screen.tsx')`. */
  readonly load?: () => Promise<ScreenModule>;
  /** `console` stands behind sign-in like `shell`, in a frame of its own without visited tabs. */
  readonly layout: 'public' | 'shell' | 'console';
  /** Keeps what was typed while another tab is in front; default true. */
  readonly keepAlive?: boolean;
  /** Detail and form pages: never kept, and the breadcrumb starts anew (R2.7). */
  readonly detail?: boolean;
  /** A tab that is always there and cannot be closed (R2.6). */
  readonly fixedTab?: boolean;
  /** Name of a line icon. */
  readonly icon?: string;
  /** Reads of other rooms that the page calls, besides those of its own menu entries: `customer:doctors:read`. */
  readonly needs?: readonly string[];
  /** What the page is there for; whoever may not do it is refused the page. */
  readonly action?: ActionPermission;
  readonly meta?: Readonly<Record<string, unknown>>;
  /** The line of the menu that is marked while this page is in front, for a page that has none; a section marks its first line. */
  readonly menuLine?: `/${string}`;
  /** The path opened in place of this one. */
  readonly redirect?: `/${string}`;
  /** Routes of one group show a strip of tabs between them (R2.14). */
  readonly tabGroup?: string;
}

const declared = new Map<string, string>();
const needs = new Map<string, readonly string[]>();

/** The permissions that the page at a path needs besides those of its menu entries. */
export const needsOf = (path: string): readonly string[] => needs.get(path) ?? [];

/** Declares a room's screens; a path that two rooms claim is an error at start, not a surprise later. */
export function defineRoutes<const R extends readonly ScreenRoute[]>(domain: string, routes: R): R {
  for (const route of routes) {
    const owner = declared.get(route.path);
    if (owner !== undefined && owner !== domain)
      throw new Error(`${route.path} belongs to ${owner}, ${domain} claims it too`);
    if (!route.redirect && !route.load && !route.meta?.['opensExternally'] && route.ready)
      throw new Error(`${route.path} of ${domain} is ready but loads nothing`);
    declared.set(route.path, domain);
    if (route.needs) needs.set(route.path, route.needs);
  }
  return routes;
}

/** `fillPath('/a/:id', { id: '7 8' })` -> `/a/7%208`; a missing value is an error. */
export function fillPath(path: string, values: Readonly<Record<string, string | number>>): string {
  return path.replace(/:([A-Za-z]\w*)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === '') throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}

/** True only for a path inside the product; other origins, schemes and hidden spellings of them are refused. */
export function isInternalPath(path: string): boolean {
  const plain = decoded(path.split(/[?#]/, 1)[0] ?? '');
  // Browsers read a backslash as a slash and drop tabs and line ends, so none of them may stand in a path we follow.
  return (
    plain !== null &&
    /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(plain) &&
    !/^\/[a-z][a-z\d+.-]*:/i.test(plain) &&
    !/\p{Cc}/u.test(path)
  );
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

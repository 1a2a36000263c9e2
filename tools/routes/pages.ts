// Which texts name a page of the product.
import { rooms } from '../../apps/web/src/app/rooms.ts';

const pages = rooms.map((route) => ({ path: route.path, pattern: patternOf(route.path) }));

function patternOf(route: string): RegExp {
  return new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]*')}/?$`);
}

/** The first parts of the paths. */
export const sections: ReadonlySet<string> = new Set(rooms.map((route) => route.path.split('/')[1]!));

/** `/hospitalDetail/` is followed by parameters in the text. */
export const isPage = (named: string): boolean =>
  pages.some((page) => page.pattern.test(named) || (named.endsWith('/') && page.path.startsWith(`${named}:`)));

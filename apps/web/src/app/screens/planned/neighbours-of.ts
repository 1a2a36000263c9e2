// Pages that can be used already, for a page that cannot: those of its own section first (look and feel, four states).
import type { Bilingual } from '@yijian/contract/core';
import type { ScreenRoute } from '../../../lib/router/index.ts';
import type { Facts } from '../../guard/facts-store.ts';
import { rooms } from '../../rooms.ts';
import { mayOpen } from '../../routing/place-of.ts';

export interface Neighbour {
  readonly path: string;
  readonly titles: Bilingual;
  readonly section: Bilingual | undefined;
}

const LIMIT = 6;

/** Ready pages that this user may open and that need nothing chosen before. */
export function neighboursOf(route: ScreenRoute, facts: Facts): readonly Neighbour[] {
  const ready = rooms.filter(
    (one) =>
      one.ready &&
      !one.redirect &&
      !one.detail &&
      one.layout === 'shell' &&
      !one.path.includes(':') &&
      isThere(one, facts),
  );
  const own = ready.filter((one) => sectionOf(one.path) === sectionOf(route.path));
  const others = ready.filter((one) => !own.includes(one));
  return [...own, ...others].slice(0, LIMIT).map(({ path, title }) => {
    const place = facts.places.get(path);
    return { path, titles: place?.titles ?? title, section: place?.trail.at(-1) };
  });
}

const isThere = (route: ScreenRoute, facts: Facts): boolean => mayOpen(route, facts) && route.path !== '/401';
const sectionOf = (path: string): string => path.split('/')[1] ?? '';

// The sub-pages beside a page in its section, as far as the user may open them (specification 2.3, R2.14).
import type { Bilingual } from '@yijian/contract/core';
import type { ScreenRoute } from '../../lib/router/index.ts';
import type { Facts } from '../guard/facts-store.ts';
import { rooms } from '../rooms.ts';
import { mayOpen } from './place-of.ts';

export interface StripPage {
  readonly key: string;
  readonly path: string;
  readonly labels: Bilingual;
  readonly count?: number;
}

export function stripOf(route: ScreenRoute, facts: Facts): readonly StripPage[] {
  if (!route.tabGroup) return [];
  const pages = rooms.filter((page) => page.tabGroup === route.tabGroup && mayOpen(page, facts));
  return pages.map((page) => {
    const place = facts.places.get(page.path);
    const labels = (page.meta?.['strip'] as Bilingual | undefined) ?? place?.titles ?? page.title;
    return { key: page.path, path: page.path, labels, ...(place?.count === undefined ? {} : { count: place.count }) };
  });
}

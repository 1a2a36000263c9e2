// Finds pages by Chinese title, English title or pinyin initials (beyond the specification: global search).
import type { Bilingual } from '@yijian/contract/core';
import type { Place } from '../../menu/menu-tree.ts';

export interface PageHit {
  readonly path: string;
  readonly titles: Bilingual;
  readonly trail: readonly Bilingual[];
}

const LIMIT = 8;

/** Pages that fit, best first: whole beginnings before the rest. */
export function searchPages(text: string, places: Iterable<Place>): readonly PageHit[] {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return [];
  const scored = [...places]
    .filter((place) => !place.isGroup && !place.hidden && !place.path.includes(':'))
    .map((place) => ({ place, score: fits(place, wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  return scored.slice(0, LIMIT).map(({ place }) => ({ path: place.path, titles: place.titles, trail: place.trail }));
}

/** How well a title fits what was typed: 3 begins so, 2 holds it, 1 by the beginnings of English words, 0 not at all. */
export function fits({ titles, initials }: Pick<Place, 'titles' | 'initials'>, wanted: string): number {
  const texts = [titles.zh.toLowerCase(), titles.en.toLowerCase(), initials.toLowerCase()];
  if (texts.some((text) => text.startsWith(wanted))) return 3;
  if (texts.some((text) => text.includes(wanted))) return 2;
  // "my cust" finds "My customers"; every word begins some word of the title.
  const words = (texts[1] ?? '').split(/\s+/);
  const begins = wanted.split(/\s+/).every((part) => words.some((word) => word.startsWith(part)));
  return begins ? 1 : 0;
}

// The side menu and every place in it, made from the server's tree (specification 2.4, 6).
import type { Bilingual } from '@yijian/contract/core';
import { attribute, isPlace, type MenuItem, pathOf, placesOf } from './menu-item.ts';
import { type OutsidePage, outsidePageOf } from './outside-page.ts';

/** One line of the side menu. */
export interface MenuLine {
  readonly path: string;
  readonly titles: Bilingual;
  /** Where there is little room. */
  readonly shortTitles: Bilingual;
  readonly icon: string | undefined;
  readonly count: number | undefined;
  readonly outside: OutsidePage | undefined;
  readonly lines: readonly MenuLine[];
}

/** A page somewhere in the tree, with the titles on the way to it. */
export interface Place {
  readonly path: string;
  readonly titles: Bilingual;
  readonly type: MenuItem['type'];
  readonly trail: readonly Bilingual[];
  readonly initials: string;
  readonly icon: string | undefined;
  readonly count: number | undefined;
  readonly hidden: boolean;
  readonly outside: OutsidePage | undefined;
  readonly isGroup: boolean;
}

export function titlesOf(item: MenuItem): Bilingual {
  return { zh: item.name, en: item.enName || item.name };
}

/** The short title is one for both languages: it is mostly an abbreviation. */
function shortTitlesOf(item: MenuItem): Bilingual {
  return item.shortTitle ? { zh: item.shortTitle, en: item.shortTitle } : titlesOf(item);
}

/**
 * Lines of the side menu. A group inside a section hands its pages to the section, unless it says alwaysShow;
 * a group whose pages are all strips (TAG) stays one line, because the strip on the page shows them. Strips that
 * are lists of their own (customRoute) get lines of their own. A section with a single page is that page.
 */
export function menuLines(tree: readonly MenuItem[]): readonly MenuLine[] {
  return tree.filter(isShown).map((item) => onlyPage(item, lineOf(item, '')));
}

function onlyPage(item: MenuItem, line: MenuLine): MenuLine {
  const [first, ...rest] = line.lines;
  if (!first || rest.length > 0 || item.alwaysShow === true) return line;
  return {
    ...first,
    titles: line.titles,
    shortTitles: line.shortTitles,
    icon: line.icon,
    count: line.count ?? first.count,
  };
}

function isShown(item: MenuItem): boolean {
  return isPlace(item) && !item.isHidden;
}

function lineOf(item: MenuItem, parent: string): MenuLine {
  const path = pathOf(item, parent);
  const pages = placesOf(item).filter(isShown);
  const lines = isStripOnly(pages) ? [] : pages.flatMap((page) => linesBelow(page, path));
  return {
    path,
    titles: titlesOf(item),
    shortTitles: shortTitlesOf(item),
    icon: item.icon ?? undefined,
    count: item.count ?? undefined,
    outside: outsidePageOf(item),
    lines,
  };
}

function linesBelow(item: MenuItem, parent: string): readonly MenuLine[] {
  const line = lineOf(item, parent);
  const staysGroup = line.lines.length === 0 || item.alwaysShow === true;
  return staysGroup ? [line] : line.lines;
}

function isStripOnly(pages: readonly MenuItem[]): boolean {
  return pages.length > 0 && pages.every((page) => page.type === 'TAG' && !attribute(page, 'customRoute'));
}

/** True for the line of a page and for every line above it. */
export function isWithin(line: MenuLine, path: string | undefined): boolean {
  return line.path === path || line.lines.some((child) => isWithin(child, path));
}

/** Every page and group of the tree, hidden ones too, by path. */
export function placesByPath(tree: readonly MenuItem[]): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  const walk = (items: readonly MenuItem[], parent: string, trail: readonly Bilingual[]): void => {
    for (const item of items.filter(isPlace)) {
      const place = placeOf(item, parent, trail);
      // Two items may name one path; the first one is where the menu leads.
      if (!found.has(place.path)) found.set(place.path, place);
      walk(placesOf(item), place.path, trail.length > 0 && handsOn(item) ? trail : [...trail, place.titles]);
    }
  };
  walk(tree, '', []);
  return found;
}

/** A group that has no line of its own, because its pages stand in the section. */
function handsOn(item: MenuItem): boolean {
  const pages = placesOf(item).filter(isShown);
  return pages.length > 0 && item.alwaysShow !== true && !isStripOnly(pages);
}

function placeOf(item: MenuItem, parent: string, trail: readonly Bilingual[]): Place {
  return {
    path: pathOf(item, parent),
    titles: titlesOf(item),
    type: item.type,
    trail,
    initials: item.initials ?? '',
    icon: item.icon ?? undefined,
    count: item.count ?? undefined,
    hidden: item.isHidden ?? false,
    outside: outsidePageOf(item),
    isGroup: placesOf(item).length > 0,
  };
}

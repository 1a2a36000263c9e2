// What the name of a hospital is when it is compared: without region, brackets and spaces; number and branch stand apart (product 3.2).

import type { ComparedHospital } from './hospital-pairs.sql.ts';

export interface ComparedName {
  /** The name proper. */
  readonly core: string;
  /** Other names: aliases, and what stands in brackets. */
  readonly others: readonly string[];
  /** 一 of 第一人民医院; 17 of 解放军第17医院; empty without. */
  readonly numbers: string;
  /** 城北 of 城北院区; empty without. */
  readonly branch: string;
}

const BRACKETS = /[（(【[]([^）)】\]]*)[）)】\]]/g;
const BRANCH = /([\p{Script=Han}]{1,6}?)(院区|分院|分部|门诊部|分中心|院部)$/u;
const NUMBER = /[0-9]+|[一二三四五六七八九十百]+/g;
const fold = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s·・.,，、\-—]/g, '');

/** A place of one character would take half a word away: 通 of 南通. */
function withoutPlaces(name: string, places: readonly string[]): string {
  let rest = name;
  for (const place of places)
    if (place.length > 1) rest = rest.replace(new RegExp(`^${place}(?:省|市|自治区|特别行政区|区|县)?`), '');
  return rest.length >= 3 ? rest : name;
}

export function comparedName({
  name,
  aliases,
  places,
}: Pick<ComparedHospital, 'name' | 'aliases' | 'places'>): ComparedName {
  const bracketed = [...name.matchAll(BRACKETS)].map(([, inside = '']) => inside).filter((inside) => inside.length > 3);
  const outside = fold(name.replaceAll(BRACKETS, ''));
  const branch = BRANCH.exec(fold(name.replaceAll(/[（()）【】[\]]/g, '')))?.[1] ?? '';
  const core = withoutPlaces(outside, places);
  const others = [...aliases, ...bracketed].map((other) => withoutPlaces(fold(other.replaceAll(BRACKETS, '')), places));
  return { core, others: [...new Set(others)], numbers: (core.match(NUMBER) ?? []).join(' '), branch };
}

/** Every name with one character left out: two names that share one differ by a character at most. */
export const oneLess = (name: string): string[] =>
  [...name].map((_, at, characters) => characters.toSpliced(at, 1).join(''));

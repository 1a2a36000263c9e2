// A tile of a board as a table: its figures with what they mean, for files and letters (product 3.19).
import type { Bilingual } from '@yijian/contract/core';

export type Cell = string | number | null;

export interface Tile {
  /** The same as the title of the tile on the screen. */
  readonly title: string;
  readonly definition: string;
  readonly unit: string;
  /** ISO moment of the newest figure; null where there is none. */
  readonly asOf: string | null;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** The figure of a tile that has one, as a letter says it. */
  readonly told?: string;
}

export interface TileAsked {
  readonly from: string;
  readonly to: string;
}

/** One text of a pair in the language of the reader. */
export type Say = (text: Bilingual) => string;

/** Null where there is nothing to divide by. */
export const ratioOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

const words = {
  figure: { zh: '指标', en: 'Figure' },
  value: { zh: '本期', en: 'This period' },
  before: { zh: '上期', en: 'Period before' },
} as const;

interface One {
  readonly title: Bilingual;
  readonly definition: Bilingual;
  readonly unit: Bilingual;
  readonly asOf: string | null;
  readonly value: Cell;
  /** Left out where nothing is compared. */
  readonly before?: Cell;
  /** Said in percent. */
  readonly isShare?: boolean;
  /** What the figure is made of. */
  readonly parts?: readonly (readonly [Bilingual, Cell])[];
}

/** A tile of one figure. */
export function figureTile(say: Say, { title, definition, unit, asOf, value, before, isShare, parts = [] }: One): Tile {
  const compared = before !== undefined;
  return {
    title: say(title),
    definition: say(definition),
    unit: say(unit),
    asOf,
    head: [say(words.figure), say(words.value), ...(compared ? [say(words.before)] : [])],
    told: toldOf(value, isShare ? undefined : say(unit)),
    rows: [[say(title), value, ...(compared ? [before] : [])], ...parts.map(([name, part]) => [say(name), part])],
  };
}

function toldOf(value: Cell, unit: string | undefined): string {
  if (typeof value !== 'number') return value ?? '—';
  return unit === undefined ? `${(value * 100).toFixed(1)}%` : `${value.toLocaleString('en-US')} ${unit}`;
}

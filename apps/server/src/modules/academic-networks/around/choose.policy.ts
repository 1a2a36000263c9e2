// Who comes into the picture around one person, and what of the centre the filters say (product 3.4).
import { MOST_NODES, type RelationTypeCount, type SharedByType } from '@yijian/contract/academic-networks';
import type { DirectRow, EdgeRow, Window } from './around.sql.ts';

/** Of two hops, so many places are kept for the second. */
const DIRECT_OF_TWO = 90;
/** Persons over whom the second hop is reached. */
export const MOST_GATES = 48;

export interface Direct {
  readonly id: string;
  readonly shared: SharedByType;
  readonly strength: number;
  readonly firstYear: number | null;
  readonly latestYear: number | null;
}

export const sumOf = (shared: SharedByType): number => Object.values(shared).reduce((sum, count) => sum + count, 0);

function isInWindow({ type, year }: DirectRow, { types, fromYear, toYear }: Window): boolean {
  if (types !== undefined && types.length > 0 && !types.includes(type)) return false;
  return (fromYear === undefined || year >= fromYear || year === 0) && (toYear === undefined || year <= toYear);
}

/** Province of each person of whom it is known. */
export type Provinces = ReadonlyMap<string, string>;

/** Those related with the centre within the window, the strongest first. */
export function directOf(
  { rows, provinces }: { rows: readonly DirectRow[]; provinces: Provinces },
  window: Window,
  { minStrength, region }: { minStrength: number; region?: string | undefined },
): Direct[] {
  const found = new Map<string, { shared: SharedByType; years: number[] }>();
  for (const row of rows) {
    if (!isInWindow(row, window) || (region !== undefined && provinces.get(row.id) !== region)) continue;
    const one = found.get(row.id) ?? { shared: {}, years: [] };
    one.shared[row.type] = (one.shared[row.type] ?? 0) + row.count;
    if (row.year !== 0) one.years.push(row.year);
    found.set(row.id, one);
  }
  return [...found]
    .map(([id, { shared, years }]) => {
      const [firstYear, latestYear] = years.length === 0 ? [null, null] : [Math.min(...years), Math.max(...years)];
      return { id, shared, strength: sumOf(shared), firstYear, latestYear };
    })
    .filter(({ strength }) => strength >= minStrength)
    .toSorted((a, b) => b.strength - a.strength || Number(a.id) - Number(b.id));
}

export function directPlaces(hops: number, direct: number): number {
  return Math.min(direct, hops === 1 ? MOST_NODES - 1 : DIRECT_OF_TWO);
}

/** Counts of the centre by type, over all years. */
export function typesOf(rows: readonly DirectRow[]): RelationTypeCount[] {
  return [...Map.groupBy(rows, ({ type }) => type)]
    .map(([type, of]) => ({
      type,
      persons: new Set(of.map(({ id }) => id)).size,
      count: of.reduce((sum, { count }) => sum + count, 0),
    }))
    .toSorted((a, b) => b.count - a.count);
}

export function yearsOf(rows: readonly DirectRow[]): { year: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const { year, count } of rows) if (year !== 0) counts.set(year, (counts.get(year) ?? 0) + count);
  return [...counts].map(([year, count]) => ({ year, count })).toSorted((a, b) => a.year - b.year);
}

/** How many of the persons work in each province. */
export function regionsOf(provinces: Provinces): Map<string, number> {
  const counts = new Map<string, number>();
  for (const province of provinces.values()) counts.set(province, (counts.get(province) ?? 0) + 1);
  return counts;
}

export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly shared: SharedByType;
  readonly strength: number;
  readonly fromYear: number | null;
  readonly toYear: number | null;
}

/** Lines of the picture: those of the centre, then the strongest; more would hide each other. */
export const MOST_EDGES = 900;

export function edgesOf(rows: readonly EdgeRow[], centre: string, minStrength: number): Edge[] {
  const found = new Map<string, Omit<Edge, 'strength'>>();
  for (const { from, to, type, count, fromYear, toYear } of rows) {
    const key = `${from} ${to}`;
    const one = found.get(key);
    found.set(key, {
      from,
      to,
      shared: { ...one?.shared, [type]: count },
      fromYear: earlier(one?.fromYear ?? null, fromYear),
      toYear: later(one?.toYear ?? null, toYear),
    });
  }
  const isOwn = ({ from, to }: { from: string; to: string }): boolean => from === centre || to === centre;
  const edges = [...found.values()].map((edge) => ({ ...edge, strength: sumOf(edge.shared) }));
  const strong = edges.filter((edge) => edge.strength >= minStrength);
  const sorted = strong.toSorted(
    (a, b) => Number(isOwn(b)) - Number(isOwn(a)) || b.strength - a.strength || Number(a.from) - Number(b.from),
  );
  return sorted.slice(0, MOST_EDGES);
}

const earlier = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);
const later = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);

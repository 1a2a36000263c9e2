// Whose rows a caller sees, as one SQL condition that every list, count and export shares (specification 6; docs/decisions).
import type postgres from 'postgres';
import type { Sql } from './connections.ts';

type Range = 'OWN' | 'TEAM' | 'REGION' | 'CUSTOM' | 'ALL';

/** The part of the caller that decides. */
export interface Viewer {
  readonly id: string;
  readonly dataRange: Range;
  /** The ranges of all roles held: each adds its rows. */
  readonly dataRanges: readonly Range[];
  readonly teamOrganizationIds: readonly string[];
  readonly regionCodes: readonly string[];
  /** Ids of records that colleagues show to the viewer. */
  readonly shares: Readonly<Record<'doctor' | 'hospital' | 'visit', readonly string[]>>;
  /** Governed fields that are masked or hidden. */
  readonly fieldRules: ReadonlyMap<string, 'MASK' | 'HIDE'>;
}

type Condition = postgres.PendingQuery<postgres.Row[]>;

/** Conditions of one table for each range; `own` and `shared` always count as well. */
export interface ScopeConditions {
  readonly own: Condition;
  readonly team: Condition;
  readonly region: Condition;
  /** Records shown to the viewer by a colleague; left out where none is, so that it costs nothing. */
  readonly shared?: Condition | undefined;
}

/** Whether the viewer's range is everybody's rows. */
export const seesAll = ({ dataRange, dataRanges }: Pick<Viewer, 'dataRange' | 'dataRanges'>): boolean =>
  dataRange === 'ALL' || dataRanges.includes('ALL');

/** The condition for this viewer: everything, or what each of the ranges adds. */
export function rowScope(sql: Sql, viewer: Viewer, conditions: ScopeConditions): Condition {
  if (seesAll(viewer)) return sql`true`;
  const ranges = new Set<Range>(viewer.dataRanges);
  const { own, team, region, shared } = conditions;
  const parts = [
    ...(ranges.has('TEAM') || ranges.has('CUSTOM') ? [team] : []),
    ...(ranges.has('REGION') ? [region] : []),
    own,
    ...(shared === undefined ? [] : [shared]),
  ];
  const [first, ...rest] = parts as [Condition, ...Condition[]];
  if (rest.length === 0) return first;
  return sql`(${rest.reduce<Condition>((whole, next) => sql`${whole} or ${next}`, first)})`;
}

/** The condition that `column` is one of the records shared with the viewer; undefined when none is. */
export function sharedWith(
  sql: Sql,
  viewer: Viewer,
  resource: 'doctor' | 'hospital' | 'visit',
  column: Condition,
): Condition | undefined {
  const ids = viewer.shares[resource];
  return ids.length === 0 ? undefined : sql`${column} = any(${ids as string[]}::bigint[])`;
}

/** The same viewer without what was shared: a share lets look, never change and never pass on. */
export function byOwnRange<V extends Viewer>(viewer: V): V {
  return { ...viewer, shares: { doctor: [], hospital: [], visit: [] } };
}

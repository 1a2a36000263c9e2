// What the picture around one person is made of (specification 7.5 academic network). Types and years narrow by a closed list.
import type { RelationType } from '@yijian/contract/academic-networks';
import { allOf, type Fragment, type Sql } from '../../../platform/db/index.ts';

export interface Window {
  readonly types?: readonly RelationType[] | undefined;
  readonly fromYear?: number | undefined;
  readonly toYear?: number | undefined;
}

/** The condition on `r` (academic_relations). What has no year, such as one department, belongs to every year. */
export function inWindow(sql: Sql, { types, fromYear, toYear }: Window): Fragment {
  return allOf(sql, [
    types === undefined || types.length === 0 ? undefined : sql`r.type = any(${types as RelationType[]})`,
    fromYear === undefined ? undefined : sql`(r.year >= ${fromYear} or r.year = 0)`,
    toYear === undefined ? undefined : sql`r.year <= ${toYear}`,
  ]);
}

export interface DirectRow {
  readonly id: string;
  readonly type: RelationType;
  readonly year: number;
  readonly count: number;
}

/** Everything one person shares with others, all types and years. */
export async function selectDirect(sql: Sql, centre: string): Promise<DirectRow[]> {
  return sql<DirectRow[]>`
    select r.other_id as id, r.type, r.year, r.count from academic_relations r
    where r.enterprise_id = app.enterprise_id() and r.scholar_id = ${centre}`;
}

/** Where persons work, as far as it is known. */
export async function selectProvinces(sql: Sql, ids: readonly string[]): Promise<{ id: string; province: string }[]> {
  return sql<{ id: string; province: string }[]>`
    select s.id, coalesce(d.province_code, s.province_code) as province from scholars s
    left join doctors d on d.enterprise_id = s.enterprise_id and d.id = s.doctor_id
    where s.enterprise_id = app.enterprise_id() and s.id = any(${ids as string[]}::bigint[])
      and coalesce(d.province_code, s.province_code) is not null`;
}

/** Persons related with those nearest, the strongest first, and by how much with the best of them. */
export async function selectSecond(
  sql: Sql,
  asked: {
    gates: readonly string[];
    without: readonly string[];
    window: Window;
    minStrength: number;
    region?: string | undefined;
    most: number;
  },
): Promise<{ id: string; reached: number; total: number }[]> {
  const { gates, without, window, minStrength, region, most } = asked;
  const inRegion =
    region === undefined
      ? sql`true`
      : sql`exists (select from scholars s left join doctors d on d.enterprise_id = s.enterprise_id and d.id = s.doctor_id
          where s.enterprise_id = app.enterprise_id() and s.id = p.id and coalesce(d.province_code, s.province_code) = ${region})`;
  return sql<{ id: string; reached: number; total: number }[]>`
    with pairs as (
      select r.scholar_id, r.other_id as id, sum(r.count)::int as n, sum(r.strength) as strength from academic_relations r
      where r.enterprise_id = app.enterprise_id() and r.scholar_id = any(${gates as string[]}::bigint[]) and ${inWindow(sql, window)}
      group by 1, 2 having sum(r.count) >= ${minStrength}),
    p as (select id, max(n) as reached, sum(strength) as strength from pairs
      where not exists (select from unnest(${without as string[]}::bigint[]) w where w = pairs.id) group by 1)
    select p.id, p.reached, count(*) over ()::int as total from p where ${inRegion} order by p.reached desc, p.strength desc, p.id limit ${most}`;
}

export interface EdgeRow {
  readonly from: string;
  readonly to: string;
  readonly type: RelationType;
  readonly count: number;
  readonly fromYear: number | null;
  readonly toYear: number | null;
}

/** Relations among these persons, each pair once for each type. */
export async function selectAmong(sql: Sql, ids: readonly string[], window: Window): Promise<EdgeRow[]> {
  return sql<EdgeRow[]>`
    select r.scholar_id as from, r.other_id as to, r.type, sum(r.count)::int as count,
      min(nullif(r.year, 0)) as "fromYear", max(nullif(r.year, 0)) as "toYear"
    from academic_relations r
    join unnest(${ids as string[]}::bigint[]) o(id) on o.id = r.other_id
    where r.enterprise_id = app.enterprise_id() and r.scholar_id = any(${ids as string[]}::bigint[])
      and r.scholar_id < r.other_id and ${inWindow(sql, window)}
    group by 1, 2, 3`;
}

export interface PlaceRow {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly community: number;
  readonly degree: number;
  readonly betweenness: number;
  readonly rank: number;
}

export async function selectPlacesOf(sql: Sql, ids: readonly string[]): Promise<PlaceRow[]> {
  return sql<PlaceRow[]>`
    select scholar_id as id, x, y, community, degree, betweenness, bridging_rank as rank from academic_network_nodes
    where enterprise_id = app.enterprise_id() and scholar_id = any(${ids as string[]}::bigint[])`;
}

export async function selectRegionNames(
  sql: Sql,
  language: 'zh' | 'en',
  codes: readonly string[],
): Promise<{ code: string; name: string }[]> {
  return sql<{ code: string; name: string }[]>`
    select code, ${language === 'zh' ? sql`name` : sql`en_name`} as name from regions where code = any(${codes as string[]})`;
}

// Pairs of hospitals: what is compared, what a search keeps, what a steward reads and rejects (product 3.2).
import type { HospitalPairCounts, HospitalPairFilter, HospitalVerdicts } from '@yijian/contract/duplicates';
import {
  allOf,
  byOwnRange,
  json,
  namedUser,
  type Fragment,
  type Sql,
  type Viewer,
} from '../../../platform/db/index.ts';
import type { PageText } from '../../../platform/http/index.ts';
import { hospitalNameCondition, hospitalScope } from '../../hospitals/index.ts';
import type { Paging } from '../pairs/pairs.sql.ts';
import { hospitalSide } from './hospital-side.sql.ts';

export interface ComparedHospital {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** 浙江, 杭州, 西湖: how the place is called without 省, 市 or 区. */
  readonly places: readonly string[];
  readonly cityCode: string | null;
  readonly countyCode: string | null;
  readonly enName: string;
  readonly level: string;
  readonly type: string;
  readonly ownership: string;
  readonly telephone: string;
  readonly address: string;
  readonly website: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export interface HospitalLikeness {
  readonly score: number;
  readonly verdicts: HospitalVerdicts;
  /** Digest of what was compared. */
  readonly print: string;
}

export interface AlikeHospitals extends HospitalLikeness {
  readonly leftId: string;
  readonly rightId: string;
}

export interface HospitalReading {
  readonly viewer: Viewer;
  readonly filter: HospitalPairFilter;
  readonly language: 'zh' | 'en';
  /** Verdicts about fields the viewer does not read. */
  readonly hidden: readonly string[];
}

/** What is compared of hospitals: all in use of one province, or these two. */
export async function selectCompared(
  sql: Sql,
  of: { readonly provinceCode: string } | { readonly ids: readonly string[] },
): Promise<ComparedHospital[]> {
  const which =
    'ids' in of
      ? sql`h.id = any(${of.ids as string[]}::bigint[])`
      : sql`h.province_code = ${of.provinceCode} and h.is_enabled`;
  return sql<ComparedHospital[]>`
    select h.id, h.name, h.aliases, h.en_name as "enName", h.city_code as "cityCode", h.county_code as "countyCode", h.level, h.type, h.ownership,
      h.telephone, h.address, h.website, h.latitude, h.longitude,
      array(select regexp_replace(r.name, '(省|市|自治区|特别行政区|区|县)$', '') from regions r
        where r.code in (h.province_code, h.city_code, h.county_code) order by r.level) as places
    from hospitals h where h.enterprise_id = app.enterprise_id() and ${which} order by h.id`;
}

/** Where a hospital in use lies; undefined for one that is gone, out of use or without a place. */
export async function selectProvinceOf(sql: Sql, id: string): Promise<string | undefined> {
  const [row] = await sql<{ code: string }[]>`
    select province_code as code from hospitals
    where enterprise_id = app.enterprise_id() and id = ${id} and is_enabled and province_code is not null`;
  return row?.code;
}

/** Provinces that have hospitals, each a step of a search. */
export async function selectProvinces(sql: Sql): Promise<string[]> {
  const rows = await sql<{ code: string }[]>`
    select distinct province_code as code from hospitals where enterprise_id = app.enterprise_id() and province_code is not null order by 1`;
  return rows.map(({ code }) => code);
}

/** Keeps those that were not rejected as they are now. */
export async function upsertPairs(sql: Sql, pairs: readonly AlikeHospitals[], scanId: string | null): Promise<void> {
  if (pairs.length === 0) return;
  await sql`
    insert into duplicate_hospital_pairs (left_id, right_id, score, verdicts, print, scan_id)
    select l."leftId", l."rightId", l.score, l.verdicts, l.print, ${scanId}::bigint
    from jsonb_to_recordset(${json(sql, pairs)}) as l("leftId" bigint, "rightId" bigint, score int, verdicts jsonb, print text)
    where not exists (select from duplicate_hospital_rejections r where r.enterprise_id = app.enterprise_id()
      and r.left_id = l."leftId" and r.right_id = l."rightId" and (r.print = l.print or l.score < r.score))
    on conflict (enterprise_id, left_id, right_id) do update
    set score = excluded.score, verdicts = excluded.verdicts, print = excluded.print, scan_id = excluded.scan_id`;
}

/** Pairs that the search did not find again. */
export async function deleteUnfoundHospitals(sql: Sql, scanId: string): Promise<void> {
  await sql`
    delete from duplicate_hospital_pairs p where p.enterprise_id = app.enterprise_id() and p.scan_id is distinct from ${scanId}::bigint
      and p.found_at < (select s.started_at from duplicate_scans s where s.enterprise_id = p.enterprise_id and s.id = ${scanId})`;
}

/**
 * Holds the hospitals of these pairs, and those that a pair with `id` names already, in the order of their ids: whoever merges or rejects
 * holds its two first as well, and then waits for none that waits for it.
 */
export async function lockCompared(
  sql: Sql,
  pairs: readonly AlikeHospitals[],
  id: string | null = null,
): Promise<void> {
  const ids = pairs.flatMap(({ leftId, rightId }) => [leftId, rightId]);
  await sql`
    select h.id from hospitals h where h.enterprise_id = app.enterprise_id() and (h.id = any(${ids}::bigint[])
      or h.id in (select unnest(array[p.left_id, p.right_id]) from duplicate_hospital_pairs p
        where p.enterprise_id = app.enterprise_id() and ${id}::bigint in (p.left_id, p.right_id)))
    order by h.id for no key update`;
}

/** Pairs of one hospital that are alike no more, once it was compared anew. */
export async function deletePairsOfHospital(sql: Sql, id: string): Promise<void> {
  await sql`
    delete from duplicate_hospital_pairs where enterprise_id = app.enterprise_id() and ${id}::bigint in (left_id, right_id)`;
}

const table = (sql: Sql, { filter }: HospitalReading): Fragment =>
  filter.box === 'OPEN'
    ? sql`(select p.enterprise_id, p.id, p.left_id, p.right_id, p.score, p.verdicts, p.found_at as at, '' as note, null::bigint as user_id
        from duplicate_hospital_pairs p)`
    : sql`(select r.enterprise_id, r.id, r.left_id, r.right_id, r.score, r.verdicts, r.rejected_at as at, r.note, r.rejected_by as user_id
        from duplicate_hospital_rejections r)`;

/** Both hospitals in the viewer's own range: half a pair is none. */
function where(sql: Sql, { viewer, filter }: HospitalReading): Fragment {
  const inRange = (column: Fragment): Fragment | undefined =>
    viewer.dataRange === 'ALL'
      ? undefined
      : sql`exists (select from hospitals h where h.enterprise_id = p.enterprise_id and h.id = ${column} and ${hospitalScope(sql, byOwnRange(viewer))})`;
  const one = (condition: Fragment): Fragment =>
    sql`exists (select from hospitals h where h.enterprise_id = p.enterprise_id and h.id in (p.left_id, p.right_id) and ${condition})`;
  return allOf(sql, [
    sql`p.enterprise_id = app.enterprise_id()`,
    inRange(sql`p.left_id`),
    inRange(sql`p.right_id`),
    filter.keyword ? one(hospitalNameCondition(sql, filter.keyword)) : undefined,
    filter.provinceCode?.length ? one(sql`h.province_code = any(${filter.provinceCode})`) : undefined,
    filter.hospitalId === undefined ? undefined : sql`${filter.hospitalId}::bigint in (p.left_id, p.right_id)`,
  ]);
}

export async function selectHospitalPairs(
  sql: Sql,
  reading: HospitalReading,
  { page, size, sort }: Paging,
): Promise<PageText> {
  const [field, direction] = (sort ?? 'score,desc').split(',');
  const column = field === 'foundAt' ? sql`p.at` : sql`p.score`;
  const order = direction === 'asc' ? sql`${column}, p.id` : sql`${column} desc, p.id`;
  const { language, hidden } = reading;
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length
    from (
      select p.id::text as id, ${hospitalSide(sql, language, sql`p.left_id`)} as left, ${hospitalSide(sql, language, sql`p.right_id`)} as right,
        p.score, p.verdicts - ${hidden as string[]}::text[] as verdicts, p.at as "foundAt", p.note,
        (select ${namedUser(sql, language, 'u')} from users u where u.enterprise_id = p.enterprise_id and u.id = p.user_id) as by
      from (select p.* from ${table(sql, reading)} p where ${where(sql, reading)} order by ${order} limit ${size} offset ${page * size}) p
      order by ${order}
    ) page`;
  return row;
}

export async function countHospitalPairs(sql: Sql, reading: HospitalReading): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from ${table(sql, reading)} p where ${where(sql, reading)}`;
  return row.count;
}

export async function selectHospitalBoxes(
  sql: Sql,
  reading: Omit<HospitalReading, 'filter'>,
  merges: Fragment,
): Promise<HospitalPairCounts> {
  const of = (box: 'OPEN' | 'REJECTED'): Fragment => {
    const whole = { ...reading, filter: { box } };
    return sql`(select count(*)::int from ${table(sql, whole)} p where ${where(sql, whole)})`;
  };
  const [row] = await sql<[HospitalPairCounts]>`
    select ${of('OPEN')} as open, ${of('REJECTED')} as rejected, (select count(*)::int from duplicate_merges m
      where m.enterprise_id = app.enterprise_id() and m.target = 'hospitals' and m.undone_at is null and ${merges}) as merged`;
  return row;
}

interface Ends {
  readonly leftId: string;
  readonly rightId: string;
}

export async function upsertHospitalRejection(
  sql: Sql,
  { leftId, rightId }: Ends,
  { alike, note, userId }: { alike: HospitalLikeness; note: string; userId: string },
): Promise<void> {
  await sql`
    insert into duplicate_hospital_rejections (left_id, right_id, score, verdicts, print, note, rejected_by)
    values (${leftId}, ${rightId}, ${alike.score}, ${sql.json(alike.verdicts)}, ${alike.print}, ${note}, ${userId})
    on conflict (enterprise_id, left_id, right_id) do update set score = excluded.score, verdicts = excluded.verdicts, print = excluded.print,
      note = excluded.note, rejected_by = excluded.rejected_by, rejected_at = clock_timestamp()`;
  await sql`
    delete from duplicate_hospital_pairs where enterprise_id = app.enterprise_id() and left_id = ${leftId} and right_id = ${rightId}`;
}

/** Whether there was one. */
export async function deleteHospitalRejection(sql: Sql, { leftId, rightId }: Ends): Promise<boolean> {
  const { count } = await sql`
    delete from duplicate_hospital_rejections where enterprise_id = app.enterprise_id() and left_id = ${leftId} and right_id = ${rightId}`;
  return count > 0;
}

// Two hospitals side by side, made one and two again; the merges that were (product 3.2).
import { separators } from '@yijian/contract/core';
import type { MergeQuery, SurvivingHospitalField } from '@yijian/contract/duplicates';
import { byOwnRange, named, namedUser, type Fragment, type Sql, type Viewer } from '../../../platform/db/index.ts';
import type { PageText } from '../../../platform/http/index.ts';
import { hospitalScope } from '../../hospitals/index.ts';
import type { KeptMerge, StandingMerge } from '../merging/merges.sql.ts';
import { hospitalSide } from './hospital-side.sql.ts';

export interface HospitalValue {
  /** What equality is judged by; empty when nothing is known. */
  readonly key: string;
  readonly shown: string;
}

export interface HospitalCandidate {
  readonly updatedAt: string;
  readonly values: Readonly<Record<SurvivingHospitalField, HospitalValue>>;
}

export interface HospitalSideRow {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly level: string;
  readonly type: string;
  readonly doctorCount: number;
  readonly lastVisitAt: string | null;
}

export interface ComparedHospitalSide extends HospitalCandidate {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly side: HospitalSideRow;
}

/** Those of the two that exist in the viewer's own range. */
export async function selectHospitalSides(
  sql: Sql,
  viewer: Viewer,
  ids: readonly string[],
  language: 'zh' | 'en',
): Promise<ComparedHospitalSide[]> {
  const both = (value: Fragment): Fragment => sql`json_build_object('key', ${value}, 'shown', ${value})`;
  const number = (column: Fragment): Fragment => both(sql`coalesce(${column}::text, '')`);
  const region = sql`(select string_agg(${named(sql, language, 'r')}, ' · ' order by r.level) from regions r
    where r.code in (h.province_code, h.city_code, h.county_code))`;
  const windows = sql`coalesce(jsonb_array_length(h.reception_rule -> 'windows'), 0)`;
  return sql<ComparedHospitalSide[]>`
    select h.id, h.name, h.aliases, to_char(h.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US') as "updatedAt",
      ${hospitalSide(sql, language, sql`h.id`)} as side,
      json_build_object('name', ${both(sql`h.name`)}, 'enName', ${both(sql`h.en_name`)}, 'code', ${both(sql`coalesce(h.code, '')`)},
        'level', ${both(sql`coalesce(nullif(h.level, 'UNRATED'), '')`)}, 'type', ${both(sql`h.type`)}, 'ownership', ${both(sql`h.ownership`)},
        'region', json_build_object('key', concat_ws('|', h.province_code, h.city_code, h.county_code), 'shown', coalesce(${region}, '')),
        'address', ${both(sql`h.address`)}, 'position', ${both(sql`coalesce(h.latitude || ', ' || h.longitude, '')`)},
        'telephone', ${both(sql`h.telephone`)}, 'website', ${both(sql`h.website`)}, 'beds', ${number(sql`h.beds`)},
        'yearlyOutpatients', ${number(sql`h.yearly_outpatients`)}, 'keyDepartments', ${both(sql`array_to_string(h.key_departments, ${separators[language]})`)},
        'receptionRule', json_build_object('key', case when ${windows} = 0 then '' else h.reception_rule::text end,
          'shown', case when ${windows} = 0 then '' else (select string_agg(concat(w ->> 'day', ' ', w ->> 'from', '–', w ->> 'to'), ', ')
            from jsonb_array_elements(h.reception_rule -> 'windows') w) end)) as values
    from hospitals h
    where h.enterprise_id = app.enterprise_id() and h.id = any(${ids as string[]}::bigint[]) and ${hospitalScope(sql, byOwnRange(viewer))}`;
}

/** The merge by which a hospital went, when the viewer sees the one that remains. */
export async function selectStandingHospitalMerge(
  sql: Sql,
  viewer: Viewer,
  loserId: string,
  language: 'zh' | 'en',
): Promise<StandingMerge | undefined> {
  const [row] = await sql<StandingMerge[]>`
    select m.id, r.hospital_id as "survivorId", ${namedUser(sql, language, 'u')} as by, m.merged_at as at
    from duplicate_merges m
    join hospital_redirects r on r.enterprise_id = m.enterprise_id and r.id = m.loser_id
    join hospitals h on h.enterprise_id = r.enterprise_id and h.id = r.hospital_id
    left join users u on u.enterprise_id = m.enterprise_id and u.id = m.merged_by
    where m.enterprise_id = app.enterprise_id() and m.target = 'hospitals' and m.loser_id = ${loserId} and m.undone_at is null
      and ${hospitalScope(sql, byOwnRange(viewer))}`;
  return row;
}

export interface HospitalRejectionRow {
  readonly at: Date;
  readonly by: string;
  readonly note: string;
}

export async function selectHospitalRejection(
  sql: Sql,
  { leftId, rightId }: { leftId: string; rightId: string },
  language: 'zh' | 'en',
): Promise<HospitalRejectionRow | undefined> {
  const [row] = await sql<HospitalRejectionRow[]>`
    select r.rejected_at as at, ${namedUser(sql, language, 'u')} as by, r.note
    from duplicate_hospital_rejections r join users u on u.enterprise_id = r.enterprise_id and u.id = r.rejected_by
    where r.enterprise_id = app.enterprise_id() and r.left_id = ${leftId} and r.right_id = ${rightId}`;
  return row;
}

/** Carries it out: the survivor takes `columns` of the one that goes, and its names. */
export async function mergeHospitalRecords(
  sql: Sql,
  id: string,
  { columns, aliases, at }: { columns: readonly string[]; aliases: readonly string[]; at: Date },
): Promise<void> {
  await sql`
    select app.merge_records(m.id,
      (select coalesce(jsonb_object_agg(c.key, c.value), '{}') from jsonb_each(m.loser_row) c where c.key = any(${columns as string[]}))
      || (select jsonb_build_object('aliases', ${aliases as string[]}::text[], 'has_sales', s.has_sales or l.has_sales,
          'is_enabled', s.is_enabled or l.is_enabled, 'updated_at', ${at}::timestamptz)
        from hospitals s join hospitals l on l.enterprise_id = s.enterprise_id and l.id = m.loser_id
        where s.enterprise_id = m.enterprise_id and s.id = m.survivor_id))
    from duplicate_merges m where m.enterprise_id = app.enterprise_id() and m.id = ${id}`;
}

/** Doctors that came or went while a merge stood are counted where they are now. */
export async function recountDoctors(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql`select app.recount_doctors(${ids as string[]}::bigint[])`;
}

/** The merge under lock, when the viewer sees the hospital that remains. */
export async function lockHospitalMerge(sql: Sql, viewer: Viewer, id: string): Promise<KeptMerge | undefined> {
  const [row] = await sql<KeptMerge[]>`
    select m.id, m.survivor_id as "survivorId", m.loser_id as "loserId", m.undone_at is not null as "isUndone",
      exists (select from duplicate_merges n where n.enterprise_id = m.enterprise_id and n.target = m.target and n.id > m.id and n.undone_at is null
        and m.survivor_id in (n.survivor_id, n.loser_id)) as "isOverlaid"
    from duplicate_merges m
    where m.enterprise_id = app.enterprise_id() and m.target = 'hospitals' and m.id = ${id} and ${hospitalMergeScope(sql, viewer)}
    for update of m`;
  return row;
}

/** A merge is seen with the hospital that remains, or, once undone, remained. */
export const hospitalMergeScope = (sql: Sql, viewer: Viewer): Fragment =>
  viewer.dataRange === 'ALL'
    ? sql`true`
    : sql`exists (select from hospitals h where h.enterprise_id = m.enterprise_id and ${hospitalScope(sql, byOwnRange(viewer))}
        and h.id = coalesce((select r.hospital_id from hospital_redirects r
          where r.enterprise_id = m.enterprise_id and r.id = m.survivor_id), m.survivor_id))`;

const mergesOf = (sql: Sql, viewer: Viewer, keyword: string | undefined): Fragment => {
  const like = `%${(keyword ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return sql`m.enterprise_id = app.enterprise_id() and m.target = 'hospitals' and ${hospitalMergeScope(sql, viewer)}
    and ${keyword ? sql`(m.loser_row ->> 'name' like ${like} or m.survivor_before ->> 'name' like ${like})` : sql`true`}`;
};

export async function countHospitalMerges(
  sql: Sql,
  viewer: Viewer,
  { keyword }: Pick<MergeQuery, 'keyword'>,
): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from duplicate_merges m where ${mergesOf(sql, viewer, keyword)}`;
  return row.count;
}

export async function selectHospitalMerges(
  sql: Sql,
  { viewer, language }: { viewer: Viewer; language: 'zh' | 'en' },
  { page, size, keyword }: MergeQuery,
): Promise<PageText> {
  const name = (line: Fragment): Fragment =>
    language === 'zh' ? sql`${line} ->> 'name'` : sql`coalesce(nullif(${line} ->> 'en_name', ''), ${line} ->> 'name')`;
  const city = (line: Fragment): Fragment =>
    sql`coalesce((select ${named(sql, language, 'r')} from regions r where r.code = ${line} ->> 'city_code'), '')`;
  const lines = (kind: string): Fragment =>
    sql`coalesce((select sum((t.value ->> ${kind})::int) from jsonb_each(m.moved) t where t.key not like 'duplicate\\_%'), 0)::int`;
  const survivor = sql`coalesce(nullif(m.survivor_after, '{}'), m.survivor_before)`;
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length
    from (
      select m.id::text as id, m.survivor_id::text as "survivorId", ${name(survivor)} as "survivorName", m.loser_id::text as "loserId",
        ${name(sql`m.loser_row`)} as "loserName", ${city(survivor)} as "survivorPlace", ${city(sql`m.loser_row`)} as "loserPlace",
        m.score, m.note, ${lines('moved')} as "movedLines", ${lines('taken')} as "takenLines", m.merged_at as "mergedAt",
        ${namedUser(sql, language, 'u')} as "mergedBy", m.undone_at as "undoneAt", ${namedUser(sql, language, 'w')} as "undoneBy", m.undo_note as "undoNote",
        m.undone_at is null and not exists (select from duplicate_merges n where n.enterprise_id = m.enterprise_id and n.target = m.target and n.id > m.id
          and n.undone_at is null and m.survivor_id in (n.survivor_id, n.loser_id)) as "mayUndo"
      from duplicate_merges m
      left join users u on u.enterprise_id = m.enterprise_id and u.id = m.merged_by
      left join users w on w.enterprise_id = m.enterprise_id and w.id = m.undone_by
      where ${mergesOf(sql, viewer, keyword)}
      order by m.merged_at desc, m.id desc limit ${size} offset ${page * size}
    ) page`;
  return row;
}

// Pairs as a steward reads them: open, rejected, how many; a pair rejected, and opened again.
import type { MergeQuery, PairCounts, PairFilter } from '@yijian/contract/duplicates';
import {
  allOf,
  byOwnRange,
  named,
  namedUser,
  type Fragment,
  type Sql,
  type Viewer,
} from '../../../platform/db/index.ts';
import type { PageText } from '../../../platform/http/index.ts';
import { doctorNameCondition, doctorScope } from '../../doctors/index.ts';
import { departmentAsWritten } from './department.sql.ts';
import type { Likeness } from '../merging/comparison.sql.ts';

export interface Reading {
  readonly viewer: Viewer;
  readonly filter: PairFilter;
  readonly language: 'zh' | 'en';
  readonly actScore: number;
}

export interface Paging {
  readonly page: number;
  readonly size: number;
  readonly sort?: string | undefined;
}

const table = (sql: Sql, { filter }: Reading): Fragment =>
  filter.box === 'OPEN'
    ? sql`(select p.enterprise_id, p.id, p.left_id, p.right_id, p.score, p.verdicts, p.has_identity, p.found_at as at, null::text as note, null::bigint as user_id
        from duplicate_pairs p)`
    : sql`(select r.enterprise_id, r.id, r.left_id, r.right_id, r.score, r.verdicts, false as has_identity, r.rejected_at as at, r.note, r.rejected_by as user_id
        from duplicate_rejections r)`;

/** Both doctors in the viewer's range: half a pair is none. */
function where(sql: Sql, { viewer, filter, actScore }: Reading): Fragment {
  const inRange = (column: Fragment): Fragment =>
    viewer.dataRange === 'ALL'
      ? sql`true`
      : sql`exists (select from doctors d where d.enterprise_id = p.enterprise_id and d.id = ${column} and ${doctorScope(sql, byOwnRange(viewer))})`;
  const one = (condition: Fragment): Fragment =>
    sql`exists (select from doctors d where d.enterprise_id = p.enterprise_id and d.id in (p.left_id, p.right_id) and ${condition})`;
  const isAct = sql`(p.has_identity and p.score >= ${actScore})`;
  return allOf(sql, [
    sql`p.enterprise_id = app.enterprise_id()`,
    inRange(sql`p.left_id`),
    inRange(sql`p.right_id`),
    filter.keyword ? one(doctorNameCondition(sql, filter.keyword)) : undefined,
    filter.provinceCode?.length ? one(sql`d.province_code = any(${filter.provinceCode})`) : undefined,
    filter.advice === undefined ? undefined : filter.advice === 'ACT' ? isAct : sql`not ${isAct}`,
    filter.doctorId === undefined ? undefined : sql`${filter.doctorId}::bigint in (p.left_id, p.right_id)`,
  ]);
}

const side = (sql: Sql, language: 'zh' | 'en', column: Fragment): Fragment => sql`(
  select json_build_object('id', d.id::text, 'doctorName', ${named(sql, language, 'd')}, 'doctorTitle', coalesce(${named(sql, language, 't')}, ''),
    'namesake', d.namesake, 'hospital', ${named(sql, language, 'h')}, 'department', ${departmentAsWritten(sql, language)}, 'city', coalesce(${named(sql, language, 'c')}, ''),
    'isVerified', d.is_verified, 'lastVisitAt', d.last_visit_at)
  from doctors d join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
  left join standard_titles t on t.code = d.title_code left join regions c on c.code = d.city_code
  where d.enterprise_id = p.enterprise_id and d.id = ${column})`;

export async function selectPairs(sql: Sql, reading: Reading, { page, size, sort }: Paging): Promise<PageText> {
  const [field, direction] = (sort ?? 'score,desc').split(',');
  const column = field === 'foundAt' ? sql`p.at` : sql`p.score`;
  const order = direction === 'asc' ? sql`${column}, p.id` : sql`${column} desc, p.id`;
  const { language, actScore } = reading;
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length
    from (
      select p.id::text as id, ${side(sql, language, sql`p.left_id`)} as left, ${side(sql, language, sql`p.right_id`)} as right, p.score, p.verdicts,
        case when p.has_identity and p.score >= ${actScore} then 'ACT' else 'ASK' end as advice, p.at as "foundAt",
        coalesce(p.note, (select d.creation_note from doctors d where d.enterprise_id = p.enterprise_id and d.id in (p.left_id, p.right_id)
          and d.creation_note <> '' order by d.id desc limit 1), '') as note,
        (select ${namedUser(sql, language, 'u')} from users u where u.enterprise_id = p.enterprise_id and u.id = p.user_id) as by
      from (select p.* from ${table(sql, reading)} p where ${where(sql, reading)} order by ${order} limit ${size} offset ${page * size}) p
      order by ${order}
    ) page`;
  return row;
}

export async function countPairs(sql: Sql, reading: Reading): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from ${table(sql, reading)} p where ${where(sql, reading)}`;
  return row.count;
}

export async function countBoxes(sql: Sql, reading: Omit<Reading, 'filter'>): Promise<PairCounts> {
  const of = (filter: PairFilter): Fragment => {
    const whole = { ...reading, filter };
    return sql`(select count(*)::int from ${table(sql, whole)} p where ${where(sql, whole)})`;
  };
  const [row] = await sql<[PairCounts]>`
    select ${of({ box: 'OPEN' })} as open, ${of({ box: 'OPEN', advice: 'ACT' })} as act, ${of({ box: 'REJECTED' })} as rejected,
      (select count(*)::int from duplicate_merges m where m.enterprise_id = app.enterprise_id() and m.target = 'doctors' and m.undone_at is null
        and ${mergeScope(sql, reading.viewer)}) as merged`;
  return row;
}

/**
 * A merge is seen with the doctor that remains, or, once undone, remained. That doctor is read by the key for each merge: joined, all
 * of the range were read, and no computed value but a select is let into an index by row security.
 */
const mergeScope = (sql: Sql, viewer: Viewer): Fragment =>
  viewer.dataRange === 'ALL'
    ? sql`true`
    : sql`(select true from doctors d where d.enterprise_id = m.enterprise_id and ${doctorScope(sql, byOwnRange(viewer))}
        and d.id = (select coalesce((select r.doctor_id from doctor_redirects r
          where r.enterprise_id = m.enterprise_id and r.id = m.survivor_id), m.survivor_id)))`;

const mergesOf = (sql: Sql, keyword: string | undefined): Fragment =>
  keyword
    ? sql`(m.loser_row ->> 'name' like ${`%${keyword.replace(/[\\%_]/g, '\\$&')}%`} or m.loser_row ->> 'pinyin' like ${`${keyword.toLowerCase().replace(/[\\%_ ]/g, '')}%`})`
    : sql`true`;

export async function countMerges(sql: Sql, viewer: Viewer, { keyword }: Pick<MergeQuery, 'keyword'>): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from duplicate_merges m
    where m.enterprise_id = app.enterprise_id() and m.target = 'doctors' and ${mergeScope(sql, viewer)} and ${mergesOf(sql, keyword)}`;
  return row.count;
}

export async function selectMerges(
  sql: Sql,
  { viewer, language }: Pick<Reading, 'viewer' | 'language'>,
  { page, size, keyword }: MergeQuery,
): Promise<PageText> {
  const name = (line: Fragment): Fragment =>
    language === 'zh' ? sql`${line} ->> 'name'` : sql`coalesce(nullif(${line} ->> 'en_name', ''), ${line} ->> 'name')`;
  // As a select of its own it is a key as well.
  const hospital = (line: Fragment): Fragment => sql`coalesce((select ${named(sql, language, 'h')} from hospitals h
    where h.enterprise_id = m.enterprise_id and h.id = (select (${line} ->> 'hospital_id')::bigint)), '')`;
  const lines = (kind: string): Fragment =>
    sql`coalesce((select sum((t.value ->> ${kind})::int) from jsonb_each(m.moved) t where t.key not like 'duplicate\\_%'), 0)::int`;
  const wanted = mergesOf(sql, keyword);
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length
    from (
      select m.id::text as id, m.survivor_id::text as "survivorId", ${name(sql`coalesce(nullif(m.survivor_after, '{}'), m.survivor_before)`)} as "survivorName",
        m.loser_id::text as "loserId", ${name(sql`m.loser_row`)} as "loserName",
        ${hospital(sql`coalesce(nullif(m.survivor_after, '{}'), m.survivor_before)`)} as hospital, ${hospital(sql`m.loser_row`)} as "loserHospital",
        m.score, m.by_rule as "byRule", m.note, ${lines('moved')} as "movedLines", ${lines('taken')} as "takenLines", m.merged_at as "mergedAt",
        ${namedUser(sql, language, 'u')} as "mergedBy", m.undone_at as "undoneAt", ${namedUser(sql, language, 'w')} as "undoneBy", m.undo_note as "undoNote",
        m.undone_at is null and not exists (select from duplicate_merges n where n.enterprise_id = m.enterprise_id and n.target = m.target and n.id > m.id
          and n.undone_at is null and m.survivor_id in (n.survivor_id, n.loser_id)) as "mayUndo"
      from duplicate_merges m
      left join users u on u.enterprise_id = m.enterprise_id and u.id = m.merged_by
      left join users w on w.enterprise_id = m.enterprise_id and w.id = m.undone_by
      where m.enterprise_id = app.enterprise_id() and m.target = 'doctors' and ${mergeScope(sql, viewer)} and ${wanted}
      order by m.merged_at desc, m.id desc limit ${size} offset ${page * size}
    ) page`;
  return row;
}

interface Ends {
  readonly leftId: string;
  readonly rightId: string;
}

export async function upsertRejection(
  sql: Sql,
  { leftId, rightId }: Ends,
  { alike, note, userId }: { alike: Likeness; note: string; userId: string },
): Promise<void> {
  await sql`
    insert into duplicate_rejections (left_id, right_id, score, verdicts, print, note, rejected_by)
    values (${leftId}, ${rightId}, ${alike.score}, ${sql.json(alike.verdicts)}, ${alike.print}, ${note}, ${userId})
    on conflict (enterprise_id, left_id, right_id) do update set score = excluded.score, verdicts = excluded.verdicts, print = excluded.print,
      note = excluded.note, rejected_by = excluded.rejected_by, rejected_at = clock_timestamp()`;
  await sql`delete from duplicate_pairs where enterprise_id = app.enterprise_id() and left_id = ${leftId} and right_id = ${rightId}`;
}

/** Whether there was one. */
export async function deleteRejection(sql: Sql, { leftId, rightId }: Ends): Promise<boolean> {
  const { count } = await sql`
    delete from duplicate_rejections where enterprise_id = app.enterprise_id() and left_id = ${leftId} and right_id = ${rightId}`;
  return count > 0;
}

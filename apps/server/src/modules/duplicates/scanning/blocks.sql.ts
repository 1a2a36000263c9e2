// Who is compared with whom: doctors that share a block, so that a million need no million times a million comparisons (product 3.2).
import { likeness } from '../../doctors/index.ts';
import { selectProvinces } from '../hospitals/hospital-pairs.sql.ts';
import type { Fragment, Sql } from '../../../platform/db/index.ts';

/** A part of the search small enough for one statement of a second or two. */
export type ScanStep =
  | { readonly kind: 'HOSPITAL_NAMES'; readonly provinceCode: string }
  | { readonly kind: 'HOSPITALS'; readonly after: string; readonly upTo: string }
  | { readonly kind: 'CITY'; readonly code: string }
  | { readonly kind: 'NUMBERS' }
  | { readonly kind: 'MAIL' }
  | { readonly kind: 'SWEEP' }
  | { readonly kind: 'RULE' };

/** Doctors that one step of hospitals holds, and people behind one telephone beyond which it is nobody's own. */
const DOCTORS_A_STEP = 8_000;
const MOST_ALIKE = 12;
/** What numbers and a rare name can add to the points of the columns: pairs below are found by their numbers. */
const RARE = 6;

/** Hospitals among each other, then doctors: hospitals in ranges of about as many doctors, then cities, then what stands across both. */
export async function selectSteps(sql: Sql): Promise<{ steps: ScanStep[]; doctors: number }> {
  const ranges = await sql<{ upTo: string; doctors: number }[]>`
    select max(id) as "upTo", sum(doctor_count)::int as doctors from (
      select h.id, h.doctor_count, (sum(h.doctor_count) over (order by h.id) - h.doctor_count) / ${DOCTORS_A_STEP}::int as part
      from hospitals h where h.enterprise_id = app.enterprise_id()
    ) counted group by part order by 1`;
  const cities = await sql<{ code: string }[]>`
    select distinct city_code as code from hospitals where enterprise_id = app.enterprise_id() and city_code is not null order by 1`;
  const provinces = await selectProvinces(sql);
  const hospitals = ranges.map(({ upTo }, at): ScanStep => ({
    kind: 'HOSPITALS',
    after: at === 0 ? '0' : ranges[at - 1]!.upTo,
    upTo,
  }));
  const steps: ScanStep[] = [
    ...provinces.map((provinceCode): ScanStep => ({ kind: 'HOSPITAL_NAMES', provinceCode })),
    ...hospitals,
    ...cities.map(({ code }): ScanStep => ({ kind: 'CITY', code })),
    { kind: 'NUMBERS' },
    { kind: 'MAIL' },
    { kind: 'SWEEP' },
    { kind: 'RULE' },
  ];
  return { steps, doctors: ranges.reduce((sum, range) => sum + range.doctors, 0) };
}

/** Within a hospital: the same sound, the same given name under another family name, one family name in one department. */
function hospitalBlocks(sql: Sql, { after, upTo }: { after: string; upTo: string }): Fragment {
  const both = sql`a.hospital_id = b.hospital_id and a.id < b.id`;
  return sql`with d as materialized (
      select id, hospital_id, name, name_2, substr(name, 1, 1) as family, pinyin, department_code, birth_year, sex from doctors
      where enterprise_id = app.enterprise_id() and is_enabled and hospital_id > ${after} and hospital_id <= ${upTo})
    select a.id as left_id, b.id as right_id from d a join d b on ${both} and a.pinyin = b.pinyin
    union select a.id, b.id from d a join d b on ${both} and a.name_2 = b.name_2 and ${isLikely(sql)}
    union select a.id, b.id from d a join d b on ${both} and a.family = b.family and a.department_code = b.department_code and ${isLikely(sql)}
      and app.is_one_off(a.name, b.name)`;
}

/** What makes two people of two alike names; asked before they are compared in full. */
const isLikely = (sql: Sql): Fragment =>
  sql`a.sex is not distinct from b.sex and (a.birth_year is null or b.birth_year is null or abs(a.birth_year - b.birth_year) < 2)`;

/** Across the hospitals of a city: the same sound in one department, as when a hospital is there twice or a doctor moved. */
const cityBlocks = (sql: Sql, code: string): Fragment => sql`with d as materialized (
    select id, hospital_id, pinyin, department_code, birth_year, sex from doctors
    where enterprise_id = app.enterprise_id() and is_enabled and city_code = ${code})
  select a.id as left_id, b.id as right_id from d a
  join d b on a.pinyin = b.pinyin and a.department_code = b.department_code and a.hospital_id <> b.hospital_id and a.id < b.id and ${isLikely(sql)}`;

const alikeIn = (sql: Sql, groups: Fragment): Fragment =>
  sql`select distinct x.id as left_id, y.id as right_id from (${groups}) g cross join lateral unnest(g.ids) x(id) cross join lateral unnest(g.ids) y(id) where x.id < y.id`;

/** Anywhere: the same telephone, identity or licence number, by their search numbers. */
const numberBlocks = (sql: Sql): Fragment =>
  alikeIn(
    sql,
    sql`select array_agg(v.row_id) as ids from personal_values v
      where v.enterprise_id = app.enterprise_id() and v.table_name = 'doctors' and v.field in ('PHONE', 'ID_NUMBER', 'LICENCE_NUMBER') and v.part = 0
      group by v.field, v.search_number having count(*) between 2 and ${MOST_ALIKE}`,
  );

const mailBlocks = (sql: Sql): Fragment =>
  alikeIn(
    sql,
    sql`select array_agg(d.id) as ids from doctors d where d.enterprise_id = app.enterprise_id() and d.is_enabled and d.email <> ''
      group by lower(d.email) having count(*) between 2 and ${MOST_ALIKE}`,
  );

/** What one doctor may share with others. */
const blocksOf = (sql: Sql, id: string): Fragment => sql`
  select least(a.id, b.id) as left_id, greatest(a.id, b.id) as right_id from doctors a
  join doctors b on b.enterprise_id = a.enterprise_id and b.id <> a.id and b.hospital_id = a.hospital_id
    and (b.pinyin = a.pinyin or b.name_2 = a.name_2 or substr(b.name, 1, 1) = substr(a.name, 1, 1))
  where a.enterprise_id = app.enterprise_id() and a.id = ${id}
  union select least(a.id, b.id), greatest(a.id, b.id) from doctors a
  join doctors b on b.enterprise_id = a.enterprise_id and b.id <> a.id and b.pinyin = a.pinyin and b.city_code = a.city_code
  where a.enterprise_id = app.enterprise_id() and a.id = ${id}
  union select least(a.row_id, b.row_id), greatest(a.row_id, b.row_id) from personal_values a
  join personal_values b on b.enterprise_id = a.enterprise_id and b.table_name = a.table_name and b.field = a.field
    and b.search_number = a.search_number and b.row_id <> a.row_id
  where a.enterprise_id = app.enterprise_id() and a.table_name = 'doctors' and a.field in ('PHONE', 'ID_NUMBER', 'LICENCE_NUMBER') and a.row_id = ${id}`;

/**
 * Compares the pairs of `blocks` and keeps those that are alike enough and were not rejected as they are now. Their doctors are held before
 * any pair is touched, in the order of their ids, as whoever merges or rejects does: otherwise each would wait for the other.
 */
async function keepAlike(
  sql: Sql,
  blocks: Fragment,
  { askScore, least, scanId }: { askScore: number; least: number; scanId: string | null },
): Promise<number> {
  const pairs = sql`(${blocks}) c
    join doctors a on a.enterprise_id = app.enterprise_id() and a.id = c.left_id and a.is_enabled
    join doctors b on b.enterprise_id = app.enterprise_id() and b.id = c.right_id and b.is_enabled
    join hospitals ha on ha.enterprise_id = a.enterprise_id and ha.id = a.hospital_id
    join hospitals hb on hb.enterprise_id = b.enterprise_id and hb.id = b.hospital_id`;
  const { count } = await sql`
    with alike as materialized (
      select l.* from (${likeness(sql, { pairs, least })}) l
      where l.score >= ${askScore} and not exists (select from duplicate_rejections r where r.enterprise_id = app.enterprise_id()
        and r.left_id = l.left_id and r.right_id = l.right_id and (r.print = l.print or l.score < r.score))
    ), held as materialized (
      select d.id from doctors d where d.enterprise_id = app.enterprise_id() and d.is_enabled
        and d.id in (select unnest(array[left_id, right_id]) from alike) order by d.id for key share
    )
    insert into duplicate_pairs (left_id, right_id, score, verdicts, has_identity, print, scan_id)
    select l.left_id, l.right_id, l.score, l.verdicts, l.has_identity, l.print, ${scanId}::bigint from alike l
    where l.left_id in (select id from held) and l.right_id in (select id from held)
    on conflict (enterprise_id, left_id, right_id) do update set score = excluded.score, verdicts = excluded.verdicts,
      has_identity = excluded.has_identity, print = excluded.print, scan_id = excluded.scan_id`;
  return count;
}

/** One step of the search; answers how many pairs it kept. */
export async function insertPairsOfStep(
  sql: Sql,
  step: Extract<ScanStep, { kind: 'HOSPITALS' | 'CITY' | 'NUMBERS' | 'MAIL' }>,
  { askScore, scanId }: { askScore: number; scanId: string },
): Promise<number> {
  const byColumns = { askScore, least: askScore - RARE, scanId };
  const byNumbers = { askScore, least: -500, scanId };
  switch (step.kind) {
    case 'HOSPITALS':
      return keepAlike(sql, hospitalBlocks(sql, step), byColumns);
    case 'CITY':
      return keepAlike(sql, cityBlocks(sql, step.code), byColumns);
    case 'NUMBERS':
      return keepAlike(sql, numberBlocks(sql), byNumbers);
    case 'MAIL':
      return keepAlike(sql, mailBlocks(sql), byNumbers);
  }
}

/** Pairs of one doctor, found at once and not only by the next search. */
export function insertPairsOf(sql: Sql, doctorId: string, askScore: number): Promise<number> {
  return keepAlike(sql, blocksOf(sql, doctorId), { askScore, least: -500, scanId: null });
}

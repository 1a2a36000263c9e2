// Finding a doctor by name, or by words of name, hospital and department: the exact name first, then names beginning so, then one's own and followed ones (specification 7.5).
import type { DoctorChoice } from '@yijian/contract/doctors';
import { hospitalNameCondition } from '../../hospitals/index.ts';
import { allOf, anywhere, beginsWith, type Fragment, type Sql, type Viewer } from '../../../platform/db/index.ts';
import { doctorNameCondition, isLatin, lettersOf } from '../doctors-filter.sql.ts';
import { elsewhere } from '../doctors-scope.sql.ts';
import { doctorNames } from '../shown/doctor-names.sql.ts';

/**
 * Doctors in range whose name matches, or to whom every word of several fits. Every column a keyword may begin is read for itself in its own order, which
 * PostgreSQL plans once; one condition with all of them is planned anew for each call, which takes longer than reading.
 * Fifty of each are enough to choose from, since a syllable matches tens of thousands; the number stands in the statement
 * because PostgreSQL takes an unknown limit for a tenth of the table.
 */
export async function selectChoices(
  sql: Sql,
  viewer: Viewer,
  keyword: string,
  size: number,
  language: 'zh' | 'en',
): Promise<DoctorChoice[]> {
  const names = doctorNames(sql, language);
  const { scope, outside } = scopeOf(sql, viewer);
  const words = wordsOf(keyword);
  return sql<DoctorChoice[]>`
    with outside as materialized (${outside}),
    mine as materialized (
      select f.doctor_id as id from doctor_follows f where f.user_id = ${viewer.id}
      union select o.doctor_id from doctor_owners o where o.user_id = ${viewer.id}),
    ${words.length < 2 ? sql`` : placesOf(sql, words)}
    found as materialized (${groups(sql, keyword, scope)}${words.length < 2 ? sql`` : sql` union ${mixed(sql, words, scope)}`})
    select d.id::text as id, ${names.doctor} as "doctorName", d.namesake, ${names.title} as "doctorTitle", ${names.hospital} as hospital,
      ${names.department} as department, d.tier,
      exists (select from doctor_follows f where f.user_id = ${viewer.id} and f.doctor_id = d.id) as attention
    from found
    join doctors d on d.id = found.id
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    left join standard_titles t on t.code = d.title_code
    order by (d.name = ${keyword} or d.initials = lower(${keyword}) or d.en_letters = ${lettersOf(keyword)}) desc, starts_with(d.name, ${keyword}) desc,
      d.id in (select id from mine) desc, d.tier, char_length(d.name), d.id
    limit ${size}`;
}

/** More words than these narrow nothing down further. */
const MOST_WORDS = 4;

export const wordsOf = (keyword: string): string[] => keyword.trim().split(/\s+/).slice(0, MOST_WORDS);

/** The hospitals each word may name; a word such as 医院, which names most of them, is cut there. */
function placesOf(sql: Sql, words: readonly string[]): Fragment {
  return words.reduce(
    (all, word, at) =>
      sql`${all}${sql(`places_${at}`)} as materialized (select h.id from hospitals h where ${hospitalNameCondition(sql, word)} limit 400), `,
    sql``,
  );
}

/**
 * Doctors to whom every word fits as name, hospital or department: `华山 神经`, `srx zjyy`. One word leads to them by an
 * index, by name or by hospital, and the others are asked of those few.
 */
function mixed(sql: Sql, words: readonly string[], scope: Fragment): Fragment {
  const byName = words.map((word) => doctorNameCondition(sql, word));
  const byPlace = words.map((_, at) => sql`d.hospital_id = any(array(select id from ${sql(`places_${at}`)}))`);
  const fitting = words.map(
    (word, at) => sql`(${byName[at]!} or ${byPlace[at]!} or ${departmentCondition(sql, word)})`,
  );
  const led = (lead: Fragment, by: number): Fragment =>
    sql`(select d.id from doctors d where d.is_enabled and ${lead} and ${allOf(
      sql,
      fitting.filter((_, at) => at !== by),
    )} and ${scope} limit 50)`;
  const mine = sql`(select d.id from mine join doctors d on d.id = mine.id
    where d.is_enabled and ${allOf(sql, fitting)} and ${scope} limit 50)`;
  const leads = words.flatMap((_, at) => [led(byName[at]!, at), led(byPlace[at]!, at)]);
  return leads.reduce((all, one) => sql`${all} union ${one}`, mine);
}

/** A department by a part of its name, in either language. */
function departmentCondition(sql: Sql, word: string): Fragment {
  if (!isLatin(word)) return sql`d.department_name like ${anywhere(word)}`;
  return word.length < 3
    ? sql`false`
    : sql`d.department_code = any(array(select s.code from standard_departments s where s.en_name ilike ${anywhere(word)}))`;
}

function groups(sql: Sql, keyword: string, scope: Fragment): Fragment {
  const first = (column: Fragment, text: string): Fragment =>
    sql`(select d.id from doctors d where d.is_enabled and ${beginsWith(sql, column, text)} and ${scope}
      order by ${column} using ~<~, d.id limit 50)`;
  const mine = (condition: Fragment): Fragment =>
    sql`(select d.id from mine join doctors d on d.id = mine.id where d.is_enabled and ${condition} and ${scope} limit 50)`;
  if (keyword === '') {
    return sql`${mine(sql`true`)} union (select d.id from doctors d where d.is_enabled and ${scope} order by d.id limit 50)`;
  }
  if (isLatin(keyword)) {
    const letters = lettersOf(keyword);
    const isMatch = sql`(starts_with(d.initials, ${letters}) or starts_with(d.pinyin, ${letters}) or starts_with(d.en_letters, ${letters}))`;
    return sql`${first(sql`d.initials`, letters)} union ${first(sql`d.pinyin`, letters)}
      union ${first(sql`d.en_letters`, letters)} union ${mine(isMatch)}`;
  }
  return sql`${first(sql`d.name`, keyword)} union ${first(sql`d.name_2`, keyword)} union ${first(sql`d.name_3`, keyword)}
    union ${first(sql`d.name_4`, keyword)} union ${mine(sql`d.name like ${anywhere(keyword)}`)}
    union (select d.id from doctors d where d.is_enabled and d.has_long_name and d.name like ${anywhere(keyword)} and ${scope} limit 50)`;
}

/** The same doctors as `doctorScope`; those outside the regions come from one short list, `outside`. */
function scopeOf(sql: Sql, viewer: Viewer): { scope: Fragment; outside: Fragment } {
  if (viewer.dataRange === 'ALL') return { scope: sql`true`, outside: sql`select 0::bigint as id` };
  const regions = viewer.regionCodes as string[];
  const scope = sql`(d.city_code = any(${regions}) or d.province_code = any(${regions}) or d.id in (select id from outside))`;
  return { scope, outside: elsewhere(sql, viewer) };
}

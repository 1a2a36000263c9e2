// Writes the points of doctors by year and their topics anew (product 3.4).
import { academicComponents } from '@yijian/contract/opinion-leaders';
import type { Fragment, Sql } from '../../../platform/db/index.ts';
import { commas } from './pieces.sql.ts';
import { items, type Whose } from './items.sql.ts';

/** Below so many elements PostgreSQL packs an array and copies it for every element that is read. */
const LEAST_YEARS = 14;

/** Doctors by id, or a range of ids. */
export type Portion = { readonly ids: readonly string[] } | { readonly from: string; readonly to: string };

export const whoseOf =
  (sql: Sql, portion: Portion): Whose =>
  (column) =>
    'ids' in portion
      ? sql`${column} = any(${portion.ids as string[]}::bigint[])`
      : sql`${column} between ${portion.from}::bigint and ${portion.to}::bigint`;

export async function deleteFacts(sql: Sql, portion: Portion): Promise<void> {
  await sql`delete from kol_facts f where f.enterprise_id = app.enterprise_id() and ${whoseOf(sql, portion)(sql`f.doctor_id`)}`;
  await sql`delete from kol_topics t where t.enterprise_id = app.enterprise_id() and ${whoseOf(sql, portion)(sql`t.doctor_id`)}`;
}

/** What a merge that is taken back put there since the old ones were deleted is written over; its own refresh follows. */
export async function insertFacts(sql: Sql, portion: Portion): Promise<void> {
  const sum = (component: string) =>
    sql`coalesce(sum(i.points) filter (where i.component = ${component} and i.state = 'CONFIRMED'), 0)`;
  await sql`
    insert into kol_facts (doctor_id, year, publications, guidelines, trials, societies, talks, journals, digital, suggested)
    select i.doctor_id, i.year, ${sum('publications')}, ${sum('guidelines')}, ${sum('trials')}, ${sum('societies')}, ${sum('talks')},
      ${sum('journals')}, ${sum('digital')}, count(*) filter (where i.state = 'SUGGESTED')
    from ${items(sql, whoseOf(sql, portion))} i
    join doctors d on d.id = i.doctor_id
    group by i.doctor_id, i.year
    on conflict (enterprise_id, doctor_id, year) do update set publications = excluded.publications, guidelines = excluded.guidelines,
      trials = excluded.trials, societies = excluded.societies, talks = excluded.talks, journals = excluded.journals,
      digital = excluded.digital, suggested = excluded.suggested`;
}

const summed = [...academicComponents, 'suggested'] as const;

/**
 * The running sums of the facts as they stand now, of every doctor; `year_before` comes first with 0. First all without sums, then
 * the sums, each doctor looked up by key: where nothing is known of the tables yet, a join would be planned for one row.
 */
export async function upsertCareers(sql: Sql, portion: Portion): Promise<void> {
  const each = (of: (column: Fragment) => Fragment): Fragment =>
    commas(
      sql,
      summed.map((one) => of(sql`${sql(one)}`)),
    );
  const place = sql`d.hospital_id, d.province_code::int, d.city_code::int, d.department_code, d.indication, d.is_enabled`;
  const placed = sql`doctor_id, hospital_id, province, city, department_code, indication, is_enabled`;
  await sql`
    insert into kol_careers (${placed}) select d.id, ${place} from doctors d
    where d.enterprise_id = app.enterprise_id() and ${whoseOf(sql, portion)(sql`d.id`)}
    on conflict (enterprise_id, doctor_id) do update set hospital_id = excluded.hospital_id, province = excluded.province, city = excluded.city,
      department_code = excluded.department_code, indication = excluded.indication, is_enabled = excluded.is_enabled,
      year_before = excluded.year_before, years = excluded.years, first_paper = null, ${each((one) => sql`${one} = null`)}`;
  await sql`
    insert into kol_careers (${placed}, year_before, years, first_paper, ${each((one) => one)})
    select p.*, x.year_before, x.years, x.first_paper, ${each((one) => sql`x.${one}`)}
    from (
      select g.doctor_id, g.year_before, g.years, g.first_paper, ${each((one) => sql`array_agg(s.${one} order by s.year) filter (where g.${one}) as ${one}`)}
      from (
        select f.doctor_id, min(f.year) - 1 as year_before, greatest(max(f.year) - min(f.year) + 2, ${LEAST_YEARS}::int) as years,
          min(f.year) filter (where f.publications > 0) as first_paper, ${each((one) => sql`bool_or(f.${one} > 0) as ${one}`)}
        from kol_facts f where f.enterprise_id = app.enterprise_id() and ${whoseOf(sql, portion)(sql`f.doctor_id`)} group by f.doctor_id) g
      cross join lateral (
        select y.year, ${each((one) => sql`sum(coalesce(f.${one}, 0)::float8) over w as ${one}`)}
        from generate_series(g.year_before, g.year_before + g.years - 1) as y(year)
        left join kol_facts f on f.enterprise_id = app.enterprise_id() and f.doctor_id = g.doctor_id and f.year = y.year
        window w as (order by y.year)) s
      group by g.doctor_id, g.year_before, g.years, g.first_paper) x
    cross join lateral (
      select d.id, ${place} from doctors d where d.enterprise_id = app.enterprise_id() and d.id = x.doctor_id limit 1) p
    on conflict (enterprise_id, doctor_id) do update set year_before = excluded.year_before, years = excluded.years,
      first_paper = excluded.first_paper, ${each((one) => sql`${one} = excluded.${one}`)}`;
}

/** Topics of confirmed papers, the first eight of each; written over as the points are. */
export async function insertTopics(sql: Sql, portion: Portion): Promise<void> {
  await sql`
    insert into kol_topics (doctor_id, topic, works)
    select m.doctor_id, t.topic, count(distinct m.publication_id)
    from authorship_matches m
    join publications p on p.enterprise_id = m.enterprise_id and p.id = m.publication_id
    join doctors d on d.id = m.doctor_id
    cross join lateral unnest(p.topics[1:8]) as t(topic)
    where m.enterprise_id = app.enterprise_id() and m.state = 'CONFIRMED' and not p.is_retracted and ${whoseOf(sql, portion)(sql`m.doctor_id`)}
      and t.topic <> ''
    group by m.doctor_id, t.topic
    on conflict (enterprise_id, topic, doctor_id) do update set works = excluded.works`;
}

/** One refresh of an enterprise's facts at a time: two of them would write the same rows. */
export async function lockFacts(sql: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('kol facts ' || app.enterprise_id(), 0))`;
}

/** Ids that bound portions of so many doctors each, in order. */
export async function selectPortions(sql: Sql, size: number): Promise<{ from: string; to: string }[]> {
  return sql<{ from: string; to: string }[]>`
    select min(id)::text as "from", max(id)::text as "to" from (
      select id, (row_number() over (order by id) - 1) / ${size} as portion from doctors) d
    group by portion order by portion`;
}

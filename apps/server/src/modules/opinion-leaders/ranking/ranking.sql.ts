// Pages, numbers, provinces and shifts of a ranking, each one statement on the same population (product 3.4).
import { academicComponents, kolComponents, kolTiers, type KolTier } from '@yijian/contract/opinion-leaders';
import { allOf, named, type Fragment, type Sql, type Viewer } from '../../../platform/db/index.ts';
import { doctorNameCondition, doctorNames, doctorScope } from '../../doctors/index.ts';
import { commas, plus } from '../facts/pieces.sql.ts';
import { career, growth, ranked, risingScore, type Asked } from './question.sql.ts';

export interface Reading {
  readonly viewer: Viewer;
  readonly language: 'zh' | 'en';
}

export interface Narrowing {
  readonly order: 'rank' | 'rising';
  readonly tier?: readonly KolTier[] | undefined;
  readonly province?: string | undefined;
  readonly keyword?: string | undefined;
}

const tierOf = (sql: Sql): Fragment => sql`coalesce(o.tier, r.computed_tier)`;

function where(sql: Sql, narrowing: Narrowing): Fragment {
  const { order, tier, province, keyword } = narrowing;
  return allOf(sql, [
    order === 'rising' ? sql`r.is_rising` : undefined,
    tier?.length ? sql`${tierOf(sql)} = any(${tier as string[]})` : undefined,
    province === undefined ? undefined : sql`r.province = ${province}::int`,
    keyword
      ? sql`r.id in (select d.id from doctors d where d.enterprise_id = app.enterprise_id() and ${doctorNameCondition(sql, keyword)})`
      : undefined,
  ]);
}

const orderOf = (sql: Sql, order: Narrowing['order']): Fragment =>
  order === 'rising' ? sql`r.rising_rank` : sql`r.rank`;

/** Columns of a row of the ranking from `r` (ranked), `x` (points), `o` (overridden), `g` (region_top), with the doctor's own joined. */
export function shown(sql: Sql, { viewer, language }: Reading, asked: Asked): Fragment {
  const points = sql`x`;
  const names = doctorNames(sql, language);
  const perComponent = (of: (component: string) => Fragment): Fragment =>
    sql`json_build_object(${commas(
      sql,
      kolComponents.flatMap((one) => [sql`${one}::text`, of(one)]),
    )})`;
  return sql`
    d.id::text as "doctorId", ${names.doctor} as name, ${names.title} as title, ${names.hospital} as "hospitalName",
    ${names.department} as department, ${names.province} as province, ${names.city} as city, ${doctorScope(sql, viewer)} as "isInScope",
    r.rank, r.national_rank as "nationalRank", r.previous_rank as "previousRank", round(least(100, r.score)::numeric, 1)::float8 as score,
    ${perComponent((one) => sql`round((100 * coalesce(x.${sql(one)} / nullif(g.${sql(one)}, 0), 0))::numeric, 1)`)} as components,
    ${perComponent((one) => sql`round((exp(x.${sql(one)}) - 1)::numeric, 2)`)} as points,
    ${tierOf(sql)} as tier, r.computed_tier as "computedTier",
    case when o.id is not null then json_build_object('id', o.id::text, 'reason', o.reason) end as override,
    r.is_rising as "isRising", r.is_digital as "isDigital",
    json_build_object('score', round((${risingScore(sql, points, asked)})::numeric, 1), 'recent', round(x.recent::numeric, 2), 'before', round(x.earlier::numeric, 2),
      'growth', round(${growth(sql, points, asked.settings)}::numeric, 3), 'careerYears', ${asked.question.to}::int - x.first_year,
      'career', round(${career(sql, points, asked)}::numeric, 2), 'rank', r.rising_rank) as rising,
    x.suggested`;
}

export const joins = (sql: Sql): Fragment => sql`
  join doctors d on d.enterprise_id = app.enterprise_id() and d.id = r.id
  join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
  left join standard_titles t on t.code = d.title_code left join regions p on p.code = d.province_code left join regions c on c.code = d.city_code`;

/** The answer in numbers and one page, as JSON; `total` counts what the page is taken from. */
export async function selectRanking(
  sql: Sql,
  input: {
    readonly asked: Asked;
    readonly reading: Reading;
    readonly narrowing: Narrowing;
    readonly offset: number;
    readonly size: number;
  },
): Promise<{ answer: string; content: string; total: number }> {
  const { asked, reading, narrowing, offset, size } = input;
  const [row] = await sql<[{ answer: string; content: string; total: number }]>`
    with ${ranked(sql, asked)},
    picked as not materialized (
      select r.* from ranked r ${narrowing.tier?.length ? sql`left join overridden o on o.doctor_id = r.id` : sql``} where ${where(sql, narrowing)}),
    page as (
      select r.* from picked r order by ${orderOf(sql, narrowing.order)} limit ${size} offset ${offset})
    select ${answered(sql, reading)}::text as answer,
      (select coalesce(json_agg(to_json(x) order by x.place), '[]') from (
        select ${shown(sql, reading, asked)}, ${orderOf(sql, narrowing.order)} as place
        from page r join points x on x.id = r.id cross join region_top g left join overridden o on o.doctor_id = r.id ${joins(sql)}) x)::text as content,
      (select count(*)::int from picked) as total`;
  return row;
}

/** The answer in numbers, from `compared`, `points` and the few of a tier: who is neither named nor overridden is of none. */
function answered(sql: Sql, { language }: Reading): Fragment {
  const of = (tier: KolTier): Fragment => sql`count(*) filter (where ${tierOf(sql)} = ${tier})`;
  const counts = commas(
    sql,
    kolTiers.map((tier) => sql`${tier}::text, ${of(tier)} ${tier === 'NONE' ? sql`+ a.population - count(*)` : sql``}`),
  );
  return sql`(
    select json_build_object('population', a.population, 'active', a.active, 'risen', a.risen, 'share', a.share,
      'suggested', (select coalesce(sum(x.suggested), 0) from points x where x.is_inside),
      'byTier', (select json_build_object(${counts}) from ranked r left join overridden o on o.doctor_id = r.id
        where r.id in (select n.id from named n union all select o.doctor_id from overridden o)),
      'top', (select json_build_object('doctorId', d.id::text, 'name', ${doctorNames(sql, language).doctor}, 'hospitalName', ${named(sql, language, 'h')},
          'score', round(least(100, r.score)::numeric, 1))
        from compared r ${joins(sql)} where r.rank = 1 and r.is_active))
    from (
      select count(*) as population, count(*) filter (where c.is_active) as active, count(*) filter (where c.rank < c.previous_rank and c.is_active) as risen,
        round((100 * sum(c.score) filter (where c.is_active and c.rank <= 10) / nullif(sum(c.score) filter (where c.is_active), 0))::numeric, 1) as share
      from compared c) a)`;
}

/** Doctors by province with their tiers, as JSON. */
export async function selectProvinces(sql: Sql, asked: Asked, language: 'zh' | 'en'): Promise<string> {
  const of = (tier: KolTier): Fragment => sql`count(*) filter (where ${tierOf(sql)} = ${tier})`;
  const [row] = await sql<[{ content: string }]>`
    with ${ranked(sql, asked)},
    best as (select distinct on (r.province) r.province, r.id, r.score from ranked r where r.is_active order by r.province, r.rank)
    select coalesce(json_agg(x order by x.active desc, x.doctors desc), '[]')::text as content from (
      select p.code, ${named(sql, language, 'p')} as name, n.doctors, n.active, n.national, n.regional, n.local, n.rising, n.digital, d.name as "bestName", round(least(100, b.score)::numeric, 1)::float8 as "bestScore"
      from (
        select r.province as place, count(*) as doctors, count(*) filter (where r.is_active) as active, ${of('NATIONAL')} as national,
          ${of('REGIONAL')} as regional, ${of('LOCAL')} as local, count(*) filter (where r.is_rising) as rising, count(*) filter (where r.is_digital) as digital
        from ranked r left join overridden o on o.doctor_id = r.id group by r.province) n
      join regions p on p.code = n.place::text
      left join best b on b.province = n.place
      left join lateral (select ${named(sql, language, 'd')} as name from doctors d where d.enterprise_id = app.enterprise_id() and d.id = b.id) d on true) x`;
  return row.content;
}

/** Ids with their ranks and scores: the best so many, and those that are named. */
export async function selectRanks(
  sql: Sql,
  asked: Asked,
  { best, ids = [] }: { best: number; ids?: readonly string[] },
): Promise<{ id: string; rank: number; score: number }[]> {
  return sql<{ id: string; rank: number; score: number }[]>`
    with ${ranked(sql, asked)}
    select r.id::text, r.rank::int, round(least(100, r.score)::numeric, 1)::float8 as score from ranked r
    where r.rank <= ${best} or r.id = any(${ids as string[]}::bigint[]) order by r.rank`;
}

/** Names of doctors as anyone may read them. */
export async function selectNames(
  sql: Sql,
  ids: readonly string[],
  language: 'zh' | 'en',
): Promise<{ id: string; name: string; hospitalName: string }[]> {
  return sql<{ id: string; name: string; hospitalName: string }[]>`
    select d.id::text, ${named(sql, language, 'd')} as name, ${named(sql, language, 'h')} as "hospitalName" from doctors d
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    where d.enterprise_id = app.enterprise_id() and d.id = any(${ids as string[]}::bigint[])`;
}

/** Indications with doctors, the commonest first, and topics of their papers. */
export async function selectOptions(
  sql: Sql,
): Promise<{ indications: string; topics: string; firstYear: number | null }> {
  const [row] = await sql<[{ indications: string; topics: string; firstYear: number | null }]>`
    select
      (select coalesce(json_agg(json_build_object('name', i.name, 'doctors', i.doctors)), '[]')::text from (
        select d.indication as name, count(*) as doctors from doctors d where d.is_enabled and d.indication <> '' group by 1 order by 2 desc, 1 limit 60) i) as indications,
      (select coalesce(json_agg(json_build_object('name', t.topic, 'doctors', t.doctors)), '[]')::text from (
        select t.topic, count(*) as doctors from kol_topics t group by 1 order by 2 desc, 1 limit 100) t) as topics,
      (select min(f.year)::int from kol_facts f where f.year >= 1990) as "firstYear"`;
  return row;
}

export const academicSum = (sql: Sql, weights: Asked['weights']): Fragment =>
  plus(
    sql,
    academicComponents.map((one) => sql`f.${sql(one)} * ${weights[one] / 100}::float8`),
  );

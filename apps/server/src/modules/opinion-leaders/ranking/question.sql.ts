// The one statement of every ranking: points of two periods become shares, shares become scores, scores become ranks and tiers (product 3.4).
import {
  academicComponents,
  kolComponents,
  type KolComponent,
  type KolWeights,
} from '@yijian/contract/opinion-leaders';
import type { Fragment, Sql } from '../../../platform/db/index.ts';
import { commas, plus } from '../facts/pieces.sql.ts';
import { pointsOf, type Asked } from './points.sql.ts';

export type { Asked } from './points.sql.ts';

type Period = '' | '_before';
const suffixed = (component: KolComponent, period: Period): string =>
  component === 'clinical' ? component : `${component}${period}`;
const columnsOf = (component: KolComponent): string[] =>
  component === 'clinical' ? [component] : [suffixed(component, ''), suffixed(component, '_before')];

/**
 * The CTEs up to `ranked`: doctors of the population with scores, ranks and tier; the logs behind them stay in `points`.
 * `top`, `region_top` are the greatest logs. Tiers go by the score among all of area, topic and indication, whatever region is
 * asked for. A hundred thousand rows pass here in one call: what is sorted and kept is narrow, of fixed widths, and kept once;
 * `named` holds the few who may be of a tier, so that nothing large is joined with anything large.
 */
export function ranked(sql: Sql, asked: Asked): Fragment {
  const { settings, question } = asked;
  return sql`
    points as materialized (${pointsOf(sql, asked)}),
    top as materialized (${greatest(sql, asked.weights, sql`true`)}),
    region_top as materialized (${question.region === undefined ? sql`select * from top` : greatest(sql, asked.weights, sql`p.is_inside`)}),
    ${placed(sql, asked)},
    rising as (
      select x.id, row_number() over (order by x.score desc, x.recent desc, x.id)::int as rising_rank from (
        select x.id, x.score, x.recent from (select p.id, p.recent, ${risingScore(sql, sql`p`, asked)} as score from points p
          where p.recent >= ${settings.leastPoints}::float8 and p.recent > p.earlier) x
        where x.score > 0 order by x.score desc, x.recent desc, x.id limit ${settings.risingRanks}::int) x),
    online as (
      select p.id from points p where p.digital > 0 order by p.digital desc, p.id limit ${settings.digitalRanks}::int),
    overridden as materialized (
      select distinct on (o.doctor_id) o.doctor_id, o.id, o.tier, o.reason from kol_overrides o
      where o.enterprise_id = app.enterprise_id() and o.state = 'APPROVED' and (o.area_code is null or ${areaOf(sql, question.area)})
      order by o.doctor_id, o.area_code nulls last),
    named as materialized (
      select n.id, bool_or(n.mark = 1) as is_national, bool_or(n.mark = 2) as is_leading, bool_or(n.mark = 3) as is_local,
        min(n.rising_rank) as rising_rank, bool_or(n.mark = 4) as is_digital from (
        select p.id, 1 as mark, null::int as rising_rank from placed p where p.national_rank <= ${settings.nationalRanks}::int
        union all select v.id, 2, null from (${firstOf(sql, 'province', settings.regionalRanks)}) v
        union all select l.id, 3, null from (${firstOf(sql, 'city', settings.localRanks)}) l
        union all select r.id, 0, r.rising_rank from rising r
        union all select o.id, 4, null from online o) n
      group by n.id),
    ranked as not materialized (
      select p.id, p.province, p.is_active, p.score, p.national_rank, p.rank, p.previous_rank,
        n.rising_rank is not null as is_rising, n.rising_rank, coalesce(n.is_digital, false) as is_digital,
        case when not p.is_active then 'NONE' when n.is_national then 'NATIONAL' when n.is_leading then 'REGIONAL' when n.is_local then 'LOCAL'
          when n.rising_rank is not null then 'RISING' when n.is_digital then 'DIGITAL' else 'NONE' end as computed_tier
      from compared p left join named n on n.id = p.id)`;
}

/** `placed` are all with their national ranks, `compared` those of the region with the ranks among them; without a region the same. */
function placed(sql: Sql, asked: Asked): Fragment {
  const before = sql`case when s.was_active then row_number() over (order by s.score_before desc, s.id)::int end as previous_rank`;
  const national = sql`row_number() over (order by s.national_score desc, s.id)::int as national_rank`;
  const kept = sql`s.id, s.province, s.city, s.is_active`;
  if (asked.question.region === undefined)
    return sql`
      placed as materialized (select ${kept}, s.national_score as score, ${national}, ${before} from (${scoresOf(sql, asked)}) s),
      compared as not materialized (select p.*, p.national_rank as rank from placed p)`;
  return sql`
    placed as materialized (
      select ${kept}, s.is_inside, s.was_active, s.score, s.score_before, ${national} from (${scoresOf(sql, asked)}) s),
    compared as materialized (
      select ${kept}, s.score, s.national_rank, row_number() over (order by s.score desc, s.id)::int as rank, ${before}
      from placed s where s.is_inside)`;
}

/** Places have their first ones among so many of the country, or are looked through whole. */
const NEAR_THE_TOP = 10_000;

/** The first so many of each place, of those with anything in the period. */
function firstOf(sql: Sql, place: 'province' | 'city', ranks: number): Fragment {
  const near = sql`p.is_active and p.${sql(place)} is not null and p.national_rank <= ${NEAR_THE_TOP}::int`;
  return sql`
    select x.id from (
      select p.id, row_number() over (partition by p.${sql(place)} order by p.national_rank) as place_rank
      from placed p where p.is_active and p.${sql(place)} is not null and (p.national_rank <= ${NEAR_THE_TOP}::int
        or p.${sql(place)} not in (select p.${sql(place)} from placed p where ${near} group by 1 having count(*) >= ${ranks}::int))) x
    where x.place_rank <= ${ranks}::int`;
}

/** The greatest log of each component, and what a log is multiplied by so that the greatest gives the whole weight. */
function greatest(sql: Sql, weights: KolWeights, where: Fragment): Fragment {
  return sql`select ${commas(
    sql,
    kolComponents.flatMap((one) =>
      columnsOf(one).flatMap((column) => [
        sql`max(p.${sql(column)}) as ${sql(column)}`,
        sql`coalesce(${weights[one]}::float8 / nullif(max(p.${sql(column)}), 0), 0) as ${sql(`${column}_gives`)}`,
      ]),
    ),
  )} from points p where ${where}`;
}

const scoreOf = (sql: Sql, period: Period, best: Fragment): Fragment =>
  plus(
    sql,
    kolComponents.map((one) => sql`p.${sql(suffixed(one, period))} * ${best}.${sql(`${suffixed(one, period)}_gives`)}`),
  );

function scoresOf(sql: Sql, asked: Asked): Fragment {
  const isRegional = asked.question.region !== undefined;
  const any = (period: Period): Fragment =>
    sql`(${plus(
      sql,
      academicComponents.map((one) => sql`p.${sql(`${one}${period}`)}`),
    )}) > 0`;
  return sql`
    select p.id, p.province, p.city, ${any('')} as is_active, ${any('_before')} as was_active, ${scoreOf(sql, '', sql`g`)} as national_score,
      ${isRegional ? sql`p.is_inside, ${scoreOf(sql, '', sql`i`)} as score,` : sql``} ${scoreOf(sql, '_before', sql`i`)} as score_before
    from points p cross join top g cross join region_top i`;
}

/** 0 to 100, of a row of points: the rise, and how early it is in a career. */
export const risingScore = (sql: Sql, one: Fragment, asked: Asked): Fragment =>
  sql`least(100, greatest(0, ${growth(sql, one, asked.settings)} * ${career(sql, one, asked)} * 100))`;

/** How much more in the last three years of the period than in the three before, of a row of points. */
export const growth = (sql: Sql, one: Fragment, { priorPoints }: Asked['settings']): Fragment =>
  sql`((${one}.recent - ${one}.earlier) / (${one}.earlier + ${priorPoints}::float8))`;

/** 1 at the first paper, 0 when the years of a career are over; a half where none is known. */
export const career = (sql: Sql, one: Fragment, { question, settings: { careerYears } }: Asked): Fragment =>
  sql`greatest(0, 1 - coalesce((${question.to}::int - ${one}.first_year)::float8, ${careerYears / 2}::float8) / ${careerYears}::float8)`;

/** An override of an area counts for the areas below it. */
const areaOf = (sql: Sql, area: string | undefined): Fragment =>
  area === undefined
    ? sql`false`
    : sql`o.area_code = any(array(select ${area}::text union all select s.parent_code from standard_departments s where s.code = ${area}))`;

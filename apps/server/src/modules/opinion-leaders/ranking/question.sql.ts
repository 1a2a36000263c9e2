// The one statement of every ranking: points of two periods become shares, shares become scores, scores become ranks and tiers (product 3.4).
import {
  academicComponents,
  kolComponents,
  type KolComponent,
  type KolWeights,
} from '@yijian/contract/opinion-leaders';
import type { Fragment, Sql } from '../../../platform/db/index.ts';
import { commas, plus } from '../facts/pieces.sql.ts';
import { pointsOf, volumes, type Asked } from './points.sql.ts';

export type { Asked } from './points.sql.ts';

type Period = '' | '_before';
const suffixed = (component: KolComponent, period: Period): string =>
  component === 'clinical' ? component : `${component}${period}`;
const columnsOf = (component: KolComponent): string[] =>
  component === 'clinical' ? [component] : [suffixed(component, ''), suffixed(component, '_before')];

/**
 * The CTEs up to `ranked`: one narrow row per doctor of the population with scores, ranks and tier; the logs behind them stay
 * in `points`. `top`, `region_top` are the greatest logs. Tiers go by the score among all of area, topic and indication,
 * whatever region is asked for. Nothing large is joined with anything large, so that a wrong guess of the planner costs
 * little, and what is sorted is narrow: a hundred thousand rows pass here in one call.
 */
export function ranked(sql: Sql, asked: Asked): Fragment {
  const { settings, question } = asked;
  const isRegional = question.region !== undefined;
  return sql`
    volumes as materialized (${volumes(sql)}),
    points as materialized (${pointsOf(sql, asked)}),
    top as materialized (${greatest(sql, asked.weights, sql`true`)}),
    region_top as materialized (${isRegional ? greatest(sql, asked.weights, sql`p.is_inside`) : sql`select * from top`}),
    scored as materialized (${scoresOf(sql, asked)}),
    rising as (
      select x.id, row_number() over (order by x.rising_score desc, x.recent desc, x.id) as rising_rank from (
        select s.id, s.rising_score, s.recent from scored s where s.rising_score > 0 and s.recent >= ${settings.leastPoints}::float8
        order by s.rising_score desc, s.recent desc, s.id limit ${settings.risingRanks}::int) x),
    online as (
      select s.id from scored s where s.digital > 0 order by s.digital desc, s.id limit ${settings.digitalRanks}::int),
    placed as materialized (
      select s.id, s.province, s.city, s.is_inside, s.is_active, s.was_active, s.score, s.score_before, s.rising_score, s.recent, s.suggested,
        row_number() over (order by s.national_score desc, s.id)::int as national_rank
      from scored s),
    leading_ones as (${firstOf(sql, 'province', settings.regionalRanks)}),
    local_ones as (${firstOf(sql, 'city', settings.localRanks)}),
    compared as (
      select p.*, ${isRegional ? sql`row_number() over (order by p.score desc, p.id)::int` : sql`p.national_rank`} as rank,
        case when p.was_active then row_number() over (order by p.score_before desc, p.id)::int end as previous_rank
      from placed p where p.is_inside),
    ranked as materialized (
      select p.id, p.province, p.is_active, p.score, p.rising_score, p.recent, p.suggested, p.national_rank, p.rank, p.previous_rank,
        r.id is not null as is_rising, r.rising_rank, o.id is not null as is_digital,
        case when not p.is_active then 'NONE'
          when p.national_rank <= ${settings.nationalRanks}::int then 'NATIONAL'
          when v.id is not null then 'REGIONAL' when l.id is not null then 'LOCAL'
          when r.id is not null then 'RISING' when o.id is not null then 'DIGITAL' else 'NONE' end as computed_tier
      from compared p left join leading_ones v on v.id = p.id left join local_ones l on l.id = p.id
      left join rising r on r.id = p.id left join online o on o.id = p.id),
    overridden as (
      select distinct on (o.doctor_id) o.doctor_id, o.id, o.tier, o.reason from kol_overrides o
      where o.enterprise_id = app.enterprise_id() and o.state = 'APPROVED' and (o.area_code is null or ${areaOf(sql, question.area)})
      order by o.doctor_id, o.area_code nulls last)`;
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
  const { question, settings } = asked;
  const isRegional = question.region !== undefined;
  const any = (period: Period): Fragment =>
    sql`(${plus(
      sql,
      academicComponents.map((one) => sql`p.${sql(`${one}${period}`)}`),
    )}) > 0`;
  const score = scoreOf(sql, '', sql`g`);
  return sql`
    select p.id, p.province, p.city, p.is_inside, ${any('')} as is_active, ${any('_before')} as was_active, ${score} as national_score,
      ${isRegional ? scoreOf(sql, '', sql`i`) : score} as score, ${scoreOf(sql, '_before', sql`i`)} as score_before,
      least(100, greatest(0, ${growth(sql, sql`p`, settings)} * ${career(sql, sql`p`, asked)} * 100)) as rising_score, p.recent, p.digital, p.suggested
    from points p cross join top g cross join region_top i`;
}

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

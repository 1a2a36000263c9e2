// Cohorts of doctors by the week or month of their first act ever, and who acts later (product 3.18).
import type { Trend, TrendPeopleQuestion, TrendQuestion } from '@yijian/contract/journeys';
import type { Days } from '@yijian/contract/sales-funnels';
import type { SessionUser } from '../../../platform/auth/index.ts';
import type { Fragment, Sql } from '../../../platform/db/index.ts';
import { doctorEvents, endOf, startOf } from '../../sales-funnels/index.ts';

export interface TrendAsked extends TrendQuestion {
  /** Whole weeks or months. */
  readonly days: Days;
  readonly viewer: SessionUser;
}

/**
 * `acts`: doctor, the first day of the week or month, how many acts in it and the last one. `starts`: the cohort of each doctor, null for
 * those who acted before the first day; what was before is asked without the range of visits, so that a first act stays the first.
 */
function expressions(sql: Sql, { grain, days, viewer }: TrendAsked): Fragment {
  const bucket = sql`date_trunc(${grain.toLowerCase()}, i.at at time zone 'Asia/Shanghai')::date`;
  return sql`
    acts as materialized (
      select i.doctor_id as unit, ${bucket} as start, count(*)::int as acts, max(i.at) as at
      from ${doctorEvents(sql, viewer)} and i.action <> 'RECEIVED' and i.at >= ${startOf(sql, days.from)} and i.at < ${endOf(sql, days.to)}
      group by 1, 2),
    starts as materialized (
      select x.unit, case when not exists (select from interactions p where p.enterprise_id = app.enterprise_id() and p.doctor_id = x.unit
        and p.at < ${startOf(sql, days.from)} and p.action <> 'RECEIVED') then x.start end as cohort
      from (select unit, min(start) as start from acts group by unit) x)`;
}

export interface TrendRows {
  readonly cells: readonly { readonly cohort: string; readonly start: string; readonly people: number }[];
  readonly activity: Trend['activity'];
}

export async function selectTrend(sql: Sql, asked: TrendAsked): Promise<TrendRows> {
  const [row] = await sql<[TrendRows]>`
    with ${expressions(sql, asked)},
      cells as (select s.cohort, a.start, count(*)::int as people from starts s join acts a on a.unit = s.unit
        where s.cohort is not null group by 1, 2),
      activity as (select start, count(*)::int as people, sum(acts)::int as acts from acts group by start)
    select coalesce((select json_agg(c order by c.cohort, c.start) from cells c), '[]') as cells,
      coalesce((select json_agg(a order by a.start) from activity a), '[]') as activity`;
  return row;
}

export function trendRows(sql: Sql, asked: TrendAsked & Pick<TrendPeopleQuestion, 'cohort' | 'start'>): Fragment {
  const { cohort, start } = asked;
  return sql`with ${expressions(sql, asked)}
    select a.unit, a.acts as count, a.at from acts a join starts s on s.unit = a.unit
    where a.start = ${start}::date ${cohort === undefined ? sql`` : sql`and s.cohort = ${cohort}::date`}`;
}

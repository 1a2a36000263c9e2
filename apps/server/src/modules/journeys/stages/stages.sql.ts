// Stages of many doctors on two days, and how long the steps between them take, out of their interactions (product 3.18).
import {
  INTERESTED_DAYS,
  STAGE_DAYS,
  climbs,
  intentActions,
  reachingActions,
  stages,
  type Climb,
  type Stage,
  type StageMatrix,
  type StageSlice,
} from '@yijian/contract/journeys';
import type { Days } from '@yijian/contract/sales-funnels';
import type { SessionUser } from '../../../platform/auth/index.ts';
import { allOf, type Fragment, type Sql } from '../../../platform/db/index.ts';
import { doctorEvents, endOf, startOf } from '../../sales-funnels/index.ts';

export interface StagesAsked {
  readonly days: Days;
  readonly viewer: SessionUser;
}

const isOwn = (sql: Sql): Fragment => sql`i.action <> all(${[...reachingActions]})`;
const isIntent = (sql: Sql): Fragment => sql`i.action = any(${[...intentActions]})`;
const halfYear = (sql: Sql): Fragment => sql`make_interval(days => ${STAGE_DAYS})`;

/**
 * One row for each doctor with an act in the half year before one of the two days: `unit`, the places of both stages
 * in the ladder, `at` of the last act. What a doctor did on one day is added up first.
 */
function standings(sql: Sql, { days, viewer }: StagesAsked): Fragment {
  const [start, end] = [startOf(sql, days.from), endOf(sql, days.to)];
  const inBefore = sql`i.at >= ${start} - ${halfYear(sql)} and i.at < ${start}`;
  const inAfter = sql`i.at >= ${end} - ${halfYear(sql)} and i.at < ${end}`;
  const of = (one: 'before' | 'after'): Fragment => sql`
    case when bool_or(${sql(one)} and intent) then 4
      when count(*) filter (where ${sql(one)} and own) >= ${INTERESTED_DAYS} then 3
      when bool_or(${sql(one)} and own) then 2
      when bool_or(${sql(one)}) then 1 else 0 end`;
  return sql`
    select unit, ${of('before')} as before, ${of('after')} as after, max(at) as at
    from (select i.doctor_id as unit, (i.at at time zone 'Asia/Shanghai')::date as day, bool_or(${inBefore}) as before,
        bool_or(${inAfter}) as after, bool_or(${isOwn(sql)}) as own, bool_or(${isIntent(sql)}) as intent, max(i.at) as at
      from ${doctorEvents(sql, viewer)} and i.at >= ${start} - ${halfYear(sql)} and i.at < ${end} and (${inBefore} or ${inAfter})
      group by 1, 2) days
    group by unit`;
}

/** One row for each doctor with an act in the period: when each stage was reached first, null for never, and `at` of the last act. */
function firsts(sql: Sql, { days, viewer }: StagesAsked): Fragment {
  return sql`
    select unit, min(first) as reached, min(first_own) as engaged, min(first_intent) as intent,
      (array_agg(first_own order by first_own) filter (where first_own is not null))[${INTERESTED_DAYS}] as interested, max(last) as at
    from (select i.doctor_id as unit, (i.at at time zone 'Asia/Shanghai')::date as day, min(i.at) as first,
        min(i.at) filter (where ${isOwn(sql)}) as first_own, min(i.at) filter (where ${isIntent(sql)}) as first_intent, max(i.at) as last
      from ${doctorEvents(sql, viewer)} and i.at >= ${startOf(sql, days.from)} and i.at < ${endOf(sql, days.to)}
      group by 1, 2) days
    group by unit`;
}

/** The stage that a step leaves. */
const lower = { ENGAGED: 'reached', INTERESTED: 'engaged', INTENT: 'engaged' } as const satisfies Record<Climb, string>;

interface MatrixRows {
  readonly cells: readonly { readonly before: number; readonly after: number; readonly people: number }[];
  readonly climbs: StageMatrix['climbs'];
}

export async function selectStages(sql: Sql, asked: StagesAsked): Promise<Omit<StageMatrix, 'days'>> {
  const climb = (to: Climb): Fragment => {
    const [low, high] = [sql(lower[to]), sql(to.toLowerCase())];
    return sql`(select json_build_object('to', ${to}::text, 'people', count(*)::int, 'medianDays',
      percentile_cont(0.5) within group (order by extract(epoch from ${high} - ${low})::float8 / 86400)) from firsts where ${high} >= ${low})`;
  };
  const steps = climbs.map(climb).reduce((whole, next) => sql`${whole}, ${next}`);
  const [row] = await sql<[MatrixRows]>`
    with standings as materialized (${standings(sql, asked)}), firsts as materialized (${firsts(sql, asked)}),
      cells as (select before, after, count(*)::int as people from standings group by before, after)
    select coalesce((select json_agg(c order by c.before, c.after) from cells c), '[]') as cells, json_build_array(${steps}) as climbs`;
  const stageAt = (place: number): Stage => stages[place]!;
  return {
    cells: row.cells.map(({ before, after, people }) => ({ before: stageAt(before), after: stageAt(after), people })),
    climbs: row.climbs,
  };
}

/** Those of a cell or a step, as selectPeople takes them; `count` is the place of the last stage in the ladder, or days between the stages. */
export function stageRows(sql: Sql, asked: StagesAsked & { readonly slice: StageSlice }): Fragment {
  const { slice } = asked;
  if (slice.kind === 'CLIMB') {
    const [low, high] = [sql(lower[slice.to]), sql(slice.to.toLowerCase())];
    return sql`select unit, floor(extract(epoch from ${high} - ${low}) / 86400) as count, at
      from (${firsts(sql, asked)}) f where ${high} >= ${low}`;
  }
  const placeOf = (stage: Stage): number => stages.indexOf(stage);
  return sql`select unit, after as count, at from (${standings(sql, asked)}) s where ${allOf(sql, [
    slice.before === undefined ? undefined : sql`before = ${placeOf(slice.before)}`,
    slice.after === undefined ? undefined : sql`after = ${placeOf(slice.after)}`,
  ])}`;
}

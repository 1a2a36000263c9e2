// The first touches of each doctor in order; equal ones after another are one (product 3.18).
import { OTHER_TOUCHES, type PathPeopleQuestion, type PathQuestion, type Paths } from '@yijian/contract/journeys';
import type { Days } from '@yijian/contract/sales-funnels';
import type { SessionUser } from '../../../platform/auth/index.ts';
import type { Fragment, Sql } from '../../../platform/db/index.ts';
import { doctorEvents, endOf, startOf } from '../../sales-funnels/index.ts';

export interface PathAsked extends PathQuestion {
  readonly days: Days;
  readonly viewer: SessionUser;
}

/** Without what the service knows beforehand. */
export type FoundPaths = Omit<Paths, 'days' | 'copiedAt'>;

/**
 * One row for each touch of a path: `unit`, its step `n`, its group `raw`, when it began, and the same of the `next` one. The events are
 * put in order once, by doctor and time; every window runs in that order.
 */
function touches(sql: Sql, { steps, grouping, countsSent, days, viewer }: PathAsked): Fragment {
  const raw = grouping === 'CHANNEL' ? sql`i.channel` : sql`i.channel || ':' || i.action`;
  return sql`
    select unit, n, raw, at, case when n < ${steps} then next end as next, case when n < ${steps} then next_at end as next_at
    from (select unit, raw, at, row_number() over own as n, lead(raw) over own as next, lead(at) over own as next_at
      from (select i.doctor_id as unit, i.id, i.at, ${raw} as raw, lag(${raw}) over (partition by i.doctor_id order by i.at, i.id) as before
        from ${doctorEvents(sql, viewer)} and i.at >= ${startOf(sql, days.from)} and i.at < ${endOf(sql, days.to)}
          ${countsSent ? sql`` : sql`and i.action <> 'RECEIVED'`}) x
      where before is distinct from raw window own as (partition by unit order by at, id)) x
    where n <= ${steps}`;
}

/** The group `key` under which each `raw` of a step `n` is told, those after the first ones together; `counted` has their `people`. */
const keysOf = (sql: Sql, { keep }: PathAsked, counted: Fragment): Fragment => sql`
  keys as materialized (
    select n, raw, people, case when dense_rank() over (partition by n order by people desc, raw collate "C") <= ${keep} then raw
      else ${OTHER_TOUCHES} end as key
    from (${counted}) x)`;

/**
 * The touches are read once and kept as sums of each `hop` from one to the next, with its days for a median. A hop is one text until it is
 * counted: of three columns PostgreSQL expects so many groups that it puts millions of touches in order, in files, instead of hashing them.
 */
export async function selectPaths(sql: Sql, asked: PathAsked): Promise<FoundPaths> {
  const [row] = await sql<[FoundPaths]>`
    with hops as materialized (
        select split_part(hop, ' ', 1)::bigint as n, split_part(hop, ' ', 2) as raw, nullif(split_part(hop, ' ', 3), '') as next, people, days
        from (select hop, count(*) as people, array_agg(day) filter (where day is not null) as days
          from (select n || ' ' || raw || ' ' || coalesce(next, '') as hop, date_part('epoch', next_at - at) / 86400 as day
            from (${touches(sql, asked)}) p offset 0) p
          group by hop) p),
      ${keysOf(sql, asked, sql`select n, raw, sum(people)::bigint as people from hops group by n, raw`)},
      nodes as (select n::int as step, key, sum(people)::int as people from keys group by n, key),
      ways as materialized (select p.n, k.key as "from", l.key as "to", p.people, p.days
        from hops p join keys k on k.n = p.n and k.raw = p.raw join keys l on l.n = p.n + 1 and l.raw = p.next),
      flows as (select w.n::int as step, w."from", w."to", sum(w.people)::int as people,
          (select percentile_cont(0.5) within group (order by day) from ways o cross join unnest(o.days) day
            where o.n = w.n and o."from" = w."from" and o."to" = w."to") as "medianDays"
        from ways w group by w.n, w."from", w."to")
    select (select coalesce(sum(people), 0)::int from keys where n = 1) as people,
      coalesce((select json_agg(x order by x.step, x.people desc, x.key collate "C") from nodes x), '[]') as nodes,
      coalesce((select json_agg(x order by x.step, x.people desc, x."from" collate "C", x."to" collate "C") from flows x), '[]') as flows`;
  return row;
}

/** Those behind a touch or a flow, as selectPeople takes them; `count` is how many touches their path has. */
export function pathRows(sql: Sql, asked: PathAsked & Pick<PathPeopleQuestion, 'step' | 'key' | 'next'>): Fragment {
  const { step, key, next } = asked;
  const told = (at: Fragment, raw: Fragment, wanted: string): Fragment =>
    sql`(${at}, ${raw}) in (select k.n, k.raw from keys k where k.key = ${wanted})`;
  return sql`with paths as materialized (${touches(sql, asked)}),
      ${keysOf(sql, asked, sql`select n, raw, count(*) as people from paths group by n, raw`)}
    select p.unit, m.most as count, p.at
    from paths p join (select unit, max(n) as most from paths group by unit) m on m.unit = p.unit
    where p.n = ${step} and ${told(sql`p.n`, sql`p.raw`, key)} ${next === undefined ? sql`` : sql`and ${told(sql`p.n + 1`, sql`p.next`, next)}`}`;
}

// The first touches of each doctor in order; equal ones after another are one (product 3.18).
import { OTHER_TOUCHES, type PathPeopleQuestion, type PathQuestion, type Paths } from '@yijian/contract/journeys';
import type { Days } from '@yijian/contract/sales-funnels';
import type { SessionUser } from '../../../platform/auth/index.ts';
import type { Fragment, Sql } from '../../../platform/db/index.ts';
import { endOf, scopedEvents, startOf } from '../../sales-funnels/index.ts';

export interface PathAsked extends PathQuestion {
  readonly days: Days;
  readonly viewer: SessionUser;
}

/** One row for each touch of a path: `unit`, its step `n`, its group `key`, when it began, and the same of the `next` one. */
function touches(sql: Sql, { steps, grouping, keep, countsSent, days, viewer }: PathAsked): Fragment {
  const key = grouping === 'CHANNEL' ? sql`i.channel` : sql`i.channel || ':' || i.action`;
  return sql`
    select unit, n, key, at, lead(key) over (partition by unit order by n) as next, lead(at) over (partition by unit order by n) as next_at
    from (select unit, n, at, case when dense_rank() over (partition by n order by people desc, raw collate "C") <= ${keep} then raw
        else ${OTHER_TOUCHES} end as key
      from (select unit, n, at, raw, count(*) over (partition by n, raw) as people
        from (select unit, raw, at, row_number() over (partition by unit order by at, id) as n
          from (select i.doctor_id as unit, i.id, i.at, ${key} as raw, lag(${key}) over (partition by i.doctor_id order by i.at, i.id) as before
            from ${scopedEvents(sql, viewer)} and i.at >= ${startOf(sql, days.from)} and i.at < ${endOf(sql, days.to)}
              ${countsSent ? sql`` : sql`and i.action <> 'RECEIVED'`}) x
          where before is distinct from raw) x
        where n <= ${steps}) x) x`;
}

export async function selectPaths(sql: Sql, asked: PathAsked): Promise<Omit<Paths, 'days'>> {
  const [row] = await sql<[Omit<Paths, 'days'>]>`
    with touches as materialized (${touches(sql, asked)}),
      nodes as (select n::int as step, key, count(*)::int as people from touches group by n, key),
      flows as (select n::int as step, key as "from", next as "to", count(*)::int as people,
          percentile_cont(0.5) within group (order by extract(epoch from next_at - at)::float8 / 86400) as "medianDays"
        from touches where next is not null group by n, key, next)
    select (select count(*)::int from touches where n = 1) as people,
      coalesce((select json_agg(x order by x.step, x.people desc, x.key collate "C") from nodes x), '[]') as nodes,
      coalesce((select json_agg(x order by x.step, x.people desc, x."from" collate "C", x."to" collate "C") from flows x), '[]') as flows`;
  return row;
}

/** Those behind a touch or a flow, as selectPeople takes them; `count` is how many touches their path has. */
export function pathRows(sql: Sql, asked: PathAsked & Pick<PathPeopleQuestion, 'step' | 'key' | 'next'>): Fragment {
  const { step, key, next } = asked;
  return sql`select unit, most as count, at
    from (select t.*, max(n) over (partition by unit) as most from (${touches(sql, asked)}) t) t
    where n = ${step} and key = ${key} ${next === undefined ? sql`` : sql`and next = ${next}`}`;
}

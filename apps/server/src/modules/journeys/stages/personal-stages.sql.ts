// What one doctor did, a row for each day, and which touches moved doctors of the same department.
import { MOST_PEERS, MOVED_DAYS, STAGE_DAYS, intentActions, reachingActions } from '@yijian/contract/journeys';
import type { Days } from '@yijian/contract/sales-funnels';
import type { SessionUser } from '../../../platform/auth/index.ts';
import type { Sql } from '../../../platform/db/index.ts';
import { doctorScope } from '../../doctors/index.ts';
import { eventSeen } from '../../interactions/index.ts';
import { doctorEvents, endOf, startOf } from '../../sales-funnels/index.ts';

interface Viewing {
  readonly doctorId: string;
  readonly viewer: SessionUser;
}

export function selectActDays(
  sql: Sql,
  { doctorId, viewer, days }: Viewing & { readonly days: Days },
): Promise<{ day: string; own: boolean; intent: boolean }[]> {
  return sql<{ day: string; own: boolean; intent: boolean }[]>`
    select (i.at at time zone 'Asia/Shanghai')::date as day, bool_or(i.action <> all(${[...reachingActions]})) as own,
      bool_or(i.action = any(${[...intentActions]})) as intent
    from ${doctorEvents(sql, viewer)} and i.doctor_id = ${doctorId}
      and i.at >= ${startOf(sql, days.from)} - make_interval(days => ${STAGE_DAYS}) and i.at < ${endOf(sql, days.to)}
    group by 1 order by 1`;
}

export interface TouchRow {
  readonly channel: string;
  readonly touched: number;
  readonly moved: number;
}

/** Whom a touch met: doctors who did not act themselves, or who acted without intent, in the half year before. Where it should lead: to an own act, or to intent. */
export interface Alike {
  readonly isActing: boolean;
  readonly goal: 'OWN' | 'INTENT';
}

/** The first touch of each channel that met a doctor of the same department so, within the year up to the day; moved is who reached the goal within 30 days after its day. */
export async function selectTouches(
  sql: Sql,
  { doctorId, viewer, day, isActing, goal }: Viewing & Alike & { readonly day: string },
): Promise<{ peers: number; touches: TouchRow[] }> {
  const own = sql`x.action <> all(${[...reachingActions]})`;
  const intent = sql`x.action = any(${[...intentActions]})`;
  const before = sql`from acts a where a.doctor_id = e.doctor_id and a.day < e.day and a.day >= e.day - ${STAGE_DAYS}::int`;
  const wasSo = isActing
    ? sql`not exists (select ${before} and a.intent) and exists (select ${before} and a.own)`
    : sql`not exists (select ${before} and a.own)`;
  const [row] = await sql<[{ peers: number; touches: TouchRow[] }]>`
    with one as (select split_part(d.department_code, '.', 1) as department from doctors d
        where d.enterprise_id = app.enterprise_id() and d.id = ${doctorId}),
      peers as materialized (select d.id from doctors d where d.enterprise_id = app.enterprise_id() and d.is_enabled and d.id <> ${doctorId}
        and split_part(d.department_code, '.', 1) = (select department from one) and ${doctorScope(sql, viewer)}
        order by d.id limit ${MOST_PEERS}),
      events as materialized (select i.doctor_id, i.channel, i.action, i.at, (i.at at time zone 'Asia/Shanghai')::date as day
        from interactions i join peers p on p.id = i.doctor_id
        where i.enterprise_id = app.enterprise_id() and ${eventSeen(sql, viewer)}
          and i.at >= ${startOf(sql, day)} - make_interval(days => ${365 + STAGE_DAYS}) and i.at < ${endOf(sql, day)}),
      acts as materialized (select doctor_id, day, bool_or(${own}) as own, bool_or(${intent}) as intent from events x group by 1, 2),
      met as (select distinct on (e.doctor_id, e.channel) e.doctor_id, e.channel, e.day from events e
        where e.day > ${day}::date - 365 and ${wasSo}
        order by e.doctor_id, e.channel, e.day),
      told as (select m.channel, count(*)::int as touched, (count(*) filter (where exists (select from events x where x.doctor_id = m.doctor_id
          and x.day > m.day and x.day <= m.day + ${MOVED_DAYS}::int and ${goal === 'INTENT' ? intent : own})))::int as moved
        from met m group by m.channel)
    select (select count(*)::int from peers) as peers, coalesce((select json_agg(t) from told t), '[]') as touches`;
  return row;
}

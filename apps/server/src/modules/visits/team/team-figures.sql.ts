// Figures of a team over a period, a row for each member: one look at the visits of the members, one at their plans (product 2d).
import { named, namedUser, type Sql, type Viewer } from '../../../platform/db/index.ts';
import { memberScope } from '../cycles/visit-members.sql.ts';
import { cycleProgress, elapsed, isHandedIn, isJoint, isLate, isMet, isWithin } from '../figures/figures.sql.ts';

export interface TeamRow {
  readonly userId: string;
  readonly userName: string;
  readonly organizationName: string;
  readonly hasPlan: boolean;
  readonly targets: number;
  readonly covered: number;
  readonly goals: number;
  readonly done: number;
  readonly due: number;
  readonly visits: number;
  readonly days: number;
  readonly handedIn: number;
  readonly late: number;
  readonly joint: number;
  readonly planned: number;
  readonly waiting: number;
  readonly exceptions: number;
}

export interface TeamReading {
  readonly viewer: Viewer;
  readonly from: string;
  readonly to: string;
  readonly language: 'zh' | 'en';
  readonly now: Date;
}

/**
 * Members of the range who look after doctors. Goals are those of the approved plans that touch the period, each plan whole, so that
 * coverage and frequency are those of the plans; whoever has none has the own doctors of tiers A and B as targets, met in the period.
 */
export async function selectTeamFigures(
  sql: Sql,
  { viewer, from, to, language, now }: TeamReading,
): Promise<TeamRow[]> {
  const [first, last] = [sql`${from}::date`, sql`${to}::date`];
  const today = sql`(${now}::timestamptz at time zone 'Asia/Shanghai')::date`;
  return sql<TeamRow[]>`
    with members as materialized (
      select u.enterprise_id, u.id, ${namedUser(sql, language, 'u')} as name, coalesce(${named(sql, language, 'o')}, '') as organization, o.grade, o.sort
      from users u left join organizations o on o.enterprise_id = u.enterprise_id and o.id = u.organization_id
      where u.is_enabled and u.user_type = 'STAFF' and ${memberScope(sql, viewer)} and u.id <> ${viewer.id}
        and exists (select from doctor_owners w where w.user_id = u.id)
    ), held as materialized (
      select v.user_id, v.doctor_id, v.state, ${isMet(sql)} as is_met, ${isHandedIn(sql)} as is_handed_in, ${isLate(sql)} as is_late,
        ${isJoint(sql)} as is_joint, (v.starts_at at time zone 'Asia/Shanghai')::date as day
      from members m join visits v on v.enterprise_id = m.enterprise_id and v.user_id = m.id and ${isWithin(sql, first, last)}
    ), plans as materialized (
      select c.* from visit_cycles c join members m on m.enterprise_id = c.enterprise_id and m.id = c.user_id
      where c.state = 'APPROVED' and c.starts_on <= ${last} and c.ends_on >= ${first}
    ), goals as (
      select c.user_id, sum(s.targets)::int as targets, sum(s.covered)::int as covered, sum(s.goals)::int as goals, sum(s.done)::int as done,
        sum(s.goals * ${elapsed(sql, today)}) as due
      from plans c join (${cycleProgress(sql, sql`select * from plans`)}) s on s.cycle_id = c.id group by 1
      union all
      select w.user_id, count(*)::int, count(n.doctor_id)::int, 0, 0, 0
      from members m join doctor_owners w on w.enterprise_id = m.enterprise_id and w.user_id = m.id and w.is_target
      left join (select distinct user_id, doctor_id from held where is_met) n on n.user_id = w.user_id and n.doctor_id = w.doctor_id
      where not exists (select from plans p where p.user_id = w.user_id) group by 1
    ), numbers as (
      select user_id, count(*) filter (where is_met)::int as visits, count(distinct day) filter (where is_met)::int as days,
        count(*) filter (where is_handed_in)::int as "handedIn", count(*) filter (where is_handed_in and is_late)::int as late,
        count(*) filter (where is_met and is_joint)::int as joint,
        count(*) filter (where state = 'PLANNED')::int as planned, count(*) filter (where state in ('UNLOCK_PENDING', 'LATE_PENDING'))::int as waiting,
        count(*) filter (where state in ('MISSED', 'UNDER_REVIEW', 'INVALID'))::int as exceptions
      from held group by 1
    )
    select m.id::text as "userId", m.name as "userName", m.organization as "organizationName", exists (select from plans p where p.user_id = m.id) as "hasPlan",
      coalesce(g.targets, 0) as targets, coalesce(g.covered, 0) as covered, coalesce(g.goals, 0) as goals, coalesce(g.done, 0) as done, coalesce(g.due, 0)::float8 as due,
      coalesce(n.visits, 0) as visits, coalesce(n.days, 0) as days, coalesce(n."handedIn", 0) as "handedIn", coalesce(n.late, 0) as late,
      coalesce(n.joint, 0) as joint, coalesce(n.planned, 0) as planned, coalesce(n.waiting, 0) as waiting, coalesce(n.exceptions, 0) as exceptions
    from members m left join goals g on g.user_id = m.id left join numbers n on n.user_id = m.id
    order by m.grade nulls last, m.sort, m.organization, m.id limit 2000`;
}

// Figures of a team over a period, a row for each member: one look at the visits of the members, one at their goals (product 2d).
import { named, namedUser, type Sql, type Viewer } from '../../../platform/db/index.ts';
import { memberScope } from '../cycles/visit-members.sql.ts';

export interface TeamRow {
  readonly userId: string;
  readonly userName: string;
  readonly organizationName: string;
  readonly hasPlan: boolean;
  readonly targets: number;
  readonly covered: number;
  readonly goals: number;
  readonly done: number;
  readonly visits: number;
  readonly days: number;
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
}

/** Members of the range who look after doctors; the coverage of whoever has no approved plan is that of the own tiers A and B. */
export async function selectTeamFigures(sql: Sql, { viewer, from, to, language }: TeamReading): Promise<TeamRow[]> {
  return sql<TeamRow[]>`
    with members as materialized (
      select u.enterprise_id, u.id, ${namedUser(sql, language, 'u')} as name, coalesce(${named(sql, language, 'o')}, '') as organization, o.grade, o.sort
      from users u left join organizations o on o.enterprise_id = u.enterprise_id and o.id = u.organization_id
      where u.is_enabled and u.user_type = 'STAFF' and ${memberScope(sql, viewer)} and u.id <> ${viewer.id}
        and exists (select from doctor_owners w where w.user_id = u.id)
    ), held as materialized (
      select v.user_id, v.doctor_id, v.state, v.is_counted, v.late_reason <> '' or v.state = 'SUBMITTED_LATE' as is_late,
        v.joint_manager_id is not null or v.colleague_ids <> '{}' as is_joint, (v.starts_at at time zone 'Asia/Shanghai')::date as day
      from members m join visits v on v.enterprise_id = m.enterprise_id and v.user_id = m.id
        and v.starts_at >= ${from}::date::timestamp at time zone 'Asia/Shanghai' and v.starts_at < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai'
    ), counted as materialized (
      select user_id, doctor_id, count(*)::int as visits from held where is_counted group by 1, 2
    ), plan as (
      select c.user_id, g.doctor_id, g.product_id, sum(g.goal)::int as goal
      from visit_cycles c join members m on m.id = c.user_id join visit_goals g on g.enterprise_id = c.enterprise_id and g.cycle_id = c.id
      where c.state = 'APPROVED' and c.starts_on <= ${to}::date and c.ends_on >= ${from}::date group by 1, 2, 3
    ), planned as (select distinct user_id from plan), targets as (
      select user_id, doctor_id, product_id, goal from plan
      union all
      select w.user_id, w.doctor_id, null, 0 from members m join doctor_owners w on w.enterprise_id = m.enterprise_id and w.user_id = m.id
      join doctors d on d.enterprise_id = w.enterprise_id and d.id = w.doctor_id and d.is_enabled and d.tier in ('A', 'B')
      where not exists (select from planned p where p.user_id = w.user_id)
    ), goals as (
      select t.user_id, count(distinct t.doctor_id)::int as targets, count(distinct n.doctor_id)::int as covered, sum(t.goal)::int as goals,
        coalesce(sum(least(case when t.product_id is null then coalesce(n.visits, 0) else (
          select count(*)::int from visits v join visit_products p on p.enterprise_id = v.enterprise_id and p.visit_id = v.id and p.product_id = t.product_id
          where v.doctor_id = t.doctor_id and v.user_id = t.user_id and v.is_counted
            and v.starts_at >= ${from}::date::timestamp at time zone 'Asia/Shanghai' and v.starts_at < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai'
        ) end, t.goal)), 0)::int as done
      from targets t left join counted n on n.user_id = t.user_id and n.doctor_id = t.doctor_id group by 1
    ), numbers as (
      select user_id, count(*) filter (where is_counted)::int as visits, count(distinct day) filter (where is_counted)::int as days,
        count(*) filter (where is_counted and is_late)::int as late, count(*) filter (where is_counted and is_joint)::int as joint,
        count(*) filter (where state = 'PLANNED')::int as planned, count(*) filter (where state in ('UNLOCK_PENDING', 'LATE_PENDING'))::int as waiting,
        count(*) filter (where state in ('MISSED', 'UNDER_REVIEW', 'INVALID'))::int as exceptions
      from held group by 1
    )
    select m.id::text as "userId", m.name as "userName", m.organization as "organizationName", exists (select from planned p where p.user_id = m.id) as "hasPlan",
      coalesce(g.targets, 0) as targets, coalesce(g.covered, 0) as covered, coalesce(g.goals, 0) as goals, coalesce(g.done, 0) as done,
      coalesce(n.visits, 0) as visits, coalesce(n.days, 0) as days, coalesce(n.late, 0) as late, coalesce(n.joint, 0) as joint,
      coalesce(n.planned, 0) as planned, coalesce(n.waiting, 0) as waiting, coalesce(n.exceptions, 0) as exceptions
    from members m left join goals g on g.user_id = m.id left join numbers n on n.user_id = m.id
    order by m.grade nulls last, m.sort, m.organization, m.id limit 2000`;
}

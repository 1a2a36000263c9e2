// What each figure of visits means, in one place: every screen that shows one composes it from here (product 2d). The same in words:
// apps/web/src/features/visits/visit-figures.phrases.ts.
import type { Fragment, Sql } from '../../../platform/db/index.ts';

/** Of `v`: the doctor was met. Visits that met nobody are no visits for any figure but on-time submission. */
export const isMet = (sql: Sql): Fragment => sql`v.is_contact`;

/** Of `v`: handed in, whatever came of it. On time means: without a reason for being late. */
export const isHandedIn = (sql: Sql): Fragment => sql`v.is_counted`;
export const isLate = (sql: Sql): Fragment => sql`(v.late_reason <> '' or v.state = 'SUBMITTED_LATE')`;

/** Of `v`: a manager came along. Colleagues who come along make no joint visit. */
export const isJoint = (sql: Sql): Fragment => sql`v.joint_manager_id is not null`;

/** Of `v`: lies ahead, or was begun and is not handed in. */
const isAhead = (sql: Sql): Fragment => sql`v.state in ('PLANNED', 'IN_VISIT', 'SAVED')`;

/** Of `v`: begins on a day from `from` to `to` by the calendar of Shanghai. */
export const isWithin = (sql: Sql, from: Fragment, to: Fragment): Fragment =>
  sql`v.starts_at >= (${from})::timestamp at time zone 'Asia/Shanghai' and v.starts_at < ((${to}) + 1)::timestamp at time zone 'Asia/Shanghai'`;

/**
 * Each goal of the plans that `cycles` selects (of visit_cycles, whole rows), with the visits of the plan's owner to its doctor in the
 * whole period of the plan: neither before it began nor after it ended. `met` are all that met the doctor, `done` those in which the
 * product of the goal was spoken about; likewise `planned` ahead, where a plan does not name products yet.
 */
export const goalProgress = (sql: Sql, cycles: Fragment): Fragment => sql`
  select g.cycle_id, g.doctor_id, g.product_id, g.goal,
    count(v.id) filter (where ${isMet(sql)})::int as met,
    count(v.id) filter (where ${isMet(sql)} and (g.product_id is null or p.id is not null))::int as done,
    count(v.id) filter (where ${isAhead(sql)})::int as ahead,
    count(v.id) filter (where ${isAhead(sql)} and (g.product_id is null or v.state = 'PLANNED' or p.id is not null))::int as planned
  from (${cycles}) c
  join visit_goals g on g.enterprise_id = c.enterprise_id and g.cycle_id = c.id
  left join visits v on v.enterprise_id = c.enterprise_id and v.user_id = c.user_id and v.doctor_id = g.doctor_id
    and ${isWithin(sql, sql`c.starts_on`, sql`c.ends_on`)}
  left join visit_products p on p.enterprise_id = v.enterprise_id and p.visit_id = v.id and p.product_id = g.product_id
  group by g.enterprise_id, g.id`;

/**
 * A row for each doctor of each plan: the goals, the visits towards them (each goal at most to its end), whether the doctor was met
 * at all, and the visits ahead, each once.
 */
export const doctorProgress = (sql: Sql, cycles: Fragment): Fragment => sql`
  select x.cycle_id, x.doctor_id, sum(x.goal)::int as goal, sum(least(x.done, x.goal))::int as done, max(x.met) > 0 as is_covered,
    max(x.ahead)::int as planned
  from (${goalProgress(sql, cycles)}) x group by x.cycle_id, x.doctor_id`;

/** Of the plan `c`: the share of its days that have begun by the day, from 0 to 1. */
export const elapsed = (sql: Sql, day: Fragment): Fragment =>
  sql`least(1, greatest(0, (${day} - c.starts_on + 1)::float8 / (c.ends_on - c.starts_on + 1)))`;

/** A row for each plan: coverage is covered / targets, attainment (frequency) is done / goals. */
export const cycleProgress = (sql: Sql, cycles: Fragment): Fragment => sql`
  select y.cycle_id, count(*)::int as targets, (count(*) filter (where y.is_covered))::int as covered, sum(y.goal)::int as goals,
    sum(y.done)::int as done, sum(y.planned)::int as planned
  from (${doctorProgress(sql, cycles)}) y group by y.cycle_id`;

// What has come of cycle plans: per goal the visits held and planned in its period (product 2d: coverage, frequency).
import type { CycleGoal } from '@yijian/contract/visits';
import type { CycleState } from '@yijian/contract/visits';
import { named, namedUser, type Fragment, type Sql, type Viewer } from '../../../platform/db/index.ts';
import { doctorNames } from '../../doctors/index.ts';
import { cycleProgress, doctorProgress, goalProgress, isMet } from '../figures/figures.sql.ts';
import { memberScope } from './visit-members.sql.ts';

const cycleOf = (sql: Sql, id: string): Fragment => sql`select * from visit_cycles where id = ${id}`;

export interface CycleRow {
  readonly id: string;
  readonly name: string;
  readonly userId: string;
  readonly userName: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly state: CycleState;
  readonly version: number;
  readonly reason: string;
  readonly targets: number;
  readonly covered: number;
  readonly goals: number;
  readonly done: number;
  readonly planned: number;
}

export interface CycleReading {
  readonly viewer: Viewer;
  readonly language: 'zh' | 'en';
}

/** Plans that the condition on `c` lets through, the latest first, each with its sums. */
async function selectCycles(sql: Sql, { viewer, language }: CycleReading, which: Fragment): Promise<CycleRow[]> {
  return sql<CycleRow[]>`
    with c as materialized (
      select c.* from visit_cycles c join users u on u.enterprise_id = c.enterprise_id and u.id = c.user_id
      where ${which} and ${memberScope(sql, viewer)} order by c.starts_on desc, c.id desc limit 50)
    select c.id::text as id, c.name, c.user_id::text as "userId", ${namedUser(sql, language, 'u')} as "userName", c.starts_on::text as "startsOn",
      c.ends_on::text as "endsOn", c.state, c.version, c.reason, coalesce(s.targets, 0) as targets, coalesce(s.covered, 0) as covered,
      coalesce(s.goals, 0) as goals, coalesce(s.done, 0) as done, coalesce(s.planned, 0) as planned
    from c join users u on u.enterprise_id = c.enterprise_id and u.id = c.user_id
    left join (${cycleProgress(sql, sql`select * from c`)}) s on s.cycle_id = c.id
    order by c.starts_on desc, c.id desc`;
}

export const selectCyclesOf = (sql: Sql, reading: CycleReading, userId: string): Promise<CycleRow[]> =>
  selectCycles(sql, reading, sql`c.user_id = ${userId}`);

export async function selectCycle(sql: Sql, reading: CycleReading, id: string): Promise<CycleRow | undefined> {
  const [row] = await selectCycles(sql, reading, sql`c.id = ${id}`);
  return row;
}

/** The approved plan that holds on the day. */
export async function selectCurrentCycle(
  sql: Sql,
  reading: CycleReading,
  { userId, day }: { userId: string; day: string },
): Promise<CycleRow | undefined> {
  const [row] = await selectCycles(
    sql,
    reading,
    sql`c.user_id = ${userId} and c.state = 'APPROVED' and ${day}::date between c.starts_on and c.ends_on`,
  );
  return row;
}

export type GoalRow = Omit<CycleGoal, 'lastVisitAt'> & { lastVisitAt: Date | null };

const doctorColumns = (sql: Sql, language: 'zh' | 'en'): Fragment => {
  const names = doctorNames(sql, language);
  return sql`d.id::text as "doctorId", ${names.doctor} as "doctorName", ${names.title} as "doctorTitle", d.tier, ${names.hospital} as "hospitalName",
    ${names.city} as "cityName", d.last_visit_at as "lastVisitAt"`;
};
const doctorJoins = (sql: Sql): Fragment => sql`
  join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
  left join regions c on c.code = h.city_code
  left join standard_titles t on t.code = d.title_code`;

/** The goals of a plan, the largest gap first; with `openOnly` those that nothing is planned for. */
export async function selectGoals(
  sql: Sql,
  { cycleId, openOnly, language }: { cycleId: string; openOnly: boolean; language: 'zh' | 'en' },
): Promise<GoalRow[]> {
  return sql<GoalRow[]>`
    select ${doctorColumns(sql, language)}, x.product_id::text as "productId", case when p.id is null then null else ${named(sql, language, 'p')} end as "productName",
      x.goal, x.done, x.planned
    from (${goalProgress(sql, cycleOf(sql, cycleId))}) x
    join doctors d on d.enterprise_id = app.enterprise_id() and d.id = x.doctor_id
    ${doctorJoins(sql)}
    left join products p on p.enterprise_id = d.enterprise_id and p.id = x.product_id
    where ${openOnly ? sql`x.goal > x.done + x.planned` : sql`true`}
    order by greatest(x.goal - x.done - x.planned, 0) desc, d.tier, d.last_visit_at nulls first, d.id
    limit ${openOnly ? 100 : 500}`;
}

/** What the goals of a plan ask for of each doctor, and what is held and planned towards them. */
export async function selectDoctorGoals(
  sql: Sql,
  cycleId: string,
): Promise<{ doctorId: string; goal: number; done: number; planned: number }[]> {
  return sql<{ doctorId: string; goal: number; done: number; planned: number }[]>`
    select x.doctor_id::text as "doctorId", x.goal, x.done, x.planned from (${doctorProgress(sql, cycleOf(sql, cycleId))}) x`;
}

/** Own doctors of the first tiers with visits held and planned from a day on: for whoever has no plan, and to begin one with. */
export async function selectTierGoals(
  sql: Sql,
  input: { userId: string; from: string; openOnly: boolean; language: 'zh' | 'en' },
): Promise<GoalRow[]> {
  return sql<GoalRow[]>`
    select ${doctorColumns(sql, input.language)}, null as "productId", null as "productName",
      case d.tier when 'A' then 4 when 'B' then 2 else 1 end as goal, x.held as done, x.ahead as planned
    from doctor_owners o
    join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id and d.is_enabled and d.tier in ('A', 'B')
    ${doctorJoins(sql)},
    lateral (select count(*) filter (where ${isMet(sql)})::int as held, count(*) filter (where v.state = 'PLANNED')::int as ahead from visits v
      where v.doctor_id = d.id and v.user_id = o.user_id and v.starts_at >= ${input.from}::date::timestamp at time zone 'Asia/Shanghai') x
    where o.user_id = ${input.userId} ${input.openOnly ? sql`and x.ahead = 0` : sql``}
    order by ${input.openOnly ? sql`d.last_visit_at nulls first, d.tier, d.id` : sql`d.tier, d.last_visit_at nulls first, d.id`}
    limit ${input.openOnly ? 30 : 200}`;
}

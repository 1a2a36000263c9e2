// Visits and cycle plans that wait for the viewer to decide (product: Visit machine; cycle plan).
import type { Person } from '@yijian/contract/open-decisions';
import type { VisitState } from '@yijian/contract/visits';
import { allOf, anywhere, named, type Fragment, type Sql, type Viewer } from '../../../platform/db/index.ts';
import type { DecisionSort } from '../../open-decisions/index.ts';
import { visitRange } from '../lists/visits-list.sql.ts';
import { memberScope } from '../cycles/visit-members.sql.ts';

export interface Waiting {
  readonly viewer: Viewer;
  readonly keyword?: string | undefined;
  readonly risk?: string | undefined;
}
export interface WaitingVisits extends Waiting {
  readonly states: readonly VisitState[];
  /** Whose visits the viewer decides on (`leadingOf`). */
  readonly leading: 'ALL' | 'TEAM';
}
export interface Page {
  readonly language: 'zh' | 'en';
  readonly sort: DecisionSort;
  readonly limit: number;
}

/** Of `v`: an adverse event or a use off label is never decided by the way; a submitted visit that opens again changes figures. */
const riskOf = (
  sql: Sql,
): Fragment => sql`case when v.adverse_event or v.off_label or v.state = 'UNDER_REVIEW' then 'HIGH'
  when v.state = 'UNLOCK_PENDING' then 'MEDIUM' else 'LOW' end`;

/** Whom the viewer leads, as the policy says it (`leads`). */
const led = (sql: Sql, { viewer, leading }: WaitingVisits): Fragment => {
  if (leading === 'ALL') return sql`v.user_id <> ${viewer.id}`;
  return sql`v.user_id <> ${viewer.id} and v.organization_id = any(${viewer.teamOrganizationIds as string[]}::bigint[])`;
};

const visitsWhere = (sql: Sql, waiting: WaitingVisits): Fragment =>
  allOf(sql, [
    sql`v.enterprise_id = app.enterprise_id() and v.state = any(${waiting.states as string[]})`,
    visitRange(sql, waiting.viewer),
    led(sql, waiting),
    waiting.risk ? sql`${riskOf(sql)} = ${waiting.risk}` : undefined,
    waiting.keyword
      ? sql`(d.name ilike ${anywhere(waiting.keyword)} or d.en_name ilike ${anywhere(waiting.keyword)})`
      : undefined,
  ]);

const visitTables = (sql: Sql): Fragment => sql`visits v
  join doctors d on d.enterprise_id = v.enterprise_id and d.id = v.doctor_id`;

/** By the risk, then by how long it waits; nothing here has a time limit or an amount. */
function order(sql: Sql, sort: DecisionSort): Fragment {
  const rank = sql`case w.risk when 'HIGH' then 0 when 'MEDIUM' then 1 else 2 end`;
  if (sort === 'risk,desc') return sql`${rank}, w."createdAt", w.id`;
  if (sort === 'risk,asc') return sql`${rank} desc, w."createdAt", w.id`;
  return sort === 'createdAt,desc' ? sql`w."createdAt" desc, w.id desc` : sql`w."createdAt", w.id`;
}

const person = (sql: Sql): Fragment =>
  sql`json_build_object('id', u.id::text, 'name', u.first_name, 'enName', u.en_name)`;

export interface WaitingVisit {
  readonly id: string;
  readonly state: VisitState;
  readonly doctor: string;
  readonly hospital: string;
  readonly person: Person;
  readonly reason: string;
  readonly risk: 'LOW' | 'MEDIUM' | 'HIGH';
  readonly startsAt: string;
  readonly createdAt: Date;
}

export async function selectWaitingVisits(sql: Sql, waiting: WaitingVisits, page: Page): Promise<WaitingVisit[]> {
  return sql<WaitingVisit[]>`
    select w.* from (
      select v.id::text as id, v.state, ${named(sql, page.language, 'd')} as doctor, ${named(sql, page.language, 'h')} as hospital,
        ${person(sql)} as person, coalesce(case v.state when 'LATE_PENDING' then v.late_reason when 'UNLOCK_PENDING' then v.unlock_reason
          else v.review_reason end, '') as reason, ${riskOf(sql)} as risk,
        to_char(v.starts_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as "startsAt",
        coalesce((select max(l.at) from visit_log l where l.enterprise_id = v.enterprise_id and l.visit_id = v.id and l.to_state = v.state),
          v.updated_at) as "createdAt"
      from ${visitTables(sql)}
      join hospitals h on h.enterprise_id = v.enterprise_id and h.id = v.hospital_id
      join users u on u.enterprise_id = v.enterprise_id and u.id = v.user_id
      where ${visitsWhere(sql, waiting)}
    ) w order by ${order(sql, page.sort)} limit ${page.limit}`;
}

export async function countWaitingVisits(sql: Sql, waiting: WaitingVisits): Promise<number> {
  const [row] = await sql<
    [{ total: number }]
  >`select count(*)::int as total from ${visitTables(sql)} where ${visitsWhere(sql, waiting)}`;
  return row.total;
}

/** Whether the visit may be decided together with others. */
export async function selectVisitRisk(sql: Sql, id: string): Promise<WaitingVisit['risk'] | undefined> {
  const [row] = await sql<{ risk: WaitingVisit['risk'] }[]>`
    select ${riskOf(sql)} as risk from visits v where v.enterprise_id = app.enterprise_id() and v.id = ${id}`;
  return row?.risk;
}

const cyclesWhere = (sql: Sql, { viewer, keyword }: Waiting): Fragment =>
  allOf(sql, [
    sql`c.enterprise_id = app.enterprise_id() and c.state = 'SUBMITTED' and c.user_id <> ${viewer.id}`,
    memberScope(sql, viewer),
    keyword ? sql`(c.name ilike ${anywhere(keyword)} or u.first_name ilike ${anywhere(keyword)})` : undefined,
  ]);

const cycleTables = (sql: Sql): Fragment =>
  sql`visit_cycles c join users u on u.enterprise_id = c.enterprise_id and u.id = c.user_id`;

export interface WaitingCycle {
  readonly id: string;
  readonly name: string;
  readonly person: Person;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly doctors: number;
  readonly visits: number;
  readonly createdAt: Date;
}

export async function selectWaitingCycles(sql: Sql, waiting: Waiting, { sort, limit }: Page): Promise<WaitingCycle[]> {
  return sql<WaitingCycle[]>`
    select c.id::text as id, c.name, ${person(sql)} as person, c.starts_on::text as "startsOn", c.ends_on::text as "endsOn", c.updated_at as "createdAt",
      (select count(distinct g.doctor_id)::int from visit_goals g where g.enterprise_id = c.enterprise_id and g.cycle_id = c.id) as doctors,
      (select coalesce(sum(g.goal), 0)::int from visit_goals g where g.enterprise_id = c.enterprise_id and g.cycle_id = c.id) as visits
    from ${cycleTables(sql)} where ${cyclesWhere(sql, waiting)}
    order by ${sort === 'createdAt,desc' ? sql`c.updated_at desc, c.id desc` : sql`c.updated_at, c.id`} limit ${limit}`;
}

export async function countWaitingCycles(sql: Sql, waiting: Waiting): Promise<number> {
  const [row] = await sql<
    [{ total: number }]
  >`select count(*)::int as total from ${cycleTables(sql)} where ${cyclesWhere(sql, waiting)}`;
  return row.total;
}

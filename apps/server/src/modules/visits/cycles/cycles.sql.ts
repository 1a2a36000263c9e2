// Cycle plans and their goals as they are written.
import type { CycleState, GoalDraft } from '@yijian/contract/visits';
import type { Sql, Viewer } from '../../../platform/db/index.ts';
import { memberScope } from './visit-members.sql.ts';

export interface StoredCycle {
  readonly id: string;
  readonly userId: string;
  readonly organizationId: string | null;
  readonly name: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly state: CycleState;
  readonly version: number;
}

export async function selectCycleForUpdate(sql: Sql, viewer: Viewer, id: string): Promise<StoredCycle | undefined> {
  const [row] = await sql<StoredCycle[]>`
    select c.id::text as id, c.user_id::text as "userId", c.organization_id::text as "organizationId", c.name, c.starts_on::text as "startsOn",
      c.ends_on::text as "endsOn", c.state, c.version
    from visit_cycles c join users u on u.enterprise_id = c.enterprise_id and u.id = c.user_id
    where c.id = ${id} and ${memberScope(sql, viewer)} for update of c`;
  return row;
}

export interface CyclePlan {
  readonly name: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

export interface CycleOrigin {
  readonly userId: string;
  readonly organizationId: string | null;
  readonly createdBy: string;
  readonly state: CycleState;
}

/** One that is approved at once was decided by whoever set it. */
export async function insertCycle(sql: Sql, origin: CycleOrigin, plan: CyclePlan): Promise<string> {
  const decidedBy = origin.state === 'APPROVED' ? origin.createdBy : null;
  const [row] = await sql<[{ id: string }]>`
    insert into visit_cycles (user_id, organization_id, name, starts_on, ends_on, state, created_by, decided_by, decided_at)
    values (${origin.userId}, ${origin.organizationId}, ${plan.name}, ${plan.startsOn}, ${plan.endsOn}, ${origin.state}, ${origin.createdBy},
      ${decidedBy}, ${decidedBy === null ? null : sql`now()`})
    returning id::text as id`;
  return row.id;
}

export async function updateCycle(
  sql: Sql,
  id: string,
  { state, ...plan }: CyclePlan & { readonly state: CycleState },
): Promise<number> {
  const [row] = await sql<[{ version: number }]>`
    update visit_cycles set name = ${plan.name}, starts_on = ${plan.startsOn}, ends_on = ${plan.endsOn}, state = ${state},
      version = version + 1, updated_at = now()
    where id = ${id} returning version`;
  return row.version;
}

export async function updateCycleDecision(
  sql: Sql,
  id: string,
  decision: { state: CycleState; reason: string; decidedBy: string },
): Promise<number> {
  const [row] = await sql<[{ version: number }]>`
    update visit_cycles set state = ${decision.state}, reason = ${decision.reason}, decided_by = ${decision.decidedBy}, decided_at = now(),
      version = version + 1, updated_at = now()
    where id = ${id} returning version`;
  return row.version;
}

/** One goal for a doctor and a product: of two the larger. */
export async function replaceGoals(sql: Sql, cycleId: string, goals: readonly GoalDraft[]): Promise<void> {
  await sql`delete from visit_goals where cycle_id = ${cycleId}`;
  await sql`
    insert into visit_goals (cycle_id, doctor_id, product_id, goal)
    select ${cycleId}, g.doctor, g.product, max(g.goal)
    from unnest(${goals.map((one) => one.doctorId)}::bigint[], ${goals.map((one) => one.productId ?? null) as string[]}::bigint[],
      ${goals.map((one) => one.goal)}::int[]) as g(doctor, product, goal)
    group by g.doctor, g.product`;
}

/** Which doctors the user does not look after, and which products do not exist. */
export async function selectUnknownGoals(
  sql: Sql,
  userId: string,
  goals: readonly GoalDraft[],
): Promise<{ doctors: string[]; products: string[] }> {
  const [row] = await sql<[{ doctors: string[]; products: string[] }]>`
    select
      array(select distinct g::text from unnest(${goals.map((one) => one.doctorId)}::bigint[]) g
        where not exists (select from doctor_owners o where o.user_id = ${userId} and o.doctor_id = g)) as doctors,
      array(select distinct g::text from unnest(${goals.flatMap((one) => (one.productId === undefined ? [] : [one.productId]))}::bigint[]) g
        where not exists (select from products p where p.id = g and p.is_enabled)) as products`;
  return row;
}

/** An approved plan of the user that shares a day with the period. */
export async function selectTakenCycle(
  sql: Sql,
  { userId, except, startsOn, endsOn }: { userId: string; except: string | null; startsOn: string; endsOn: string },
): Promise<CyclePlan | undefined> {
  const [row] = await sql<CyclePlan[]>`
    select c.name, c.starts_on::text as "startsOn", c.ends_on::text as "endsOn" from visit_cycles c
    where c.user_id = ${userId} and c.state = 'APPROVED' and c.id is distinct from ${except}::bigint
      and c.starts_on <= ${endsOn}::date and c.ends_on >= ${startsOn}::date
    order by c.starts_on limit 1`;
  return row;
}

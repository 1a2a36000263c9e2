// How account plans, their goals and tactics are written; every write makes the plan a version newer.
import type { GoalDraft, PlanDraft, PlanState, TacticDraft, TacticState } from '@yijian/contract/account-plans';
import type { Sql } from '../../platform/db/index.ts';

export interface StoredPlan {
  readonly id: string;
  readonly hospitalId: string;
  readonly title: string;
  readonly state: PlanState;
  readonly version: number;
  readonly startsOn: string;
  readonly endsOn: string;
}

export type PlanPart = 'plan' | 'goal' | 'tactic';

/** The plan that the id names, or whose goal or tactic it names, locked until the transaction ends. */
export async function selectPlanForUpdate(sql: Sql, part: PlanPart, id: string): Promise<StoredPlan | undefined> {
  const isIt = {
    plan: sql`p.id = ${id}`,
    goal: sql`p.id = (select g.plan_id from account_plan_goals g where g.id = ${id})`,
    tactic: sql`p.id = (select t.plan_id from account_plan_tactics t where t.id = ${id})`,
  }[part];
  const [row] = await sql<StoredPlan[]>`
    select p.id, p.hospital_id as "hospitalId", p.title, p.state, p.version, p.starts_on as "startsOn", p.ends_on as "endsOn"
    from account_plans p where ${isIt} for update`;
  return row;
}

export async function insertPlan(sql: Sql, hospitalId: string, draft: PlanDraft): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into account_plans (hospital_id, title, objective, starts_on, ends_on, owner_id, strengths, weaknesses, opportunities, threats)
    values (${hospitalId}, ${draft.title}, ${draft.objective}, ${draft.startsOn}, ${draft.endsOn}, ${draft.ownerId}, ${draft.strengths},
      ${draft.weaknesses}, ${draft.opportunities}, ${draft.threats})
    returning id`;
  return row.id;
}

export async function updatePlan(sql: Sql, id: string, draft: PlanDraft): Promise<void> {
  await sql`
    update account_plans set title = ${draft.title}, objective = ${draft.objective}, starts_on = ${draft.startsOn}, ends_on = ${draft.endsOn},
      owner_id = ${draft.ownerId}, strengths = ${draft.strengths}, weaknesses = ${draft.weaknesses},
      opportunities = ${draft.opportunities}, threats = ${draft.threats}
    where id = ${id}`;
}

export async function updatePlanState(sql: Sql, id: string, state: PlanState): Promise<void> {
  await sql`update account_plans set state = ${state} where id = ${id}`;
}

/** Makes the plan a version newer; answers that version. */
export async function updatePlanVersion(sql: Sql, id: string): Promise<number> {
  const [row] = await sql<[{ version: number }]>`
    update account_plans set version = version + 1, updated_at = now() where id = ${id} returning version`;
  return row.version;
}

/** The title of the plan that is under way at the hospital. */
export async function selectActiveTitle(sql: Sql, hospitalId: string): Promise<string | undefined> {
  const [row] = await sql<{ title: string }[]>`
    select title from account_plans where hospital_id = ${hospitalId} and state = 'ACTIVE'`;
  return row?.title;
}

export async function insertGoal(sql: Sql, planId: string, draft: GoalDraft): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into account_plan_goals (plan_id, title, unit, baseline, target, reached, due_on)
    values (${planId}, ${draft.title}, ${draft.unit}, ${draft.baseline}, ${draft.target}, ${draft.baseline}, ${draft.dueOn})
    returning id`;
  return row.id;
}

export async function updateGoal(sql: Sql, id: string, draft: GoalDraft): Promise<void> {
  await sql`
    update account_plan_goals set title = ${draft.title}, unit = ${draft.unit}, baseline = ${draft.baseline}, target = ${draft.target},
      due_on = ${draft.dueOn}, updated_at = now()
    where id = ${id}`;
}

export async function selectGoal(sql: Sql, id: string): Promise<{ title: string; reached: number }> {
  const [row] = await sql<[{ title: string; reached: number }]>`
    select title, reached from account_plan_goals where id = ${id}`;
  return row;
}

export async function updateReached(sql: Sql, id: string, reached: number): Promise<void> {
  await sql`update account_plan_goals set reached = ${reached}, updated_at = now() where id = ${id}`;
}

export async function isGoalOf(sql: Sql, planId: string, goalId: string): Promise<boolean> {
  const rows = await sql`select id from account_plan_goals where id = ${goalId} and plan_id = ${planId}`;
  return rows.length > 0;
}

export async function insertTactic(sql: Sql, planId: string, draft: TacticDraft): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into account_plan_tactics (plan_id, goal_id, title, owner_id, due_on)
    values (${planId}, ${draft.goalId ?? null}, ${draft.title}, ${draft.ownerId}, ${draft.dueOn})
    returning id`;
  return row.id;
}

export async function updateTactic(sql: Sql, id: string, draft: TacticDraft): Promise<void> {
  await sql`
    update account_plan_tactics set goal_id = ${draft.goalId ?? null}, title = ${draft.title}, owner_id = ${draft.ownerId},
      due_on = ${draft.dueOn}, updated_at = now()
    where id = ${id}`;
}

export interface StoredTactic {
  readonly title: string;
  readonly state: TacticState;
  readonly progress: number;
}

export async function selectTactic(sql: Sql, id: string): Promise<StoredTactic> {
  const [row] = await sql<[StoredTactic]>`
    select title, state, progress from account_plan_tactics where id = ${id}`;
  return row;
}

export async function updateTacticStep(
  sql: Sql,
  id: string,
  { state, progress }: { state: TacticState; progress: number },
): Promise<void> {
  await sql`
    update account_plan_tactics set state = ${state}, progress = ${progress}, updated_at = now() where id = ${id}`;
}

export interface LogEntry {
  readonly planId: string;
  readonly subject: 'PLAN' | 'GOAL' | 'TACTIC';
  readonly subjectId: string;
  readonly title: string;
  readonly act: string;
  readonly from?: string;
  readonly to?: string;
  readonly reason?: string;
}

export async function insertLog(sql: Sql, userId: string, entry: LogEntry): Promise<void> {
  await sql`
    insert into account_plan_log (plan_id, subject, subject_id, subject_title, act, from_value, to_value, reason, user_id)
    values (${entry.planId}, ${entry.subject}, ${entry.subjectId}, ${entry.title}, ${entry.act}, ${entry.from ?? null}, ${entry.to ?? null},
      ${entry.reason ?? ''}, ${userId})`;
}

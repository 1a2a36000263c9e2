// Account plans are written: the plan with its SWOT, its goals and tactics (product: hospitals).
import { coreErrors, type FieldFault } from '@yijian/contract/core';
import {
  accountPlanErrors as errors,
  type ChangedPlan,
  type GoalDraft,
  type PlanDraft,
  type PlanKept,
  type TacticDraft,
} from '@yijian/contract/account-plans';
import { findOwnHospitalName } from '../hospitals/index.ts';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { requireOpen } from './account-plans.policy.ts';
import {
  insertGoal,
  insertLog,
  insertPlan,
  insertTactic,
  isGoalOf,
  selectPlanForUpdate,
  updateGoal,
  updatePlan,
  updatePlanVersion,
  updateTactic,
  type PlanPart,
  type StoredPlan,
} from './account-plans.sql.ts';
import { selectMembers } from './shown/plans-shown.sql.ts';

export async function addPlan(
  context: Context,
  { hospitalId, ...draft }: PlanDraft & { hospitalId: string },
): Promise<PlanKept> {
  if ((await findOwnHospitalName(context, hospitalId)) === undefined) throw fail(errors.hospitalNotFound);
  await requirePlan(context, hospitalId, draft);
  const id = await insertPlan(context.sql, hospitalId, draft);
  const entry = { planId: id, subject: 'PLAN', subjectId: id, title: draft.title, act: 'CREATE', to: 'DRAFT' } as const;
  await insertLog(context.sql, context.user.id, entry);
  return { id, planId: id, version: 1 };
}

export async function changePlan(
  context: Context,
  { id, version, ...draft }: ChangedPlan & { id: string },
): Promise<PlanKept> {
  const plan = await requirePart(context, { part: 'plan', id, version });
  requireOpen(plan.state);
  await requirePlan(context, plan.hospitalId, draft);
  await updatePlan(context.sql, id, draft);
  return keep(context, { planId: id, subject: 'PLAN', subjectId: id, title: draft.title, act: 'CHANGE' });
}

/** A goal of the plan that `id` names, or with `part` goal that goal itself. */
export async function keepGoal(
  context: Context,
  { part, id: partId, ...draft }: GoalDraft & { part: 'plan' | 'goal'; id: string },
): Promise<PlanKept> {
  const plan = await requirePart(context, { part, id: partId, version: draft.version });
  requireOpen(plan.state);
  const faults = dueFaults(context, plan, draft.dueOn);
  if (draft.target === draft.baseline)
    faults.push(fault(context, 'body.target', '须与基线不同', 'must differ from the baseline'));
  refuse(faults);
  const isNew = part === 'plan';
  if (!isNew) await updateGoal(context.sql, partId, draft);
  const id = isNew ? await insertGoal(context.sql, plan.id, draft) : partId;
  const act = isNew ? 'CREATE' : 'CHANGE';
  return keep(context, { planId: plan.id, subject: 'GOAL', subjectId: id, title: draft.title, act });
}

/** A tactic of the plan that `id` names, or with `part` tactic that tactic itself. */
export async function keepTactic(
  context: Context,
  { part, id: partId, ...draft }: TacticDraft & { part: 'plan' | 'tactic'; id: string },
): Promise<PlanKept> {
  const { sql } = context;
  const plan = await requirePart(context, { part, id: partId, version: draft.version });
  requireOpen(plan.state);
  const faults = [
    ...dueFaults(context, plan, draft.dueOn),
    ...(await ownerFaults(context, plan.hospitalId, draft.ownerId)),
  ];
  if (draft.goalId !== undefined && !(await isGoalOf(sql, plan.id, draft.goalId)))
    faults.push(fault(context, 'body.goalId', '不是这份计划的目标', 'is no goal of this plan'));
  refuse(faults);
  const isNew = part === 'plan';
  if (!isNew) await updateTactic(sql, partId, draft);
  const id = isNew ? await insertTactic(sql, plan.id, draft) : partId;
  const act = isNew ? 'CREATE' : 'CHANGE';
  return keep(context, { planId: plan.id, subject: 'TACTIC', subjectId: id, title: draft.title, act });
}

/** The plan locked, when its hospital is in the caller's own range and nobody changed it meanwhile. */
export async function requirePart(
  context: Context,
  { part, id, version }: { part: PlanPart; id: string; version: number },
): Promise<StoredPlan> {
  const plan = await selectPlanForUpdate(context.sql, part, id);
  if (plan === undefined || (await findOwnHospitalName(context, plan.hospitalId)) === undefined)
    throw fail(errors.notFound);
  if (plan.version !== version) throw fail(errors.changedMeanwhile, { version: plan.version });
  return plan;
}

/** Writes the step down and makes the plan a version newer. */
export async function keep(context: Context, entry: Parameters<typeof insertLog>[2]): Promise<PlanKept> {
  await insertLog(context.sql, context.user.id, entry);
  return {
    id: entry.subjectId,
    planId: entry.planId,
    version: await updatePlanVersion(context.sql, entry.planId),
  };
}

async function requirePlan(context: Context, hospitalId: string, draft: PlanDraft): Promise<void> {
  const faults = await ownerFaults(context, hospitalId, draft.ownerId);
  if (draft.endsOn <= draft.startsOn)
    faults.push(fault(context, 'body.endsOn', '须晚于开始日期', 'must be after the start'));
  refuse(faults);
}

async function ownerFaults(context: Context, hospitalId: string, id: string): Promise<FieldFault[]> {
  const { sql, user, language } = context;
  const found = await selectMembers(sql, user, { hospitalId, language, id });
  return found.length > 0
    ? []
    : [fault(context, 'body.ownerId', '不在可负责的同事中', 'is none of the colleagues who may own it')];
}

function dueFaults(context: Context, plan: StoredPlan, dueOn: string): FieldFault[] {
  if (plan.startsOn <= dueOn && dueOn <= plan.endsOn) return [];
  const days = `${plan.startsOn} – ${plan.endsOn}`;
  return [fault(context, 'body.dueOn', `须在计划期内（${days}）`, `must lie within the plan (${days})`)];
}

const fault = ({ language }: Context, field: string, zh: string, en: string): FieldFault => ({
  field,
  message: language === 'zh' ? zh : en,
});

function refuse(faults: FieldFault[]): void {
  if (faults.length > 0) throw fail(coreErrors.badInput, { fields: faults.map((one) => one.field).join(', ') }, faults);
}

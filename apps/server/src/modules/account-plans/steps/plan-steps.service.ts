// A plan starts, closes, reopens; goals are reached; tactics progress, are dropped and resumed (product: hospitals).
import { coreErrors } from '@yijian/contract/core';
import {
  accountPlanErrors as errors,
  type GoalReached,
  type PlanKept,
  type PlanStep,
  type TacticStep,
} from '@yijian/contract/account-plans';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { planStateAfter, planStep, requireActive, tacticAfter } from '../account-plans.policy.ts';
import { keep, requirePart } from '../account-plans.service.ts';
import {
  selectActiveTitle,
  selectGoal,
  selectTactic,
  updatePlanState,
  updateReached,
  updateTacticStep,
} from '../account-plans.sql.ts';

export async function stepPlan(
  context: Context,
  { id, act, reason, version }: PlanStep & { id: string },
): Promise<PlanKept> {
  const plan = await requirePart(context, { part: 'plan', id, version });
  const state = planStateAfter(plan.state, act, context.language);
  if (planStep(act).says) requireReason(context, reason);
  const active = state === 'ACTIVE' ? await selectActiveTitle(context.sql, plan.hospitalId) : undefined;
  if (active !== undefined) throw fail(errors.alreadyActive, { title: active });
  await updatePlanState(context.sql, id, state);
  const entry = { planId: id, subject: 'PLAN', subjectId: id, title: plan.title, act } as const;
  return keep(context, { ...entry, from: plan.state, to: state, reason });
}

export async function reachGoal(
  context: Context,
  { id, reached, reason, version }: GoalReached & { id: string },
): Promise<PlanKept> {
  const plan = await requirePart(context, { part: 'goal', id, version });
  requireActive(plan.state);
  const goal = await selectGoal(context.sql, id);
  await updateReached(context.sql, id, reached);
  const entry = { planId: plan.id, subject: 'GOAL', subjectId: id, title: goal.title, act: 'REACH' } as const;
  return keep(context, { ...entry, from: String(goal.reached), to: String(reached), reason });
}

export async function stepTactic(context: Context, { id, ...step }: TacticStep & { id: string }): Promise<PlanKept> {
  const plan = await requirePart(context, { part: 'tactic', id, version: step.version });
  requireActive(plan.state);
  if (step.act === 'PROGRESS' && step.progress === undefined)
    throw badField(context, 'body.progress', '请填写进度', 'is needed');
  const tactic = await selectTactic(context.sql, id);
  const next = tacticAfter(tactic, step, context.language);
  if (step.act === 'DROP') requireReason(context, step.reason);
  await updateTacticStep(context.sql, id, next);
  const entry = { planId: plan.id, subject: 'TACTIC', subjectId: id, title: tactic.title, act: step.act } as const;
  const values =
    step.act === 'PROGRESS'
      ? { from: `${tactic.progress}%`, to: `${next.progress}%` }
      : { from: tactic.state, to: next.state };
  return keep(context, { ...entry, ...values, reason: step.reason });
}

function requireReason(context: Context, reason: string): void {
  if (reason.trim().length < 2) throw badField(context, 'body.reason', '请写明原因', 'is needed');
}

function badField(context: Context, field: string, zh: string, en: string): Error {
  return fail(coreErrors.badInput, { fields: field }, [{ field, message: context.language === 'zh' ? zh : en }]);
}

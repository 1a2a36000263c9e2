// What may happen to a plan and a tactic, in which state, to which state (product: hospitals).
import {
  accountPlanErrors as errors,
  type PlanAct,
  type PlanState,
  type TacticState,
  type TacticStep,
} from '@yijian/contract/account-plans';
import { fail } from '../../platform/errors/index.ts';

const planSteps: Readonly<
  Record<PlanAct, { readonly from: PlanState; readonly to: PlanState; readonly says: boolean }>
> = {
  START: { from: 'DRAFT', to: 'ACTIVE', says: false },
  CLOSE: { from: 'ACTIVE', to: 'CLOSED', says: true },
  REOPEN: { from: 'CLOSED', to: 'ACTIVE', says: true },
};

export const planStep = (act: PlanAct) => planSteps[act];

export function planStateAfter(state: PlanState, act: PlanAct): PlanState {
  const step = planSteps[act];
  if (step.from !== state) throw fail(errors.illegalStep);
  return step.to;
}

/** What is written of a plan that is closed stays. */
export function requireOpen(state: PlanState): void {
  if (state === 'CLOSED') throw fail(errors.closed);
}

export function requireActive(state: PlanState): void {
  requireOpen(state);
  if (state !== 'ACTIVE') throw fail(errors.notActive);
}

export interface TacticNow {
  readonly state: TacticState;
  readonly progress: number;
}

/** The tactic after the step: its percent tells its state, unless it was dropped. */
export function tacticAfter(now: TacticNow, { act, progress = now.progress }: TacticStep): TacticNow {
  const isDropped = now.state === 'DROPPED';
  if (act === 'DROP') {
    if (isDropped || now.state === 'DONE') throw fail(errors.illegalTacticStep);
    return { state: 'DROPPED', progress: now.progress };
  }
  if (isDropped !== (act === 'RESUME')) throw fail(errors.illegalTacticStep);
  const next = act === 'RESUME' ? Math.min(now.progress, 99) : progress;
  return { state: next === 100 ? 'DONE' : next === 0 ? 'TODO' : 'IN_PROGRESS', progress: next };
}

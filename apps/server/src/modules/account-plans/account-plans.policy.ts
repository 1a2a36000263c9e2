// What may happen to a plan and a tactic, in which state, to which state (product: hospitals).
import {
  accountPlanErrors as errors,
  type PlanAct,
  type PlanState,
  type TacticState,
  type TacticStep,
} from '@yijian/contract/account-plans';
import { type Bilingual, joined } from '@yijian/contract/core';
import { fail } from '../../platform/errors/index.ts';

const words = {
  DRAFT: { zh: '尚未开始', en: 'a draft' },
  ACTIVE: { zh: '进行中', en: 'under way' },
  CLOSED: { zh: '已关闭', en: 'closed' },
  START: { zh: '开始', en: 'start' },
  CLOSE: { zh: '关闭', en: 'close' },
  REOPEN: { zh: '重新打开', en: 'reopen' },
  TODO: { zh: '未开始', en: 'to do' },
  IN_PROGRESS: { zh: '进行中', en: 'in progress' },
  DONE: { zh: '已完成', en: 'done' },
  DROPPED: { zh: '已放弃', en: 'dropped' },
  PROGRESS: { zh: '更新进度', en: 'tell its progress' },
  DROP: { zh: '放弃', en: 'drop it' },
  RESUME: { zh: '继续', en: 'resume it' },
} as const satisfies Record<string, Bilingual>;
type Word = keyof typeof words;

/** What an illegal step answers: where it stands, and what may be done instead. */
const stuck = (state: Word, act: Word, allowed: readonly Word[], language: 'zh' | 'en') => ({
  state: words[state][language],
  act: words[act][language],
  allowed: joined(
    allowed.map((one) => words[one][language]),
    language,
  ),
});

const planSteps: Readonly<
  Record<PlanAct, { readonly from: PlanState; readonly to: PlanState; readonly says: boolean }>
> = {
  START: { from: 'DRAFT', to: 'ACTIVE', says: false },
  CLOSE: { from: 'ACTIVE', to: 'CLOSED', says: true },
  REOPEN: { from: 'CLOSED', to: 'ACTIVE', says: true },
};

export const planStep = (act: PlanAct) => planSteps[act];

export function planStateAfter(state: PlanState, act: PlanAct, language: 'zh' | 'en'): PlanState {
  const step = planSteps[act];
  const allowed = (Object.keys(planSteps) as PlanAct[]).filter((one) => planSteps[one].from === state);
  if (step.from !== state) throw fail(errors.illegalStep, stuck(state, act, allowed, language));
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

const tacticSteps: Readonly<Record<TacticState, readonly TacticStep['act'][]>> = {
  TODO: ['PROGRESS', 'DROP'],
  IN_PROGRESS: ['PROGRESS', 'DROP'],
  DONE: ['PROGRESS'],
  DROPPED: ['RESUME'],
};

/** The tactic after the step: its percent tells its state, unless it was dropped. */
export function tacticAfter(
  now: TacticNow,
  { act, progress = now.progress }: TacticStep,
  language: 'zh' | 'en',
): TacticNow {
  const allowed = tacticSteps[now.state];
  if (!allowed.includes(act)) throw fail(errors.illegalTacticStep, stuck(now.state, act, allowed, language));
  if (act === 'DROP') return { state: 'DROPPED', progress: now.progress };
  const next = act === 'RESUME' ? Math.min(now.progress, 99) : progress;
  return { state: next === 100 ? 'DONE' : next === 0 ? 'TODO' : 'IN_PROGRESS', progress: next };
}

// What of the visits waits for a person to decide, and how it is decided: by the same services as on the visit itself (product 3.7).
import { decisionErrors, type DecisionCount, type DecisionKind } from '@yijian/contract/open-decisions';
import type { VisitState } from '@yijian/contract/visits';
import { isAllowed, type SessionUser } from '../../../platform/auth/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import type { Decided, DecisionsAsked, DecisionsPaged, OpenDecision } from '../../open-decisions/index.ts';
import { decideCycle } from '../cycles/cycles.service.ts';
import { decideLate } from '../steps/late.service.ts';
import { decideUnlock, judgeVisit } from '../steps/visit-steps.service.ts';
import { leadingOf } from '../visits.policy.ts';
import {
  countWaitingCycles,
  countWaitingVisits,
  selectVisitRisk,
  selectWaitingCycles,
  selectWaitingVisits,
  type WaitingCycle,
  type WaitingVisit,
  type WaitingVisits,
} from './waiting.sql.ts';

const states = {
  LATE_VISIT: { state: 'LATE_PENDING', permission: 'customer:visits:approve', zh: '补录拜访', en: 'Late visit' },
  VISIT_UNLOCK: { state: 'UNLOCK_PENDING', permission: 'customer:visits:unlock', zh: '拜访解锁', en: 'Unlock a visit' },
  VISIT_REVIEW: { state: 'UNDER_REVIEW', permission: 'customer:visits:flag', zh: '拜访复核', en: 'Visit under review' },
} as const satisfies Partial<Record<DecisionKind, { state: VisitState; permission: string; zh: string; en: string }>>;
type VisitKind = keyof typeof states;
const visitKinds = Object.keys(states) as VisitKind[];
const kindOf = (state: VisitState): VisitKind => visitKinds.find((kind) => states[kind].state === state)!;

/** What is asked of the visits; undefined when nothing can wait for this user. */
function askedVisits(user: SessionUser, { kinds, keyword, risk, isLate }: DecisionsAsked): WaitingVisits | undefined {
  const leading = leadingOf(user);
  const open = visitKinds.filter((kind) => kinds.includes(kind) && isAllowed(user, states[kind].permission));
  if (isLate === true || leading === 'NOBODY' || open.length === 0) return undefined;
  return { viewer: user, leading, states: open.map((kind) => states[kind].state), keyword, risk };
}

const asksCycles = (user: SessionUser, { kinds, risk, isLate }: DecisionsAsked): boolean =>
  kinds.includes('CYCLE_PLAN') &&
  isLate !== true &&
  (risk === undefined || risk === 'MEDIUM') &&
  isAllowed(user, 'customer:visits:approve');

const nothing = { version: null, step: '', onBehalfOf: null, amount: null, dueAt: null, isInPlace: true } as const;

function visitLine({ state, doctor, hospital, startsAt, ...row }: WaitingVisit, language: 'zh' | 'en'): OpenDecision {
  const kind = kindOf(state);
  return {
    ...nothing,
    ...row,
    kind,
    title: doctor,
    context: [states[kind][language], hospital].join(' · '),
    summary: [{ zh: '拜访时间', en: 'Visited at', value: startsAt }],
    path: `/customer/visitTeamManager/teamVisit?id=${row.id}`,
    isBatch: kind === 'LATE_VISIT' && row.risk === 'LOW',
  };
}

function cycleLine(
  { name, startsOn, endsOn, doctors, visits, ...row }: WaitingCycle,
  language: 'zh' | 'en',
): OpenDecision {
  return {
    ...nothing,
    ...row,
    kind: 'CYCLE_PLAN',
    title: name,
    context: language === 'zh' ? '周期计划' : 'Cycle plan',
    reason: '',
    risk: 'MEDIUM',
    summary: [
      { zh: '周期', en: 'Period', value: `${startsOn} – ${endsOn}` },
      {
        zh: '目标',
        en: 'Goal',
        value: language === 'zh' ? `${doctors} 位医生，${visits} 次拜访` : `${doctors} doctors, ${visits} visits`,
      },
    ],
    path: `/customer/visitTeamManager/teamVisit?view=cycles&userId=${row.person.id}`,
    isBatch: false,
  };
}

/** By the services of the visit and of the plan, with their rules and errors. */
export async function decideWaiting(
  context: Context,
  { kind, id, approve, reason, isTogether }: Decided,
): Promise<unknown> {
  if (isTogether && (kind !== 'LATE_VISIT' || (await selectVisitRisk(context.sql, id)) !== 'LOW'))
    throw fail(decisionErrors.alone);
  switch (kind) {
    case 'LATE_VISIT':
      return decideLate(context, { id, approve, reason });
    case 'VISIT_UNLOCK':
      return decideUnlock(context, { id, grant: approve, reason });
    case 'VISIT_REVIEW':
      return judgeVisit(context, { id, isValid: approve, reason });
    default:
      return decideCycle(context, { id, approve, reason });
  }
}

/** Visits that the caller may decide on now. */
export async function listWaitingVisits(context: Context, asked: DecisionsPaged): Promise<OpenDecision[]> {
  const { sql, user, language } = context;
  const waiting = askedVisits(user, asked);
  if (waiting === undefined) return [];
  return (await selectWaitingVisits(sql, waiting, { ...asked, language })).map((row) => visitLine(row, language));
}

export async function countVisitsToDecide(context: Context, asked: DecisionsAsked): Promise<DecisionCount> {
  const waiting = askedVisits(context.user, asked);
  return { total: waiting === undefined ? 0 : await countWaitingVisits(context.sql, waiting), late: 0 };
}

/** Cycle plans that the caller may decide on now. */
export async function listWaitingCycles(context: Context, asked: DecisionsPaged): Promise<OpenDecision[]> {
  const { sql, user, language } = context;
  if (!asksCycles(user, asked)) return [];
  const rows = await selectWaitingCycles(sql, { viewer: user, keyword: asked.keyword }, { ...asked, language });
  return rows.map((row) => cycleLine(row, language));
}

export async function countCyclesToDecide(context: Context, asked: DecisionsAsked): Promise<DecisionCount> {
  const { sql, user } = context;
  if (!asksCycles(user, asked)) return { total: 0, late: 0 };
  return { total: await countWaitingCycles(sql, { viewer: user, keyword: asked.keyword }), late: 0 };
}

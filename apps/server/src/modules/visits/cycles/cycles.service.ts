// Cycle plans: written by the visitor and approved by a manager, or set by a manager; their gaps (product: visits, cycle plan).
import { coreErrors, type Bilingual, type FieldFault } from '@yijian/contract/core';
import {
  visitErrors,
  type ChangedCycle,
  type Cycle,
  type CycleAction,
  type CycleDecision,
  type CycleDetail,
  type CycleGoal,
  type CycleKept,
  type CycleState,
  type GoalDraft,
  type NewCycle,
  type PlanGaps,
} from '@yijian/contract/visits';
import { isAllowed, type SessionUser } from '../../../platform/auth/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { byWhom } from '../../audit/index.ts';
import { notify } from '../../notifications/index.ts';
import { selectManager } from '../steps/visit-steps.sql.ts';
import { attainmentByProduct } from './attainment.policy.ts';
import {
  selectCurrentCycle,
  selectCycle,
  selectCyclesOf,
  selectGoals,
  selectTierGoals,
  type CycleRow,
  type GoalRow,
} from './cycle-figures.sql.ts';
import {
  insertCycle,
  replaceGoals,
  selectCycleForUpdate,
  selectTakenCycle,
  selectUnknownGoals,
  updateCycle,
  updateCycleDecision,
  type CyclePlan,
  type StoredCycle,
} from './cycles.sql.ts';
import { requireDays } from './period.policy.ts';
import { requireMember } from './visit-members.service.ts';

const DAY = 86_400_000;
const mine = '/customer/visitTeamManager/myVisit?view=cycles';
const team = '/customer/visitTeamManager/teamVisit?view=cycles';

const stateWords: Readonly<Record<CycleState, Bilingual>> = {
  DRAFT: { zh: '草稿', en: 'a draft' },
  SUBMITTED: { zh: '待批准', en: 'waiting to be approved' },
  APPROVED: { zh: '已批准', en: 'approved' },
  RETURNED: { zh: '已退回', en: 'returned' },
};
const actionWords: Readonly<Record<CycleAction, Bilingual>> = {
  edit: { zh: '修改', en: 'change it' },
  submit: { zh: '提交', en: 'submit it' },
  decide: { zh: '批准', en: 'decide on it' },
};
const startsFrom: Readonly<Record<CycleAction, readonly CycleState[]>> = {
  edit: ['DRAFT', 'RETURNED'],
  submit: ['DRAFT', 'RETURNED'],
  decide: ['SUBMITTED'],
};

const mayApprove = (user: SessionUser, userId: string): boolean =>
  userId !== user.id && isAllowed(user, 'customer:visits:approve');

function actionsOn(user: SessionUser, { userId, state }: Pick<CycleRow, 'userId' | 'state'>): CycleAction[] {
  const theirs: CycleAction[] =
    userId === user.id && isAllowed(user, 'customer:visits:write')
      ? ['edit', 'submit']
      : mayApprove(user, userId)
        ? ['decide']
        : [];
  return theirs.filter((action) => startsFrom[action].includes(state));
}

function shown(context: Context, { targets, covered, goals, done, planned, ...row }: CycleRow): Cycle {
  const today = Date.parse(dayInShanghai(context.clock.now()));
  const [from, to] = [Date.parse(row.startsOn), Date.parse(row.endsOn)];
  const days = (to - from) / DAY + 1;
  const elapsed = Math.min(Math.max((today - from) / DAY + 1, 0), days) / days;
  const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
  const figures = {
    targets,
    covered,
    goals,
    done,
    planned,
    coverage: share(covered, targets),
    frequency: share(done, goals),
    elapsed,
  };
  return { ...row, figures };
}

const shownGoal = (goal: GoalRow): CycleGoal => ({ ...goal, lastVisitAt: goal.lastVisitAt?.toISOString() ?? null });
const readingOf = ({ user, language }: Context) => ({ viewer: user, language });

export async function listCycles(context: Context, userId: string | undefined): Promise<Cycle[]> {
  const member = await requireMember(context, userId);
  return (await selectCyclesOf(context.sql, readingOf(context), member.id)).map((row) => shown(context, row));
}

export async function findCycle(context: Context, id: string): Promise<CycleDetail> {
  const row = await selectCycle(context.sql, readingOf(context), id);
  if (row === undefined) throw fail(visitErrors.cycleNotFound);
  const goals = await selectGoals(context.sql, { cycleId: id, openOnly: false, language: context.language });
  return {
    ...shown(context, row),
    goals: goals.map(shownGoal),
    products: attainmentByProduct(goals),
    actions: actionsOn(context.user, row),
  };
}

/** What is neither done nor planned: of the plan that holds today, else doctors of tier A and B for whom nothing is planned. */
export async function listGaps(context: Context, userId: string | undefined): Promise<PlanGaps> {
  const { sql, language, clock } = context;
  const member = await requireMember(context, userId);
  const day = dayInShanghai(clock.now());
  const cycle = await selectCurrentCycle(sql, readingOf(context), { userId: member.id, day });
  if (cycle === undefined) {
    const goals = await selectTierGoals(sql, { userId: member.id, from: day, openOnly: true, language });
    return { cycle: null, goals: goals.map((goal) => ({ ...shownGoal(goal), goal: 0 })) };
  }
  const goals = await selectGoals(sql, { cycleId: cycle.id, openOnly: true, language });
  return { cycle: shown(context, cycle), goals: goals.map(shownGoal) };
}

export async function suggestGoals(context: Context, userId: string | undefined): Promise<CycleGoal[]> {
  const member = await requireMember(context, userId);
  const from = dayInShanghai(context.clock.now());
  const goals = await selectTierGoals(context.sql, {
    userId: member.id,
    from,
    openOnly: false,
    language: context.language,
  });
  return goals.map((goal) => ({ ...shownGoal(goal), done: 0, planned: 0 }));
}

export async function addCycle(context: Context, { userId, submit, goals, ...plan }: NewCycle): Promise<CycleKept> {
  const { user, sql } = context;
  const member = await requireMember(context, userId);
  const isSet = member.id !== user.id;
  if (isSet && !mayApprove(user, member.id)) throw fail(visitErrors.memberOutside);
  await requirePlan(context, { userId: member.id, plan, goals, except: null });
  const state: CycleState = isSet ? 'APPROVED' : submit ? 'SUBMITTED' : 'DRAFT';
  const id = await insertCycle(
    sql,
    { userId: member.id, organizationId: member.organizationId, createdBy: user.id, state },
    plan,
  );
  await replaceGoals(sql, id, goals);
  if (isSet)
    await tell(context, member.id, {
      zh: `${user.firstName}为您制定了周期计划：${plan.name}`,
      en: `${user.firstName} set a cycle plan for you: ${plan.name}`,
      path: mine,
    });
  else if (submit) await tellManager(context, plan.name);
  return { id, state, version: 1 };
}

export async function changeCycle(
  context: Context,
  { id, version, submit, goals, ...plan }: ChangedCycle & { id: string },
): Promise<CycleKept> {
  const cycle = await requireCycle(context, 'edit', id);
  if (cycle.userId !== context.user.id) throw fail(visitErrors.cycleNotFound);
  if (cycle.version !== version) throw fail(visitErrors.changedMeanwhile, { version: cycle.version });
  await requirePlan(context, { userId: cycle.userId, plan, goals, except: id });
  const state: CycleState = submit ? 'SUBMITTED' : 'DRAFT';
  await replaceGoals(context.sql, id, goals);
  const next = await updateCycle(context.sql, id, { ...plan, state });
  if (submit) await tellManager(context, plan.name);
  return { id, state, version: next };
}

export async function decideCycle(
  context: Context,
  { id, approve, reason }: CycleDecision & { id: string },
): Promise<CycleKept> {
  const cycle = await requireCycle(context, 'decide', id);
  if (!mayApprove(context.user, cycle.userId)) throw fail(visitErrors.cycleNotFound);
  if (approve) await requireFree(context, cycle.userId, cycle, id);
  const state: CycleState = approve ? 'APPROVED' : 'RETURNED';
  const version = await updateCycleDecision(context.sql, id, { state, reason, decidedBy: context.user.id });
  const [zh, en] = approve ? ['已批准', 'approved'] : ['被退回', 'returned'];
  await tell(context, cycle.userId, {
    zh: `周期计划“${cycle.name}”${zh}`,
    en: `Your cycle plan ${cycle.name} was ${en}`,
    path: mine,
  });
  return { id, state, version };
}

async function requireCycle(context: Context, action: CycleAction, id: string): Promise<StoredCycle> {
  const cycle = await selectCycleForUpdate(context.sql, context.user, id);
  if (cycle === undefined) throw fail(visitErrors.cycleNotFound);
  if (startsFrom[action].includes(cycle.state)) return cycle;
  const { language } = context;
  throw fail(visitErrors.cycleLocked, {
    state: stateWords[cycle.state][language],
    action: actionWords[action][language],
    by: await byWhom(context, { kind: 'visit_cycles', id }),
  });
}

interface Planned {
  readonly userId: string;
  readonly plan: CyclePlan;
  readonly goals: readonly GoalDraft[];
  readonly except: string | null;
}

/** A period that is none or too long, one that is taken, a doctor the visitor does not look after: each is refused by name. */
async function requirePlan(context: Context, { userId, plan, goals, except }: Planned): Promise<void> {
  requireDays({ from: plan.startsOn, to: plan.endsOn, field: 'body.endsOn' }, context.language);
  const unknown = await selectUnknownGoals(context.sql, userId, goals);
  const message = context.language === 'zh' ? '不在该同事的客户中' : 'is not among the customers of the visitor';
  const faults: FieldFault[] = [];
  if (unknown.doctors.length > 0)
    faults.push({ field: 'body.goals', message: `${unknown.doctors.join(', ')} ${message}` });
  if (unknown.products.length > 0) faults.push({ field: 'body.goals', message: unknown.products.join(', ') });
  if (faults.length > 0) throw fail(coreErrors.badInput, { fields: 'body.goals' }, faults);
  await requireFree(context, userId, plan, except);
}

async function requireFree(context: Context, userId: string, plan: CyclePlan, except: string | null): Promise<void> {
  const { startsOn, endsOn } = plan;
  const taken = await selectTakenCycle(context.sql, { userId, except, startsOn, endsOn });
  if (taken !== undefined)
    throw fail(visitErrors.cycleTaken, { name: taken.name, from: taken.startsOn, to: taken.endsOn });
}

async function tell(
  context: Context,
  userId: string,
  { zh, en, path }: { zh: string; en: string; path: string },
): Promise<void> {
  await notify(context, { userId, kind: 'visits.cycle', title: { zh, en }, path });
}

async function tellManager(context: Context, name: string): Promise<void> {
  const { user } = context;
  const manager = await selectManager(context.sql, { userId: user.id, organizationId: user.organizationId ?? null });
  if (manager === undefined) return;
  await tell(context, manager, {
    zh: `${user.firstName}提交了周期计划：${name}`,
    en: `${user.firstName} submitted a cycle plan: ${name}`,
    path: `${team}&userId=${user.id}`,
  });
}

// Steps of a visit besides writing it down: unlocking, review, comments, its history (product: Visit machine).
import type { NoticeKind } from '@yijian/contract/notifications';
import {
  visitErrors,
  type UnlockDecision,
  type VisitAct,
  type VisitAction,
  type VisitHistory,
  type VisitJudgement,
  type VisitKept,
  type VisitState,
} from '@yijian/contract/visits';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { byWhom } from '../../audit/index.ts';
import { notify } from '../../notifications/index.ts';
import { actionsOn, mayStart, requireAction } from '../visits.policy.ts';
import { visitRange, visitSeen } from '../lists/visits-list.sql.ts';
import { followContact } from '../contacts/contacts.service.ts';
import {
  insertComment,
  insertGrant,
  insertLog,
  selectComments,
  selectLog,
  selectManager,
  selectSteppedVisit,
  updateStep,
  type SteppedVisit,
} from './visit-steps.sql.ts';

const mine = '/customer/visitTeamManager/myVisit?id=';
const team = '/customer/visitTeamManager/teamVisit?id=';

export async function askUnlock(context: Context, { id, reason }: { id: string; reason: string }): Promise<VisitKept> {
  const visit = await requireOne(context, { id, action: 'askUnlock' });
  const change = { state: 'UNLOCK_PENDING', lockedState: visit.state, unlockReason: reason } as const;
  const kept = await step(context, { visit, act: 'ASK_UNLOCK', reason, ...change });
  await tellManager(context, {
    visit,
    kind: 'visits.unlock',
    zh: `${visit.userName}申请解锁拜访：${visit.doctorName}`,
    en: `${visit.userName} asks to unlock a visit: ${visit.doctorName}`,
  });
  return kept;
}

export async function withdrawUnlock(context: Context, id: string): Promise<VisitKept> {
  const visit = await requireOne(context, { id, action: 'withdrawUnlock' });
  return step(context, { visit, act: 'WITHDRAW_UNLOCK', reason: '', state: visit.lockedState ?? 'SUBMITTED' });
}

/** Granted, it becomes a draft again and what had been submitted is kept in its log; refused, it stands as it was. */
export async function decideUnlock(
  context: Context,
  { id, grant, reason }: UnlockDecision & { id: string },
): Promise<VisitKept> {
  const visit = await requireOne(context, { id, action: 'decideUnlock' });
  const act: VisitAct = grant ? 'GRANT_UNLOCK' : 'REFUSE_UNLOCK';
  const kept = await step(context, { visit, act, reason, state: grant ? 'SAVED' : (visit.lockedState ?? 'SUBMITTED') });
  if (grant) await followContact(context, visit);
  const [zh, en] = grant
    ? ['已解锁，请更正后重新提交', 'unlocked; correct and submit it again']
    : ['解锁被拒绝', 'not unlocked'];
  await tell(context, visit.userId, {
    kind: 'visits.unlocked',
    zh: `拜访${visit.doctorName}${zh}`,
    en: `Your visit to ${visit.doctorName} was ${en}`,
    path: mine + id,
  });
  return kept;
}

export async function flagVisit(context: Context, { id, reason }: { id: string; reason: string }): Promise<VisitKept> {
  const visit = await requireOne(context, { id, action: 'flag' });
  const kept = await step(context, {
    visit,
    act: 'FLAG',
    reason,
    state: 'UNDER_REVIEW',
    lockedState: visit.state,
    reviewReason: reason,
  });
  await tell(context, visit.userId, {
    kind: 'visits.review',
    zh: `拜访${visit.doctorName}进入复核`,
    en: `Your visit to ${visit.doctorName} is under review`,
    path: mine + id,
  });
  return kept;
}

/** Judged invalid, it no longer counts: neither for coverage nor as the doctor's last visit. */
export async function judgeVisit(
  context: Context,
  { id, isValid, reason }: VisitJudgement & { id: string },
): Promise<VisitKept> {
  const visit = await requireOne(context, { id, action: 'judge' });
  const state: VisitState = isValid ? 'VALID' : 'INVALID';
  const kept = await step(context, { visit, act: 'JUDGE', reason, state, reviewReason: reason });
  if (!isValid) await followContact(context, visit);
  const [zh, en] = isValid ? ['复核有效', 'found valid'] : ['复核无效', 'found invalid'];
  await tell(context, visit.userId, {
    kind: 'visits.review',
    zh: `拜访${visit.doctorName}${zh}`,
    en: `Your visit to ${visit.doctorName} was ${en}`,
    path: mine + id,
  });
  return kept;
}

export async function commentVisit(
  context: Context,
  { id, body }: { id: string; body: string },
): Promise<{ id: string }> {
  const visit = await requireSeen(context, id);
  requireAction('comment', visit, context);
  if (!actionsOn(context.user, visit).includes('comment'))
    throw fail(visitErrors.notAllowed, { action: context.language === 'zh' ? '点评' : 'comment' });
  const comment = await insertComment(context.sql, { visitId: id, userId: context.user.id, body });
  const title = {
    kind: 'visits.comment' as const,
    zh: `${context.user.firstName}点评了拜访${visit.doctorName}`,
    en: `${context.user.firstName} commented on the visit to ${visit.doctorName}`,
  };
  if (visit.userId === context.user.id) await tellManager(context, { visit, ...title });
  else await tell(context, visit.userId, { ...title, path: mine + id });
  return { id: comment };
}

export async function findVisitHistory(context: Context, id: string): Promise<VisitHistory> {
  const visit = await requireSeen(context, id);
  const steps = await selectLog(context.sql, id, context.language);
  const isOpen =
    actionsOn(context.user, visit).includes('comment') || !visit.isMedical || visit.userId === context.user.id;
  const comments = isOpen ? await selectComments(context.sql, id, context.language) : [];
  return {
    steps: steps.map((one) => ({ ...one, at: one.at.toISOString() })),
    comments: comments.map((one) => ({ ...one, at: one.at.toISOString() })),
  };
}

/** A visit in the range of the caller who may do this with it now. */
export async function requireOne(
  context: Context,
  { id, action }: { id: string; action: VisitAction },
): Promise<SteppedVisit> {
  const visit = await selectSteppedVisit(context.sql, id, visitRange(context.sql, context.user));
  if (visit === undefined) throw fail(visitErrors.notFound);
  const by = mayStart(action, visit) ? '' : await byWhom(context, { kind: 'visits', id });
  requireAction(action, visit, { ...context, by });
  return visit;
}

async function requireSeen(context: Context, id: string): Promise<SteppedVisit> {
  const visit = await selectSteppedVisit(context.sql, id, visitSeen(context.sql, context.user));
  if (visit === undefined) throw fail(visitErrors.notFound);
  return visit;
}

interface Step {
  readonly visit: SteppedVisit;
  readonly act: VisitAct;
  readonly state: VisitState;
  readonly reason: string;
  readonly lockedState?: VisitState;
  readonly unlockReason?: string;
  readonly reviewReason?: string;
  readonly lateReturnReason?: string;
}

/** Logs the step and puts the visit into its new state. */
export async function step(context: Context, { visit, act, state, reason, ...rest }: Step): Promise<VisitKept> {
  const { lockedState = null, unlockReason = null, reviewReason = null, lateReturnReason = null } = rest;
  const line = { visitId: visit.id, userId: context.user.id, act, from: visit.state, to: state, reason };
  await (act === 'GRANT_UNLOCK' ? insertGrant(context.sql, line) : insertLog(context.sql, line));
  const version = await updateStep(context.sql, visit.id, {
    state,
    lockedState,
    unlockReason,
    reviewReason,
    lateReturnReason,
  });
  return { id: visit.id, state, version };
}

interface Told {
  readonly kind: NoticeKind;
  readonly zh: string;
  readonly en: string;
  readonly path: string;
}

async function tell(context: Context, userId: string, { kind, zh, en, path }: Told): Promise<void> {
  await notify(context, { userId, kind, title: { zh, en }, path });
}

/** Tells the visitor, and where the visit is read. */
export async function tellVisitor(
  context: Context,
  { visit, ...told }: Omit<Told, 'path'> & { readonly visit: Pick<SteppedVisit, 'id' | 'userId'> },
): Promise<void> {
  await tell(context, visit.userId, { ...told, path: mine + visit.id });
}

/** Tells whoever leads the visitor; nobody when there is none. */
export async function tellManager(
  context: Context,
  { visit, ...told }: Omit<Told, 'path'> & { readonly visit: Pick<SteppedVisit, 'id' | 'organizationId' | 'userId'> },
): Promise<void> {
  const manager = await selectManager(context.sql, visit);
  if (manager !== undefined) await tell(context, manager, { ...told, path: team + visit.id });
}

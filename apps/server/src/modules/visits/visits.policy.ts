// Which visits a user sees, what may be done with one, and which state may follow which (specification 4 and 6).
import { type Bilingual, joined } from '@yijian/contract/core';
import { visitActions, visitErrors, type VisitAction, type VisitDraft, type VisitState } from '@yijian/contract/visits';
import { fail } from '../../platform/errors/index.ts';
import { isAllowed, type SessionUser } from '../../platform/auth/index.ts';

const writable: readonly VisitState[] = ['PLANNED', 'IN_VISIT', 'SAVED', 'MISSED'];
const locked: readonly VisitState[] = ['SUBMITTED', 'SUBMITTED_LATE', 'VALID'];
const written: readonly VisitState[] = [
  ...locked,
  'LATE_PENDING',
  'UNLOCK_PENDING',
  'UNDER_REVIEW',
  'INVALID',
  'SAVED',
  'IN_VISIT',
];

/** From which states each action starts; what is not here is refused. */
const startsFrom: Readonly<Record<VisitAction, readonly VisitState[]>> = {
  edit: writable,
  checkIn: ['PLANNED'],
  submit: writable,
  reschedule: ['PLANNED'],
  cancel: ['PLANNED', 'IN_VISIT', 'SAVED'],
  askUnlock: locked,
  withdrawUnlock: ['UNLOCK_PENDING'],
  decideUnlock: ['UNLOCK_PENDING'],
  withdrawLate: ['LATE_PENDING'],
  decideLate: ['LATE_PENDING'],
  flag: ['SUBMITTED', 'SUBMITTED_LATE'],
  judge: ['UNDER_REVIEW'],
  comment: written,
};

const stateWords: Readonly<Record<VisitState, Bilingual>> = {
  PLANNED: { zh: '计划中', en: 'planned' },
  IN_VISIT: { zh: '拜访中', en: 'under way' },
  SAVED: { zh: '草稿', en: 'a draft' },
  LATE_PENDING: { zh: '补录待批准', en: 'late and waiting to be approved' },
  SUBMITTED: { zh: '已提交', en: 'submitted' },
  SUBMITTED_LATE: { zh: '补录', en: 'submitted late' },
  UNLOCK_PENDING: { zh: '待解锁', en: 'waiting to be unlocked' },
  UNDER_REVIEW: { zh: '复核中', en: 'under review' },
  VALID: { zh: '有效', en: 'valid' },
  INVALID: { zh: '无效', en: 'invalid' },
  CANCELLED: { zh: '已取消', en: 'cancelled' },
  MISSED: { zh: '已错过', en: 'missed' },
};

const actionWords: Readonly<Record<VisitAction, Bilingual>> = {
  edit: { zh: '修改', en: 'edit' },
  checkIn: { zh: '签到', en: 'check in' },
  submit: { zh: '提交', en: 'submit' },
  reschedule: { zh: '改期', en: 'reschedule' },
  cancel: { zh: '取消', en: 'cancel' },
  askUnlock: { zh: '申请解锁', en: 'ask to unlock' },
  withdrawUnlock: { zh: '撤回解锁申请', en: 'withdraw the request' },
  decideUnlock: { zh: '处理解锁申请', en: 'decide on unlocking' },
  withdrawLate: { zh: '撤回补录', en: 'withdraw it' },
  decideLate: { zh: '批准补录', en: 'decide on the late visit' },
  flag: { zh: '标记异常', en: 'mark for review' },
  judge: { zh: '复核', en: 'judge' },
  comment: { zh: '点评', en: 'comment' },
};

export interface VisitFacts {
  readonly state: VisitState;
  readonly userId: string;
  readonly organizationId: string | null;
  /** Colleagues who came along, the manager among them. */
  readonly companyIds: readonly string[];
}

const ownActions = [
  'edit',
  'checkIn',
  'submit',
  'reschedule',
  'cancel',
  'askUnlock',
  'withdrawUnlock',
  'withdrawLate',
] as const;
const isOwnAction = (action: VisitAction): boolean => (ownActions as readonly VisitAction[]).includes(action);

/** Whose visits a user may decide on, besides none of the own. */
export type Leading = 'ALL' | 'TEAM' | 'NOBODY';

export function leadingOf(user: SessionUser): Leading {
  if (user.dataRange === 'ALL') return 'ALL';
  return user.dataRanges.some((range) => range !== 'OWN') ? 'TEAM' : 'NOBODY';
}

/** Whether the visit lies in the range of a manager: shares let look, never decide. */
function leads(user: SessionUser, visit: VisitFacts): boolean {
  if (visit.userId === user.id) return false;
  const leading = leadingOf(user);
  if (leading !== 'TEAM') return leading === 'ALL';
  return visit.organizationId !== null && user.teamOrganizationIds.includes(visit.organizationId);
}

/** Whether it is this user's to do, whatever the state. */
function isTheirs(action: VisitAction, user: SessionUser, visit: VisitFacts): boolean {
  if (isOwnAction(action)) return visit.userId === user.id && isAllowed(user, 'customer:visits:write');
  if (action === 'decideUnlock') return isAllowed(user, 'customer:visits:unlock') && leads(user, visit);
  if (action === 'decideLate') return isAllowed(user, 'customer:visits:approve') && leads(user, visit);
  if (action === 'flag' || action === 'judge') return isAllowed(user, 'customer:visits:flag') && leads(user, visit);
  const hasPart = visit.userId === user.id || visit.companyIds.includes(user.id);
  return hasPart || (isAllowed(user, 'customer:visits:team') && leads(user, visit));
}

const theirs = (user: SessionUser, visit: VisitFacts): VisitAction[] =>
  visitActions.filter((action) => startsFrom[action].includes(visit.state) && isTheirs(action, user, visit));

/** What this user may do with this visit now. A medical visit whose notes are hidden is not commented on either. */
export function actionsOn(user: SessionUser, visit: VisitFacts & { isMedical: boolean }): VisitAction[] {
  const hidden = visit.isMedical && visit.userId !== user.id && !seesMedicalNotes(user);
  return theirs(user, visit).filter((action) => action !== 'comment' || !hidden);
}

export const mayStart = (action: VisitAction, { state }: Pick<VisitFacts, 'state'>): boolean =>
  startsFrom[action].includes(state);

/** Throws visits.notAllowed for whose it is not, visits.locked naming what is possible when the state does not allow it. */
export function requireAction(action: VisitAction, visit: VisitFacts, { user, language, by = '' }: Asking): void {
  const word = actionWords[action][language];
  if (!isTheirs(action, user, visit)) throw fail(visitErrors.notAllowed, { action: word });
  if (mayStart(action, visit)) return;
  const allowed = theirs(user, visit).map((one) => actionWords[one][language]);
  throw fail(visitErrors.locked, {
    state: stateWords[visit.state][language],
    by,
    action: word,
    allowed: joined(allowed, language) || '—',
  });
}

export interface Asking {
  readonly user: SessionUser;
  readonly language: 'zh' | 'en';
  /** Who brought it into its state, in words, for whoever decides a moment later. */
  readonly by?: string;
}

/** Notes of medical affairs are hidden from sales; managers of sales included. */
export function seesMedicalNotes(user: SessionUser): boolean {
  return user.isMedical || user.roles.some((role) => ['admin', 'MED', 'COMP'].includes(role));
}

const requiredToSubmit = ['visitDuration', 'visitResults', 'visitPurposes'] as const;

export interface LateWindow {
  readonly now: Date;
  /** Days within which a visit is submitted in time. */
  readonly limit: number;
  /** Days after which it is not entered any more. */
  readonly most: number;
}

/** Whether the visit would be late. Throws unless it may be submitted now: held, not too old, late only with a reason, and complete. */
export function requireSubmittable(
  visit: Pick<VisitDraft, (typeof requiredToSubmit)[number] | 'lateReason'> & { startsAt: Date },
  { now, limit, most }: LateWindow,
): { isLate: boolean } {
  if (visit.startsAt > now) throw fail(visitErrors.notYet);
  const days = Math.floor((now.getTime() - visit.startsAt.getTime()) / 86_400_000);
  const last = Math.max(limit, most);
  if (days > last) throw fail(visitErrors.closed, { days, limit: last });
  const isLate = days > limit;
  if (isLate && visit.lateReason.trim().length < 2)
    throw fail(visitErrors.tooLate, { days, limit }, [{ field: 'body.lateReason', message: 'required' }]);
  const missing = requiredToSubmit.filter((name) => (visit[name]?.length ?? 0) === 0);
  if (missing.length === 0) return { isLate };
  const fields = missing.map((name) => ({ field: `body.${name}`, message: 'required' }));
  throw fail(visitErrors.incomplete, { fields: missing.join(', ') }, fields);
}

/** Least minutes of each duration: what surely overlaps. */
export const leastMinutes: Readonly<Record<string, number>> = {
  UNDER_5: 5,
  FROM_5_TO_15: 5,
  FROM_15_TO_30: 15,
  FROM_30_TO_60: 30,
  OVER_60: 60,
};

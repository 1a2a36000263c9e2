// Which visits a user sees, what may be done with one, and which state may follow which (specification 4 and 6).
import { visitErrors, type VisitAction, type VisitDraft, type VisitState } from '@yijian/contract/visits';
import { fail } from '../../platform/errors/index.ts';
import type { SessionUser } from '../../platform/auth/index.ts';

/** Every legal change of state; what is not here is refused. */
export const transitions: Readonly<
  Record<VisitAction, { readonly from: readonly VisitState[]; readonly to: VisitState }>
> = {
  edit: { from: ['PLANNED', 'IN_VISIT', 'SAVED'], to: 'SAVED' },
  submit: { from: ['PLANNED', 'IN_VISIT', 'SAVED'], to: 'SUBMITTED' },
  cancel: { from: ['PLANNED', 'SAVED'], to: 'CANCELLED' },
};

const stateWords: Readonly<Record<VisitState, { zh: string; en: string }>> = {
  PLANNED: { zh: '计划', en: 'planned' },
  IN_VISIT: { zh: '开始', en: 'under way' },
  SAVED: { zh: '保存', en: 'saved' },
  SUBMITTED: { zh: '提交', en: 'submitted' },
  SUBMITTED_LATE: { zh: '提交', en: 'submitted' },
  CANCELLED: { zh: '取消', en: 'cancelled' },
  MISSED: { zh: '错过', en: 'missed' },
};

export interface VisitFacts {
  readonly state: VisitState;
  readonly userId: string;
}

/** What this user may do with this visit: only the visitor changes it, and only while its state allows. */
export function actionsOn(user: SessionUser, visit: VisitFacts): VisitAction[] {
  if (visit.userId !== user.id) return [];
  return (Object.keys(transitions) as VisitAction[]).filter((action) => transitions[action].from.includes(visit.state));
}

/** Throws visits.locked when the state does not allow the action. */
export function requireAction(action: VisitAction, visit: VisitFacts, language: 'zh' | 'en'): void {
  if (transitions[action].from.includes(visit.state)) return;
  throw fail(visitErrors.locked, { state: stateWords[visit.state][language] });
}

/** Throws visits.locked when the visit is more than a plan. */
export function requirePlanned(visit: VisitFacts, language: 'zh' | 'en'): void {
  if (visit.state !== 'PLANNED') throw fail(visitErrors.locked, { state: stateWords[visit.state][language] });
}

/** Notes of medical affairs are hidden from sales; managers of sales included. */
export function seesMedicalNotes(user: SessionUser): boolean {
  return user.isMedical || user.roles.some((role) => ['admin', 'MED', 'COMP'].includes(role));
}

const requiredToSubmit = ['visitDuration', 'visitResults', 'visitPurposes'] as const;

/** Throws unless the visit may be submitted now: held, at most `limit` days ago, and complete. */
export function requireSubmittable(
  visit: Pick<VisitDraft, (typeof requiredToSubmit)[number]> & { startsAt: Date },
  { now, limit }: { now: Date; limit: number },
): void {
  if (visit.startsAt > now) throw fail(visitErrors.notYet);
  const days = Math.floor((now.getTime() - visit.startsAt.getTime()) / 86_400_000);
  if (days > limit) throw fail(visitErrors.tooLate, { days, limit });
  const missing = requiredToSubmit.filter((name) => (visit[name]?.length ?? 0) === 0);
  if (missing.length === 0) return;
  const fields = missing.map((name) => ({ field: `body.${name}`, message: 'required' }));
  throw fail(visitErrors.incomplete, { fields: missing.join(', ') }, fields);
}

// What happens to a visit: it is planned, kept, changed, submitted or cancelled (specification 7.5).
import {
  visitErrors,
  type ChangedVisit,
  type NewVisit,
  type VisitDraft,
  type VisitKept,
  type VisitState,
} from '@yijian/contract/visits';
import { findDoctorInScope, isDoctorOwn } from '../doctors/index.ts';
import { ruleValue } from '../rules/index.ts';
import { fail, wordsOf } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { emit } from '../../platform/jobs/index.ts';
import { notify } from '../notifications/index.ts';
import { tellManager } from './steps/visit-steps.service.ts';
import { followContact } from './contacts/contacts.service.ts';
import { insertLog, insertSubmission } from './steps/visit-steps.sql.ts';
import { findFreeTime, requireFreeTime } from './steps/visit-times.service.ts';
import { lockVisitor } from './steps/visit-times.sql.ts';
import { replaceShown } from './materials/visit-materials.sql.ts';
import { requireShowable } from './materials/visit-materials.service.ts';
import { requireKnownParts } from './visit-parts.service.ts';
import { requireAction, requireSubmittable, type LateWindow } from './visits.policy.ts';
import {
  insertVisit,
  isHandedIn,
  replaceProducts,
  selectByClient,
  selectOwnForUpdate,
  updateCorrections,
  updateStart,
  updateState,
  updateVisit,
  type StoredVisit,
} from './visits.sql.ts';

const actOf = { plan: 'CREATE', save: 'CREATE', submit: 'SUBMIT' } as const;

/** `keepsTime`: a flexible plan whose ways were reckoned before moves only from a time that is taken. */
export type VisitAsked = NewVisit & { readonly keepsTime?: boolean };

export async function addVisit(
  context: Context,
  { as, isFlexible, keepsTime = false, clientId, ...given }: VisitAsked,
): Promise<VisitKept> {
  const { sql, user } = context;
  const draft = { ...given, startsAt: given.startsAt ?? context.clock.now().toISOString() };
  if (clientId !== undefined) {
    // Two sendings of one visit wait for each other, and the second finds the first.
    await lockVisitor(sql, user.id);
    const sent = await selectByClient(sql, { userId: user.id, clientId });
    if (sent !== undefined) return sent;
  }
  const doctor = await findDoctorInScope(context, draft.doctorId);
  // A doctor who is only shared may be looked at; working a doctor takes the own range.
  if (doctor === undefined || !(await isDoctorOwn(context, draft.doctorId))) throw fail(visitErrors.doctorNotFound);
  await requireKnownParts(context, draft);
  const { state, startsAt } = await requireTime(context, as, {
    ...draft,
    isFlexible,
    hospitalId: keepsTime ? undefined : doctor.hospitalId,
  });
  const owner = {
    userId: user.id,
    organizationId: user.organizationId,
    hospitalId: doctor.hospitalId,
    isMedical: user.isMedical,
    state,
    lateReason: state === 'LATE_PENDING' ? draft.lateReason : '',
    clientId,
  };
  await requireShowable(context, { ...draft, startsAt: startsAt.toISOString() });
  const { id, version } = await insertVisit(sql, owner, { ...draft, startsAt: startsAt.toISOString() });
  await replaceProducts(sql, id, draft.products);
  await replaceShown(sql, id, draft.materials);
  await insertLog(sql, {
    visitId: id,
    userId: user.id,
    act: actOf[as],
    from: null,
    to: state,
    reason: owner.lateReason,
  });
  if (as === 'submit') await announceSubmitted(context, { id, doctor, state });
  if (as === 'plan') await tellCompany(context, id, { doctor, draft });
  return { id, state, version };
}

export async function changeVisit(
  context: Context,
  { id, version, submit, ...draft }: ChangedVisit & { id: string },
): Promise<VisitKept> {
  const visit = await requireOwn(context, id);
  requireAction('edit', visit, context);
  if (visit.version !== version) throw fail(visitErrors.changedMeanwhile, { version: visit.version });
  await requireKnownParts(context, draft);
  const as = submit
    ? 'submit'
    : visit.state === 'PLANNED' && new Date(draft.startsAt) > context.clock.now()
      ? 'plan'
      : 'save';
  const { state } = await requireTime(context, as, { ...draft, isFlexible: false }, id);
  // A returned one that is kept for later keeps why it was late.
  const lateReason = state === 'LATE_PENDING' || (as === 'save' && visit.lateReason !== '') ? draft.lateReason : '';
  await requireShowable(context, draft);
  const next = await updateVisit(context.sql, id, state, { ...draft, lateReason });
  await replaceProducts(context.sql, id, draft.products);
  await replaceShown(context.sql, id, draft.materials);
  const line = { visitId: id, userId: context.user.id, from: visit.state, to: state, reason: lateReason };
  if (submit) await logSubmitted(context, { ...line, doctorId: visit.doctorId });
  else if (visit.state !== state) await insertLog(context.sql, { ...line, act: 'EDIT' });
  return { id, state, version: next };
}

/** Sent twice, it answers the second time what it answered the first. A late one is submitted by a change, which says why. */
export async function submitVisit(context: Context, id: string): Promise<VisitKept> {
  const visit = await requireOwn(context, id);
  if (isHandedIn(visit.state)) return { id, state: visit.state, version: visit.version };
  requireAction('submit', visit, context);
  const { isLate } = requireSubmittable(visit, await lateWindow(context));
  const { startsAt, visitDuration } = visit;
  await requireFreeTime(context, { startsAt, visitDuration, except: id, isHeld: true });
  const state = isLate ? 'LATE_PENDING' : 'SUBMITTED';
  const reason = isLate ? visit.lateReason : '';
  const version = await updateState(context.sql, id, { state, lateReason: reason });
  const line = { visitId: id, userId: context.user.id, from: visit.state, to: state, reason } as const;
  await logSubmitted(context, { ...line, doctorId: visit.doctorId });
  return { id, state, version };
}

export async function cancelVisit(
  context: Context,
  { id, reason }: { id: string; reason: string },
): Promise<VisitKept> {
  const visit = await requireOwn(context, id);
  requireAction('cancel', visit, context);
  const state = 'CANCELLED';
  await insertLog(context.sql, {
    visitId: id,
    userId: context.user.id,
    act: 'CANCEL',
    from: visit.state,
    to: state,
    reason,
  });
  return { id, state, version: await updateState(context.sql, id, { state, cancelReason: reason }) };
}

interface Rescheduled {
  readonly id: string;
  readonly startsAt: string;
  readonly version: number;
  readonly isFlexible: boolean;
  readonly reason: string;
}

/** Only a plan moves; what was begun or held keeps its time. */
export async function rescheduleVisit(
  context: Context,
  { id, startsAt, version, isFlexible, reason }: Rescheduled,
): Promise<VisitKept> {
  const visit = await requireOwn(context, id);
  requireAction('reschedule', visit, context);
  if (visit.version !== version) throw fail(visitErrors.changedMeanwhile, { version: visit.version });
  const wanted = { startsAt, visitDuration: visit.visitDuration, isFlexible, hospitalId: visit.hospitalId };
  const at = await requirePlannable(context, wanted, id);
  await insertLog(context.sql, {
    visitId: id,
    userId: context.user.id,
    act: 'RESCHEDULE',
    from: visit.state,
    to: visit.state,
    reason,
  });
  return { id, state: visit.state, version: await updateStart(context.sql, id, at.toISOString()) };
}

async function requireOwn(context: Context, id: string): Promise<StoredVisit> {
  const visit = await selectOwnForUpdate(context.sql, id, context.user.id);
  if (visit === undefined) throw fail(visitErrors.notFound);
  return visit;
}

type TimedDraft = Omit<VisitDraft, 'doctorId'> & {
  readonly isFlexible: boolean;
  readonly hospitalId?: string | undefined;
};

/** A plan lies ahead; everything else took place, and what is submitted is complete and not too old. Answers state and start. */
async function requireTime(
  context: Context,
  as: NewVisit['as'],
  draft: TimedDraft,
  except?: string,
): Promise<{ state: VisitState; startsAt: Date }> {
  if (as === 'plan') return { state: 'PLANNED', startsAt: await requirePlannable(context, draft, except) };
  const startsAt = new Date(draft.startsAt);
  if (startsAt > context.clock.now()) throw fail(visitErrors.notYet);
  const late = as === 'submit' && requireSubmittable({ ...draft, startsAt }, await lateWindow(context)).isLate;
  const wanted = { startsAt, visitDuration: draft.visitDuration, isHeld: true };
  await requireFreeTime(context, except === undefined ? wanted : { ...wanted, except });
  return { state: as === 'save' ? 'SAVED' : late ? 'LATE_PENDING' : 'SUBMITTED', startsAt };
}

/** The time of a plan: ahead of now, and free. */
async function requirePlannable(
  context: Context,
  {
    startsAt,
    visitDuration,
    isFlexible,
    hospitalId,
  }: Pick<TimedDraft, 'startsAt' | 'visitDuration' | 'isFlexible' | 'hospitalId'>,
  except?: string,
): Promise<Date> {
  const at = new Date(startsAt);
  if (at <= context.clock.now()) {
    const message = wordsOf(visitErrors.alreadyPast, context.language, {});
    throw fail(visitErrors.alreadyPast, {}, [{ field: 'body.startsAt', message }]);
  }
  const wanted = { startsAt: at, visitDuration, ...(except === undefined ? {} : { except }) };
  if (isFlexible) return findFreeTime(context, { ...wanted, hospitalId });
  await requireFreeTime(context, wanted);
  return at;
}

/** Days after a visit within which it is submitted in time, and those after which it is not entered any more. */
async function lateWindow(context: Context): Promise<LateWindow> {
  const limit = await ruleValue(context, 'visits.lateDays');
  return { now: context.clock.now(), limit, most: await ruleValue(context, 'visits.lateMostDays') };
}

interface Submitted {
  readonly visitId: string;
  readonly userId: string;
  readonly doctorId: string;
  readonly from: VisitState;
  readonly to: VisitState;
  readonly reason: string;
}

async function logSubmitted(context: Context, { doctorId, ...line }: Submitted): Promise<void> {
  if (await insertSubmission(context.sql, { ...line, act: 'SUBMIT' }))
    await updateCorrections(context.sql, line.visitId);
  const doctor = await findDoctorInScope(context, doctorId);
  await announceSubmitted(context, {
    id: line.visitId,
    doctor: { id: doctorId, name: doctor?.name ?? '' },
    state: line.to,
  });
}

interface Announced {
  readonly id: string;
  readonly doctor: { readonly id: string; readonly name: string };
  readonly state: VisitState;
}

/** What is in time counts at once; what is late waits for the manager, who is told. */
async function announceSubmitted(context: Context, { id, doctor, state }: Announced): Promise<void> {
  if (state !== 'LATE_PENDING') {
    await followContact(context, { id, doctorId: doctor.id });
    await emit(context, 'visits.submitted', { visitId: id, doctorId: doctor.id });
    return;
  }
  const { user } = context;
  await tellManager(context, {
    visit: { id, userId: user.id, organizationId: user.organizationId ?? null },
    kind: 'visits.late',
    zh: `${user.firstName}补录了拜访，待您批准：${doctor.name}`,
    en: `${user.firstName} entered a visit late, for you to approve: ${doctor.name}`,
  });
}

/** Tells the colleagues who are to come along. */
async function tellCompany(
  context: Context,
  id: string,
  { doctor, draft }: { doctor: { name: string }; draft: Pick<VisitDraft, 'jointManagerId' | 'colleagueIds'> },
): Promise<void> {
  const invited = new Set([
    ...draft.colleagueIds,
    ...(draft.jointManagerId === undefined ? [] : [draft.jointManagerId]),
  ]);
  invited.delete(context.user.id);
  for (const userId of invited)
    await notify(context, {
      userId,
      kind: 'visits.joint',
      title: {
        zh: `${context.user.firstName}邀请您一同拜访${doctor.name}`,
        en: `${context.user.firstName} asks you along to visit ${doctor.name}`,
      },
      path: `/customer/visitTeamManager/myVisit?id=${id}`,
    });
}

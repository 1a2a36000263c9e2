// What happens to a visit: it is planned, kept, changed, submitted or cancelled (specification 7.5).
import { coreErrors, type FieldFault } from '@yijian/contract/core';
import {
  visitErrors,
  type ChangedVisit,
  type NewVisit,
  type VisitDraft,
  type VisitKept,
  type VisitState,
} from '@yijian/contract/visits';
import { requireDictionaryValues } from '../dictionaries/index.ts';
import { findDoctorInScope, isDoctorOwn, recordLastVisit } from '../doctors/index.ts';
import { ruleValue } from '../rules/index.ts';
import { fail, wordsOf } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { emit } from '../../platform/jobs/index.ts';
import { requireAction, requirePlanned, requireSubmittable, transitions } from './visits.policy.ts';
import {
  insertVisit,
  replaceProducts,
  selectLastVisitAt,
  selectOwnForUpdate,
  selectUnknownParts,
  updateStart,
  updateState,
  updateVisit,
  type StoredVisit,
} from './visits.sql.ts';

const stateOf: Readonly<Record<NewVisit['as'], VisitState>> = { plan: 'PLANNED', save: 'SAVED', submit: 'SUBMITTED' };

export async function addVisit(context: Context, { as, ...draft }: NewVisit): Promise<VisitKept> {
  const doctor = await findDoctorInScope(context, draft.doctorId);
  // A doctor who is only shared may be looked at; working a doctor takes the own range.
  if (doctor === undefined || !(await isDoctorOwn(context, draft.doctorId))) throw fail(visitErrors.doctorNotFound);
  await requireKnownParts(context, draft);
  await requireTime(context, stateOf[as], draft);
  const { user } = context;
  const owner = {
    userId: user.id,
    organizationId: user.organizationId,
    hospitalId: doctor.hospitalId,
    isMedical: user.isMedical,
    state: stateOf[as],
  };
  const { id, version } = await insertVisit(context.sql, owner, draft);
  await replaceProducts(context.sql, id, draft.products);
  if (as === 'submit') await announceSubmitted(context, id, draft.doctorId);
  return { id, state: owner.state, version };
}

export async function changeVisit(
  context: Context,
  id: string,
  { version, submit, ...draft }: ChangedVisit,
): Promise<VisitKept> {
  const visit = await requireOwn(context, id);
  requireAction('edit', visit, context.language);
  if (visit.version !== version) throw fail(visitErrors.changedMeanwhile, { version: visit.version });
  await requireKnownParts(context, draft);
  const state = submit ? 'SUBMITTED' : visit.state;
  await requireTime(context, state, draft);
  const next = await updateVisit(context.sql, id, state, draft);
  await replaceProducts(context.sql, id, draft.products);
  if (submit) await announceSubmitted(context, id, visit.doctorId);
  return { id, state, version: next };
}

export async function submitVisit(context: Context, id: string): Promise<VisitKept> {
  const visit = await requireOwn(context, id);
  requireAction('submit', visit, context.language);
  requireSubmittable(visit, await lateWindow(context));
  const { to } = transitions.submit;
  const version = await updateState(context.sql, id, to);
  await announceSubmitted(context, id, visit.doctorId);
  return { id, state: to, version };
}

export async function cancelVisit(context: Context, id: string, reason: string): Promise<VisitKept> {
  const visit = await requireOwn(context, id);
  requireAction('cancel', visit, context.language);
  const { to } = transitions.cancel;
  return { id, state: to, version: await updateState(context.sql, id, to, reason) };
}

/** Only a plan moves; what was begun or held keeps its time. */
export async function rescheduleVisit(
  context: Context,
  id: string,
  { startsAt, version }: { startsAt: string; version: number },
): Promise<VisitKept> {
  const visit = await requireOwn(context, id);
  requirePlanned(visit, context.language);
  if (visit.version !== version) throw fail(visitErrors.changedMeanwhile, { version: visit.version });
  if (new Date(startsAt) <= context.clock.now()) {
    const message = wordsOf(visitErrors.alreadyPast, context.language, {});
    throw fail(visitErrors.alreadyPast, {}, [{ field: 'body.startsAt', message }]);
  }
  return { id, state: visit.state, version: await updateStart(context.sql, id, startsAt) };
}

async function requireOwn(context: Context, id: string): Promise<StoredVisit> {
  const visit = await selectOwnForUpdate(context.sql, id, context.user.id);
  if (visit === undefined) throw fail(visitErrors.notFound);
  return visit;
}

/** A plan may lie ahead; everything else took place, and what is submitted must be complete and not too old. */
async function requireTime(context: Context, state: VisitState, draft: Omit<VisitDraft, 'doctorId'>): Promise<void> {
  if (state === 'PLANNED') return;
  const startsAt = new Date(draft.startsAt);
  if (startsAt > context.clock.now()) throw fail(visitErrors.notYet);
  if (state === 'SUBMITTED') requireSubmittable({ ...draft, startsAt }, await lateWindow(context));
}

/** Days after a visit within which it may be submitted without the manager. */
async function lateWindow(context: Context): Promise<{ now: Date; limit: number }> {
  return { now: context.clock.now(), limit: await ruleValue(context, 'visits.lateDays') };
}

async function announceSubmitted(context: Context, id: string, doctorId: string): Promise<void> {
  await recordLastVisit(context, doctorId, await selectLastVisitAt(context.sql, doctorId));
  await emit(context, 'visits.submitted', { visitId: id, doctorId });
}

/** Every dictionary value, product, colleague and doctor that the draft names must exist; all that do not are named at once. */
async function requireKnownParts(context: Context, draft: Omit<VisitDraft, 'doctorId'>): Promise<void> {
  await requireDictionaryValues(context, [
    { key: 'visitType', values: [draft.visitType], field: 'body.visitType' },
    { key: 'visitPurpose', values: draft.visitPurposes, field: 'body.visitPurposes' },
    {
      key: 'visitDuration',
      values: draft.visitDuration === undefined ? [] : [draft.visitDuration],
      field: 'body.visitDuration',
    },
    {
      key: 'visitResults',
      values: draft.visitResults === undefined ? [] : [draft.visitResults],
      field: 'body.visitResults',
    },
  ]);
  const unknown = await selectUnknownParts(context.sql, draft);
  const message = context.language === 'zh' ? '不存在' : 'does not exist';
  const faults: FieldFault[] = [];
  if (unknown.products.length > 0)
    faults.push({ field: 'body.products', message: `${unknown.products.join(', ')} ${message}` });
  if (unknown.companions.length > 0)
    faults.push({ field: 'body.companionIds', message: `${unknown.companions.join(', ')} ${message}` });
  if (unknown.manager) faults.push({ field: 'body.jointManagerId', message });
  if (faults.length > 0)
    throw fail(coreErrors.badInput, { fields: faults.map((fault) => fault.field).join(', ') }, faults);
}

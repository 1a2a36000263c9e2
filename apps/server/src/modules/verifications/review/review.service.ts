// The steward's and the supervisor's desk: take, decide field by field, complete, send back (product 3.6).
import { coreErrors } from '@yijian/contract/core';
import {
  verificationErrors,
  type CompletedMany,
  type Decision,
  type VerificationKept,
} from '@yijian/contract/verifications';
import type { z } from 'zod';
import { takeBadge } from '../../doctors/index.ts';
import { approveTask, rejectTask, returnTask } from '../../workflows/index.ts';
import { Failure, fail, wordsOf } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { upsertPersonal } from '../../../platform/secrets/index.ts';
import { move, openFor, requireTask } from '../requests/moves.service.ts';
import { keptNow } from '../requests/requests.service.ts';
import { selectFields, selectKnown, updateField, updateRequest, type StoredField } from '../requests/requests.sql.ts';
import { EDITED_PART, licencesOf, maskedLicence, outcomeOf, requireDecided } from '../verification-values.policy.ts';

const nobody = { picked_by: null, picked_at: null };

export async function pickRequest(context: Context, id: string): Promise<VerificationKept> {
  const request = await openFor(context, { id, action: 'pick' });
  const change = { picked_by: context.user.id, picked_at: context.clock.now() };
  return move(context, { request, action: 'pick', to: 'IN_REVIEW', change });
}

export async function releaseRequest(context: Context, id: string): Promise<VerificationKept> {
  const request = await openFor(context, { id, action: 'release' });
  return move(context, { request, action: 'release', to: 'SUBMITTED', change: nobody });
}

export async function decideField(context: Context, { id, ...given }: Decision & { id: string }): Promise<void> {
  const { sql, user, clock } = context;
  await openFor(context, { id, action: 'decide' });
  const field = (await selectFields(sql, id)).find((one) => one.field === given.field);
  if (field === undefined) throw wrong(context, 'body.field');
  const saved = await savedOf(context, { field, given });
  const { decision, comment } = given;
  await updateField(sql, { id: field.id, decision, saved, comment, userId: user.id, at: clock.now() });
  await updateRequest(sql, id, clock.now(), {});
}

/** What is saved: nothing while it is open or refused, else the value as asked for or as written by the steward. */
async function savedOf(
  context: Context,
  { field, given }: { field: StoredField; given: Decision },
): Promise<string | null> {
  if (given.decision === 'ACCEPTED') return field.requested;
  if (given.decision !== 'EDITED') return null;
  const value = given.value ?? '';
  const isKnown = await fits(context, field, value);
  if (!isKnown) throw wrong(context, 'body.value');
  if (field.field !== 'licenceNumber') return value;
  const rowId = `${field.id}${EDITED_PART}`;
  await upsertPersonal(context.sql, context.vault, licencesOf(context), [{ rowId, value }]);
  return maskedLicence(value);
}

async function fits({ sql }: Context, { field }: StoredField, value: string): Promise<boolean> {
  if (field === 'licenceNumber') return /^[0-9A-Za-z-]{6,30}$/.test(value);
  if (field === 'hospital')
    return /^[1-9]\d{0,17}$/.test(value) && (await selectKnown(sql, { hospital: value, title: undefined })).hospital;
  if (field === 'title') return (await selectKnown(sql, { hospital: undefined, title: value })).title;
  return value.length > 0 && value.length <= (field === 'name' ? 40 : 60);
}

function wrong({ language }: Context, field: string): Failure {
  const message = { zh: '填写有误', en: 'is not right' }[language];
  return fail(coreErrors.badInput, { fields: field }, [{ field, message }]);
}

/** The steward is done. What is risky goes on to the supervisor, else the doctor is written at once. */
export async function completeReview(
  context: Context,
  { id, comment }: { id: string; comment: string },
): Promise<VerificationKept> {
  const request = await openFor(context, { id, action: 'complete' });
  const fields = await selectFields(context.sql, id);
  requireDecided(fields, context.language);
  if (outcomeOf(fields) === 'REJECTED') throw fail(verificationErrors.nothingAccepted);
  const task = await requireTask(context, { request });
  await approveTask(context, { id: task, body: { comment, attachments: [] } });
  return keptNow(context, id);
}

/** Each in a transaction of its own: one that cannot be completed leaves the others alone. */
export async function completeMany(context: Context, ids: readonly string[]): Promise<z.infer<typeof CompletedMany>> {
  const results: z.infer<typeof CompletedMany>['results'] = [];
  for (const id of new Set(ids)) results.push(await completeOne(context, id));
  return { results };
}

async function completeOne(context: Context, id: string): Promise<z.infer<typeof CompletedMany>['results'][number]> {
  try {
    const { state } = await context.transaction((inner) => completeReview(inner, { id, comment: '' }));
    return { id, isDone: true, state, message: '' };
  } catch (error) {
    if (!(error instanceof Failure))
      context.log.error({ err: error, request: id }, 'a verification could not be completed');
    const row = error instanceof Failure ? error.row : coreErrors.internal;
    const values = error instanceof Failure ? error.values : {};
    return { id, isDone: false, state: null, message: wordsOf(row, context.language, values) };
  }
}

interface Answered {
  readonly id: string;
  readonly reason: string;
}

/** Goes back to the requester, in whose to-do it stands until it is handed in again. */
export async function askForMore(context: Context, { id, reason }: Answered): Promise<VerificationKept> {
  const request = await openFor(context, { id, action: 'needInfo' });
  const task = await requireTask(context, { request });
  await returnTask(context, { id: task, body: { nodeId: 'start', comment: reason } });
  return move(context, { request, action: 'needInfo', to: 'NEED_INFO', reason, change: { ...nobody, reason } });
}

export async function rejectRequest(context: Context, { id, reason }: Answered): Promise<VerificationKept> {
  const request = await openFor(context, { id, action: 'reject' });
  const task = await requireTask(context, { request });
  await rejectTask(context, { id: task, body: { comment: reason, attachments: [] } });
  const change = { reason, decided_at: context.clock.now() };
  return move(context, { request, action: 'reject', to: 'REJECTED', reason, change });
}

export async function approveRequest(
  context: Context,
  { id, comment }: { id: string; comment: string },
): Promise<VerificationKept> {
  const request = await openFor(context, { id, action: 'approve' });
  const task = await requireTask(context, { request });
  await approveTask(context, { id: task, body: { comment, attachments: [] } });
  return keptNow(context, id);
}

export async function sendBackRequest(context: Context, { id, reason }: Answered): Promise<VerificationKept> {
  const request = await openFor(context, { id, action: 'sendBack' });
  const task = await requireTask(context, { request });
  await returnTask(context, { id: task, body: { nodeId: 'steward', comment: reason } });
  return move(context, { request, action: 'sendBack', to: 'IN_REVIEW', reason, change: { reason } });
}

/** Takes the badge until the requester proves it anew. */
export async function askAgain(context: Context, { id, reason }: Answered): Promise<VerificationKept> {
  const request = await openFor(context, { id, action: 'reverify' });
  await takeBadge(context, request.doctorId);
  return move(context, { request, action: 'reverify', to: 'REVERIFY', reason, change: { reason, kind: 'REVERIFY' } });
}

// What the requester does with a request besides writing it: hand it in, take it back (specification 4; R4.5).
import { verificationErrors, type VerificationKept } from '@yijian/contract/verifications';
import { approveTask, cancelInstance } from '../../workflows/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { isRisky } from '../verification-values.policy.ts';
import { saveDraft } from './draft.service.ts';
import { handIn, lockRequest, move, openFor, requireTask } from './moves.service.ts';
import { resetFields, selectFields, selectHasCertificate, selectIsRunning, updateRequest } from './requests.sql.ts';

export async function submitRequest(context: Context, id: string): Promise<VerificationKept> {
  const { sql, clock } = context;
  const request = await openFor(context, { id, action: 'submit' });
  const fields = await selectFields(sql, id);
  if (fields.length === 0) throw fail(verificationErrors.noFields);
  if (!request.isNewDoctor && !(await selectHasCertificate(sql, id))) throw fail(verificationErrors.noCertificate);
  if (request.state !== 'NEED_INFO') {
    await resetFields(sql, id);
    return handIn(context, { request, isRisky: isRisky(fields) });
  }
  // It goes on where it was sent back; the process hears whether it is risky now.
  await updateRequest(sql, id, clock.now(), { is_risky: isRisky(fields), submitted_at: clock.now() });
  const task = await requireTask(context, { request, isRevision: true });
  const body = { comment: '', attachments: [], form: { risky: isRisky(fields) } };
  await approveTask(context, { id: task, body });
  return keptNow(context, id);
}

/** Hands a doctor who was just added to the stewards, as it is known; whoever was met has no certificate at hand. */
export async function submitNewDoctor(
  context: Context,
  { doctorId, note }: { doctorId: string; note: string },
): Promise<VerificationKept> {
  const { id } = await saveDraft(context, { doctorId, note, fields: {} });
  await updateRequest(context.sql, id, context.clock.now(), { is_new_doctor: true });
  return handIn(context, { request: await lockRequest(context, id), isRisky: false });
}

export async function withdrawRequest(
  context: Context,
  { id, reason }: { id: string; reason: string },
): Promise<VerificationKept> {
  const request = await openFor(context, { id, action: 'withdraw' });
  const { instanceId } = request;
  if (instanceId !== null && (await selectIsRunning(context.sql, instanceId)))
    await cancelInstance(context, { id: instanceId, reason });
  const change = { instance_id: null, picked_by: null, picked_at: null };
  return move(context, { request, action: 'withdraw', to: 'DRAFT', reason, change });
}

/** The request as a step of the process left it. */
export async function keptNow(context: Context, id: string): Promise<VerificationKept> {
  const { state, version } = await lockRequest(context, id);
  return { id, state, version };
}

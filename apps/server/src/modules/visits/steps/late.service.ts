// A visit submitted after its days waits for the line manager; only when approved does it count (product: Visit machine; rule V2).
import type { LateDecision, VisitKept } from '@yijian/contract/visits';
import type { Context } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { followContact } from '../contacts/contacts.service.ts';
import { requireOne, step, tellVisitor } from './visit-steps.service.ts';

/** Back to a draft, before the manager decided. */
export async function withdrawLate(context: Context, id: string): Promise<VisitKept> {
  const visit = await requireOne(context, { id, action: 'withdrawLate' });
  return step(context, { visit, act: 'WITHDRAW_LATE', reason: '', state: 'SAVED' });
}

/** Approved, it counts from now on, not in time; returned, it is a draft again and its visitor reads why. */
export async function decideLate(
  context: Context,
  { id, approve, reason }: LateDecision & { id: string },
): Promise<VisitKept> {
  const visit = await requireOne(context, { id, action: 'decideLate' });
  const { doctorId, doctorName } = visit;
  const kept = approve
    ? await step(context, { visit, act: 'APPROVE_LATE', reason, state: 'SUBMITTED_LATE' })
    : await step(context, { visit, act: 'RETURN_LATE', reason, state: 'SAVED', lateReturnReason: reason });
  if (approve) {
    await followContact(context, visit);
    await emit(context, 'visits.submitted', { visitId: id, doctorId });
  }
  await tellVisitor(context, {
    visit,
    kind: 'visits.lateDecided',
    zh: approve ? `补录的拜访${doctorName}已批准` : `补录的拜访${doctorName}被退回：${reason}`,
    en: approve
      ? `Your late visit to ${doctorName} was approved`
      : `Your late visit to ${doctorName} was returned: ${reason}`,
  });
  return kept;
}

// What was paid is taken back: finance asks, compliance agrees, and the costs are open again (product: Payment machine).
import {
  meetingPaymentErrors as errors,
  type PaymentKept,
  type PaymentReason,
  type ReversalDecision,
} from '@yijian/contract/meeting-payments';
import { addFee, reopenMeeting } from '../../meetings/index.ts';
import { notify } from '../../notifications/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { keptNow, openFor } from '../content/content.service.ts';
import { lockMeetingOfPayment } from '../content/content.sql.ts';
import { movePayment } from '../meeting-payments.sql.ts';
import { updateReversal } from './reversals.sql.ts';

export async function askReversal(
  context: Context,
  { id, reason }: PaymentReason & { id: string },
): Promise<PaymentKept> {
  const { sql, user, clock } = context;
  await openFor(context, { id, act: 'reverse' });
  await updateReversal(sql, id, { askedBy: user.id, reason, at: clock.now() });
  return keptNow(context, id);
}

/** Nobody agrees to what they asked for; a refusal leaves the payment as it was. */
export async function decideReversal(
  context: Context,
  { id, agrees, reason }: ReversalDecision & { id: string },
): Promise<PaymentKept> {
  const { sql, user, clock } = context;
  const payment = await openFor(context, { id, act: 'decideReversal' });
  if (payment.reversalAskedBy === user.id) throw fail(errors.sameHands, { payments: payment.number! });
  const at = clock.now();
  if (!agrees) {
    await updateReversal(sql, id, { askedBy: null, reason: '', at });
    return keptNow(context, id);
  }
  await lockMeetingOfPayment(sql, payment.meetingId);
  await movePayment(sql, payment, { to: 'REVERSED', at, userId: user.id, reason, changed: { reversed_at: at } });
  const { meetingId, doctorId } = payment;
  if (doctorId !== null) await addFee(sql, { meetingId, doctorId, amount: -payment.gross });
  await reopenMeeting(context, { id: payment.meetingId, reason });
  await notify(context, {
    userId: payment.ownerId,
    kind: 'meeting-payments.reversed',
    title: {
      zh: `付款 ${payment.number} 已冲销：${reason}`,
      en: `Payment ${payment.number} was reversed: ${reason}`,
    },
    path: `/meeting/paymentApprovalDetail?id=${id}`,
  });
  return keptNow(context, id);
}

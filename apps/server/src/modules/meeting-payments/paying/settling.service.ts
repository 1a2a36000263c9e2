// The bank's answer comes back: a payment is paid, or it failed and is done anew (product: Payment machine).
import {
  meetingPaymentErrors as errors,
  type PaymentKept,
  type PaymentResult,
} from '@yijian/contract/meeting-payments';
import { addFee, closeMeeting } from '../../meetings/index.ts';
import { notify } from '../../notifications/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { keptNow, openFor } from '../content/content.service.ts';
import { lockMeetingOfPayment } from '../content/content.sql.ts';
import { movePayment } from '../meeting-payments.sql.ts';
import { selectUnpaid } from './paying.sql.ts';

export async function settlePayment(
  context: Context,
  { id, isPaid, reference, reason }: PaymentResult & { id: string },
): Promise<PaymentKept> {
  const { sql, user, clock } = context;
  if (isPaid ? reference === '' : reason === '')
    throw fail(errors.resultIncomplete, {}, [
      {
        field: isPaid ? 'body.reference' : 'body.reason',
        message: { zh: '必填', en: 'is required' }[context.language],
      },
    ]);
  const payment = await openFor(context, { id, act: 'settle' });
  const at = clock.now();
  const { meetingId } = payment;
  if (!isPaid) {
    await movePayment(sql, payment, { to: 'PAY_FAILED', at, userId: user.id, reason, changed: { failure: reason } });
    await notify(context, {
      userId: payment.ownerId,
      kind: 'meeting-payments.failed',
      title: { zh: `付款 ${payment.number} 未成功：${reason}`, en: `Payment ${payment.number} failed: ${reason}` },
      path: `/meeting/paymentApprovalDetail?id=${id}`,
    });
    return keptNow(context, id);
  }
  await lockMeetingOfPayment(sql, meetingId);
  await movePayment(sql, payment, { to: 'PAID', at, userId: user.id, changed: { paid_at: at, reference } });
  if (payment.doctorId !== null) await addFee(sql, { meetingId, doctorId: payment.doctorId, amount: payment.gross });
  if ((await selectUnpaid(sql, meetingId)) < 0.005) await closeMeeting(context, meetingId);
  return keptNow(context, id);
}

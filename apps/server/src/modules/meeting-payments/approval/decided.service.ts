// What the approval of a payment does here: it begins, it is agreed to, sent back, or ends otherwise (product: Payment machine).
import { meetingPaymentErrors as errors } from '@yijian/contract/meeting-payments';
import { notify } from '../../notifications/index.ts';
import { findEnding, type Decided } from '../../workflows/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { lockAnyPayment, movePayment, type StoredPayment } from '../meeting-payments.sql.ts';
import { selectIdOfInstance, updateInstance } from './approval.sql.ts';

async function paymentIn(context: Context, { form }: Decided): Promise<StoredPayment> {
  const id = form['payment'];
  const isId = typeof id === 'string' && /^[1-9]\d{0,17}$/.test(id);
  const payment = isId ? await lockAnyPayment(context.sql, id) : undefined;
  if (payment?.state !== 'IN_APPROVAL') throw fail(errors.notFound);
  return payment;
}

/** Ties the process to its payment: nobody starts one for a payment that was not submitted, or with another amount. */
export async function beginPayment(context: Context, decided: Decided): Promise<void> {
  const payment = await paymentIn(context, decided);
  if (payment.instanceId !== null || decided.form['amount'] !== payment.gross) throw fail(errors.notFound);
  await updateInstance(context.sql, payment.id, decided.instanceId);
}

export async function approvePayment(context: Context, decided: Decided): Promise<void> {
  const payment = await paymentIn(context, decided);
  if (payment.instanceId !== decided.instanceId) throw fail(errors.notFound);
  await movePayment(context.sql, payment, { to: 'APPROVED', at: context.clock.now(), userId: decided.decidedBy });
}

async function waitingOn(
  context: Context,
  { instanceId, definitionKey }: { readonly instanceId: string; readonly definitionKey: string },
): Promise<StoredPayment | undefined> {
  if (definitionKey !== 'payment-approval') return undefined;
  const id = await selectIdOfInstance(context.sql, instanceId);
  const payment = id === undefined ? undefined : await lockAnyPayment(context.sql, id);
  return payment?.state === 'IN_APPROVAL' && payment.instanceId === instanceId ? payment : undefined;
}

/** A refusal ends the payment; a process that was cancelled brings back the draft. */
export async function followPaymentEnd(
  context: Context,
  ended: { readonly instanceId: string; readonly definitionKey: string; readonly state: string },
): Promise<void> {
  const payment = await waitingOn(context, ended);
  if (payment === undefined || ended.state === 'APPROVED') return;
  const isCancelled = ended.state === 'CANCELLED';
  const { userId, comment = '' } = (await findEnding(context, ended.instanceId)) ?? {};
  await movePayment(context.sql, payment, {
    to: isCancelled ? 'DRAFT' : 'REJECTED',
    at: context.clock.now(),
    userId,
    reason: comment || (isCancelled ? '审批流程被取消' : '审批未通过'),
  });
}

export async function followPaymentReturn(
  context: Context,
  returned: { readonly instanceId: string; readonly definitionKey: string; readonly reason: string },
): Promise<void> {
  const payment = await waitingOn(context, returned);
  if (payment === undefined) return;
  const { reason } = returned;
  const ending = await findEnding(context, returned.instanceId);
  await movePayment(context.sql, payment, {
    to: 'RETURNED',
    at: context.clock.now(),
    userId: ending?.userId,
    reason,
  });
  await notify(context, {
    userId: payment.ownerId,
    kind: 'meeting-payments.returned',
    title: {
      zh: `付款 ${payment.number} 被退回：${reason}`,
      en: `Payment ${payment.number} was returned: ${reason}`,
    },
    path: `/meeting/paymentApprovalDetail?id=${payment.id}`,
  });
}

// A payment is submitted, withdrawn and voided by its applicant (product: Payment machine).
import type { PaymentKept, PaymentReason, PaymentSubmission } from '@yijian/contract/meeting-payments';
import { cancelInstance, startWorkflow } from '../../workflows/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { requireNoneBlacklisted } from '../../speakers/index.ts';
import { keptNow, maskedAccount, openFor, requireFitting } from '../content/content.service.ts';
import { selectDraft } from '../content/content.sql.ts';
import { payeeName } from '../meeting-payments-scope.sql.ts';
import { movePayment, nextNumber } from '../meeting-payments.sql.ts';
import { lockMonthOf } from '../rules/payment-facts.sql.ts';
import { requirePassed } from '../rules/payment-rules.service.ts';
import { insertCheck, selectTitles } from './approval.sql.ts';

const PROCESS = 'payment-approval';

export async function submitPayment(
  context: Context,
  { id, comments }: PaymentSubmission & { id: string },
): Promise<PaymentKept> {
  const { sql, clock, user, language } = context;
  const payment = await openFor(context, { id, act: 'submit' });
  const draft = await selectDraft(sql, id);
  await requireFitting(context, { draft, id });
  if (payment.doctorId !== null) await lockMonthOf(sql, payment.doctorId);
  if (payment.doctorId !== null) await requireNoneBlacklisted(context, [payment.doctorId]);
  const hasAccount = (await maskedAccount(context, id)) !== null;
  const { organizationId } = payment;
  const { tax, results } = await requirePassed(context, { id, organizationId, hasAccount, draft, comments });
  const at = clock.now();
  const number = payment.number ?? (await nextNumber(sql, 'P', dayInShanghai(at).slice(0, 4)));
  await movePayment(sql, payment, {
    to: 'IN_APPROVAL',
    at,
    userId: user.id,
    changed: { number, tax, submitted_at: at, instance_id: null, batch_id: null, failure: '' },
  });
  await insertCheck(sql, { paymentId: id, moment: 'SUBMIT', results, at, userId: user.id });
  // A returned payment goes its way anew; the old process ends with it.
  if (payment.state === 'RETURNED') await endOld(context, payment.instanceId, number);
  const { payee, meeting } = await selectTitles(sql, id, payeeName(sql, language));
  await startWorkflow(context, {
    definitionKey: PROCESS,
    title: { zh: `付款：${number} ${payee}`, en: `Payment: ${number} ${payee}` }[language],
    form: { payment: id, number, payee, meeting, kind: draft.payeeKind, amount: payment.gross, tax },
    selected: {},
    isDraft: false,
  });
  return keptNow(context, id);
}

/** The old process may have been ended by hand. */
async function endOld(context: Context, instanceId: string | null, reason: string): Promise<void> {
  if (instanceId === null) return;
  await cancelInstance(context, { id: instanceId, reason }).catch((error: unknown) => {
    if ((error as { row?: { status?: number } }).row?.status !== 409) throw error;
  });
}

export async function withdrawPayment(
  context: Context,
  { id, reason }: PaymentReason & { id: string },
): Promise<PaymentKept> {
  const { sql, clock, user } = context;
  const payment = await openFor(context, { id, act: 'withdraw' });
  await movePayment(sql, payment, { to: 'DRAFT', at: clock.now(), userId: user.id, reason });
  if (payment.instanceId !== null) await cancelInstance(context, { id: payment.instanceId, reason });
  return keptNow(context, id);
}

/** The costs are open again, and the invoices may be used again. */
export async function voidPayment(
  context: Context,
  { id, reason }: PaymentReason & { id: string },
): Promise<PaymentKept> {
  const { sql, clock, user } = context;
  const payment = await openFor(context, { id, act: 'void' });
  await movePayment(sql, payment, { to: 'VOIDED', at: clock.now(), userId: user.id, reason });
  if (payment.state === 'RETURNED') await endOld(context, payment.instanceId, reason);
  return keptNow(context, id);
}

// Approved payments go to the bank in a batch, and the bank's answer comes back (product: Payment machine, rule H16).
import {
  meetingPaymentErrors as errors,
  type BatchDraft,
  type PaymentBatch,
  type PaymentKept,
  type PaymentResult,
} from '@yijian/contract/meeting-payments';
import { addFee, closeMeeting } from '../../meetings/index.ts';
import { notify } from '../../notifications/index.ts';
import { requireNoneBlacklisted } from '../../speakers/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import { FileReply, type Context } from '../../../platform/http/index.ts';
import { selectPersonal } from '../../../platform/secrets/index.ts';
import { insertCheck } from '../approval/approval.sql.ts';
import { keptNow, openFor } from '../content/content.service.ts';
import { lockMeetingOfPayment } from '../content/content.sql.ts';
import { movePayment, nextNumber, type StoredPayment } from '../meeting-payments.sql.ts';
import { resultsOf } from '../rules/evidence.policy.ts';
import { evaluatePayment } from '../rules/payment-rules.service.ts';
import {
  insertBatch,
  selectBankRows,
  selectBatches,
  selectHasDecided,
  selectUnpaid,
  touchBatch,
} from './paying.sql.ts';

export async function listBatches(context: Context): Promise<PaymentBatch[]> {
  return selectBatches(context.sql, { language: context.language });
}

/** All of them or none; whoever applied for or approved one cannot pay it. */
export async function payPayments(context: Context, { ids }: BatchDraft): Promise<PaymentBatch> {
  const { sql, user, clock, language } = context;
  const payments: StoredPayment[] = [];
  // In the order of their ids, so that two batches never wait for each other.
  for (const id of [...new Set(ids)].toSorted((a, b) => Number(a) - Number(b)))
    payments.push(await openFor(context, { id, act: 'pay' }));
  await requireNoneBlacklisted(
    context,
    payments.flatMap(({ doctorId }) => doctorId ?? []),
  );
  const at = clock.now();
  const number = await nextNumber(sql, 'B', dayInShanghai(at).slice(0, 4));
  const batchId = await insertBatch(sql, { number, payerId: user.id, at });
  for (const payment of payments) {
    await requireOtherHands(context, payment, at);
    await movePayment(sql, payment, { to: 'PAYING', at, userId: user.id, changed: { batch_id: batchId } });
  }
  return (await selectBatches(sql, { id: batchId, language }))[0]!;
}

async function requireOtherHands(context: Context, payment: StoredPayment, at: Date): Promise<void> {
  const { sql, user } = context;
  const isSame = await selectHasDecided(sql, { instanceId: payment.instanceId, userId: user.id });
  const rules = await evaluatePayment(context, {
    on: dayInShanghai(at),
    organizationId: payment.organizationId,
    inputs: { H16: { applies: isSame ? 1 : 0 } },
    draft: payment,
  });
  if (rules.some(({ outcome }) => outcome === 'BLOCK')) throw fail(errors.sameHands, { payments: payment.number! });
  await insertCheck(sql, {
    paymentId: payment.id,
    moment: 'PAY',
    results: resultsOf(rules, new Map()),
    at,
    userId: user.id,
  });
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
// A sheet program would take these for a formula.
const harmless = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

/** UTF-8 with a byte order mark, comma separated, one line a payment. */
export async function downloadBankFile(context: Context, id: string): Promise<FileReply> {
  return context.transaction(async ({ sql, vault, enterprise }) => {
    if (!(await touchBatch(sql, id))) throw fail(errors.batchNotFound);
    const rows = await selectBankRows(sql, id);
    const set = { enterpriseId: enterprise.id, table: 'meeting_payments', field: 'BANK_ACCOUNT' } as const;
    const accounts = await selectPersonal(
      sql,
      vault,
      set,
      rows.map((row) => row.id),
    );
    const lines = rows.map(({ id: paymentId, number, payee, bankName, net, meeting }) =>
      [number, harmless(payee), harmless(bankName), accounts.get(paymentId) ?? '', net, 'CNY', meeting]
        .map(quoted)
        .join(','),
    );
    const head = '付款编号,收款人,开户行,账号,金额,币种,会议编号';
    const [batch] = await selectBatches(sql, { id, language: 'zh' });
    return new FileReply(`${batch!.number}.csv`, 'text/csv', Buffer.from(`\uFEFF${[head, ...lines].join('\r\n')}\r\n`));
  });
}

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

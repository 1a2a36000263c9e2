// Approved payments go to the bank in a batch (product: Payment machine, rule H16).
import { meetingPaymentErrors as errors, type BatchDraft, type PaymentBatch } from '@yijian/contract/meeting-payments';
import { requireNoneBlacklisted } from '../../speakers/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { insertCheck } from '../approval/approval.sql.ts';
import { accountToPayFrom } from '../bank/accounts.service.ts';
import { formatOf } from '../bank/formats/formats.service.ts';
import { openFor } from '../content/content.service.ts';
import { movePayment, nextNumber, type StoredPayment } from '../meeting-payments.sql.ts';
import { resultsOf } from '../rules/evidence.policy.ts';
import { evaluatePayment } from '../rules/payment-rules.service.ts';
import { insertBatch, selectBatches, selectHasDecided } from './paying.sql.ts';

export async function listBatches(context: Context): Promise<PaymentBatch[]> {
  return selectBatches(context.sql, { language: context.language });
}

/** All of them or none; whoever applied for or approved one cannot pay it. */
export async function payPayments(context: Context, { ids, accountId }: BatchDraft): Promise<PaymentBatch> {
  const { sql, user, clock, language } = context;
  const payments: StoredPayment[] = [];
  // In the order of their ids, so that two batches never wait for each other.
  for (const id of [...new Set(ids)].toSorted((a, b) => Number(a) - Number(b)))
    payments.push(await openFor(context, { id, act: 'pay' }));
  await requireNoneBlacklisted(
    context,
    payments.flatMap(({ doctorId }) => doctorId ?? []),
  );
  const account = await accountToPayFrom(context, accountId);
  const { format, textFormat } = account ?? { format: 'CSV' };
  const layout = await formatOf(context, { format, formatId: textFormat?.id });
  const at = clock.now();
  const number = await nextNumber(sql, 'B', dayInShanghai(at).slice(0, 4));
  const batchId = await insertBatch(sql, {
    number,
    payerId: user.id,
    at,
    accountId: account?.id ?? null,
    format,
    formatId: layout?.id ?? null,
    formatVersion: layout?.version ?? null,
  });
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

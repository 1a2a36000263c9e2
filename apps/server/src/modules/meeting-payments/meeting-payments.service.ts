// Payments are listed, counted, read and tried out (product: payment).
import {
  meetingPaymentErrors as errors,
  type Payable,
  type PaymentDetail,
  type PaymentDraft,
  type PaymentFilter,
  type PaymentPaging,
  type PaymentVerdict,
} from '@yijian/contract/meeting-payments';
import { dayInShanghai } from '../../platform/clock/index.ts';
import { fail } from '../../platform/errors/index.ts';
import { pageText, type Context, type JsonText } from '../../platform/http/index.ts';
import { maskedAccount } from './content/content.service.ts';
import { selectDraft, selectPayees } from './content/content.sql.ts';
import { actsOf, payerOf } from './meeting-payments.policy.ts';
import { selectPayables, selectPayment } from './meeting-payments-detail.sql.ts';
import { lockPayment, selectCount, selectPayments, type Reading } from './meeting-payments.sql.ts';
import { judgePayment, matchPayment } from './rules/payment-rules.service.ts';

const readingOf = (context: Context): Reading => ({
  viewer: payerOf(context.user),
  language: context.language,
  today: dayInShanghai(context.clock.now()),
});

export async function listPayments(context: Context, paging: PaymentPaging): Promise<JsonText> {
  const rows = await selectPayments(context.sql, paging, readingOf(context));
  return pageText(rows, paging, () => selectCount(context.sql, paging, payerOf(context.user)));
}

export async function countPayments(context: Context, filter: PaymentFilter): Promise<{ totalElements: number }> {
  return { totalElements: await selectCount(context.sql, filter, payerOf(context.user)) };
}

export async function listPayables(
  context: Context,
  { meetingId }: { meetingId?: string | undefined },
): Promise<Payable[]> {
  const { sql, user, language } = context;
  const rows = await selectPayables(sql, user, { meetingId, language });
  return rows.map((row) => ({
    ...row,
    startsAt: new Date(row.startsAt).toISOString(),
    confirmedAt: row.confirmedAt === null ? null : new Date(row.confirmedAt).toISOString(),
    speakers: [...row.speakers],
    costs: [...row.costs],
  }));
}

export function listPayees(context: Context, kind: string): Promise<{ id: string; name: string }[]> {
  const { sql, language, clock } = context;
  return selectPayees(sql, { kind, on: dayInShanghai(clock.now()), language });
}

type Stored = Omit<PaymentDetail, 'acts' | 'isReversalAsked'> & { readonly reversalAskedBy: string | null };

export async function findPayment(context: Context, id: string): Promise<PaymentDetail> {
  const { sql, user } = context;
  const stored = (await selectPayment(sql, id, readingOf(context))) as Stored | undefined;
  if (stored === undefined) throw fail(errors.notFound);
  const { reversalAskedBy, ...detail } = stored;
  return {
    ...detail,
    account: await maskedAccount(context, id),
    evidence: (await matchPayment(context, { id, draft: await selectDraft(sql, id) })).evidence,
    isReversalAsked: detail.state === 'PAID' && reversalAskedBy !== null,
    acts: actsOf(user, { state: detail.state, ownerId: detail.owner.id, reversalAskedBy }),
  };
}

/** What would happen if it were submitted as it stands in the form. */
export async function checkPayment(
  context: Context,
  { id, draft }: { id: string | undefined; draft: PaymentDraft },
): Promise<PaymentVerdict> {
  const { sql, user, language } = context;
  const [payable] = await selectPayables(sql, user, { meetingId: draft.meetingId, language });
  const stored = id === undefined ? undefined : await lockPayment(sql, payerOf(context.user), id);
  if (payable === undefined || (id !== undefined && stored === undefined)) throw fail(errors.notFound);
  const known =
    (id === undefined ? null : await maskedAccount(context, id)) ??
    payable.speakers.find((one) => one.id === draft.payeeId)?.account ??
    null;
  return judgePayment(context, {
    id: id ?? '0',
    organizationId: stored?.organizationId ?? user.organizationId ?? null,
    hasAccount: known !== null,
    draft,
  });
}

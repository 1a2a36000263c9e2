// Drafts of payments: written and changed (product: payable lines derived from confirmed meetings).
import { coreErrors } from '@yijian/contract/core';
import {
  meetingPaymentErrors as errors,
  type ChangedPayment,
  type PaymentAct,
  type PaymentDraft,
  type PaymentKept,
} from '@yijian/contract/meeting-payments';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { byWhom } from '../../audit/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { deletePersonal, selectMasked, selectPersonal, upsertPersonal } from '../../../platform/secrets/index.ts';
import { selectPayables } from '../meeting-payments-detail.sql.ts';
import { actsOf, payerOf, refusedAct } from '../meeting-payments.policy.ts';
import { lockPayment, type StoredPayment } from '../meeting-payments.sql.ts';
import { grossOf } from '../rules/evidence.policy.ts';
import { faultsOf, requireOpen, requireVersion } from './content.policy.ts';
import {
  insertPayment,
  lockMeetingOfPayment,
  selectMayBePaid,
  selectUsedInvoice,
  updatePayment,
} from './content.sql.ts';

const BANK_ACCOUNT = 'BANK_ACCOUNT';

/** The payment under its lock, if the caller may do this to it now. */
export async function openFor(context: Context, { id, act }: { id: string; act: PaymentAct }): Promise<StoredPayment> {
  const payment = await lockPayment(context.sql, payerOf(context.user), id);
  if (payment === undefined) throw fail(errors.notFound);
  if (!actsOf(context.user, payment).includes(act)) {
    const by = await byWhom(context, { kind: 'meeting_payments', id });
    throw refusedAct(context.user, payment, { act, by, language: context.language });
  }
  return payment;
}

export async function keptNow(context: Context, id: string): Promise<PaymentKept> {
  const { state, version, number } = (await lockPayment(context.sql, payerOf(context.user), id))!;
  return { id, state, version, number };
}

export async function addPayment(context: Context, draft: PaymentDraft): Promise<PaymentKept> {
  await requireFitting(context, { draft, id: '0' });
  const { sql, user, clock } = context;
  const id = await insertPayment(sql, draft, {
    gross: grossOf(draft),
    ownerId: user.id,
    organizationId: user.organizationId ?? null,
    at: clock.now(),
  });
  await storeAccount(context, id, draft);
  return keptNow(context, id);
}

export async function changePayment(
  context: Context,
  { id, version, ...draft }: ChangedPayment & { id: string },
): Promise<PaymentKept> {
  const payment = await openFor(context, { id, act: 'edit' });
  requireVersion(payment, version);
  await requireFitting(context, { draft, id });
  await updatePayment(context.sql, id, draft, { gross: grossOf(draft), at: context.clock.now() });
  // The account belongs to the payee: another payee has another one.
  const before = payment.doctorId ?? payment.counterpartyId;
  if (payment.payeeKind !== draft.payeeKind || before !== (draft.payeeId ?? null))
    await deletePersonal(context.sql, { table: 'meeting_payments', field: BANK_ACCOUNT }, [id]);
  await storeAccount(context, id, draft);
  return keptNow(context, id);
}

/** What it names is there and open to the caller, no cost is asked for twice, no invoice is used twice. */
export async function requireFitting(
  context: Context,
  { draft, id }: { draft: PaymentDraft; id: string },
): Promise<void> {
  const { sql, user, language, clock } = context;
  await lockMeetingOfPayment(sql, draft.meetingId);
  const [payable] = await selectPayables(sql, user, { meetingId: draft.meetingId, except: id, language });
  const { payeeKind: kind, payeeId } = draft;
  const isCompany = (kind === 'SUPPLIER' || kind === 'INSTITUTION') && Boolean(payeeId);
  const mayBePaid = !isCompany || (await selectMayBePaid(sql, { id: payeeId!, kind, on: dayInShanghai(clock.now()) }));
  const faults = faultsOf(draft, { payable, mayBePaid }, language);
  if (faults.length > 0)
    throw fail(coreErrors.badInput, { fields: faults.map(({ field }) => field).join(', ') }, faults);
  requireOpen(draft, payable!);
  const used = await selectUsedInvoice(
    sql,
    draft.invoices.map(({ number }) => number),
    id,
  );
  if (used !== undefined) throw fail(errors.invoiceUsed, used);
}

/** The account as typed, or the one on file of a doctor; it is stored under seal and never answered whole. */
async function storeAccount(
  context: Context,
  id: string,
  { accountNumber, payeeKind, payeeId }: PaymentDraft,
): Promise<void> {
  const { sql, vault, enterprise } = context;
  const set = { enterpriseId: enterprise.id, table: 'meeting_payments', field: BANK_ACCOUNT } as const;
  const known =
    accountNumber ??
    (payeeKind === 'SPEAKER' && (await maskedAccount(context, id)) === null
      ? (await selectPersonal(sql, vault, { ...set, table: 'doctors' }, [payeeId!])).get(payeeId!)
      : undefined);
  if (known !== undefined) await upsertPersonal(sql, vault, set, [{ rowId: id, value: known }]);
}

/** What may be shown of the account of a payment; null where none is known. */
export async function maskedAccount(context: Context, id: string): Promise<string | null> {
  const known = await selectMasked(context.sql, 'meeting_payments', id);
  return known.find(({ field }) => field === BANK_ACCOUNT)?.masked ?? null;
}

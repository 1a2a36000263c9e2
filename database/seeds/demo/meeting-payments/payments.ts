// Payments of the meetings that were confirmed, in every state, made by the product's own steps (product: payment).
import {
  addAccount,
  addPayment,
  meetingPaymentEffects,
  payPayments,
  settlePayment,
  submitPayment,
} from '../../../../apps/server/src/modules/meeting-payments/index.ts';
import { approveTask, offerEffects } from '../../../../apps/server/src/modules/workflows/index.ts';
import type { Vault } from '../../../../apps/server/src/platform/secrets/index.ts';
import type { PaymentDraft, PaymentState } from '../../../../packages/contract/src/meeting-payments/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { actAs, findActor, findOpenTask, type ActingContext, type ActingUser } from '../acting.ts';
import { addDays, momentOf } from '../days.ts';

interface Desk {
  readonly enterpriseId: string;
  readonly today: string;
  readonly vault: Vault;
}

interface Confirmed {
  readonly id: string;
  readonly ownerId: string;
  readonly confirmedOn: string;
  readonly speakerId: string | null;
  readonly costs: readonly { readonly id: string; readonly kind: string; readonly actual: number }[];
}

type As = (user: ActingUser, day: string, minute?: number) => ActingContext;

/** How far the payments of the newest meetings have come; all older ones are paid. Nobody has applied for an owner's newest. */
const newest: readonly PaymentState[] = ['APPROVED', 'IN_APPROVAL', 'DRAFT', 'PAY_FAILED', 'APPROVED', 'PAYING'];

export async function storeMeetingPayments(tx: Transaction, { enterpriseId, today, vault }: Desk): Promise<void> {
  offerEffects(meetingPaymentEffects);
  const payer = await findActor(tx, { role: 'FIN' });
  const as: As = (user, day, minute = 600) =>
    actAs(tx, { enterpriseId, user, vault, when: new Date(momentOf(day < today ? day : addDays(today, -1), minute)) });
  await addAccount(as(payer, addDays(today, -800)), {
    name: '基本户',
    holder: '维立医药有限公司',
    bankName: '工商银行杭州分行营业部',
    bankCode: '102331000010',
    accountNumber: '1202 0210 0990 0001 234',
    format: 'CSV',
    isDefault: true,
    isEnabled: true,
  });
  const confirmed = await confirmedMeetings(tx);
  const last = new Map(confirmed.map(({ ownerId, id }) => [ownerId, id]));
  const meetings = confirmed.filter(({ ownerId, id }) => last.get(ownerId) !== id);
  for (const [at, meeting] of meetings.entries()) {
    const until = newest[meetings.length - 1 - at] ?? 'PAID';
    for (const draft of draftsOf(meeting, at)) await storeOne(tx, { as, meeting, draft, until, payer });
  }
  // Nobody is told anew of what lies in the past.
  await tx`delete from outbox_events where topic like 'workflows.%'`;
  await tx`delete from notices where enterprise_id = app.enterprise_id() and kind like 'meeting-payments.%'`;
}

async function confirmedMeetings(tx: Transaction): Promise<Confirmed[]> {
  return tx<Confirmed[]>`
    select m.id::text, m.owner_id::text as "ownerId", (m.confirmed_at at time zone 'Asia/Shanghai')::date::text as "confirmedOn",
      (select a.speaker_id::text from meeting_agenda a where a.enterprise_id = m.enterprise_id and a.meeting_id = m.id
        and a.speaker_id is not null order by a.position limit 1) as "speakerId",
      (select json_agg(json_build_object('id', c.id::text, 'kind', c.kind, 'actual', c.actual) order by c.position)
        from meeting_costs c where c.enterprise_id = m.enterprise_id and c.meeting_id = m.id and c.actual > 0) as costs
    from meetings m where m.enterprise_id = app.enterprise_id() and m.state = 'CONFIRMED' order by m.confirmed_at, m.id`;
}

/** The speaker is paid the fee; the applicant is reimbursed for the rest, on one invoice. */
function draftsOf({ id, confirmedOn, speakerId, costs }: Confirmed, at: number): PaymentDraft[] {
  const fees = costs.filter(({ kind }) => kind === 'FEE');
  const rest = costs.filter(({ kind }) => kind !== 'FEE');
  const paid = (some: typeof costs) => some.map(({ id: costId, actual }) => ({ costId, amount: actual }));
  const amount = Math.round(rest.reduce((sum, { actual }) => sum + actual, 0) * 100) / 100;
  const shared = { meetingId: id, dueOn: addDays(confirmedOn, 30), note: '' };
  return [
    ...(speakerId === null || fees.length === 0
      ? []
      : [
          {
            ...shared,
            payeeKind: 'SPEAKER' as const,
            payeeId: speakerId,
            bankName: '招商银行杭州分行',
            accountNumber: `6214 8357 1200 ${String(4000 + at).padStart(4, '0')}`,
            serviceHours: 2,
            isServiceConfirmed: true,
            costs: paid(fees),
            invoices: [],
          },
        ]),
    ...(amount === 0
      ? []
      : [
          {
            ...shared,
            payeeKind: 'EMPLOYEE' as const,
            bankName: '工商银行杭州武林支行',
            accountNumber: `6222 0212 0200 ${String(7000 + at).padStart(4, '0')}`,
            isServiceConfirmed: false,
            costs: paid(rest),
            invoices: [{ number: `2433200000${String(100_000 + at)}`, issuedOn: confirmedOn, amount }],
          },
        ]),
  ];
}

interface Storing {
  readonly as: As;
  readonly meeting: Confirmed;
  readonly draft: PaymentDraft;
  readonly until: PaymentState;
  readonly payer: ActingUser;
}

async function storeOne(tx: Transaction, { as, meeting, draft, until, payer }: Storing): Promise<void> {
  const { confirmedOn, ownerId } = meeting;
  const owner = await findActor(tx, { id: ownerId });
  const { id } = await addPayment(as(owner, addDays(confirmedOn, 1), 640), draft);
  if (until === 'DRAFT') return;
  await submitPayment(as(owner, addDays(confirmedOn, 1), 660), { id, comments: [] });
  if (until === 'IN_APPROVAL') return;
  await approve(tx, { as, id, day: addDays(confirmedOn, 2) });
  if (until === 'APPROVED') return;
  await payPayments(as(payer, addDays(confirmedOn, 4), 900), { ids: [id] });
  if (until === 'PAYING') return;
  const result =
    until === 'PAID'
      ? { isPaid: true, reference: `CMB${confirmedOn.replaceAll('-', '')}${id.padStart(5, '0')}`, reason: '' }
      : { isPaid: false, reference: '', reason: '账号与户名不符，银行退回' };
  await settlePayment(as(payer, addDays(confirmedOn, 5), 960), { id, ...result });
}

async function approve(tx: Transaction, { as, id, day }: { as: As; id: string; day: string }): Promise<void> {
  for (let node = 0; node < 5; node += 1) {
    const [payment] = await tx<[{ state: string; instanceId: string }]>`
      select state, instance_id::text as "instanceId" from meeting_payments
      where enterprise_id = app.enterprise_id() and id = ${id}`;
    if (payment.state !== 'IN_APPROVAL') return;
    const task = await findOpenTask(tx, payment.instanceId);
    const who = await findActor(tx, { id: task.userId });
    await approveTask(as(who, day, 600 + 90 * node), {
      id: task.id,
      body: { comment: '依据齐全，同意', attachments: [] },
    });
  }
}

// Drafts of payments for API tests: a meal that the applicant paid, the fee of a speaker.
import { meetingPaymentEndpoints as payments, type PaymentDraft } from '@yijian/contract/meeting-payments';
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import { workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import type { Caller } from '../app.ts';
import { latestDay } from '../days.ts';
import { confirmMeetingOf, type Meetings } from './meetings.ts';

interface Paid {
  readonly meetingId: string;
  readonly mealId: string;
  readonly feeId: string;
  readonly speakerId: string;
}

type Change = Partial<PaymentDraft>;

/** Tests of payments stand on the tenth of June, or later. */
const issuedOn = `${latestDay(6, 10).getUTCFullYear()}-06-09`;

/** Each draft has an invoice of its own. */
export function paymentDrafts({ meetingId, mealId, feeId, speakerId }: Paid) {
  let invoice = 24_332_000;
  const meal = (change: Change = {}): PaymentDraft => ({
    meetingId,
    payeeKind: 'EMPLOYEE',
    bankName: '工商银行杭州分行',
    accountNumber: '6222 0212 3456 7890 123',
    isServiceConfirmed: false,
    note: '',
    costs: [{ costId: mealId, amount: 100 }],
    invoices: [{ number: String((invoice += 1)), issuedOn, amount: 100 }],
    ...change,
  });
  const speaker = (change: Change = {}): PaymentDraft =>
    meal({
      payeeKind: 'SPEAKER',
      payeeId: speakerId,
      serviceHours: 3,
      isServiceConfirmed: true,
      costs: [{ costId: feeId, amount: 1000 }],
      invoices: [],
      ...change,
    });
  return { meal, speaker };
}

let invoice = 55_220_000;

/** The only cost of a meeting of its own, approved, paid and settled: the meeting is closed by it. */
export async function payMealOf(
  desk: Meetings,
  finance: Caller,
): Promise<{ readonly id: string; readonly meetingId: string; readonly draft: PaymentDraft }> {
  const { rep } = desk;
  const meetingId = await confirmMeetingOf(desk);
  const [cost] = (await rep.call(meetings.find, { params: { id: meetingId } })).body.result.costs;
  const amount = cost!.actual!;
  const drafts = paymentDrafts({ meetingId, mealId: cost!.id, feeId: '0', speakerId: '0' });
  const draft = drafts.meal({
    costs: [{ costId: cost!.id, amount }],
    invoices: [{ number: String((invoice += 1)), issuedOn, amount }],
  });
  return { id: await payOf(desk, finance, draft), meetingId, draft };
}

/** Added, submitted and approved by everybody; answers its id. */
async function approveOf({ rep, leader, compliance }: Meetings, draft: PaymentDraft): Promise<string> {
  const { id } = (await rep.call(payments.add, { body: draft })).body.result;
  await rep.call(payments.submit, { params: { id }, body: { comments: [] } });
  for (const who of [leader, compliance]) {
    const { waiting } = (await who.call(payments.find, { params: { id } })).body.result;
    await who.call(tasks.approve, { params: { id: waiting!.taskId! }, body: { comment: '同意' } });
  }
  return id;
}

/** What approves payments of the meal of one confirmed meeting, `net` CNY each. */
export async function mealApprover(
  desk: Meetings,
): Promise<(net: number, change?: Change) => Promise<{ readonly id: string; readonly number: string }>> {
  const costs = [{ kind: 'MEAL' as const, note: '工作餐', price: 100, quantity: 10 }];
  const meetingId = await confirmMeetingOf(desk, { costs });
  const [cost] = (await desk.rep.call(meetings.find, { params: { id: meetingId } })).body.result.costs;
  const drafts = paymentDrafts({ meetingId, mealId: cost!.id, feeId: '0', speakerId: '0' });
  return async (net, change = {}) => {
    const draft = drafts.meal({ costs: [{ costId: cost!.id, amount: net }], ...change });
    const id = await approveOf(desk, { ...draft, invoices: [{ ...draft.invoices[0]!, amount: net }] });
    return { id, number: (await desk.rep.call(payments.find, { params: { id } })).body.result.number! };
  };
}

/** Added, submitted, approved, paid and settled; answers its id. */
export async function payOf(desk: Meetings, finance: Caller, draft: PaymentDraft): Promise<string> {
  const id = await approveOf(desk, draft);
  await finance.call(payments.pay, { body: { ids: [id] } });
  const body = { isPaid: true, reference: `ICBC-${id}`, reason: '' };
  await finance.call(payments.settle, { params: { id }, body });
  return id;
}

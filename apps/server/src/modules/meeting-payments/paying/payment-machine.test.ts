// Every act in every state of a payment, and the lists it moves through (product: Payment machine).
import {
  meetingPaymentEndpoints as payments,
  paymentTabs,
  type PaymentAct,
  type PaymentState,
} from '@yijian/contract/meeting-payments';
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import { workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { faultsIn } from '../../../../../../tools/testing/meetings/machine.ts';
import { confirmMeetingOf, meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';
import { paymentDrafts, payMealOf } from '../../../../../../tools/testing/meetings/payments.ts';

/** A tenth of June that is over: the demo has its budgets. */
const now = latestDay(6, 10);
let app: TestApp;
let desk: Meetings;
let finance: Caller;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await meetingsDesk(app, now);
  finance = await app.as('qian.hui');
});
afterAll(() => app.close());

/** A reversal is decided once it was asked for; its own test has that. */
const table: Readonly<Record<PaymentState, readonly PaymentAct[]>> = {
  DRAFT: ['edit', 'submit', 'void'],
  IN_APPROVAL: ['withdraw'],
  RETURNED: ['edit', 'submit', 'void'],
  REJECTED: [],
  APPROVED: ['pay'],
  PAYING: ['settle'],
  PAID: ['reverse'],
  PAY_FAILED: ['edit', 'submit', 'void'],
  VOIDED: [],
  REVERSED: [],
};

it(
  'a payment is offered in each of ten states what the specification says, and every other act is refused',
  { timeout: 120_000 },
  async () => {
    const { id, draft } = await payMealOf(desk, finance);
    const params = { id };
    const reason = { params, body: { reason: '试一试' } };
    const { rep, compliance } = desk;
    const find = (who: Caller) => who.call(payments.find, { params });
    const faults = await faultsIn<PaymentState, PaymentAct>({
      table,
      put: (state) => app.owner`
        update meeting_payments set state = ${state},
          reversed_at = case when ${state} = 'REVERSED' then now() end,
          reversal_asked_by = case when ${state} = 'REVERSED' then owner_id end
        where enterprise_id = 1 and id = ${id}`,
      state: async () => (await find(rep)).body.result.state,
      // Who pays does not see what nobody has approved.
      offered: async () =>
        (await Promise.all([rep, finance, compliance].map(find))).flatMap(({ status, body }) =>
          status === 200 ? body.result.acts : [],
        ),
      refusals: ['meeting-payments.notPossible', 'meeting-payments.notFound'],
      tries: {
        edit: async () =>
          rep.call(payments.update, { params, body: { ...draft, version: (await find(rep)).body.result.version } }),
        submit: () => rep.call(payments.submit, { params, body: { comments: [] } }),
        withdraw: () => rep.call(payments.withdraw, reason),
        void: () => rep.call(payments.discard, reason),
        pay: () => finance.call(payments.pay, { body: { ids: [id] } }),
        settle: () =>
          finance.call(payments.settle, { params, body: { isPaid: true, reference: 'ICBC-2', reason: '' } }),
        reverse: () => finance.call(payments.askReversal, reason),
        decideReversal: () =>
          compliance.call(payments.decideReversal, { params, body: { agrees: true, reason: '试一试' } }),
      },
    });
    expect(faults).toEqual([]);
  },
);

it(
  'PAY-03 PAY-04 PAY-07 PAY-08 a payment stays with its applicant and moves from pending to done with whoever decides it',
  { timeout: 60_000 },
  async () => {
    const { rep, leader, compliance } = desk;
    const meetingId = await confirmMeetingOf(desk);
    const [cost] = (await rep.call(meetings.find, { params: { id: meetingId } })).body.result.costs;
    const body = paymentDrafts({ meetingId, mealId: cost!.id, feeId: '0', speakerId: '0' }).meal();
    const { id } = (await rep.call(payments.add, { body })).body.result;
    const tabsOf = async (who: Caller) => {
      const found = await Promise.all(paymentTabs.map((tab) => who.call(payments.list, { query: { tab, meetingId } })));
      return paymentTabs.filter((_, at) => found[at]!.body.result.content.some((one) => one.id === id));
    };
    const agree = async (who: Caller) => {
      const { waiting } = (await who.call(payments.find, { params: { id } })).body.result;
      await who.call(tasks.approve, { params: { id: waiting!.taskId! }, body: { comment: '同意' } });
    };
    await rep.call(payments.submit, { params: { id }, body: { comments: [] } });
    expect(await tabsOf(rep)).toEqual(['submitted']);
    expect(await tabsOf(leader)).toEqual(['myApproval', 'pendingApproved']);
    await agree(leader);
    expect(await tabsOf(leader)).toEqual(['myApproval', 'doneApproved']);
    expect(await tabsOf(compliance)).toEqual(['myApproval', 'pendingApproved']);
    await agree(compliance);
    expect(await tabsOf(compliance)).toEqual(['myApproval', 'doneApproved']);
    expect(await tabsOf(rep)).toEqual(['submitted']);
  },
);

// Payments of meetings: what is asked, judged, approved, paid by another hand, and closed with its meeting (product: Payment machine).
import { meetingPaymentEndpoints as payments, type PaymentDraft } from '@yijian/contract/meeting-payments';
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import { workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../tools/testing/days.ts';
import { confirmMeetingOf, meetingsDesk, type Meetings } from '../../../../../tools/testing/meetings/meetings.ts';
import { paymentDrafts } from '../../../../../tools/testing/meetings/payments.ts';
import { activateSpeaker, speakerOf, speakersDesk } from '../../../../../tools/testing/meetings/speakers.ts';

const now = latestDay(6, 10);
const dayBefore = `${now.getUTCFullYear()}-06-09`;

let app: TestApp;
let desk: Meetings;
let finance: Caller;
let costs: { meal: string; fee: string; venue: string };
let meal: (change?: Partial<PaymentDraft>) => PaymentDraft;
let speaker: typeof meal;
let meetingId: string;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await meetingsDesk({ as: (login) => app.as(login) }, now);
  finance = await app.as('qian.hui');
  const office = await speakersDesk(app, now);
  const record = await activateSpeaker(office, { tier: 'ACADEMICIAN', tierReason: '测试级别' });
  const { id: speakerId } = (await speakerOf(office.office, record)).doctor;
  meetingId = await confirmMeetingOf(desk, {
    agenda: [{ kind: 'TALK', topic: '癫痫新药进展', minutes: 180, speakerId }],
    costs: [
      { kind: 'MEAL', note: '工作餐', price: 100, quantity: 10 },
      { kind: 'FEE', note: '讲课费', price: 5000, quantity: 1 },
      { kind: 'VENUE', note: '会场', price: 3000, quantity: 1 },
    ],
  });
  const found = (await desk.rep.call(meetings.find, { params: { id: meetingId } })).body.result;
  expect(found.state).toBe('CONFIRMED');
  const idOf = (kind: string): string => found.costs.find((one) => one.kind === kind)!.id;
  costs = { meal: idOf('MEAL'), fee: idOf('FEE'), venue: idOf('VENUE') };
  // Which doctors of the demo have an account on file depends on the day; this one has none.
  await app.owner`delete from personal_values where table_name = 'doctors' and field = 'BANK_ACCOUNT' and row_id = ${speakerId}`;
  ({ meal, speaker } = paymentDrafts({ meetingId, mealId: costs.meal, feeId: costs.fee, speakerId }));
});
afterAll(() => app.close());

const add = async (draft: PaymentDraft): Promise<string> =>
  (await desk.rep.call(payments.add, { body: draft })).body.result.id;
const find = async (id: string, who: Caller = desk.rep) =>
  (await who.call(payments.find, { params: { id } })).body.result;
const submit = (id: string) => desk.rep.call(payments.submit, { params: { id }, body: { comments: [] } });

async function agree(who: Caller, id: string): Promise<void> {
  const { taskId } = (await find(id, who)).waiting!;
  expect((await who.call(tasks.approve, { params: { id: taskId! }, body: { comment: '同意' } })).status).toBe(200);
}

async function approved(draft: PaymentDraft): Promise<string> {
  const id = await add(draft);
  expect((await submit(id)).body).toMatchObject({ result: { state: 'IN_APPROVAL' } });
  await agree(desk.leader, id);
  await agree(desk.compliance, id);
  expect((await find(id)).state).toBe('APPROVED');
  return id;
}

/** Of a meeting of its own, since the first one is closed by then. */
async function approvedMeal(): Promise<string> {
  const other = await confirmMeetingOf(desk);
  const [cost] = (await desk.rep.call(meetings.find, { params: { id: other } })).body.result.costs;
  return approved(meal({ meetingId: other, costs: [{ costId: cost!.id, amount: 100 }] }));
}

const pay = (id: string, who: Caller = finance) => who.call(payments.pay, { body: { ids: [id] } });
const settle = (id: string, body: object, who: Caller = finance) =>
  who.call(payments.settle, { params: { id }, body: { reference: '', reason: '', ...body } });

describe('a payment', () => {
  it('derives what may be paid from confirmed meetings, and never more than was really spent', async () => {
    const [payable] = (await desk.rep.call(payments.payables, { query: { meetingId } })).body.result;
    expect(payable).toMatchObject({ id: meetingId, actual: 9000, open: 9000 });
    const tooMuch = await desk.rep.call(payments.add, {
      body: meal({ costs: [{ costId: costs.venue, amount: 3000.01 }] }),
    });
    expect(tooMuch).toMatchObject({ status: 409, body: { error: 'meeting-payments.overActual' } });
    const first = await add(meal({ costs: [{ costId: costs.venue, amount: 2000 }], invoices: [] }));
    const second = await desk.rep.call(payments.add, {
      body: meal({ costs: [{ costId: costs.venue, amount: 1500 }] }),
    });
    expect(second.status).toBe(409);
    expect(second.body.message).toContain('1000');
    expect(
      (await desk.rep.call(payments.discard, { params: { id: first }, body: { reason: '重复申请' } })).status,
    ).toBe(200);
    const [after] = (await desk.rep.call(payments.payables, { query: { meetingId } })).body.result;
    expect(after!.open).toBe(9000);
  });

  it('names the field of a cost of another meeting, of a stranger as speaker, of an unknown supplier', async () => {
    const fieldsOf = async (draft: PaymentDraft): Promise<string[]> => {
      const answer = await desk.rep.call(payments.add, { body: draft });
      expect(answer.status).toBe(400);
      return (answer.body.fields ?? []).map(({ field }: { field: string }) => field);
    };
    expect(await fieldsOf(meal({ costs: [{ costId: '1', amount: 1 }] }))).toEqual(['body.costs.0.costId']);
    expect(await fieldsOf(speaker({ payeeId: desk.doctorIds[5]! }))).toEqual(['body.payeeId']);
    // The fee of a talk goes to its speaker, and nothing else does.
    expect(await fieldsOf(meal({ costs: [{ costId: costs.fee, amount: 1 }] }))).toEqual(['body.costs.0.costId']);
    expect(await fieldsOf(speaker({ costs: [{ costId: costs.meal, amount: 1 }] }))).toEqual(['body.costs.0.costId']);
    expect(await fieldsOf(meal({ payeeKind: 'SUPPLIER', payeeId: '999999' }))).toEqual(['body.payeeId']);
    expect(await fieldsOf(meal({ payeeKind: 'SUPPLIER' }))).toEqual(['body.payeeId']);
    expect(await fieldsOf(meal({ invoices: [{ number: '12', issuedOn: dayBefore, amount: 1 }] }))).toHaveLength(1);
  });

  it('H15 is refused without a confirmed service or with invoices that do not add up, and says what is missing', async () => {
    const noService = await add(speaker({ isServiceConfirmed: false }));
    const refused = await submit(noService);
    expect(refused).toMatchObject({ status: 409, body: { error: 'meeting-payments.blocked' } });
    expect(refused.body.message).toContain('讲者未确认');
    const short = await add(meal({ invoices: [] }));
    expect((await submit(short)).body.message).toContain('发票金额');
    for (const id of [noService, short])
      await desk.rep.call(payments.discard, { params: { id }, body: { reason: '重新申请' } });
  });

  it('an invoice pays once; it is free again when its payment is void', async () => {
    const one = meal();
    const id = await add(one);
    const again = await desk.rep.call(payments.add, { body: { ...one, costs: [{ costId: costs.meal, amount: 50 }] } });
    expect(again).toMatchObject({ status: 409, body: { error: 'meeting-payments.invoiceUsed' } });
    await desk.rep.call(payments.discard, { params: { id }, body: { reason: '金额有误' } });
    const free = await add(one);
    await desk.rep.call(payments.discard, { params: { id: free }, body: { reason: '金额有误' } });
  });

  it('stores the account under seal and answers it masked, whoever reads', async () => {
    const id = await add(meal());
    expect((await find(id)).account).toBe('**** 0123');
    const rows = await app.owner<{ masked: string }[]>`
      select masked from personal_values where table_name = 'meeting_payments' and row_id = ${id}`;
    expect(rows).toEqual([{ masked: '**** 0123' }]);
    // Another payee does not inherit the account.
    const { version } = await find(id);
    const { accountNumber: _, ...silent } = speaker();
    await desk.rep.call(payments.update, { params: { id }, body: { ...silent, version } });
    expect((await find(id)).account).toBeNull();
    expect((await submit(id)).body).toMatchObject({ error: 'meeting-payments.incomplete' });
    const stale = await desk.rep.call(payments.update, { params: { id }, body: { ...silent, version } });
    expect(stale).toMatchObject({ status: 409, body: { error: 'meeting-payments.changedMeanwhile' } });
    await desk.rep.call(payments.discard, { params: { id }, body: { reason: '更正' } });
  });
});

describe('its way', () => {
  it('is returned, corrected, approved, sent to the bank, failed, approved anew and paid; every step stays', async () => {
    const id = await add(meal());
    await submit(id);
    const { taskId } = (await find(id, desk.leader)).waiting!;
    const back = { params: { id: taskId! }, body: { nodeId: 'start', comment: '请补充说明' } };
    expect((await desk.leader.call(tasks.return, back)).status).toBe(200);
    await expect.poll(async () => (await find(id)).state).toBe('RETURNED');
    expect((await find(id)).steps.at(-1)).toMatchObject({ userName: '周敏行', reason: '请补充说明' });
    expect((await submit(id)).status).toBe(200);
    await agree(desk.leader, id);
    await agree(desk.compliance, id);
    expect((await pay(id)).body.result).toMatchObject({ count: 1, net: 100 });
    expect((await settle(id, { isPaid: false })).status).toBe(400);
    expect((await settle(id, { isPaid: false, reason: '账号不存在' })).body.result.state).toBe('PAY_FAILED');
    expect((await submit(id)).status).toBe(200);
    await agree(desk.leader, id);
    await agree(desk.compliance, id);
    await pay(id);
    expect((await settle(id, { isPaid: true })).status).toBe(400);
    expect((await settle(id, { isPaid: true, reference: 'ICBC-0001' })).body.result.state).toBe('PAID');
    expect((await find(id)).steps.map(({ to }) => to)).toEqual([
      'IN_APPROVAL',
      'RETURNED',
      'IN_APPROVAL',
      'APPROVED',
      'PAYING',
      'PAY_FAILED',
      'IN_APPROVAL',
      'APPROVED',
      'PAYING',
      'PAID',
    ]);
  });

  it('refuses every step that its state does not allow, and says what is possible', async () => {
    const id = await add(meal());
    const params = { id };
    const reason = { reason: '试一试' };
    for (const answer of [
      await desk.rep.call(payments.withdraw, { params, body: reason }),
      await pay(id),
      await settle(id, { isPaid: true, reference: 'X' }),
    ])
      expect([404, 409]).toContain(answer.status);
    await submit(id);
    for (const answer of [
      await submit(id),
      await desk.rep.call(payments.discard, { params, body: reason }),
      await desk.rep.call(payments.update, { params, body: { ...meal(), version: (await find(id)).version } }),
    ])
      expect(answer).toMatchObject({ status: 409, body: { error: 'meeting-payments.notPossible' } });
    await desk.rep.call(payments.withdraw, { params, body: reason });
    await desk.rep.call(payments.discard, { params, body: reason });
    const late = await submit(id);
    expect(late).toMatchObject({ status: 409, body: { error: 'meeting-payments.notPossible' } });
    expect(late.body.message).toMatch(/（\S+，\d{4}年\d+月\d+日 \d{2}:\d{2}），不能/);
  });

  it('H16 is paid by neither the applicant nor whoever approved it', async () => {
    // Above 20,000 finance approves, so that the same person may not pay.
    const large = await confirmMeetingOf(desk, {
      costs: [{ kind: 'VENUE', note: '会场', price: 21_000, quantity: 1 }],
    });
    const [cost] = (await desk.rep.call(meetings.find, { params: { id: large } })).body.result.costs;
    const id = await add(
      meal({
        meetingId: large,
        costs: [{ costId: cost!.id, amount: 21_000 }],
        invoices: [{ number: '99887766', issuedOn: dayBefore, amount: 21_000 }],
      }),
    );
    await submit(id);
    for (const who of [desk.leader, desk.compliance, finance]) await agree(who, id);
    expect(await pay(id, desk.rep)).toMatchObject({ status: 403 });
    expect(await pay(id)).toMatchObject({ status: 409, body: { error: 'meeting-payments.sameHands' } });
    expect((await find(id)).state).toBe('APPROVED');
  });

  it('two batches at once pay a payment once', async () => {
    const id = await approved(meal());
    const answers = await Promise.all([pay(id), pay(id), pay(id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    await settle(id, { isPaid: true, reference: 'ICBC-0002' });
  });

  it('the bank file holds the whole account, is for who pays alone, and every download stands in the trail', async () => {
    const id = await approved(meal({ bankName: '=招商银行' }));
    const batch = (await pay(id)).body.result;
    const params = { id: batch.id };
    expect((await desk.rep.call(payments.bankFile, { params })).status).toBe(403);
    const file = await finance.call(payments.bankFile, { params });
    expect(String(file.raw)).toContain('6222021234567890123');
    expect(String(file.raw)).toContain(`"'=招商银行"`);
    const [entry] = await app.owner<{ count: number }[]>`
      select count(*)::int as count from audit_log where request_id = ${String(file.headers['x-request-id'])}`;
    expect(entry!.count).toBeGreaterThan(0);
    await settle(id, { isPaid: true, reference: 'ICBC-0003' });
  });

  it('the meeting is closed with the last payment of its costs', async () => {
    const [open] = (await desk.rep.call(payments.payables, { query: { meetingId } })).body.result;
    const fee = open!.costs.find((cost) => cost.id === costs.fee)!.open;
    const talk = await approved(speaker({ costs: [{ costId: costs.fee, amount: fee }] }));
    await pay(talk);
    await settle(talk, { isPaid: true, reference: 'ICBC-0008' });
    const rest = open!.costs.filter((cost) => cost.open > 0 && cost.id !== costs.fee);
    const amount = rest.reduce((sum, cost) => sum + cost.open, 0);
    const id = await approved(
      meal({
        costs: rest.map((cost) => ({ costId: cost.id, amount: cost.open })),
        invoices: [{ number: '88776655', issuedOn: dayBefore, amount }],
      }),
    );
    await pay(id);
    expect((await desk.rep.call(meetings.find, { params: { id: meetingId } })).body.result.state).toBe('CONFIRMED');
    await settle(id, { isPaid: true, reference: 'ICBC-0009' });
    expect((await desk.rep.call(meetings.find, { params: { id: meetingId } })).body.result.state).toBe('CLOSED');
  });
});

describe('who sees it', () => {
  it('the applicant, the team and who decides; a colleague, marketing and another enterprise do not', async () => {
    const id = (await desk.rep.call(payments.list, { query: { tab: 'submitted', size: 1 } })).body.result.content[0]!
      .id;
    expect((await desk.leader.call(payments.find, { params: { id } })).status).toBe(200);
    expect((await (await app.as('qi.wangshu')).call(payments.find, { params: { id } })).status).toBe(404);
    expect((await desk.marketing.call(payments.find, { params: { id } })).status).toBe(403);
    const stranger = await app.as('admin', 'kanglan');
    expect((await stranger.call(payments.find, { params: { id } })).status).toBe(404);
  });

  it('each tab lists its own, and who pays finds what waits for the bank', async () => {
    const tabs = async (who: Caller, tab: 'submitted' | 'myApproval' | 'pendingApproved' | 'doneApproved') =>
      (await who.call(payments.count, { query: { tab } })).body.result.totalElements;
    await approvedMeal();
    expect(await tabs(desk.rep, 'submitted')).toBeGreaterThan(5);
    expect(await tabs(desk.leader, 'doneApproved')).toBeGreaterThan(0);
    expect(await tabs(desk.leader, 'myApproval')).toBeGreaterThan(0);
    const waiting = (
      await finance.call(payments.list, { query: { tab: 'pendingApproved', state: 'APPROVED', size: 100 } })
    ).body.result.content;
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.every(({ state }) => state === 'APPROVED')).toBe(true);
  });
});

// What was paid is taken back by two hands, its costs and invoice are open again, and the payee's statement says both (product: Payment machine).
import { meetingPaymentEndpoints as payments } from '@yijian/contract/meeting-payments';
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import { userEndpoints } from '@yijian/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';
import { payMealOf } from '../../../../../../tools/testing/meetings/payments.ts';

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

const find = async (id: string, who: Caller = desk.rep) =>
  (await who.call(payments.find, { params: { id } })).body.result;
const ask = (id: string, who: Caller = finance) =>
  who.call(payments.askReversal, { params: { id }, body: { reason: '供应商重复开票' } });
const decide = (id: string, agrees: boolean, who: Caller = desk.compliance) =>
  who.call(payments.decideReversal, { params: { id }, body: { agrees, reason: '核实属实' } });
const stateOfMeeting = async (id: string): Promise<string> =>
  (await desk.rep.call(meetings.find, { params: { id } })).body.result.state;

// Each goes the whole way from a draft to a settled payment.
describe('a reversal', { timeout: 90_000 }, () => {
  it('is asked for by finance and agreed to by compliance; the meeting is open again, the invoice pays once more', async () => {
    const { id, meetingId, draft } = await payMealOf(desk, finance);
    expect(await stateOfMeeting(meetingId)).toBe('CLOSED');
    expect((await find(id, finance)).acts).toEqual(['reverse']);
    expect((await ask(id)).body.result.state).toBe('PAID');
    const asked = await find(id, desk.compliance);
    expect(asked).toMatchObject({ isReversalAsked: true, reversalReason: '供应商重复开票', acts: ['decideReversal'] });
    const waiting = await desk.compliance.call(payments.list, { query: { tab: 'pendingApproved', size: 100 } });
    expect(waiting.body.result.content.map((one) => one.id)).toContain(id);
    expect((await decide(id, true)).body.result.state).toBe('REVERSED');
    expect(await stateOfMeeting(meetingId)).toBe('CONFIRMED');
    expect((await find(id)).steps.at(-1)).toMatchObject({ from: 'PAID', to: 'REVERSED', reason: '核实属实' });
    const [payable] = (await desk.rep.call(payments.payables, { query: { meetingId } })).body.result;
    expect(payable!.open).toBe(draft.costs[0]!.amount);
    const again = await desk.rep.call(payments.add, { body: draft });
    expect([again.status, again.body.result.state]).toEqual([200, 'DRAFT']);
  });

  it('is refused by compliance, and the payment stays paid and can be asked for anew', async () => {
    const { id, meetingId } = await payMealOf(desk, finance);
    await ask(id);
    expect((await decide(id, false)).body.result.state).toBe('PAID');
    expect(await stateOfMeeting(meetingId)).toBe('CLOSED');
    expect(await find(id, finance)).toMatchObject({ isReversalAsked: false, acts: ['reverse'] });
  });

  it('takes no other hands and no other state', async () => {
    const { id } = await payMealOf(desk, finance);
    expect((await ask(id, desk.rep)).status).toBe(403);
    const unasked = await decide(id, true);
    expect([unasked.status, unasked.body.error]).toEqual([409, 'meeting-payments.notPossible']);
    await ask(id);
    const twice = await ask(id);
    expect([twice.status, twice.body.error]).toEqual([409, 'meeting-payments.notPossible']);
    expect((await decide(id, true, finance)).status).toBe(403);
    const admin = await app.as('admin');
    const other = await payMealOf(desk, finance);
    await ask(other.id, admin);
    const own = await decide(other.id, true, admin);
    expect([own.status, own.body.error]).toEqual([409, 'meeting-payments.sameHands']);
    expect((await decide(id, true)).status).toBe(200);
    for (const answer of [await ask(id), await decide(id, true)])
      expect([answer.status, answer.body.error]).toEqual([409, 'meeting-payments.notPossible']);
    const silent = await finance.call(payments.askReversal, { params: { id }, body: { reason: '' } });
    expect([silent.status, silent.body.fields?.[0]?.field]).toEqual([400, 'body.reason']);
  });
});

describe('the statement of a payee', { timeout: 90_000 }, () => {
  it('lists what was paid and taken back in a year with sums, for who sees the payments alone', async () => {
    const payeeId = (await desk.rep.call(userEndpoints.findInfo)).body.result.id;
    const query = { payeeKind: 'EMPLOYEE', payeeId, year: now.getUTCFullYear() } as const;
    const read = async (who: Caller = desk.rep) => (await who.call(payments.statement, { query })).body.result;
    const before = await read();
    const { id, draft } = await payMealOf(desk, finance);
    const paid = draft.costs[0]!.amount;
    expect((await read()).net).toBe(before.net + paid);
    await ask(id);
    await decide(id, true);
    const after = await read();
    const own = after.lines.filter((line) => line.id === id);
    expect(own.map(({ isReversal, net }) => [isReversal, net])).toEqual([
      [false, paid],
      [true, -paid],
    ]);
    expect([after.net, after.lines.length]).toEqual([before.net, before.lines.length + 2]);
    expect((await read(await app.as('qi.wangshu'))).lines).toEqual([]);
    expect((await desk.marketing.call(payments.statement, { query })).status).toBe(403);
    const bad = await desk.rep.call(payments.statement, { query: { ...query, year: 1 } });
    expect([bad.status, bad.body.fields?.[0]?.field]).toEqual([400, 'query.year']);
    const why = { reasonCategory: 'REPORT', reason: '年度对账' } as const;
    const sheet = await finance.call(payments.exportStatement, { query: { ...query, ...why, format: 'csv' } });
    expect(sheet.raw.toString()).toContain('冲销');
    expect((await desk.rep.call(payments.exportStatement, { query: { ...query, ...why } })).status).toBe(403);
  });
});

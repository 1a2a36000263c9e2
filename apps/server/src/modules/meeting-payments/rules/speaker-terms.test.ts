// A speaker is paid what contract and tier allow for the hours that were served, less the tax (product: three-way match, rules H3, H15).
import { meetingPaymentEndpoints as payments, type PaymentDraft } from '@yijian/contract/meeting-payments';
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import { ruleEndpoints as rules } from '@yijian/contract/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { confirmMeetingOf, meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';
import { paymentDrafts, payOf } from '../../../../../../tools/testing/meetings/payments.ts';
import { activateSpeaker, speakerOf, speakersDesk } from '../../../../../../tools/testing/meetings/speakers.ts';

/** A tenth of June that is over: the demo has its budgets. */
const now = latestDay(6, 10);

let app: TestApp;
let desk: Meetings;
let feeId: string;
let speaker: (change?: Partial<PaymentDraft>) => PaymentDraft;
let speakerRecord: string;
let meetingId: string;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await meetingsDesk({ as: (login) => app.as(login) }, now);
  const office = await speakersDesk(app, now);
  speakerRecord = await activateSpeaker(office, { tier: 'ACADEMICIAN', tierReason: '测试级别' });
  const { id: speakerId } = (await speakerOf(office.office, speakerRecord)).doctor;
  meetingId = await confirmMeetingOf(desk, {
    agenda: [{ kind: 'TALK', topic: '癫痫新药进展', minutes: 180, speakerId }],
    costs: [{ kind: 'FEE', note: '讲课费', price: 5000, quantity: 1 }],
  });
  feeId = (await desk.rep.call(meetings.find, { params: { id: meetingId } })).body.result.costs[0]!.id;
  ({ speaker } = paymentDrafts({ meetingId, mealId: '0', feeId, speakerId }));
});
afterAll(() => app.close());

const add = async (draft: PaymentDraft): Promise<string> =>
  (await desk.rep.call(payments.add, { body: draft })).body.result.id;
const find = async (id: string) => (await desk.rep.call(payments.find, { params: { id } })).body.result;
const submit = (id: string) => desk.rep.call(payments.submit, { params: { id }, body: { comments: [] } });

describe('the payment of a speaker', () => {
  it('H15 pays a speaker by the contract that was signed by the day of the meeting and holds on it, and no more than it says', async () => {
    const found = async () => {
      const { evidence } = (await desk.rep.call(payments.check, { body: speaker() })).body.result;
      return evidence.find(({ item }) => item === 'CONTRACT')!;
    };
    expect(await found()).toMatchObject({ isThere: true, note: expect.stringMatching(/^S\d{4}-\d{5}$/) });
    const id = await add(speaker());
    const [contract] = await app.owner<{ fee: number; ends_on: string; signed_at: Date }[]>`
      select fee::float8 as fee, ends_on::text as ends_on, signed_at from speaker_contracts where speaker_id = ${speakerRecord}`;
    const change = (set: object) =>
      app.owner`update speaker_contracts set ${app.owner(set)} where speaker_id = ${speakerRecord}`;
    const refusals = [
      { ends_on: `${now.getUTCFullYear()}-06-11` },
      { signed_at: new Date(Date.UTC(now.getUTCFullYear(), 11)) },
      // Three hours are four learning hours: CNY 800, and 1,000 are asked for.
      { fee: 200 },
    ];
    for (const set of refusals) {
      await change(set);
      expect((await found()).isThere, JSON.stringify(set)).toBe(false);
      const refused = await submit(id);
      expect([refused.status, refused.body.error]).toEqual([409, 'meeting-payments.blocked']);
      expect(refused.body.message).toContain('讲者合同');
      await change(contract!);
    }
    expect((await submit(id)).status).toBe(200);
    await desk.rep.call(payments.withdraw, { params: { id }, body: { reason: '更正' } });
    await desk.rep.call(payments.discard, { params: { id }, body: { reason: '更正' } });
  });

  it('H3 is asked again with the hours that the speaker served, over all payments of the meeting', async () => {
    const check = async (change: Partial<PaymentDraft>) =>
      (await desk.rep.call(payments.check, { body: speaker(change) })).body.result.rules.find(
        ({ code }) => code === 'H3',
      )!;
    // An hour is a learning hour and a third: CNY 2,000 at the rate of 1,500.
    const part = (amount: number) => ({ serviceHours: 1, costs: [{ costId: feeId, amount }] });
    expect(await check(part(2000))).toMatchObject({ outcome: 'PASS', inputs: { 'fees.academician': 1500 } });
    expect(await check(part(2001))).toMatchObject({ outcome: 'BLOCK' });
    const first = await add(speaker(part(1500)));
    expect(await check(part(501))).toMatchObject({ outcome: 'BLOCK' });
    const second = await add(speaker(part(501)));
    const refused = await submit(second);
    expect([refused.status, refused.body.error]).toEqual([409, 'meeting-payments.blocked']);
    expect(refused.body.message).toContain('H3');
    for (const id of [first, second])
      await desk.rep.call(payments.discard, { params: { id }, body: { reason: '更正' } });
  });

  it('withholds the tax of labour income month by month, as the announcement of 2018 has it', async () => {
    const first = await add(speaker());
    expect((await submit(first)).status).toBe(200);
    expect(await find(first)).toMatchObject({ gross: 1000, tax: 40, net: 960 });
    // 4,000 more make 5,000 in the month: 800 in all, of which 40 stand withheld.
    const second = await add(speaker({ costs: [{ costId: feeId, amount: 4000 }] }));
    const { body } = await desk.rep.call(payments.check, {
      query: { id: second },
      body: speaker({ costs: [{ costId: feeId, amount: 4000 }] }),
    });
    expect(body.result).toMatchObject({ gross: 4000, tax: 760, net: 3240, monthBefore: 1000 });
    await desk.rep.call(payments.withdraw, { params: { id: first }, body: { reason: '更正' } });
    for (const id of [first, second])
      await desk.rep.call(payments.discard, { params: { id }, body: { reason: '更正' } });
  });

  it('taxes by the version of rule LT1 that holds on the day, names what it rests on, and withholds nothing where it is off', async () => {
    const compliance = await app.as('shen.lian');
    const params = { code: 'LT1' };
    // A new version is told to every process, which then reads the rules anew.
    const taxed = (is: object) =>
      expect
        .poll(async () => (await desk.rep.call(payments.check, { body: speaker() })).body.result, { timeout: 20_000 })
        .toMatchObject(is);
    await taxed({ gross: 1000, tax: 40, taxSource: '国家税务总局公告2018年第61号 第八条、附件2' });
    const publish = async (part: object) => {
      const { versions, newest } = (await compliance.call(rules.find, { params })).body.result;
      const { figures, message, enMessage, isHard, commentRequired, source } = versions[0]!;
      const scope = {
        organizationId: null,
        scopeType: null,
        country: 'CN',
        validFrom: dayInShanghai(now),
        validTo: null,
      };
      const state = { figures, message, enMessage, isHard, commentRequired, source, isEnabled: true };
      const body = { ...scope, ...state, note: '税法调整', version: newest, ...part };
      expect((await compliance.call(rules.addVersion, { params, body })).status).toBe(200);
    };
    const { figures } = (await compliance.call(rules.find, { params })).body.result.versions[0]!;
    await publish({ figures: { ...figures, 'tax.smallDeduction': 500, 'tax.rate1': 10 }, source: '新公告' });
    await taxed({ tax: 50, net: 950, taxSource: '新公告' });
    await publish({ isEnabled: false });
    await taxed({ tax: 0, net: 1000, taxSource: '' });
  });

  it('makes the speaker paid on the page of the meeting, and payable again once it is reversed', async () => {
    const finance = await app.as('qian.hui');
    const seen = async () =>
      (await desk.rep.call(meetings.find, { params: { id: meetingId } })).body.result.speakers.map((one) => [
        one.state,
        one.fee,
        one.paid,
      ]);
    expect(await seen()).toEqual([['PAYABLE', 5000, 0]]);
    const id = await payOf(desk, finance, speaker());
    expect(await seen()).toEqual([['PAID', 5000, 1000]]);
    await finance.call(payments.askReversal, { params: { id }, body: { reason: '重复付款' } });
    const body = { agrees: true, reason: '核实属实' };
    await desk.compliance.call(payments.decideReversal, { params: { id }, body });
    expect(await seen()).toEqual([['PAYABLE', 5000, 0]]);
  });
});

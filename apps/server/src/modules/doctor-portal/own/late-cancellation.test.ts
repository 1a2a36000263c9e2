// A meeting that was cancelled late is paid like any other: what is owed and the contract stand in place of sign-in and service (rules LC1, H15).
import { doctorOwnEndpoints as own } from '@yijian/contract/doctor-portal';
import { meetingPaymentEndpoints as payments } from '@yijian/contract/meeting-payments';
import { meetingEndpoints as meetings, type MeetingDetail } from '@yijian/contract/meetings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { cancellableMeeting } from '../../../../../../tools/testing/meetings/cancelling.ts';
import { givePhone, signInAs } from '../../../../../../tools/testing/meetings/doctor-portal.ts';
import { meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';
import { payOf, paymentDrafts } from '../../../../../../tools/testing/meetings/payments.ts';
import { activateSpeaker, speakerOf, speakersDesk } from '../../../../../../tools/testing/meetings/speakers.ts';
import { scratchFolder } from '../../../../../../tools/testing/scratch.ts';

/** The tenth of June of this year: the budgets of the demo are those around the day it is filled. */
const now = new Date(Date.UTC(new Date().getUTCFullYear(), 5, 10, 2));
let app: TestApp;
let desk: Meetings;
let speakerId: string;
let speaker: Caller;

beforeAll(async () => {
  const folder = await scratchFolder();
  app = await startTestApp({ now, settings: { DATA_DIR: folder } });
  desk = await meetingsDesk({ as: (login) => app.as(login) }, now);
  const office = await speakersDesk(app, now);
  const record = await activateSpeaker(office, { tier: 'ACADEMICIAN', tierReason: '测试级别' });
  speakerId = (await speakerOf(office.office, record)).doctor.id;
  await app.owner`delete from personal_values where table_name = 'doctors' and field = 'BANK_ACCOUNT' and row_id = ${speakerId}`;
  await givePhone(app, speakerId, '13900065001');
  speaker = await signInAs(app, folder, '13900065001');
});
afterAll(() => app.close());

const find = async (id: string): Promise<MeetingDetail> =>
  (await desk.rep.call(meetings.find, { params: { id } })).body.result;
const agreedMeeting = (hours: number) => cancellableMeeting(app, { desk, now, speakerId }, { hours });
const cancel = (id: string, fees: number) =>
  desk.rep.call(meetings.cancel, { params: { id }, body: { reason: '医院临时停用报告厅', fees } });

describe('the payment of a late cancellation', { timeout: 60_000 }, () => {
  it('H15 rests on what is owed and on the contract, pays the speaker no more, and nobody else', async () => {
    const id = await agreedMeeting(24);
    await cancel(id, 2500);
    const [payable] = (await desk.rep.call(payments.payables, { query: { meetingId: id } })).body.result;
    expect(payable).toMatchObject({
      isCancelled: true,
      open: 2500,
      speakers: [{ id: speakerId, cancellationFee: 2500 }],
    });
    const listed = (await desk.rep.call(payments.payables, {})).body.result;
    expect(listed.map((one) => one.id)).toContain(id);
    const feeId = payable!.costs.find(({ kind }) => kind === 'FEE')!.id;
    const mealId = payable!.costs.find(({ kind }) => kind === 'MEAL')!.id;
    const drafts = paymentDrafts({ meetingId: id, mealId, feeId, speakerId });
    const pay = (amount: number) =>
      drafts.speaker({ serviceHours: null, isServiceConfirmed: false, costs: [{ costId: feeId, amount }] });
    const verdict = (await desk.rep.call(payments.check, { body: pay(2500) })).body.result;
    expect(verdict.evidence.map(({ item, isThere }) => [item, isThere])).toEqual([
      ['CANCELLATION', true],
      ['WITHIN_FEE', true],
      ['CONTRACT', true],
    ]);
    expect(verdict.rules.find(({ code }) => code === 'H15')!.outcome).toBe('PASS');
    const meal = await desk.rep.call(payments.add, { body: drafts.meal() });
    expect(meal).toMatchObject({ status: 409, body: { error: 'meeting-payments.overActual' } });
    const tooMuch = await desk.rep.call(payments.add, { body: pay(2500.01) });
    expect(tooMuch).toMatchObject({ status: 409, body: { error: 'meeting-payments.overActual' } });
    const stranger = await desk.rep.call(payments.add, { body: { ...pay(100), payeeId: desk.doctorIds[5]! } });
    expect(stranger.body.fields?.map(({ field }: { field: string }) => field)).toEqual(['body.payeeId']);
    await payOf(desk, await app.as('qian.hui'), pay(2500));
    const paid = await find(id);
    expect(paid).toMatchObject({ state: 'CANCELLED', speakers: [{ state: 'CANCELLED', paid: 2500 }] });
    const left = (await desk.rep.call(payments.payables, {})).body.result;
    expect(left.map((one) => one.id)).not.toContain(id);
  });

  it('is announced to the speaker on the own pages', async () => {
    const id = await agreedMeeting(24);
    await cancel(id, 2500);
    const talk = (await speaker.call(own.listTalks)).body.result.find(({ meetingId }) => meetingId === id);
    expect(talk).toMatchObject({ state: 'CANCELLED', cancellationFee: 2500 });
  });

  it('is not to be had for a meeting that was cancelled in time', async () => {
    const id = await agreedMeeting(73);
    const { costs } = await find(id);
    await cancel(id, 0);
    const drafts = paymentDrafts({ meetingId: id, mealId: '0', feeId: costs[1]!.id, speakerId });
    const refused = await desk.rep.call(payments.add, { body: drafts.speaker() });
    expect(refused.body.fields?.map(({ field }: { field: string }) => field)).toEqual(['body.meetingId']);
  });
});

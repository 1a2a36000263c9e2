// A meeting that was cancelled late is paid like any other: what is owed and the contract stand in place of sign-in and service (rules LC1, H15).
import { doctorOwnEndpoints as own } from '@yijian/contract/doctor-portal';
import { meetingPaymentEndpoints as payments } from '@yijian/contract/meeting-payments';
import { meetingEndpoints as meetings, type MeetingDetail } from '@yijian/contract/meetings';
import { notificationEndpoints as notices } from '@yijian/contract/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { cancellableMeeting } from '../../../../../../tools/testing/meetings/cancelling.ts';
import { givePhone, signInAs } from '../../../../../../tools/testing/meetings/doctor-portal.ts';
import { meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';
import { payOf, paymentDrafts } from '../../../../../../tools/testing/meetings/payments.ts';
import { activateSpeaker, speakerOf, speakersDesk } from '../../../../../../tools/testing/meetings/speakers.ts';
import { scratchFolder } from '../../../../../../tools/testing/scratch.ts';

/** A tenth of June that is over: the demo has its budgets. */
const now = latestDay(6, 10);
let app: TestApp;
let desk: Meetings;
let speakerId: string;
let speaker: Caller;
let folder: string;
let signed: { signerName: string; reason: string };
const given = '本人不需要取消费';

beforeAll(async () => {
  folder = await scratchFolder();
  app = await startTestApp({ now, settings: { DATA_DIR: folder } });
  desk = await meetingsDesk({ as: (login) => app.as(login) }, now);
  const office = await speakersDesk(app, now);
  const record = await activateSpeaker(office, { tier: 'ACADEMICIAN', tierReason: '测试级别' });
  speakerId = (await speakerOf(office.office, record)).doctor.id;
  await app.owner`delete from personal_values where table_name = 'doctors' and field = 'BANK_ACCOUNT' and row_id = ${speakerId}`;
  await givePhone(app, speakerId, '13900065001');
  speaker = await signInAs(app, folder, '13900065001');
  const [said] = await app.owner<[{ name: string }]>`select name from doctors where id = ${speakerId}`;
  signed = { signerName: said.name, reason: given };
});
afterAll(() => app.close());

const find = async (id: string): Promise<MeetingDetail> =>
  (await desk.rep.call(meetings.find, { params: { id } })).body.result;
const agreedMeeting = (hours: number) => cancellableMeeting(app, { desk, now, speakerId }, { hours });
const giveUp = (id: string, change: Partial<typeof signed> = {}) =>
  speaker.call(own.giveUpFee, { params: { meetingId: id }, body: { ...signed, ...change } });
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

  it('is given up by the speaker with a signature: budget, costs and year have their money back, the owner hears of it', async () => {
    const before = await desk.available();
    const id = await agreedMeeting(24);
    await cancel(id, 2500);
    const done = await giveUp(id);
    expect(done.body.result).toMatchObject({ state: 'CANCELLED', cancellationFee: null, waivedFee: 2500 });
    expect(await desk.available()).toBe(before);
    const found = await find(id);
    expect(found).toMatchObject({ state: 'CANCELLED', actual: 0 });
    expect(found.speakers).toMatchObject([
      { cancellationFee: null, waiver: { fee: 2500, by: 'SPEAKER', reason: given, recordedBy: null } },
    ]);
    const engaged = await app.owner`select from speaker_engagements where meeting_id = ${id}`;
    expect(engaged).toHaveLength(0);
    const [kept] = await app.owner<{ hash: string; by: string | null }[]>`
      select waive_hash as hash, waive_recorded_by::text as by from meeting_speaker_fees where meeting_id = ${id}`;
    expect(kept).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/), by: null });
    const { content } = (await desk.rep.call(notices.list, { query: { size: 100 } })).body.result;
    expect(content.filter(({ path }) => path?.endsWith(`id=${id}`)).map(({ kind }) => kind)).toContain(
      'meetings.feeGivenUp',
    );
    const again = await giveUp(id);
    expect([again.status, again.body.error]).toEqual([409, 'meetings.noFeeOwed']);
  });

  it('is given up by its speaker alone, under the registered name, with a reason, and while no payment asks for it', async () => {
    const id = await agreedMeeting(24);
    await cancel(id, 2500);
    const otherName = await giveUp(id, { signerName: '别人' });
    expect([otherName.status, otherName.body.fields?.[0]?.field]).toEqual([400, 'body.signerName']);
    const noReason = await giveUp(id, { reason: '' });
    expect([noReason.status, noReason.body.fields?.[0]?.field]).toEqual([400, 'body.reason']);
    const params = { meetingId: id };
    expect((await desk.rep.call(own.giveUpFee, { params, body: signed })).status).toBe(401);
    expect((await app.anonymous().call(own.giveUpFee, { params, body: signed })).status).toBe(401);
    await givePhone(app, desk.doctorIds[5]!, '13900065002');
    const stranger = await signInAs(app, folder, '13900065002');
    const [name] = await app.owner<[{ name: string }]>`select name from doctors where id = ${desk.doctorIds[5]!}`;
    const foreign = await stranger.call(own.giveUpFee, { params, body: { ...signed, signerName: name.name } });
    expect([foreign.status, foreign.body.error]).toEqual([409, 'meetings.noFeeOwed']);
    const feeId = (await find(id)).costs.find(({ kind }) => kind === 'FEE')!.id;
    const drafts = paymentDrafts({ meetingId: id, mealId: '0', feeId, speakerId });
    const costs = [{ costId: feeId, amount: 2500 }];
    const draft = drafts.speaker({ serviceHours: null, isServiceConfirmed: false, costs });
    const paymentId = (await desk.rep.call(payments.add, { body: draft })).body.result.id;
    const asked = await giveUp(id);
    expect([asked.status, asked.body.error]).toEqual([409, 'meeting-payments.feeAppliedFor']);
    expect((await find(id)).speakers[0]).toMatchObject({ cancellationFee: 2500, waiver: null });
    await desk.rep.call(payments.discard, { params: { id: paymentId }, body: { reason: given } });
    expect((await giveUp(id)).status).toBe(200);
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

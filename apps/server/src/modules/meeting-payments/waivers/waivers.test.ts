// The fee of a late cancellation is waived by the speaker or the office, and its money goes back (rule LC1).
import { meetingPaymentEndpoints as payments } from '@yijian/contract/meeting-payments';
import { meetingEndpoints as meetings, type MeetingDetail } from '@yijian/contract/meetings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { cancellableMeeting } from '../../../../../../tools/testing/meetings/cancelling.ts';
import { meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';
import { paymentDrafts } from '../../../../../../tools/testing/meetings/payments.ts';
import { activateSpeaker, speakerOf, speakersDesk } from '../../../../../../tools/testing/meetings/speakers.ts';

/** A tenth of June that is over: the demo has its budgets. */
const now = latestDay(6, 10);
const reason = '讲者来电表示不需要取消费';
let app: TestApp;
let desk: Meetings;
let speakerId: string;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await meetingsDesk({ as: (login) => app.as(login) }, now);
  const office = await speakersDesk(app, now);
  const record = await activateSpeaker(office, { tier: 'ACADEMICIAN', tierReason: '测试级别' });
  speakerId = (await speakerOf(office.office, record)).doctor.id;
});
afterAll(() => app.close());

async function cancelledLate(): Promise<string> {
  const id = await cancellableMeeting(app, { desk, now, speakerId }, { hours: 24 });
  await desk.rep.call(meetings.cancel, { params: { id }, body: { reason: '医院临时停用报告厅', fees: 2500 } });
  return id;
}
const find = async (id: string): Promise<MeetingDetail> =>
  (await desk.office.call(meetings.find, { params: { id } })).body.result;
const waive = (id: string, who: Caller = desk.office, doctorId = speakerId) =>
  who.call(payments.waiveFee, { params: { id, doctorId }, body: { by: 'SPEAKER', reason } });

describe('LC1 a cancellation fee', { timeout: 60_000 }, () => {
  it('is waived with its reason, and the budget, the costs and the year of the speaker have their money back', async () => {
    const before = await desk.available();
    const id = await cancelledLate();
    expect(await desk.available()).toBe(before - 2500);
    const done = await waive(id);
    expect(done.body.result).toEqual({ waived: 2500, left: 0 });
    expect(await desk.available()).toBe(before);
    const found = await find(id);
    expect(found).toMatchObject({ state: 'CANCELLED', actual: 0 });
    expect(found.costs.every(({ actual }) => actual === 0)).toBe(true);
    expect(found.speakers).toMatchObject([
      { cancellationFee: null, waiver: { fee: 2500, by: 'SPEAKER', reason, recordedBy: expect.any(String) } },
    ]);
    expect(found.steps.at(-1)).toMatchObject({ from: 'CANCELLED', to: 'CANCELLED', reason });
    const engaged = await app.owner`select from speaker_engagements where meeting_id = ${id}`;
    expect(engaged).toHaveLength(0);
    const [entry] = await app.owner<{ count: number }[]>`
      select count(*)::int as count from audit_log where request_id = ${String(done.headers['x-request-id'])}
        and table_name = 'meeting_speaker_fees'`;
    expect(entry!.count).toBe(1);
  });

  it('is waived once, by who accepts meetings, and only where it is owed', async () => {
    const id = await cancelledLate();
    expect((await waive(id, desk.rep)).status).toBe(403);
    const stranger = await app.as('admin', 'kanglan');
    expect([403, 404]).toContain((await waive(id, stranger)).status);
    const nobody = await waive(id, desk.office, desk.doctorIds[5]);
    expect([nobody.status, nobody.body.error]).toEqual([409, 'meetings.noFeeOwed']);
    const unnamed = await desk.office.call(payments.waiveFee, {
      params: { id, doctorId: speakerId },
      body: { by: 'OFFICE', reason: '' },
    });
    expect([unnamed.status, unnamed.body.fields?.[0]?.field]).toEqual([400, 'body.reason']);
    expect((await waive(id)).status).toBe(200);
    const again = await waive(id);
    expect([again.status, again.body.error]).toEqual([409, 'meetings.noFeeOwed']);
  });

  it('that a payment asks for is not waived until the payment is void; nothing can be asked for afterwards', async () => {
    const before = await desk.available();
    const id = await cancelledLate();
    const costs = (await find(id)).costs;
    const feeId = costs.find(({ kind }) => kind === 'FEE')!.id;
    const drafts = paymentDrafts({ meetingId: id, mealId: '0', feeId, speakerId });
    const draft = drafts.speaker({
      serviceHours: null,
      isServiceConfirmed: false,
      costs: [{ costId: feeId, amount: 2500 }],
    });
    const paymentId = (await desk.rep.call(payments.add, { body: draft })).body.result.id;
    const refused = await waive(id);
    expect([refused.status, refused.body.error]).toEqual([409, 'meeting-payments.feeInPayment']);
    expect(await desk.available()).toBe(before - 2500);
    await desk.rep.call(payments.discard, { params: { id: paymentId }, body: { reason: '讲者放弃' } });
    expect((await waive(id)).status).toBe(200);
    const late = await desk.rep.call(payments.add, { body: draft });
    expect(late.body.fields?.map(({ field }) => field)).toEqual(['body.meetingId']);
  });
});

// A meeting that is cancelled late owes its speakers a fee, which is kept on its budget (product: Event speaker machine, rule LC1).
import { meetingEndpoints as meetings, type MeetingDetail } from '@yijian/contract/meetings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { cancellableMeeting } from '../../../../../../tools/testing/meetings/cancelling.ts';
import { meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';
import { activateSpeaker, speakerOf, speakersDesk } from '../../../../../../tools/testing/meetings/speakers.ts';

/** A tenth of June that is over: the demo has its budgets. */
const now = latestDay(6, 10);
const reason = '医院临时停用报告厅';
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

const find = async (id: string, who = desk.rep): Promise<MeetingDetail> =>
  (await who.call(meetings.find, { params: { id } })).body.result;
const due = async (id: string) => (await desk.rep.call(meetings.findCancellationFees, { params: { id } })).body.result;
const agreedMeeting = (hours: number, answer?: 'DECLINED' | null) =>
  cancellableMeeting(app, { desk, now, speakerId }, { hours, answer });
const cancel = (id: string, fees = 0, who = desk.rep) =>
  who.call(meetings.cancel, { params: { id }, body: { reason, fees } });

describe('LC1 a meeting that is cancelled', { timeout: 60_000 }, () => {
  it('costs nothing while there is time enough, and gives its whole budget back', async () => {
    const before = await desk.available();
    const id = await agreedMeeting(73);
    expect(await due(id)).toEqual({ days: 3, share: 50, speakers: [], total: 0 });
    expect((await cancel(id)).body.result.state).toBe('CANCELLED');
    expect(await desk.available()).toBe(before);
    expect((await find(id)).speakers).toMatchObject([{ state: 'CANCELLED', cancellationFee: null }]);
  });

  it('costs nothing late either where the speaker is silent or declined', async () => {
    for (const answer of [null, 'DECLINED'] as const) {
      const id = await agreedMeeting(24, answer);
      expect((await due(id)).total).toBe(0);
      expect((await cancel(id)).body.result.state).toBe('CANCELLED');
    }
  });

  it('is refused late until its owner agrees to the very fees, and stays as it was', async () => {
    const id = await agreedMeeting(71);
    expect(await due(id)).toMatchObject({ speakers: [{ agreed: 5000, fee: 2500 }], total: 2500 });
    for (const fees of [0, 2499.99, 2600]) {
      const refused = await cancel(id, fees);
      expect(refused).toMatchObject({ status: 409, body: { error: 'meetings.cancellationFees' } });
      expect(refused.body.message).toContain('2500.00');
    }
    expect((await find(id)).state).toBe('APPROVED');
    const negative = await cancel(id, -1);
    expect([negative.status, negative.body.fields?.[0]?.field]).toEqual([400, 'body.fees']);
    expect((await cancel(id, 2500)).body.result.state).toBe('CANCELLED');
  });

  it('keeps the fees on the budget and in the year of the speaker', async () => {
    const before = await desk.available();
    const id = await agreedMeeting(24);
    expect(await desk.available()).toBe(before - 6000);
    await cancel(id, 2500);
    expect(await desk.available()).toBe(before - 2500);
    const found = await find(id);
    expect(found).toMatchObject({ state: 'CANCELLED', actual: 2500, acts: ['copy'] });
    expect(found.costs.map(({ kind, actual }) => [kind, actual])).toEqual([
      ['MEAL', 0],
      ['FEE', 2500],
    ]);
    expect(found.speakers).toMatchObject([{ state: 'CANCELLED', cancellationFee: 2500, paid: 0 }]);
    const [engaged] = await app.owner<{ fee: number; stage: string }[]>`
      select fee::float8 as fee, stage from speaker_engagements where meeting_id = ${id}`;
    expect(engaged).toEqual({ fee: 2500, stage: 'ACTUAL' });
  });

  it('tells its fees to its owner alone, while it can be cancelled', async () => {
    const id = await agreedMeeting(24);
    const params = { id };
    const asked = async (who: Caller) => {
      const { status, body } = await who.call(meetings.findCancellationFees, { params });
      return [status, body.error];
    };
    expect(await asked(desk.leader)).toEqual([409, 'meetings.notPossible']);
    expect(await asked(await app.as('admin', 'kanglan'))).toEqual([404, 'meetings.notFound']);
    expect((await asked(await app.as('qian.hui')))[0]).toBe(403);
    await cancel(id, 2500);
    expect(await asked(desk.rep)).toEqual([409, 'meetings.notPossible']);
    expect((await cancel(id, 2500)).body.error).toBe('meetings.notPossible');
  });
});

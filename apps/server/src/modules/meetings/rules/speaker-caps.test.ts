// The yearly cap of a speaker: warned of, reached, given back, and left with the year (product: Speaker machine, rules H2, S2).
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import { notificationEndpoints } from '@yijian/contract/notifications';
import { speakerEndpoints as speakers } from '@yijian/contract/speakers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { agreeTo, meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';
import {
  activateSpeaker,
  speakerOf,
  speakersDesk,
  type Speakers,
} from '../../../../../../tools/testing/meetings/speakers.ts';

let app: TestApp;
let desk: Meetings;
let office: Speakers;

// In the middle of the year, so that what is engaged falls into one year.
const now = latestDay(5, 15);

beforeAll(async () => {
  app = await startTestApp({ now });
  [desk, office] = [await meetingsDesk(app, now), await speakersDesk(app, now)];
});
afterAll(() => app.close());

const submitMeeting = async (doctorId: string): Promise<string> => {
  const body = desk.draft({
    agenda: [{ kind: 'TALK', topic: '癫痫新药进展', minutes: 90, speakerId: doctorId }],
    costs: [
      { kind: 'MEAL', note: '', price: 50, quantity: 12 },
      { kind: 'FEE', note: '讲课费', price: 500, quantity: 1 },
    ],
  });
  const { id } = (await desk.rep.call(meetings.add, { body })).body.result;
  const comments = ['S2', 'S6', 'S17'].map((code) => ({ code, comment: '年度上限内的安排' }));
  await desk.rep.call(meetings.submit, { params: { id }, body: { comments } });
  return id;
};
const approve = async (id: string): Promise<string> => {
  for (const who of [desk.leader, desk.marketing, desk.compliance]) await agreeTo(who, id);
  return id;
};
const spend = (meetingId: string, fee: number) =>
  app.owner`update speaker_engagements set fee = ${fee} where enterprise_id = 1 and meeting_id = ${meetingId}`;
const toldOf = async (id: string): Promise<string[]> => {
  const { content } = (await desk.rep.call(notificationEndpoints.list, { query: { kind: 'speakers', size: 100 } })).body
    .result;
  return content.filter(({ path }) => path === `/meeting/speakerDetail?id=${id}`).map(({ kind }) => kind);
};
const stepsOf = async (id: string): Promise<string[]> =>
  (await speakerOf(office.office, id)).steps
    .map(({ from, to }) => `${from} ${to}`)
    .filter((step) => step.includes('CAPPED'));
const isIn = async (id: string, name: string, state: 'ACTIVE' | 'CAPPED'): Promise<boolean> => {
  const query = { state, keyword: name, size: 100 };
  const { content } = (await office.office.call(speakers.list, { query })).body.result;
  return content.some((one) => one.id === id);
};

describe('the yearly cap of a speaker', () => {
  it('is warned of at 80 %, reached by what is committed, given back by a cancelled meeting, and told once a year', async () => {
    const id = await activateSpeaker(office, { tier: 'FULL', tierReason: '测试级别' });
    const { doctor } = await speakerOf(office.office, id);
    const first = await approve(await submitMeeting(doctor.id));
    await spend(first, 39_500);
    const second = await submitMeeting(doctor.id);
    expect(await toldOf(id)).toEqual([]);
    await approve(second);
    expect(await toldOf(id)).toEqual(['speakers.capNear']);
    expect((await speakerOf(office.office, id)).state).toBe('ACTIVE');
    await spend(first, 49_000);
    const third = await submitMeeting(doctor.id);
    // What waits for its approval is not committed.
    expect(await speakerOf(office.office, id)).toMatchObject({ state: 'ACTIVE', amount: 50_000 });
    await approve(third);
    expect(await speakerOf(office.office, id)).toMatchObject({ state: 'CAPPED', amount: 50_000 });
    expect([await isIn(id, doctor.name, 'CAPPED'), await isIn(id, doctor.name, 'ACTIVE')]).toEqual([true, false]);
    expect((await toldOf(id)).toSorted()).toEqual(['speakers.capNear', 'speakers.capped']);
    await desk.rep.call(meetings.cancel, { params: { id: third }, body: { reason: '改期' } });
    expect((await speakerOf(office.office, id)).state).toBe('ACTIVE');
    await approve(await submitMeeting(doctor.id));
    expect((await speakerOf(office.office, id)).state).toBe('CAPPED');
    expect(await toldOf(id)).toHaveLength(2);
    const turns = ['ACTIVE CAPPED', 'CAPPED ACTIVE', 'ACTIVE CAPPED'];
    expect(await stepsOf(id)).toEqual(turns);
    // Another year holds none of it.
    await app.owner`update speaker_engagements set day = day - interval '1 year' where enterprise_id = 1 and speaker_id = ${id}`;
    expect((await speakerOf(office.office, id)).state).toBe('ACTIVE');
    await app.app.jobs.runSoon('speakers.expire');
    await expect.poll(() => stepsOf(id), { timeout: 8000 }).toEqual([...turns, 'CAPPED ACTIVE']);
  });
});

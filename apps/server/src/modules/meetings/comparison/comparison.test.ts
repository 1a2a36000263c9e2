// What an approver compares a meeting with (product: approval detail, similar meetings' cost band).
import { meetingEndpoints as meetings, type MeetingComparison } from '@yijian/contract/meetings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';

/** A tenth of June that is over: the demo has its budgets. */
const now = latestDay(6, 10);
const DAY = 86_400_000;
let app: TestApp;
let desk: Meetings;
let id: string;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await meetingsDesk(app, now);
  // The demo's own meetings are of other types: this one is compared with those of the test alone.
  await app.owner`update meetings set type = 'CITY' where enterprise_id = 1 and type = 'SATELLITE'`;
  const body = { ...desk.draft({ type: 'SATELLITE', expectedGuests: 10 }) };
  id = (await desk.rep.call(meetings.add, { body })).body.result.id;
});
afterAll(() => app.close());

const compare = async (who = desk.rep): Promise<MeetingComparison> =>
  (await who.call(meetings.compare, { params: { id } })).body.result;

/** Held so many days ago, with its costs and guests who came. */
async function held(days: number, { actual, heads }: { actual: number; heads: number }): Promise<void> {
  const added = await desk.rep.call(meetings.add, { body: desk.draft({ type: 'SATELLITE' }) });
  const meetingId = added.body.result.id;
  const startsAt = new Date(now.getTime() - days * DAY);
  await app.owner`
    update meetings set state = 'CONFIRMED', number = ${`MC-${meetingId}`}, starts_at = ${startsAt},
      ends_at = ${new Date(startsAt.getTime() + 3_600_000)}, actual = ${actual}, confirmed_at = ${startsAt}
    where enterprise_id = 1 and id = ${meetingId}`;
  await app.owner`delete from meeting_guests where enterprise_id = 1 and meeting_id = ${meetingId}`;
  for (const doctorId of desk.doctorIds.slice(0, heads))
    await app.owner`
      insert into meeting_guests (enterprise_id, meeting_id, doctor_id, state, source, signed_in_at)
      values (1, ${meetingId}, ${doctorId}, 'SIGNED_IN', 'INVITED', ${startsAt})`;
}

it('too few meetings of its kind are no band, and neither are older ones or ones nobody came to', async () => {
  for (const [days, actual] of [
    [30, 400],
    [60, 500],
    [90, 600],
    [120, 700],
  ] as const)
    await held(days, { actual, heads: 5 });
  await held(500, { actual: 9000, heads: 5 });
  await held(40, { actual: 9000, heads: 0 });
  expect(await compare()).toMatchObject({ sample: 4, band: null });
});

it('from five on it tells the quartiles of their cost per head, and the latest by name', async () => {
  await held(150, { actual: 800, heads: 5 });
  const { perHead, sample, band, similar, owner } = await compare();
  const [meeting] = await app.owner<{ estimate: number }[]>`
    select estimate::float8 as estimate from meetings where enterprise_id = 1 and id = ${id}`;
  expect(perHead).toBe(meeting!.estimate / 10);
  expect(sample).toBe(5);
  expect(band).toEqual({ low: 100, median: 120, high: 140 });
  expect(similar.map((one) => one.perHead)).toEqual([80, 100, 120, 140, 160]);
  expect(owner.held).toBeGreaterThanOrEqual(6);
  expect(owner.spent).toBeGreaterThanOrEqual(400 + 500 + 600 + 700 + 800 + 9000);
});

it('is for whoever sees the meeting; another team and another enterprise find none', async () => {
  for (const who of [await app.as('fei.lanting'), await app.as('admin', 'kanglan')]) {
    const answer = await who.call(meetings.compare, { params: { id } });
    expect([answer.status, answer.body.error]).toEqual([404, 'meetings.notFound']);
  }
});

// Guests who have not answered are reminded once before the last day for an answer; consent, quiet hours and the contact budget hold.
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import { sendEndpoints as sends, type Send } from '@yijian/contract/sends';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { messagesTo, sendingDesk, type SendingDesk } from '../../../../../../tools/testing/content/sending.ts';
import { approveMeetingOf, meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';
import { openLog } from '../../../platform/log/index.ts';
import { asSystem } from '../../../platform/jobs/index.ts';
import { openVault } from '../../../platform/secrets/index.ts';
import { remindGuests } from './reminding.service.ts';

const HOUR = 3_600_000;
/** Ten in the morning of Shanghai in the middle of the year, so that every meeting falls into the budgets of the demo. */
const now = latestDay(5, 15);
const later = (hours: number): Date => new Date(now.getTime() + hours * HOUR);

let app: TestApp;
let desk: SendingDesk;
let office: Meetings;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await sendingDesk(app, now);
  office = await meetingsDesk(app, now);
}, 120_000);
afterAll(() => app.close());

/** The job of the clock, at a moment. */
async function remindAt(at: Date): Promise<void> {
  const tenants = await app.app.directory.all();
  const tenant = tenants.find(({ id }) => id === '1')!;
  const { connections } = app.app;
  const vault = openVault(app.database.keyFile);
  await asSystem({ connections, log: openLog('fatal'), clock: { now: () => at }, vault }, tenant, (context) =>
    remindGuests(context),
  );
}

/** Invited and not answered; begins in so many hours from now. */
async function invitedMeeting(guestIds: string[], hours: number): Promise<string> {
  const meetingId = await approveMeetingOf(office, { guestIds });
  const answer = await desk.rep.call(sends.addInvitation, { body: { channel: 'MAIL', meetingId } });
  expect(answer.status, answer.body.message).toBe(200);
  await desk.dispatch();
  await app.owner`update meetings set starts_at = ${later(hours)}, ends_at = ${later(hours + 2)} where id = ${meetingId}`;
  return meetingId;
}

async function sentTo(meetingId: string): Promise<Send[]> {
  const { content } = (await desk.rep.call(sends.list, { query: { meetingId, size: 100 } })).body.result;
  return content;
}
const remindersOf = async (meetingId: string): Promise<Send[]> =>
  (await sentTo(meetingId)).filter(({ isReminder }) => isReminder);
const guestOf = async (id: string, doctorId: string) =>
  (await desk.rep.call(meetings.find, { params: { id } })).body.result.guests.find(
    ({ doctor }) => doctor?.id === doctorId,
  )!;

describe('the reminder of an invitation', { timeout: 60_000 }, () => {
  it('goes once, over the channel of the invitation, to those who have not answered, and its sender sees to whom', async () => {
    const guestIds = await desk.doctors(3);
    const [answered, ...silent] = guestIds as [string, string, string];
    const meetingId = await invitedMeeting(guestIds, 90);
    const params = { id: meetingId, guestId: (await guestOf(meetingId, answered)).id };
    await desk.rep.call(meetings.changeGuest, { params, body: { state: 'ACCEPTED' } });
    // More than a day before the last day for an answer nobody is pressed.
    await remindAt(later(0));
    expect(await remindersOf(meetingId)).toEqual([]);
    await remindAt(later(26));
    await remindAt(later(27));
    const [reminder, ...more] = await remindersOf(meetingId);
    expect(more).toEqual([]);
    expect(reminder).toMatchObject({ channel: 'MAIL', state: 'SCHEDULED', figures: { audience: 2 } });
    await desk.dispatch(undefined, { now: () => later(27) });
    const people = await desk.recipients(reminder!.id);
    expect(people.map(({ doctor, state }) => [doctor.id, state])).toEqual(
      silent.toSorted((a, b) => Number(a) - Number(b)).map((id) => [id, 'SENT']),
    );
    await remindAt(later(40));
    expect(await remindersOf(meetingId)).toHaveLength(1);
    const outside = await app.as('admin', 'kanglan');
    expect((await outside.call(sends.find, { params: { id: reminder!.id } })).status).toBe(404);
  });

  it('leaves out who has withdrawn consent since, and who has had as many contacts as are allowed', async () => {
    const guestIds = await desk.doctors(3);
    const [withdrawn, busy, free] = guestIds as [string, string, string];
    const meetingId = await invitedMeeting(guestIds, 74);
    await app.owner`
      insert into consents (enterprise_id, doctor_id, purpose, channel, event, text_id, source, evidence, at)
      select 1, ${withdrawn}, 'CONTENT', 'MAIL', 'WITHDRAWN', max(text_id), 'PAPER', '登记表', ${later(1)} from consents
      where enterprise_id = 1 and doctor_id = ${withdrawn} and purpose = 'CONTENT' and channel = 'MAIL'`;
    await messagesTo(app, { id: busy, count: 8, now });
    await remindAt(later(25));
    const [reminder] = await remindersOf(meetingId);
    const people = await desk.recipients(reminder!.id);
    const reasonOf = new Map(people.map(({ doctor, reason, state }) => [doctor.id, reason || state]));
    expect([withdrawn, busy, free].map((id) => reasonOf.get(id))).toEqual(['UNSUBSCRIBED', 'OVER_BUDGET', 'PLANNED']);
  });

  it('that can reach nobody stands among the sends, over at once, with the reason of each', async () => {
    const [withdrawn] = (await desk.doctors(1)) as [string];
    const meetingId = await invitedMeeting([withdrawn], 74);
    await app.owner`
      insert into consents (enterprise_id, doctor_id, purpose, channel, event, text_id, source, evidence, at)
      select 1, ${withdrawn}, 'CONTENT', 'MAIL', 'WITHDRAWN', max(text_id), 'PAPER', '登记表', ${later(1)} from consents
      where enterprise_id = 1 and doctor_id = ${withdrawn} and purpose = 'CONTENT' and channel = 'MAIL'`;
    await remindAt(later(25));
    await remindAt(later(26));
    const [reminder, ...more] = await remindersOf(meetingId);
    expect(more).toEqual([]);
    expect(reminder).toMatchObject({ state: 'DONE', figures: { audience: 1, removed: 1, sent: 0 } });
    expect(new Date(reminder!.endedAt!)).toEqual(later(25));
    const { removals } = (await desk.rep.call(sends.find, { params: { id: reminder!.id } })).body.result;
    expect(removals).toEqual([{ reason: 'UNSUBSCRIBED', count: 1 }]);
  });

  it('waits for the end of the quiet hours, and goes not at all where the last day has come by then', async () => {
    const [one, two] = (await desk.doctors(2)) as [string, string];
    // 23:00 in Shanghai, the day after.
    const night = later(37);
    const inTime = await invitedMeeting([one], 37 + 48 + 20);
    const tooLate = await invitedMeeting([two], 37 + 48 + 5);
    await remindAt(night);
    const [reminder] = await remindersOf(inTime);
    expect(new Date(reminder!.dueAt)).toEqual(later(46));
    expect(await remindersOf(tooLate)).toEqual([]);
  });

  it('is not sent of a meeting that was cancelled, and not to who was invited within the last day', async () => {
    const [one, two] = (await desk.doctors(2)) as [string, string];
    const cancelled = await invitedMeeting([one], 74);
    await desk.rep.call(meetings.cancel, { params: { id: cancelled }, body: { reason: '医院临时停用报告厅' } });
    const fresh = await invitedMeeting([two], 70);
    await remindAt(later(5));
    expect(await remindersOf(cancelled)).toEqual([]);
    expect(await remindersOf(fresh)).toEqual([]);
  });
});

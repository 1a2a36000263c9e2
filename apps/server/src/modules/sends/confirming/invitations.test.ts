// Guests are invited over their own channel: who gets it and who does not, the page they answer on, what follows (product 3.9, 3.10).
import { interactionEndpoints } from '@yijian/contract/interactions';
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import { sendEndpoints as sends } from '@yijian/contract/sends';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { sendingDesk, type SendingDesk } from '../../../../../../tools/testing/content/sending.ts';
import { delivered } from '../../../../../../tools/testing/figures/doctor-figures.ts';
import { approveMeetingOf, meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';

/** Ten in the morning of Shanghai in the middle of the year, so that every meeting falls into the budgets of the demo. */
const now = latestDay(5, 15);
const headers = { host: 'localhost' };

let app: TestApp;
let desk: SendingDesk;
let office: Meetings;
let guestIds: string[];

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await sendingDesk(app, now);
  office = await meetingsDesk(app, now);
  guestIds = await desk.doctors(6);
}, 120_000);
afterAll(() => app.close());

const check = (body: object, who = desk.rep) => who.call(sends.checkInvitation, { body: { channel: 'MAIL', ...body } });
const invite = (body: object, who = desk.rep) => who.call(sends.addInvitation, { body: { channel: 'MAIL', ...body } });
const meeting = () => approveMeetingOf(office, { guestIds });
const guestOf = async (id: string, doctorId: string) =>
  (await desk.rep.call(meetings.find, { params: { id } })).body.result.guests.find(
    ({ doctor }) => doctor?.id === doctorId,
  )!;
const open = (token: string, query = '') => app.app.server.inject({ url: `/d/read/${token}${query}`, headers });
const answer = (token: string, word: string) =>
  app.app.server.inject({ method: 'POST', url: `/d/read/${token}/${word}`, headers });

/** Sent and out; the token of the first doctor. */
async function sent(meetingId: string): Promise<{ id: string; token: string; doctorId: string }> {
  const { body } = await invite({ meetingId });
  expect(body.code, body.message).toBe(200);
  await desk.dispatch();
  const [first] = (await desk.recipients(body.result.id)).filter(({ state }) => state === 'SENT');
  return { id: body.result.id, token: desk.tokenOf(first!.id), doctorId: first!.doctor.id };
}

describe('who is invited', () => {
  it('only guests who have not answered, each who gets nothing under one reason', async () => {
    const meetingId = await meeting();
    const [answered, refused] = guestIds as [string, string];
    const params = { id: meetingId, guestId: (await guestOf(meetingId, answered)).id };
    await desk.rep.call(meetings.changeGuest, { params, body: { state: 'ACCEPTED' } });
    await app.owner`
      insert into consents (enterprise_id, doctor_id, purpose, channel, event, text_id, source, evidence, at)
      select 1, ${refused}, 'CONTENT', 'MAIL', 'WITHDRAWN', max(text_id), 'PAPER', '登记表', ${now} from consents
      where enterprise_id = 1 and doctor_id = ${refused} and purpose = 'CONTENT' and channel = 'MAIL'`;
    const [foreign] = await app.owner<{ id: string }[]>`select id::text from doctors where enterprise_id = 2 limit 1`;
    const found = (await check({ meetingId, ids: [...guestIds, foreign!.id] })).body.result;
    expect(found.removed.map(({ reason, doctors }) => [reason, doctors.map(({ id }) => id)])).toEqual([
      ['ANSWERED', [answered]],
      ['UNSUBSCRIBED', [refused]],
    ]);
    expect(found).toMatchObject({
      audience: 7,
      eligible: 4,
      outOfRange: 1,
      subject: { kind: 'MEETING', id: meetingId },
    });
    expect(found.preview.subject).toMatch(/^邀请您参加：癫痫规范诊疗科会/);
    expect(found.preview.text).toMatch(/时间：\d{4}年\d+月\d+日.* 10:00–12:00\n地点：三楼会议室/);
    await app.owner`
      insert into consents (enterprise_id, doctor_id, purpose, channel, event, text_id, source, evidence, at)
      select 1, ${refused}, 'CONTENT', 'MAIL', 'GRANTED', max(text_id), 'PAPER', '登记表', ${now} from consents
      where enterprise_id = 1 and doctor_id = ${refused} and purpose = 'CONTENT' and channel = 'MAIL'`;
  });

  it('is one contact, however often it is sent, and goes out once over a channel', async () => {
    const budget = async () => {
      const params = { id: guestIds[5]! };
      return (await desk.rep.call(sends.findBudget, { params })).body.result;
    };
    const meetingId = await meeting();
    const before = await budget();
    await sent(meetingId);
    expect(await budget()).toEqual(before);
    expect((await check({ meetingId })).body.result).toMatchObject({
      eligible: 0,
      removed: [{ reason: 'ALREADY_SENT' }],
    });
    expect((await invite({ meetingId })).body.error).toBe('sends.nobody');
  });

  it('is for the owner of an approved meeting that has yet to begin, within the day of the meeting', async () => {
    const meetingId = await meeting();
    expect((await check({ meetingId }, await app.as('qian.hui'))).status).toBe(403);
    expect((await invite({ meetingId }, await app.as('zhou.minxing'))).status).toBeGreaterThanOrEqual(403);
    expect((await check({ meetingId }, await app.as('admin', 'kanglan'))).body.error).toBe('meetings.notFound');
    for (const body of [{}, { meetingId: 'x' }, { meetingId, channel: 'FAX' }, { meetingId, ids: [] }])
      expect((await check(body)).status).toBe(400);
    const late = await invite({ meetingId, dueAt: new Date(now.getTime() + 80 * 86_400_000).toISOString() });
    expect(late.body.fields?.map(({ field }) => field)).toEqual(['body.dueAt']);
    const { id: draft } = (await desk.rep.call(meetings.add, { body: office.draft({ guestIds }) })).body.result;
    expect((await invite({ meetingId: draft })).body.error).toBe('meetings.notPossible');
    await app.owner`update meetings set starts_at = ${now}, ends_at = ${now}::timestamptz + interval '1 hour' where enterprise_id = 1 and id = ${meetingId}`;
    expect((await invite({ meetingId })).body.error).toBe('sends.meetingBegun');
  });
});

describe('the page of the invitation', () => {
  it('tells what, when and where in two languages, is counted as read, and takes the answer with one touch', async () => {
    const meetingId = await meeting();
    const { token, doctorId } = await sent(meetingId);
    const page = await open(token, '?lang=en');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('When</dt>');
    expect(page.body).toMatch(/癫痫新药进展 \d+ <span class="quiet">60 min/);
    expect((await open(token)).body).toContain('接受邀请');
    const payload = { percent: 100, seconds: 60, isFirst: true };
    await app.app.server.inject({ method: 'POST', url: `/d/read/${token}/progress`, headers, payload });
    await delivered(app);
    const query = { doctorId, dataType: ['READ' as const] };
    const acts = (await desk.rep.call(interactionEndpoints.detail, { query })).body.result.content;
    expect(acts.map(({ actionType }) => actionType)).toEqual(expect.arrayContaining(['OPENED', 'READ']));

    const accepted = await answer(token, 'accept');
    expect([accepted.statusCode, accepted.headers.location]).toEqual([303, `/d/read/${token}?lang=zh`]);
    expect((await guestOf(meetingId, doctorId)).state).toBe('ACCEPTED');
    expect((await open(token)).body).toContain('您已接受邀请');
    await answer(token, 'decline');
    await answer(token, 'decline');
    expect((await guestOf(meetingId, doctorId)).state).toBe('DECLINED');
  });

  it('gives an entry for the calendar, as long as the meeting has yet to begin', async () => {
    const meetingId = await meeting();
    const { token } = await sent(meetingId);
    expect((await open(token)).body).toContain(`/d/read/${token}/meeting.ics?lang=zh`);
    const entry = await open(`${token}/meeting.ics`);
    expect([entry.statusCode, entry.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(entry.body).toContain('BEGIN:VEVENT\r\n');
    expect((await open(`${token.slice(0, -2)}xx/meeting.ics`)).statusCode).toBe(404);
    await office.rep.call(meetings.cancel, { params: { id: meetingId }, body: { reason: '改期' } });
    expect((await open(`${token}/meeting.ics`)).statusCode).toBe(410);
  });

  it('opens nothing to a forged link or another answer, and ends with the meeting', async () => {
    const meetingId = await meeting();
    const { token, doctorId } = await sent(meetingId);
    const forged = token.replace(/[.]./, (start) => (start === '.A' ? '.B' : '.A'));
    expect((await open(forged)).statusCode).toBe(404);
    expect((await answer(forged, 'accept')).statusCode).toBe(404);
    expect((await answer(token, 'maybe')).statusCode).toBe(404);
    const articleId = await desk.publish();
    const [reader] = await desk.doctors(1);
    const article = (await desk.rep.call(sends.add, { body: { articleId, channel: 'MAIL', ids: [reader!] } })).body
      .result;
    await desk.dispatch();
    const [other] = await desk.recipients(article.id);
    expect((await answer(desk.tokenOf(other!.id), 'accept')).statusCode).toBe(404);

    const body = { reason: '场地临时停用，改期另行通知' };
    const cancelled = await desk.rep.call(meetings.cancel, { params: { id: meetingId }, body });
    expect(cancelled.body.code, cancelled.body.message).toBe(200);
    const page = await open(token);
    expect([page.statusCode, page.body.includes('邀请已失效')]).toEqual([410, true]);
    expect((await answer(token, 'accept')).statusCode).toBe(410);
    expect((await guestOf(meetingId, doctorId)).state).toBe('INVITED');
  });

  it('what waits when the meeting is cancelled goes to nobody, and the sender is told', async () => {
    const meetingId = await meeting();
    const { id } = (await invite({ meetingId })).body.result;
    await desk.rep.call(meetings.cancel, { params: { id: meetingId }, body: { reason: '讲者行程冲突，无法到场' } });
    await desk.dispatch();
    const found = (await desk.rep.call(sends.find, { params: { id } })).body.result;
    expect(found).toMatchObject({ state: 'DONE', subject: { kind: 'MEETING', id: meetingId }, figures: { sent: 0 } });
    expect(found.removals.map(({ reason }) => reason)).toContain('MEETING_OFF');
    const listed = (await desk.rep.call(sends.list, { query: { meetingId } })).body.result;
    expect(listed.content.map((one) => one.id)).toEqual([id]);
  });
});

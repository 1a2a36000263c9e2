// A doctor at a meeting: invitations, the code on the screen, the place, and own consents.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { doctorPortalEndpoints as portal, type DoctorMeeting } from '@yijian/contract/doctor-portal';
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import { consentEndpoints as privacy } from '@yijian/contract/privacy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../tools/testing/days.ts';
import { givePhone, meetingCodeAt, signInAs } from '../../../../../tools/testing/meetings/doctor-portal.ts';
import { approveMeetingOf, meetingsDesk, type Meetings } from '../../../../../tools/testing/meetings/meetings.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'yijian-doctors-'));
const now = latestDay(5, 15);
let app: TestApp;
let desk: Meetings;
let doctor: Caller;
let doctorId: string;

const codeAt = (id: string, seconds: number): string =>
  meetingCodeAt(app, id, new Date(now.getTime() + seconds * 1000));
const begun = async (change: object = {}): Promise<string> => {
  const id = await approveMeetingOf(desk, change);
  await desk.rep.call(meetings.start, { params: { id } });
  return id;
};
const enter = (id: string, body: object, who = doctor) => who.call(portal.signInAtMeeting, { params: { id }, body });
const stateOf = async (id: string): Promise<DoctorMeeting | undefined> =>
  (await doctor.call(portal.listMeetings)).body.result.find((one) => one.id === id);

beforeAll(async () => {
  app = await startTestApp({ now, settings: { DATA_DIR: folder } });
  desk = await meetingsDesk(app, now);
  doctorId = desk.doctorIds[1]!;
  await givePhone(app, doctorId, '13900020001');
  doctor = await signInAs(app, folder, '13900020001');
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('invitations', () => {
  it('are seen once the meeting is approved, by whom they are for, and answered until it begins', async () => {
    const draft = (await desk.rep.call(meetings.add, { body: desk.draft() })).body.result;
    expect(await stateOf(draft.id)).toBeUndefined();
    const id = await approveMeetingOf(desk);
    expect(await stateOf(id)).toMatchObject({ state: 'APPROVED', guestState: 'INVITED' });
    const reply = (state: string, who = doctor) => who.call(portal.reply, { params: { id }, body: { state } });
    expect((await reply('DECLINED')).body.result.guestState).toBe('DECLINED');
    expect((await reply('ACCEPTED')).body.result.guestState).toBe('ACCEPTED');
    expect((await reply('ACCEPTED')).body.error).toBe('meetings.guestState');
    expect((await reply('SIGNED_IN')).status).toBe(400);
    const stranger = desk.doctorIds.at(-1)!;
    await givePhone(app, stranger, '13900020002');
    const other = await signInAs(app, folder, '13900020002');
    const foreign = await reply('ACCEPTED', other);
    expect([foreign.status, foreign.body.error]).toEqual([404, 'meetings.guestNotFound']);
    await desk.rep.call(meetings.start, { params: { id } });
    expect((await reply('DECLINED')).body.error).toBe('meetings.notOpen');
  });
});

describe('the calendar', () => {
  it('takes an invitation as an entry of its own, takes it out when the meeting is cancelled, and tells nobody else', async () => {
    const id = await approveMeetingOf(desk);
    const fetch = (who: Caller) => who.call(portal.findCalendar, { params: { id } });
    const file = await fetch(doctor);
    expect([file.status, file.headers['content-type']]).toEqual([200, expect.stringContaining('text/calendar')]);
    const entry = String(file.raw);
    const uid = /^UID:(.+)\r$/m.exec(entry)![1];
    expect(entry).toContain('METHOD:PUBLISH\r\n');
    expect(entry).toMatch(/^DTSTART:\d{8}T\d{6}Z\r$/m);
    expect((await fetch(desk.rep)).status).toBe(401);
    const other = await doctor.call(portal.findCalendar, { params: { id: '999999999' } });
    expect([other.status, other.body.error]).toEqual([404, 'meetings.guestNotFound']);
    await desk.rep.call(meetings.cancel, { params: { id }, body: { reason: '改期' } });
    const gone = String((await fetch(doctor)).raw);
    expect(gone).toContain('METHOD:CANCEL\r\n');
    expect(gone).toContain(`UID:${uid}\r\n`);
    const sequenceOf = (text: string): number => Number(/^SEQUENCE:(\d+)/m.exec(text)![1]);
    expect(sequenceOf(gone)).toBeGreaterThan(sequenceOf(entry));
  });
});

describe('the code on the screen', () => {
  it('is shown to the owner of a meeting in progress alone', async () => {
    const id = await approveMeetingOf(desk);
    const show = (who: Caller) => who.call(meetings.findSignInCode, { params: { id } });
    const early = await show(desk.rep);
    expect(early.body.error).toBe('meetings.notPossible');
    // Who brought it there, and when.
    expect(early.body.message).toMatch(/（\S+，\d{4}年\d+月\d+日 \d{2}:\d{2}），不能/);
    await desk.rep.call(meetings.start, { params: { id } });
    const shown = (await show(desk.rep)).body.result;
    expect([shown.code, shown.attended]).toEqual([codeAt(id, 0), 0]);
    expect((await show(desk.leader)).status).toBe(409);
    expect((await show(doctor)).status).toBe(401);
  });

  it('signs in once, appears with the staff, and signs out', async () => {
    const id = await begun();
    const code = codeAt(id, 0);
    expect((await enter(id, { code })).body.result.guestState).toBe('SIGNED_IN');
    const again = await enter(id, { code });
    expect([again.status, again.body.error]).toEqual([409, 'meetings.guestState']);
    const detail = (await desk.rep.call(meetings.find, { params: { id } })).body.result;
    expect(detail.attended).toBe(1);
    expect(detail.guests.find((one) => one.doctor?.id === doctorId)?.state).toBe('SIGNED_IN');
    const out = await doctor.call(portal.signOutOfMeeting, { params: { id } });
    expect(out.body.result.guestState).toBe('SIGNED_OUT');
    expect((await enter(id, { code })).body.error).toBe('meetings.guestState');
  });

  it('of the window before is good; an older one, one of the future and one of another meeting are not', async () => {
    const id = await begun();
    const other = await begun();
    for (const code of [codeAt(id, -60), codeAt(id, -90), codeAt(id, 60), codeAt(other, 0)]) {
      const refused = await enter(id, { code });
      expect([refused.status, refused.body.error]).toEqual([400, 'meetings.signCodeWrong']);
    }
    expect((await enter(id, { code: codeAt(id, -30) })).status).toBe(200);
    await app.owner`delete from doctor_portal_wrong_codes`;
  });

  it('is closed after five wrong entries, also when they come at once, and then refuses the right one', async () => {
    const id = await begun();
    const code = codeAt(id, 0);
    const wrong = (at: number): string => String((Number(code) + at) % 1_000_000).padStart(6, '0');
    const tries = await Promise.all(Array.from({ length: 15 }, (_, at) => enter(id, { code: wrong(at + 1) })));
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(5);
    const right = await enter(id, { code });
    expect([right.status, right.body.error]).toEqual([429, 'doctor-portal.meetingCodeBlocked']);
    await app.owner`update doctor_portal_wrong_codes set at = at - interval '11 minutes'`;
    expect((await enter(id, { code })).status).toBe(200);
  });

  it('asks for the place where the venue has one, and refuses who is far away', async () => {
    const venue = { latitude: 30.25, longitude: 120.16 };
    const id = await begun(venue);
    expect((await stateOf(id))!.needsPlace).toBe(true);
    const code = codeAt(id, 0);
    expect((await enter(id, { code })).body.error).toBe('meetings.placeMissing');
    const far = await enter(id, { code, latitude: 30.28, longitude: 120.16 });
    expect([far.status, far.body.error]).toEqual([409, 'meetings.tooFar']);
    expect((await enter(id, { code, latitude: 30.2501, longitude: 120.1601, accuracy: 24.4 })).status).toBe(200);
    // The staff see how far and how exact; the position itself is kept nowhere.
    const { guests } = (await desk.rep.call(meetings.find, { params: { id } })).body.result;
    expect(guests.find(({ state }) => state === 'SIGNED_IN')).toMatchObject({ metres: 15, accuracy: 24 });
    const [row] =
      await app.owner`select octet_length(sign_in_point) > 7 as point, octet_length(sign_in_address) > 7 as address
      from meeting_guests where meeting_id = ${id} and state = 'SIGNED_IN'`;
    expect(row).toEqual({ point: true, address: true });
  });

  it('signs in to nothing that has ended', async () => {
    const id = await begun();
    await desk.rep.call(meetings.end, { params: { id } });
    expect((await enter(id, { code: codeAt(id, 0) })).body.error).toBe('meetings.notOpen');
  });
});

describe('consents', () => {
  it('are read with their text and withdrawn by the doctor alone', async () => {
    const key = { purpose: 'SURVEY', channel: 'LIVE' } as const;
    const granted = { ...key, event: 'GRANTED', source: 'PAPER', evidence: '签字单' } as const;
    await desk.rep.call(privacy.addConsent, { params: { id: doctorId }, body: granted });
    const own = (await doctor.call(portal.listConsents)).body.result;
    const found = own.find((one) => one.purpose === 'SURVEY' && one.channel === 'LIVE');
    expect(found).toMatchObject({ event: 'GRANTED' });
    expect(found!.text.length).toBeGreaterThan(5);
    const after = (await doctor.call(portal.withdrawConsent, { body: key })).body.result;
    expect(after.find((one) => one.purpose === 'SURVEY' && one.channel === 'LIVE')!.event).toBe('WITHDRAWN');
    const twice = await doctor.call(portal.withdrawConsent, { body: key });
    expect([twice.status, twice.body.error]).toEqual([409, 'privacy.notGranted']);
    expect((await desk.rep.call(portal.withdrawConsent, { body: key })).status).toBe(401);
  });
});

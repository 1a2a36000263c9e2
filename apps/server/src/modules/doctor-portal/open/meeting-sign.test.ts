// Signing in at a meeting without a session: what is enough, what proves it, and what cannot be found out or done twice (R7.10).
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { doctorOpenEndpoints as open } from '@yijian/contract/doctor-portal';
import { meetingEndpoints as meetings, type MeetingDraft } from '@yijian/contract/meetings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import {
  givePhone,
  meetingCodeAt,
  newPhone,
  phoneWithCode,
} from '../../../../../../tools/testing/meetings/doctor-portal.ts';
import { beginMeetingOf, type MeetingUnderWay } from '../../../../../../tools/testing/meetings/meeting-under-way.ts';
import { meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'yijian-sign-'));
const now = latestDay(5, 15);
let app: TestApp;
let desk: Meetings;

const sign = (query: object) => app.anonymous().call(open.signInByPhone, { query });
const found = async (id: string) => (await desk.rep.call(meetings.find, { params: { id } })).body.result;

const ticketOf = async ({ id, publicId }: MeetingUnderWay): Promise<string> => {
  const query = { meetingId: publicId, realm: 'weili' };
  const body = { code: meetingCodeAt(app, id, now) };
  return (await app.anonymous().call(open.validateMeetingCode, { query, body })).body.result.ticket;
};

const phoneOf = async (doctorId: string): Promise<string> => {
  const phone = newPhone();
  await givePhone(app, doctorId, phone);
  return phone;
};
const provedPhoneOf = (doctorId: string) => phoneWithCode(app, folder, doctorId);
const begun = (change: Partial<MeetingDraft> = {}) => beginMeetingOf(desk, change);
const changesOf = async (id: string): Promise<number> => {
  const [row] = await app.owner<[{ count: number }]>`
    select count(*)::int as count from audit_log a where a.table_name = 'meeting_guests'
      and a.row_id in (select g.id from meeting_guests g where g.meeting_id = ${id})`;
  return row.count;
};

beforeAll(async () => {
  app = await startTestApp({ now, settings: { DATA_DIR: folder } });
  desk = await meetingsDesk(app, now);
});
beforeEach(async () => {
  await app.owner`delete from doctor_portal_asks`;
  await app.owner`update doctor_portal_codes set created_at = created_at - interval '2 hours'`;
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('with the code of the screen and a code by SMS', () => {
  it('PUB-33 PUB-34 ten at once sign a guest in once; the same call again is answered as before, another one is refused', async () => {
    const meeting = await begun();
    const query = {
      meetingId: meeting.publicId,
      ticket: await ticketOf(meeting),
      ...(await provedPhoneOf(desk.doctorIds[1]!)),
    };
    const before = await changesOf(meeting.id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => sign(query)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const detail = await found(meeting.id);
    expect([detail.attended, detail.guests.filter(({ state }) => state === 'SIGNED_IN').length]).toEqual([1, 1]);
    const again = await sign(query);
    expect(again.body.result).toEqual({ title: detail.title, signedInAt: now.toISOString(), isConfirmed: true });
    expect(await changesOf(meeting.id)).toBe(before + 1);
    const otherCode = String((Number(query.code) + 1) % 1_000_000).padStart(6, '0');
    expect((await sign({ ...query, code: otherCode })).body.error).toBe('meetings.signCodeWrong');
    expect((await sign({ ...query, ticket: await ticketOf(meeting) })).body.error).toBe('doctor-portal.codeWrong');
  });

  it('refuses a ticket of another address, of another meeting, and one that is too old', async () => {
    const meeting = await begun();
    const query = {
      meetingId: meeting.publicId,
      ticket: await ticketOf(meeting),
      ...(await provedPhoneOf(desk.doctorIds[1]!)),
    };
    const elsewhere = await begun();
    expect((await sign({ ...query, meetingId: elsewhere.publicId })).body.error).toBe('meetings.signCodeWrong');
    await app.owner`update doctor_portal_tickets set address = '192.0.2.9'`;
    expect((await sign(query)).body.error).toBe('meetings.signCodeWrong');
    await app.owner`update doctor_portal_tickets set address = '127.0.0.1', expires_at = ${now}`;
    expect((await sign(query)).body.error).toBe('meetings.signCodeWrong');
    await app.owner`update doctor_portal_tickets set expires_at = ${new Date(now.getTime() + 60_000)}`;
    expect((await sign(query)).status).toBe(200);
  });

  it('a doctor who is not invited waits under the own name until staff matched him or her, and counts from then on', async () => {
    const meeting = await begun();
    const doctorId = desk.doctorIds.at(-1)!;
    const query = { meetingId: meeting.publicId, ticket: await ticketOf(meeting), ...(await provedPhoneOf(doctorId)) };
    expect((await sign(query)).body.result).toMatchObject({ signedInAt: now.toISOString(), isConfirmed: false });
    const waiting = (await found(meeting.id)).guests.find(({ state }) => state === 'TO_RECONCILE')!;
    const [doctor] = await app.owner<[{ name: string }]>`select name from doctors where id = ${doctorId}`;
    expect([waiting.name, (await found(meeting.id)).attended]).toEqual([doctor.name, 0]);
    const params = { id: meeting.id, guestId: waiting.id };
    expect((await desk.rep.call(meetings.reconcile, { params, body: { doctorId } })).status).toBe(200);
    expect((await found(meeting.id)).attended).toBe(1);
  });
});

describe('with the phone alone', () => {
  it('names the parameter that is missing, and needs no more than the meeting and the phone', async () => {
    const meeting = await begun();
    const { body } = await sign({});
    expect(body.fields!.map(({ field }) => field).toSorted()).toEqual(['query.meetingId', 'query.phone']);
    expect((await sign({ meetingId: meeting.publicId })).body.fields!.map(({ field }) => field)).toEqual([
      'query.phone',
    ]);
    const phone = await phoneOf(desk.doctorIds[1]!);
    expect((await sign({ meetingId: meeting.publicId, phone })).status).toBe(200);
    expect((await found(meeting.id)).attended).toBe(1);
  });

  it('answers a guest, a doctor who is not invited and a phone of nobody alike, also the second time', async () => {
    const meeting = await begun();
    const phones = [await phoneOf(desk.doctorIds[1]!), await phoneOf(desk.doctorIds.at(-1)!), newPhone()];
    const ask = () => Promise.all(phones.map((phone) => sign({ meetingId: meeting.publicId, phone })));
    const first = (await ask()).map(({ status, body }) => [status, body.result]);
    const written = await changesOf(meeting.id);
    const second = (await ask()).map(({ status, body }) => [status, body.result]);
    const same = [200, { title: (await found(meeting.id)).title, signedInAt: null, isConfirmed: false }];
    expect([...first, ...second]).toEqual([same, same, same, same, same, same]);
    expect(await changesOf(meeting.id)).toBe(written);
    const waiting = (await found(meeting.id)).guests.filter(({ state }) => state === 'TO_RECONCILE');
    const tails = phones.slice(1).map((phone) => `手机尾号 ${phone.slice(-4)}`);
    expect(waiting.map(({ name }) => name).toSorted()).toEqual(tails.toSorted());
  });

  it('lowers the integrity of the meeting until the doctor proves it, and never asks for a place', async () => {
    const [venue, far] = [
      { latitude: 30.25, longitude: 120.16 },
      { latitude: 30.28, longitude: 120.16 },
    ];
    const flagsOf = async (id: string): Promise<string[]> => {
      await desk.rep.call(meetings.end, { params: { id } });
      return (await found(id)).integrity!.flags.map(({ code }) => code);
    };
    const [unproved, proved] = [await begun(venue), await begun(venue)];
    const { phone, code } = await provedPhoneOf(desk.doctorIds[1]!);
    await sign({ meetingId: unproved.publicId, phone, ...far });
    await sign({ meetingId: proved.publicId, phone, ...far });
    const query = { meetingId: proved.publicId, ticket: await ticketOf(proved), phone, code };
    const { body } = await sign({ ...query, ...venue });
    expect(body.result).toMatchObject({ signedInAt: now.toISOString(), isConfirmed: true });
    expect(await flagsOf(unproved.id)).toEqual(expect.arrayContaining(['SIGN_IN_AWAY', 'SIGN_IN_UNPROVED']));
    const left = await flagsOf(proved.id);
    expect([left.includes('SIGN_IN_AWAY'), left.includes('SIGN_IN_UNPROVED')]).toEqual([false, false]);
  });

  it('takes the code of the screen alone as often as it is shown, and the code by SMS when it arrives', async () => {
    const meeting = await begun();
    const { phone, code } = await provedPhoneOf(desk.doctorIds[1]!);
    const query = { meetingId: meeting.publicId, ticket: await ticketOf(meeting), phone };
    for (const _time of ['first', 'second'])
      expect((await sign(query)).body.result).toMatchObject({ signedInAt: null, isConfirmed: false });
    expect((await sign({ ...query, code })).body.result).toMatchObject({ isConfirmed: true });
    expect((await found(meeting.id)).attended).toBe(1);
  });

  it('refuses a meeting that is none, that has not begun, and the 301st sign-in of an address', async () => {
    const phone = newPhone();
    const forged = await sign({ meetingId: '1-0123456789abcdef', phone });
    expect([forged.status, forged.body.error]).toEqual([404, 'doctor-portal.meetingUnknown']);
    const meeting = await begun();
    await desk.rep.call(meetings.end, { params: { id: meeting.id } });
    const ended = await sign({ meetingId: meeting.publicId, phone });
    expect([ended.status, ended.body.error]).toEqual([409, 'meetings.notOpen']);
    await app.owner`update doctor_portal_asks set amount = 300 where kind = 'MEETING_SIGN'`;
    const crowded = await sign({ meetingId: meeting.publicId, phone });
    expect([crowded.status, crowded.body.error]).toEqual([429, 'doctor-portal.tooManyCalls']);
  });

  it('refuses a phone that is none, a wrong code and a wrong ticket instead of taking them for missing', async () => {
    const meeting = await begun();
    const phone = await phoneOf(desk.doctorIds[1]!);
    const query = { meetingId: meeting.publicId, phone };
    expect((await sign({ ...query, phone: '1234567' })).body.error).toBe('doctor-portal.phoneInvalid');
    expect((await sign({ ...query, code: '000000' })).body.error).toBe('doctor-portal.codeWrong');
    expect((await sign({ ...query, ticket: 'x' })).body.error).toBe('meetings.signCodeWrong');
    expect((await found(meeting.id)).attended).toBe(0);
  });
});

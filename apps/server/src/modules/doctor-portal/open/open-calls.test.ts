// Open calls of doctors' pages: what they give out, and what stops guessing, replaying, sharing and collecting (specification 7.3).
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { doctorOpenEndpoints as open, doctorPortalEndpoints as portal } from '@yijian/contract/doctor-portal';
import { dictionaryEndpoints as dictionaries } from '@yijian/contract/dictionaries';
import { meetingEndpoints as meetings, type MeetingDraft } from '@yijian/contract/meetings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import {
  askCode,
  codeOf,
  meetingCodeAt,
  phoneWithCode,
  smsTo,
} from '../../../../../../tools/testing/meetings/doctor-portal.ts';
import { beginMeetingOf } from '../../../../../../tools/testing/meetings/meeting-under-way.ts';
import { meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'yijian-open-'));
const now = latestDay(5, 15);
let app: TestApp;
let desk: Meetings;

const anyone = () => app.anonymous();
const codeAt = (id: string, seconds = 0): string => meetingCodeAt(app, id, new Date(now.getTime() + seconds * 1000));
const other = (code: string, by: number): string => String((Number(code) + by) % 1_000_000).padStart(6, '0');
const validate = (meetingId: string, code: string, realm = 'weili') =>
  anyone().call(open.validateMeetingCode, { query: { meetingId, realm }, body: { code } });

const begun = (change: Partial<MeetingDraft> = {}) => beginMeetingOf(desk, change);
const phoneOf = (doctorId: string) => phoneWithCode(app, folder, doctorId);

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

it('R7.10 PUB-10 PUB-13 PUB-15 PUB-19 PUB-21 PUB-25 PUB-26 PUB-27 PUB-29 PUB-31 PUB-33 PUB-39 the seven public calls answer without a token, each with its own words', async () => {
  const meeting = { meetingId: '1-0123456789abcdef', realm: 'weili' };
  const answers = [
    await anyone().call(open.register, { body: {} }),
    await anyone().call(portal.sendCode, { params: { realm: 'weili', provider: 'sms', phone: '1' } }),
    await anyone().call(open.validateMeetingCode, { query: meeting, body: { code: '000000' } }),
    await anyone().call(open.expandMeeting, { params: meeting }),
    await anyone().call(open.listDepartments),
    await anyone().call(open.findHospitals, { query: { keyword: '医院' } }),
    await anyone().call(open.signInByPhone, { query: {} }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 404, 200, 200, 400]);
});

describe('findByHospital', () => {
  const find = (query: object) => anyone().call(open.findHospitals, { query });

  it('PUB-31 PUB-32 takes two letters and more, and gives at most ten names with nothing of any person', async () => {
    const short = await find({ keyword: '医' });
    expect([short.status, short.body.fields?.[0]?.field]).toEqual([400, 'query.keyword']);
    const found = (await find({ keyword: '医院' })).body.result;
    expect(found).toHaveLength(10);
    expect(Object.keys(found[0]!).toSorted()).toEqual(['cityName', 'id', 'name']);
    expect((await find({ hospitalName: found[0]!.name })).body.result[0]!.id).toBe(found[0]!.id);
    for (const pattern of ['%%', '__', '%_%'])
      expect([pattern, (await find({ keyword: pattern })).body.result]).toEqual([pattern, []]);
  });

  it('refuses an address before it has heard 200 names, also when it asks at once', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => find({ keyword: '医院' })));
    const names = answers.filter(({ status }) => status === 200).flatMap(({ body }) => body.result);
    expect(names.length).toBeGreaterThanOrEqual(100);
    expect(names.length).toBeLessThan(200);
    const after = await find({ keyword: '人民' });
    expect([after.status, after.body.error]).toEqual([429, 'doctor-portal.tooManyCalls']);
    await app.owner`update doctor_portal_asks set at = at - interval '61 minutes'`;
    expect((await find({ keyword: '人民' })).status).toBe(200);
  });
});

describe('expand and departments', () => {
  it('PUB-26 PUB-28 a meeting is found by its public number alone, and shows nothing of any person', async () => {
    const { id, publicId } = await begun();
    const answer = await anyone().call(open.expandMeeting, { params: { meetingId: publicId } });
    expect(answer.body.result).toMatchObject({ isOpen: true, enterpriseName: '维立医药' });
    const detail = (await desk.rep.call(meetings.find, { params: { id } })).body.result;
    for (const { name } of detail.guests) expect(JSON.stringify(answer.body)).not.toContain(name);
    const forged = [id, `${id}-0123456789abcdef`, publicId.replace(/^\d+/, String(Number(id) + 1)), 'x'];
    for (const meetingId of forged) {
      const refused = await anyone().call(open.expandMeeting, { params: { meetingId } });
      expect([refused.status, refused.body.error]).toEqual([404, 'doctor-portal.meetingUnknown']);
    }
    const foreign = await app
      .anonymous('kanglan.localhost')
      .call(open.expandMeeting, { params: { meetingId: publicId } });
    expect(foreign.status).toBe(404);
  });

  it('20 wrong numbers close the call for an address; right ones count for nothing, also when all of a hall come at once', async () => {
    const { publicId } = await begun();
    const ask = (meetingId: string) => anyone().call(open.expandMeeting, { params: { meetingId } });
    const right = await Promise.all(Array.from({ length: 100 }, () => ask(publicId)));
    expect(right.filter(({ status }) => status === 200)).toHaveLength(100);
    const wrong = await Promise.all(Array.from({ length: 30 }, (_, at) => ask(`${at + 1}-0123456789abcdef`)));
    expect(wrong.filter(({ status }) => status === 404)).toHaveLength(20);
    expect(wrong.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('PUB-29 PUB-30 the standard departments stand open in two levels, as users have them', async () => {
    const { body } = await anyone().call(open.listDepartments);
    const own = await desk.rep.call(dictionaries.listDepartments);
    expect([own.status, own.body.result]).toEqual([200, body.result]);
    expect(body.result.length).toBeGreaterThan(5);
    expect(body.result.some(({ children }) => children.length > 0)).toBe(true);
  });
});

describe('validateCode', () => {
  it('PUB-20 PUB-22 PUB-23 PUB-24 gives a ticket for the code of now; a meeting that is none, or another, answers like a wrong code', async () => {
    const meeting = await begun();
    expect((await validate(meeting.publicId, codeAt(meeting.id))).body.result.ticket.length).toBeGreaterThan(30);
    const another = await begun();
    const answers = [
      await validate(meeting.publicId, codeAt(another.id)),
      await validate(meeting.publicId, codeAt(meeting.id, -90)),
      await validate(`${meeting.id}-0123456789abcdef`, codeAt(meeting.id)),
      await validate(meeting.id, codeAt(meeting.id)),
    ];
    for (const { status, body } of answers) expect([status, body.error]).toEqual([400, 'meetings.signCodeWrong']);
    expect((await validate(meeting.publicId, codeAt(meeting.id), 'kanglan')).body.error).toBe(
      'doctor-portal.realmUnknown',
    );
  });

  it('ten wrong codes close a meeting for an address, also at once, and then refuse the right one', async () => {
    const { id, publicId } = await begun();
    const code = codeAt(id);
    const tries = await Promise.all(Array.from({ length: 25 }, (_, at) => validate(publicId, other(code, at + 1))));
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(15);
    const right = await validate(publicId, code);
    expect([right.status, right.body.error]).toEqual([429, 'doctor-portal.meetingCodeBlocked']);
    await app.owner`update doctor_portal_asks set at = at - interval '11 minutes'`;
    expect((await validate(publicId, code)).status).toBe(200);
  });
});

describe('codes by SMS', () => {
  it('MSG-03 PUB-18 the one gateway of the enterprise sends, whatever name it is called by', async () => {
    const { phone } = await phoneOf(desk.doctorIds[3]!);
    await app.owner`update doctor_portal_codes set created_at = created_at - interval '2 hours'`;
    const params = { realm: 'weili', provider: 'nobody', phone };
    expect((await anyone().call(portal.sendCode, { params })).status).toBe(200);
    await codeOf(folder, phone, 2);
    expect(smsTo(folder, phone)).toHaveLength(2);
  });

  it('one phone is one phone in every spelling, and other spellings of digits are none', async () => {
    const { phone } = await phoneOf(desk.doctorIds[2]!);
    const wide = [...phone].map((digit) => String.fromCodePoint(digit.codePointAt(0)! + 0xfee0)).join('');
    const spellings = [`+86${phone}`, `0086 ${phone}`, `86${phone}`, phone.replace(/(.{3})(.{4})/, '$1 $2 '), wide];
    spellings.push(`＋８６${wide}`, `${phone.slice(0, 3)}-${phone.slice(3, 7)}-${phone.slice(7)}`);
    await app.owner`update doctor_portal_codes set created_at = ${now} where created_at > ${now}::timestamptz - interval '3 hours'`;
    for (const spelled of spellings) {
      const again = await askCode(anyone(), spelled);
      expect([spelled, again.status, again.body.error]).toEqual([spelled, 429, 'doctor-portal.tooSoon']);
    }
    expect(smsTo(folder, phone)).toHaveLength(1);
  });

  it('one address gets twenty a minute, whatever it says of itself', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 25; at += 1) {
      const params = { realm: 'weili', provider: 'sms', phone: `1381000${String(at).padStart(4, '0')}` };
      const headers = { 'x-forwarded-for': `192.0.2.${at}` };
      statuses.push((await anyone().call(portal.sendCode, { params }, headers)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.slice(20).every((status) => status === 429)).toBe(true);
  });
});

// What the seven public calls say to somebody who knows names, phones and numbers, and to somebody who guesses: nothing of a person (specification 7.3).
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { doctorOpenEndpoints as open, doctorPortalEndpoints as portal } from '@yijian/contract/doctor-portal';
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { codeOf, givePhone, meetingCodeAt, smsTo } from '../../../../../../tools/testing/meetings/doctor-portal.ts';
import { approveMeetingOf, meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'yijian-public-'));
const now = latestDay(5, 15);
const [known, stranger, unknown] = ['13900070001', '13900070002', '13900079999'];

let app: TestApp;
let desk: Meetings;
let meetingId: string;
let publicId: string;
/** Places, departments and meetings: what may be said. */
let mayTell: readonly string[];
let people: readonly { readonly name: string; readonly enName: string | null }[];

beforeAll(async () => {
  app = await startTestApp({ now, settings: { DATA_DIR: folder } });
  desk = await meetingsDesk(app, now);
  meetingId = await approveMeetingOf(desk);
  await desk.rep.call(meetings.start, { params: { id: meetingId } });
  publicId = (await desk.rep.call(meetings.findSignInCode, { params: { id: meetingId } })).body.result.publicId;
  await givePhone(app, desk.doctorIds[1]!, known);
  await givePhone(app, desk.doctorIds.at(-1)!, stranger);
  people = await app.owner`
    select name, en_name as "enName" from doctors union all select first_name, null from users`;
  const rows = await app.owner<{ name: string | null }[]>`
    select name from hospitals union select en_name from hospitals union select name from regions union select en_name from regions
    union select name from standard_departments union select en_name from standard_departments
    union select name from enterprises union select en_name from enterprises
    union select title from meetings where id = ${meetingId} union select venue_name from meetings where id = ${meetingId}
    union select topic from meeting_agenda where meeting_id = ${meetingId}`;
  mayTell = rows.flatMap(({ name }) => (name === null || name === '' ? [] : [name]));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Said {
  readonly call: string;
  readonly status: number;
  readonly text: string;
  readonly body: unknown;
}

/** Every call with what is right, wrong, and of the other enterprise. */
async function askEverything(language: 'zh' | 'en'): Promise<Said[]> {
  const headers = { 'accept-language': language };
  const said: Said[] = [];
  const anyone = app.anonymous();
  const ask = async (call: string, answering: Promise<{ status: number; body?: unknown; raw: Uint8Array }>) => {
    const { status, body, raw } = await answering;
    said.push({ call, status, body, text: Buffer.from(raw).toString('utf8') });
  };
  const [doctor] = await app.owner<{ name: string; hospital: string; hospitalName: string; department: string }[]>`
    select d.name, d.hospital_id::text as hospital, h.name as "hospitalName", d.department_name as department from doctors d
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id where d.id = ${desk.doctorIds[1]!}`;
  const [foreign] = await app.owner<{ id: string; name: string }[]>`
    select h.id::text, h.name from hospitals h join enterprises e on e.id = h.enterprise_id and e.realm = 'kanglan'
    where not exists (select from hospitals o where o.enterprise_id = 1 and o.name = h.name) order by h.id limit 1`;
  const sent = { known: smsTo(folder, known).length, stranger: smsTo(folder, stranger).length };
  const form = { name: doctor!.name, phone: known, hospitalId: doctor!.hospital, department: doctor!.department };
  for (const [what, change] of Object.entries({
    right: {},
    'another phone': { phone: unknown },
    'a wrong code': { code: '000000' },
    'a name nobody has': { name: '查无此人' },
    'a hospital of another enterprise': { hospitalId: foreign!.id },
    'no name': { name: '' },
  }))
    await ask(`register, ${what}`, anyone.call(open.register, { body: { ...form, ...change } }, headers));
  for (const phone of [known, unknown, '1', stranger])
    for (const realm of ['weili', 'kanglan', 'nobody'])
      await ask(
        `sms ${realm} ${phone}`,
        anyone.call(portal.sendCode, { params: { realm, provider: 'outbox', phone } }, headers),
      );
  const right = meetingCodeAt(app, meetingId, now);
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
  const tickets: string[] = [];
  for (const [id, code, realm] of [
    [publicId, right, 'weili'],
    [publicId, right, 'weili'],
    [publicId, wrong, 'weili'],
    [publicId, right, 'kanglan'],
    [meetingId, right, 'weili'],
    ['1-0123456789abcdef', right, 'weili'],
  ] as const) {
    const answer = await anyone.call(
      open.validateMeetingCode,
      { query: { meetingId: id, realm }, body: { code } },
      headers,
    );
    if (answer.status === 200) tickets.push(answer.body.result.ticket);
    await ask(`validateCode ${id} ${realm}`, Promise.resolve(answer));
  }
  for (const id of [publicId, meetingId, '1-0123456789abcdef'])
    await ask(`expand ${id}`, anyone.call(open.expandMeeting, { params: { meetingId: id } }, headers));
  const across = app.anonymous('kanglan.localhost');
  await ask('expand abroad', across.call(open.expandMeeting, { params: { meetingId: publicId } }, headers));
  await ask('departments', anyone.call(open.listDepartments, {}, headers));
  for (const keyword of ['医院', doctor!.name, doctor!.hospitalName, foreign!.name, known, 'ho'])
    await ask(`findByHospital ${keyword}`, anyone.call(open.findHospitals, { query: { keyword } }, headers));
  const sign = (query: object) => anyone.call(open.signInByPhone, { query }, headers);
  const codes = {
    known: await codeOf(folder, known, sent.known + 1),
    stranger: await codeOf(folder, stranger, sent.stranger + 1),
  };
  const [ticket, another] = tickets;
  for (const [what, query] of Object.entries({
    nothing: {},
    'a wrong code': { meetingId: publicId, ticket, phone: known, code: '000000' },
    'an unknown phone': { meetingId: publicId, ticket, phone: unknown, code: '000000' },
    'an unknown phone alone': { meetingId: publicId, phone: unknown },
    'a known phone alone': { meetingId: publicId, phone: known },
    'a doctor who is not invited': { meetingId: publicId, ticket: another, phone: stranger, code: codes.stranger },
    'no meeting': { meetingId: '1-0123456789abcdef', ticket, phone: known, code: codes.known },
    right: { meetingId: publicId, ticket, phone: known, code: codes.known },
    'once more': { meetingId: publicId, ticket, phone: known, code: codes.known },
  }))
    await ask(`meetingSign, ${what}`, sign(query));
  return said;
}

const leavesOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(leavesOf)
      : [];
const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(keysOf)]
    : [];

it(
  'R7.10 PUB-28 no public answer holds a personal value of a doctor or of a user, in either language',
  { timeout: 120_000 },
  async () => {
    const said = await askEverything('zh');
    await app.owner`delete from doctor_portal_asks`;
    await app.owner`update doctor_portal_codes set created_at = created_at - interval '2 hours'`;
    await app.owner`update meeting_guests set state = 'INVITED' where meeting_id = ${meetingId}`;
    said.push(...(await askEverything('en')));
    const statuses = new Set(said.map(({ status }) => status));
    // Right, wrong and refused ones are all among them.
    expect([...statuses].toSorted((a, b) => a - b)).toEqual(expect.arrayContaining([200, 400, 404]));
    expect(said.some(({ call, status }) => call === 'meetingSign, right' && status === 200)).toBe(true);
    const mayBeSaid = new Set(mayTell);
    const faults: string[] = [];
    for (const { call, text, body } of said) {
      // Drawn at random, and of digits alone now and then.
      const told = text.replaceAll(/"(requestId|ticket)":"[^"]*"/g, '');
      for (const digits of told.match(/(?<!\d)1[3-9]\d{9}(?!\d)/g) ?? []) faults.push(`${call}: the phone ${digits}`);
      for (const key of keysOf(body))
        if (/doctor|guest|phone|licence|owner|speaker/i.test(key)) faults.push(`${call}: the field ${key}`);
      // A hospital may be called after somebody: names of places are no names of people.
      const rest = leavesOf(body)
        .filter((leaf) => !mayBeSaid.has(leaf))
        .join('\n');
      for (const { name, enName } of people) {
        if (name.length > 1 && rest.includes(name)) faults.push(`${call}: the name ${name}`);
        if (enName !== null && enName.includes(' ') && rest.includes(enName))
          faults.push(`${call}: the name ${enName}`);
      }
    }
    expect(faults).toEqual([]);
  },
);

it(
  'a known phone and an unknown one are answered alike, by every call that takes one',
  { timeout: 60_000 },
  async () => {
    await app.owner`delete from doctor_portal_asks`;
    await app.owner`update doctor_portal_codes set created_at = created_at - interval '2 hours'`;
    const anyone = app.anonymous();
    const [hospital] = (await anyone.call(open.findHospitals, { query: { keyword: '医院' } })).body.result;
    const of = async (phone: string) => {
      const params = { realm: 'weili', provider: 'outbox', phone };
      const sent = await anyone.call(portal.sendCode, { params });
      const form = { name: '张三丰', phone, hospitalId: hospital!.id, department: '内科' };
      const registered = await anyone.call(open.register, { body: form });
      const signIn = await anyone.call(portal.signIn, { body: { phone, code: '000000' } });
      const signed = await anyone.call(open.signInByPhone, { query: { meetingId: publicId, phone } });
      return [sent, registered, signIn, signed].map(({ status, body }) => [
        status,
        keysOf(body).toSorted(),
        body.error,
        body.message,
      ]);
    };
    expect(await of(known)).toEqual(await of(unknown));
  },
);

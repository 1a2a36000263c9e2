// A doctor registers, a data steward matches or creates, and the doctor can sign in (specification 7.3; product 3.24).
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  doctorOpenEndpoints as open,
  doctorPortalEndpoints as portal,
  doctorRequestEndpoints as requests,
} from '@yijian/contract/doctor-portal';
import { consentEndpoints as privacy } from '@yijian/contract/privacy';
import { verificationEndpoints as verifications } from '@yijian/contract/verifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { codeOf, givePhone, signInAs, smsTo } from '../../../../../../tools/testing/meetings/doctor-portal.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'yijian-register-'));
let app: TestApp;
let steward: Caller;
let hospitalId: string;
let consentTextId: string;
let used = 0;

const nextPhone = (): string => {
  used += 1;
  return `1390005${String(used).padStart(4, '0')}`;
};
const ask = (phone: string, purpose: string) =>
  app.anonymous().call(portal.sendCode, { params: { realm: 'weili', provider: 'sms', phone }, query: { purpose } });
const codeFor = async (phone: string, purpose = 'REGISTER'): Promise<string> => {
  const before = smsTo(folder, phone).length;
  await ask(phone, purpose);
  return codeOf(folder, phone, before + 1);
};
const register = (body: object) => app.anonymous().call(open.register, { body });
const form = (change: object = {}) => ({ name: '新大夫', hospitalId, department: '心内科', consentTextId, ...change });
/** Registers and answers the newest request that waits. */
const registered = async (change: object = {}): Promise<{ id: string; phone: string }> => {
  const phone = nextPhone();
  expect((await register(form({ phone, code: await codeFor(phone), ...change }))).status).toBe(200);
  const waiting = await steward.call(requests.list, { query: { state: 'OPEN', size: '100' } });
  return { id: waiting.body.result.content.at(-1)!.id, phone };
};
const accept = (id: string, body: object = {}, who = steward) => who.call(requests.accept, { params: { id }, body });

beforeAll(async () => {
  app = await startTestApp({ settings: { DATA_DIR: folder } });
  steward = await app.as('su.zhen');
  const { body } = await app.anonymous().call(open.findRegistrationForm);
  consentTextId = body.result.consent!.id;
  hospitalId = (await app.anonymous().call(open.findHospitals, { query: { keyword: '医院' } })).body.result[0]!.id;
});
beforeEach(async () => {
  await app.owner`delete from doctor_portal_asks`;
  await app.owner`update doctor_portal_codes set created_at = created_at - interval '2 hours'`;
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('registering', () => {
  it('answers the same for a phone and a name that are known and for ones that are not', async () => {
    const [known] = await app.owner<{ id: string; name: string; hospital: string }[]>`
      select id::text, name, hospital_id::text as hospital from doctors where enterprise_id = 1 and is_enabled order by id limit 1`;
    const phone = nextPhone();
    await givePhone(app, known!.id, phone);
    const strange = nextPhone();
    const both = [];
    for (const one of [
      { phone, name: known!.name, hospitalId: known!.hospital },
      { phone: strange, name: '无此人' },
    ]) {
      const asked = await ask(one.phone, 'REGISTER');
      const wrong = await register(form({ ...one, code: '000000' }));
      const right = await register(form({ ...one, code: await codeOf(folder, one.phone) }));
      both.push([asked, wrong, right].map(({ status, body }) => [status, body.error, Object.keys(body.result ?? {})]));
    }
    expect(both[1]).toEqual(both[0]);
    expect(both[0]!.map(([status]) => status)).toEqual([200, 400, 200]);
  });

  it('a code is good for what it was asked for, once, and five wrong ones void it', async () => {
    const phone = nextPhone();
    await givePhone(app, '3', phone);
    const signInCode = await codeFor(phone, 'SIGN_IN');
    await app.owner`update doctor_portal_codes set created_at = created_at - interval '2 minutes'`;
    const code = await codeFor(phone);
    if (signInCode !== code) {
      expect((await register(form({ phone, code: signInCode }))).body.error).toBe('doctor-portal.codeWrong');
      expect((await app.anonymous().call(portal.signIn, { body: { phone, code } })).status).toBe(400);
    }
    expect((await register(form({ phone, code }))).status).toBe(200);
    expect((await register(form({ phone, code }))).body.error).toBe('doctor-portal.codeWrong');
    const other = nextPhone();
    const right = await codeFor(other);
    const wrong = (by: number): string => String((Number(right) + by) % 1_000_000).padStart(6, '0');
    await Promise.all(Array.from({ length: 12 }, (_, at) => register(form({ phone: other, code: wrong(at + 1) }))));
    expect((await register(form({ phone: other, code: right }))).body.error).toBe('doctor-portal.codeWrong');
  });

  it('names what is wrong, and refuses a text that is not the one in force', async () => {
    const phone = nextPhone();
    const code = await codeFor(phone);
    const refused = async (change: object) => {
      const { status, body } = await register(form({ phone, code, ...change }));
      return [status, body.error, body.fields?.[0]?.field];
    };
    expect(await refused({ name: '' })).toEqual([400, 'core.badInput', 'body.name']);
    expect(await refused({ licenceNumber: '12' })).toEqual([400, 'core.badInput', 'body.licenceNumber']);
    expect(await refused({ title: 'NONE' })).toEqual([400, 'doctor-portal.titleUnknown', 'body.title']);
    expect(await refused({ hospitalId: '999999999' })).toEqual([404, 'hospitals.notFound', 'body.hospitalId']);
    expect((await refused({ consentTextId: '999999' }))[1]).toBe('doctor-portal.consentChanged');
    expect((await refused({ phone: '12345678' }))[1]).toBe('doctor-portal.phoneInvalid');
    expect((await register(form({ phone, code }))).status).toBe(200);
  });

  it('an address registers twenty times an hour at most', async () => {
    const tries = await Promise.all(
      Array.from({ length: 26 }, () => register(form({ phone: '13900059999', code: '000000' }))),
    );
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(6);
  });
});

describe('registering without a code or a text', () => {
  /** Registers by the names of the specification, without a code, and answers the request that waits. */
  const unproved = async (change: object = {}) => {
    const names = { doctorName: '路过人', hospital: hospitalId, department: '心内科' };
    const { status, body } = await register({ ...names, ...change });
    expect([status, Object.keys(body.result)]).toEqual([200, ['receivedAt']]);
    return (await steward.call(requests.list, { query: { state: 'OPEN', size: '100' } })).body.result.content.at(-1)!;
  };

  it('R7.10 PUB-11 PUB-14 waits unproved and without consent, and nothing is sent to the phone', async () => {
    const phone = nextPhone();
    const waiting = await unproved({ phone, consentTextId });
    expect(waiting).toMatchObject({ name: '路过人', state: 'OPEN', phoneProved: false, consentVersion: null });
    expect(waiting.maskedPhone).toBe(`${phone.slice(0, 3)}****${phone.slice(7)}`);
    const kept = await app.owner`
      select from personal_values where table_name = 'doctor_portal_requests' and row_id = ${waiting.id}`;
    expect(kept).toHaveLength(0);
    expect(smsTo(folder, phone)).toEqual([]);
    const proved = await registered({ consentTextId: undefined });
    const [own] = await app.owner`
      select phone_proved as proved, consent_text_id as text from doctor_portal_requests where enterprise_id = 1 and id = ${proved.id}`;
    expect(own).toEqual({ proved: true, text: null });
  });

  it('accepted, gives neither phone nor consent to the doctor: nobody signs in by it', async () => {
    const phone = nextPhone();
    const waiting = await unproved({ phone, doctorName: '欧阳未证', consentTextId });
    const done = (await accept(waiting.id)).body.result;
    const sealed = await app.owner`
      select from personal_values where table_name = 'doctors' and field = 'PHONE' and row_id = ${done.doctorId}`;
    expect(sealed).toHaveLength(0);
    const ledger = (await steward.call(privacy.findLedger, { params: { id: done.doctorId! } })).body.result;
    expect(ledger.current.filter(({ event }) => event === 'GRANTED')).toEqual([]);
    await ask(phone, 'SIGN_IN');
    expect(smsTo(folder, phone)).toEqual([]);
  });

  it("another person's phone gives nothing: its doctor is neither shown nor matched, and keeps it", async () => {
    const phone = nextPhone();
    await givePhone(app, '9', phone);
    const waiting = await unproved({ phone, doctorName: '欧阳冒名' });
    expect((await steward.call(requests.candidates, { params: { id: waiting.id } })).body.result).toEqual([]);
    const created = (await accept(waiting.id)).body.result;
    expect(created.doctorId).not.toBe('9');
    const self = await (await signInAs(app, folder, phone)).call(portal.findSelf);
    expect(self.body.result.id).toBe('9');
  });

  it('a wrong code is refused and not taken for none', async () => {
    const phone = nextPhone();
    await codeFor(phone);
    const code = String((Number(await codeOf(folder, phone)) + 1) % 1_000_000).padStart(6, '0');
    expect((await register(form({ phone, code }))).body.error).toBe('doctor-portal.codeWrong');
    expect((await register(form({ phone, consentTextId: '999999' }))).body.error).toBe('doctor-portal.consentChanged');
  });
});

describe('the stewards', () => {
  it('alone see requests, with masked numbers, in their own enterprise', async () => {
    const { id, phone } = await registered({ licenceNumber: '110330000012345' });
    const shown = (await steward.call(requests.list, { query: { state: 'OPEN', size: '100' } })).body.result.content.at(
      -1,
    )!;
    expect([shown.maskedPhone, shown.state]).toEqual([`${phone.slice(0, 3)}****${phone.slice(7)}`, 'OPEN']);
    expect(JSON.stringify(shown)).not.toMatch(/\d{11}/);
    const rep = await app.as('chen.yizhou');
    expect((await rep.call(requests.list)).status).toBe(403);
    expect((await accept(id, {}, rep)).status).toBe(403);
    const foreign = await app.as('admin', 'kanglan');
    expect((await accept(id, {}, foreign)).body.error).toBe('doctor-portal.requestNotFound');
  });

  it('match a doctor, who then signs in; a verification is drafted, the consent stands, whole numbers are gone', async () => {
    const [doctor] = await app.owner<{ id: string; name: string }[]>`
      select id::text, name from doctors where enterprise_id = 1 and is_enabled order by id offset 5 limit 1`;
    const { id, phone } = await registered({ name: doctor!.name, department: '康复医学科' });
    const found = (await steward.call(requests.candidates, { params: { id } })).body.result;
    expect(found.some((one) => one.id === doctor!.id)).toBe(true);
    const done = (await accept(id, { doctorId: doctor!.id })).body.result;
    expect(done).toMatchObject({ state: 'ACCEPTED', doctorId: doctor!.id });
    const draft = (await steward.call(verifications.find, { params: { id: done.verificationId! } })).body.result;
    expect(draft).toMatchObject({ state: 'DRAFT', doctorId: doctor!.id });
    await app.owner`update doctor_portal_codes set created_at = created_at - interval '2 minutes'`;
    const self = await (await signInAs(app, folder, phone)).call(portal.findSelf);
    expect(self.body.result.id).toBe(doctor!.id);
    const ledger = (await steward.call(privacy.findLedger, { params: { id: doctor!.id } })).body.result;
    expect(ledger.current).toContainEqual(
      expect.objectContaining({ purpose: 'MEETING', channel: 'SMS', event: 'GRANTED' }),
    );
    const left =
      await app.owner`select from personal_values where table_name = 'doctor_portal_requests' and row_id = ${id}`;
    expect(left).toHaveLength(0);
    const late = (await accept(id, { doctorId: doctor!.id })).body;
    expect([late.error, late.message]).toEqual([
      'doctor-portal.requestDecided',
      expect.stringContaining('该申请已采纳（苏臻，'),
    ]);
    expect((await steward.call(requests.refuse, { params: { id }, body: { reason: '重复' } })).status).toBe(409);
  });

  it('create a doctor who is new, and cannot give one phone to two', async () => {
    const first = await registered({ name: '欧阳初见' });
    const created = (await accept(first.id)).body.result;
    expect(created.state).toBe('ACCEPTED');
    const second = await registered({ name: '欧阳再见' });
    await givePhone(app, '7', second.phone);
    const refused = await accept(second.id);
    expect([refused.status, refused.body.error]).toEqual([409, 'doctor-portal.phoneTaken']);
    expect((await accept(second.id, { doctorId: '7' })).status).toBe(200);
  });

  it('refuse with a reason, and two at once decide once', async () => {
    const { id } = await registered({ name: '欧阳不是' });
    const refuse = (reason: string) => steward.call(requests.refuse, { params: { id }, body: { reason } });
    expect((await refuse('')).body.fields?.[0]?.field).toBe('body.reason');
    const both = await Promise.all([refuse('查无此人'), refuse('不是医生')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

// Sessions of doctors: one-time codes, their limits, and the wall between doctors and users.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { doctorPortalEndpoints as portal } from '@yijian/contract/doctor-portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tools/testing/app.ts';
import { askCode, codeOf, givePhone, signInAs, smsTo } from '../../../../../tools/testing/meetings/doctor-portal.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'yijian-doctors-'));
let app: TestApp;
let doctorIds: string[];
let used = 0;

/** A doctor of the first enterprise with a phone of its own. */
const nextDoctor = async (): Promise<{ id: string; phone: string }> => {
  used += 1;
  const one = { id: doctorIds[used]!, phone: `1390001${String(used).padStart(4, '0')}` };
  await givePhone(app, one.id, one.phone);
  return one;
};
const signIn = (phone: string, code: string) => app.anonymous().call(portal.signIn, { body: { phone, code } });
/** Makes what was asked for older, as if time had passed. */
const age = (minutes: number) =>
  app.owner`update doctor_portal_codes set created_at = created_at - make_interval(mins => ${minutes}),
    expires_at = expires_at - make_interval(mins => ${minutes})`;
const other = (code: string, by = 1): string => String((Number(code) + by) % 1_000_000).padStart(6, '0');

beforeAll(async () => {
  app = await startTestApp({ settings: { DATA_DIR: folder } });
  const rows = await app.owner<{ id: string }[]>`
    select id::text from doctors where enterprise_id = 1 and is_enabled order by id limit 30`;
  doctorIds = rows.map(({ id }) => id);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the code', () => {
  it('opens a session of the doctor once, however the phone is spelled, and is in no answer', async () => {
    const { id, phone } = await nextDoctor();
    const asked = await askCode(app.anonymous(), `+86 ${phone.slice(0, 3)}-${phone.slice(3)}`);
    expect([asked.status, asked.body.result]).toEqual([200, { seconds: 300 }]);
    const code = await codeOf(folder, phone);
    expect(JSON.stringify(asked.body)).not.toContain(code);
    const opened = await signIn(phone, code);
    expect(opened.status).toBe(200);
    const self = await app.holding(opened.body.result.token).call(portal.findSelf);
    expect(self.body.result.id).toBe(id);
    const again = await signIn(phone, code);
    expect([again.status, again.body.error]).toEqual([400, 'doctor-portal.codeWrong']);
  });

  it('is void after five wrong entries, also when they come at once', async () => {
    const { phone } = await nextDoctor();
    await askCode(app.anonymous(), phone);
    const code = await codeOf(folder, phone);
    const tries = await Promise.all(Array.from({ length: 20 }, (_, at) => signIn(phone, other(code, at + 1))));
    expect(tries.every(({ status }) => status === 400)).toBe(true);
    expect((await signIn(phone, code)).body.error).toBe('doctor-portal.codeWrong');
    const [row] = await app.owner<
      { attempts: number }[]
    >`select attempts from doctor_portal_codes order by id desc limit 1`;
    expect(row!.attempts).toBe(5);
  });

  it('is void after five minutes, and once a newer one was sent', async () => {
    const { phone } = await nextDoctor();
    await askCode(app.anonymous(), phone);
    const first = await codeOf(folder, phone);
    await age(2);
    await askCode(app.anonymous(), phone);
    const second = await codeOf(folder, phone, 2);
    if (first !== second) expect((await signIn(phone, first)).status).toBe(400);
    await age(5);
    expect((await signIn(phone, second)).status).toBe(400);
  });

  it('opens one session for two who send it at once', async () => {
    const { phone } = await nextDoctor();
    await askCode(app.anonymous(), phone);
    const code = await codeOf(folder, phone);
    const both = await Promise.all([signIn(phone, code), signIn(phone, code)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('asking for codes', () => {
  it('PUB-16 PUB-17 twelve at once send one message, and an hour takes five', async () => {
    const { phone } = await nextDoctor();
    const asked = await Promise.all(Array.from({ length: 12 }, () => askCode(app.anonymous(), phone)));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(asked.find(({ status }) => status === 429)!.body.error).toBe('doctor-portal.tooSoon');
    for (let sent = 2; sent <= 5; sent += 1) {
      await age(2);
      expect((await askCode(app.anonymous(), phone)).status).toBe(200);
    }
    await age(2);
    const sixth = await askCode(app.anonymous(), phone);
    expect([sixth.status, sixth.body.error]).toEqual([429, 'doctor-portal.tooMany']);
    await codeOf(folder, phone, 5);
    expect(smsTo(folder, phone)).toHaveLength(5);
  });

  it('answers the same for a phone nobody has, for a shared one and for a known one', async () => {
    await age(61);
    const known = await nextDoctor();
    const shared = await nextDoctor();
    await givePhone(app, (await nextDoctor()).id, shared.phone);
    const answers = [];
    for (const phone of [known.phone, '13999990000', shared.phone]) {
      const first = await askCode(app.anonymous(), phone);
      const second = await askCode(app.anonymous(), phone);
      const wrong = await signIn(phone, '000000');
      answers.push([first, second, wrong].map(({ status, body }) => [status, body.error, body.result]));
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    await codeOf(folder, known.phone);
    expect([smsTo(folder, '13999990000'), smsTo(folder, shared.phone)]).toEqual([[], []]);
  });

  it('one address is limited across phones', async () => {
    await age(61);
    const statuses = [];
    for (let at = 0; at < 21; at += 1)
      statuses.push((await askCode(app.anonymous(), `1380000${String(at).padStart(4, '0')}`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    await age(61);
  });

  it('MSG-03 PUB-20 refuses what is no phone and a realm that is not served here', async () => {
    expect((await askCode(app.anonymous(), '12345678')).body.error).toBe('doctor-portal.phoneInvalid');
    expect((await askCode(app.anonymous(), '13900000000', 'kanglan')).body.error).toBe('doctor-portal.realmUnknown');
  });
});

describe('the wall', () => {
  it('a session opens nothing at another enterprise, after signing out, or after its end', async () => {
    const doctor = await signInAs(app, folder, (await nextDoctor()).phone);
    expect((await doctor.call(portal.findSelf)).status).toBe(200);
    expect((await app.holding(doctor.token, 'kanglan.localhost').call(portal.findSelf)).status).toBe(401);
    await doctor.call(portal.signOut);
    expect((await doctor.call(portal.findSelf)).status).toBe(401);
    const late = await signInAs(app, folder, (await nextDoctor()).phone);
    await app.owner`update doctor_portal_sessions set ends_at = now() - interval '1 second' where ended_at is null`;
    expect((await late.call(portal.findSelf)).status).toBe(401);
  });

  it('a code sent by one enterprise opens nothing at another', async () => {
    const { phone } = await nextDoctor();
    await askCode(app.anonymous(), phone);
    const code = await codeOf(folder, phone);
    const there = await app.anonymous('kanglan.localhost').call(portal.signIn, { body: { phone, code } });
    expect([there.status, there.body.error]).toEqual([400, 'doctor-portal.codeWrong']);
  });

  it('a doctor who is archived is signed out', async () => {
    const { id, phone } = await nextDoctor();
    const doctor = await signInAs(app, folder, phone);
    await app.owner`update doctors set is_enabled = false where id = ${id} and enterprise_id = 1`;
    expect((await doctor.call(portal.findSelf)).status).toBe(401);
  });
});

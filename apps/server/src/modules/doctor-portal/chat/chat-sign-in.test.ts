// Doctors inside enterprise chat: a contact that is bound opens a session, any other is asked for the phone first (specification 2.1).
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { doctorChatEndpoints as chat, doctorPortalEndpoints as portal } from '@yijian/contract/doctor-portal';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { givePhone, signInAs } from '../../../../../../tools/testing/meetings/doctor-portal.ts';
import { startWecom, type WecomServer } from '../../../../../../tools/testing/servers/wecom-server.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'yijian-chat-'));
const settings = { corpId: 'corp-1', agentId: '1000001' };
let app: TestApp;
let wecom: WecomServer;
let doctors: string[];
let codes = 0;

/** A code of the chat for this contact or user. */
const codeFor = (person: object): string => {
  codes += 1;
  wecom.codes.set(`code-${codes}`, person);
  return `code-${codes}`;
};
const enter = (code: string) => app.anonymous().call(chat.signInByChat, { body: { code } });
const bind = (who: Caller, person: object) => who.call(chat.bindChat, { body: { code: codeFor(person) } });

beforeAll(async () => {
  wecom = await startWecom({ corpId: settings.corpId, secret: 'secret-1' });
  const chatSettings = { WECOM_GATEWAY: wecom.address, WECOM_SECRETS: 'corp-1:1000001=secret-1' };
  app = await startTestApp({ settings: { DATA_DIR: folder, ALLOW_PRIVATE_ADDRESSES: 'true', ...chatSettings } });
  await app.owner`update enterprises set settings = settings || ${app.owner.json({ enterpriseChat: settings })}::jsonb where id = 1`;
  app.app.directory.forget();
  const rows = await app.owner<{ id: string }[]>`
    select id::text from doctors where enterprise_id = 1 and is_enabled order by id limit 4`;
  doctors = rows.map(({ id }) => id);
});
beforeEach(async () => {
  wecom.mode = 'good';
  await app.owner`delete from doctor_portal_asks`;
});
afterAll(async () => {
  await app.close();
  await wecom.close();
  rmSync(folder, { recursive: true, force: true });
});

it('says which app the enterprise has, and that another has none', async () => {
  expect((await app.anonymous().call(chat.findChat)).body.result).toEqual({ app: settings });
  expect((await app.anonymous('kanglan.localhost').call(chat.findChat)).body.result).toEqual({ app: null });
});

it('a contact that a doctor bound opens a session of that doctor, and of nobody else', async () => {
  const contact = { external_userid: 'wm_own' };
  const unbound = await enter(codeFor(contact));
  expect([unbound.status, unbound.body.error]).toEqual([404, 'doctor-portal.chatUnbound']);
  await givePhone(app, doctors[0]!, '13900070001');
  await givePhone(app, doctors[1]!, '13900070002');
  const doctor = await signInAs(app, folder, '13900070001');
  expect((await bind(doctor, contact)).status).toBe(200);
  expect((await bind(doctor, contact)).status).toBe(200);
  const code = codeFor(contact);
  const opened = await enter(code);
  const self = await app.holding(opened.body.result.token).call(portal.findSelf);
  expect(self.body.result.id).toBe(doctors[0]);
  expect((await enter(code)).body.error).toBe('doctor-portal.chatRefused');
  const other = await signInAs(app, folder, '13900070002');
  const taken = await bind(other, contact);
  expect([taken.status, taken.body.error]).toEqual([409, 'doctor-portal.chatTaken']);
});

it('a contact that a colleague bound signs in as well', async () => {
  await app.owner`
    insert into channel_bindings (enterprise_id, doctor_id, external_user_id, user_id)
    select 1, ${doctors[2]!}, 'wm_bound', min(id) from users where enterprise_id = 1`;
  const opened = await enter(codeFor({ external_userid: 'wm_bound' }));
  expect((await app.holding(opened.body.result.token).call(portal.findSelf)).body.result.id).toBe(doctors[2]);
});

it('colleagues, strangers, unknown codes and a partner that is down open nothing', async () => {
  for (const code of [codeFor({ userid: 'chen.yizhou' }), codeFor({}), 'unknown'])
    expect((await enter(code)).body.error).toBe('doctor-portal.chatRefused');
  wecom.mode = 'broken';
  const down = await enter(codeFor({ external_userid: 'wm_own' }));
  expect([down.status, down.body.error]).toEqual([503, 'doctor-portal.chatUnreachable']);
  const foreign = await app.anonymous('kanglan.localhost').call(chat.signInByChat, { body: { code: 'x' } });
  expect([foreign.status, foreign.body.error]).toEqual([409, 'doctor-portal.chatMissing']);
});

it('an address tries thirty codes in ten minutes at most', async () => {
  const tries = await Promise.all(Array.from({ length: 36 }, () => enter('unknown')));
  expect(tries.filter(({ status }) => status === 400)).toHaveLength(30);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(6);
});

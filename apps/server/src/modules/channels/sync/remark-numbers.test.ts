// A number in the remark of a chat contact is compared as if the colleague had typed it: else remarks would be a way to try numbers (specification 6).
import { roleAdminEndpoints } from '@yijian/contract/administration';
import { channelEndpoints as calls, contactSyncEndpoints as sync } from '@yijian/contract/channels';
import { revealEndpoints } from '@yijian/contract/privacy';
import { userEndpoints } from '@yijian/contract/users';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Caller, TestApp } from '../../../../../../tools/testing/app.ts';
import { startChat, startChatApp } from '../../../../../../tools/testing/content/chat-app.ts';
import { forgetReveals } from '../../../../../../tools/testing/privacy/reveals.ts';
import type { WecomServer } from '../../../../../../tools/testing/servers/wecom-server.ts';

/** Half of it is for remarks. */
const LIMIT = 6;
let wecom: WecomServer;
let app: TestApp;
let steward: Caller;
let rep: Caller;
/** Doctors of the representative, and one whom the representative does not see. */
let own: string[];
let far: string;

const phoneOf = (id: string): string => `1990${id.padStart(7, '0')}`;
const contact = (id: string, mobiles: string[]) =>
  wecom.contacts.set(id, { name: id, corp_name: '', userid: 'chen.yizhou', mobiles });
const round = async () => (await steward.call(sync.runSync)).body.result;
const lines = () => app.owner<{ contact: string; doctor: string | null; category: string }[]>`
  select r.subject as contact, r.row_id::text as doctor, r.category from reveals r join users u on u.enterprise_id = r.enterprise_id and u.id = r.user_id
  where u.login = 'chen.yizhou' order by r.id`;

beforeAll(async () => {
  wecom = await startChat();
  app = await startChatApp(wecom, { settings: { REVEALS_PER_DAY: String(LIMIT) } });
  const { owner } = app;
  [steward, rep] = [await app.as('su.zhen'), await app.as('chen.yizhou')];
  const known = owner`d.enterprise_id = 1 and d.is_enabled and d.masked_phone <> ''`;
  const mine = owner`exists (select from doctor_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
    where o.enterprise_id = d.enterprise_id and o.doctor_id = d.id and u.login = 'chen.yizhou')`;
  const rows = await owner<
    { id: string }[]
  >`select d.id::text as id from doctors d where ${known} and ${mine} order by d.id limit 4`;
  own = rows.map(({ id }) => id);
  const [other] = await owner<[{ id: string }]>`
    select d.id::text as id from doctors d where ${known} and not exists (select from doctor_owners o where o.doctor_id = d.id)
      and d.city_code <> all(select unnest(o.region_codes) from organizations o where o.enterprise_id = 1) order by d.id limit 1`;
  far = other.id;
});
afterAll(async () => {
  await app.close();
  await wecom.close();
});
beforeEach(async () => {
  wecom.contacts.clear();
  await app.owner`delete from channel_bindings where enterprise_id = 1`;
  await app.owner`delete from channel_friends where enterprise_id = 1`;
  await forgetReveals(app);
});

it('finds nobody outside the own range, and leaves the line of any number that is nobody’s', async () => {
  contact('wm_far', [phoneOf(far)]);
  contact('wm_nobody', ['13000000000']);
  expect(await round()).toMatchObject({ state: 'DONE', bound: 0 });
  expect(await lines()).toEqual([
    { contact: 'wm_far', doctor: null, category: 'CHAT_CONTACT' },
    { contact: 'wm_nobody', doctor: null, category: 'CHAT_CONTACT' },
  ]);
});

it('leaves a line of the doctor who is bound, which compliance reads', async () => {
  contact('wm_own', [phoneOf(own[0]!)]);
  expect(await round()).toMatchObject({ state: 'DONE', bound: 1 });
  const { result } = (await (await app.as('shen.lian')).call(revealEndpoints.listReveals, { query: {} })).body;
  expect(result.content).toMatchObject([{ rowId: own[0], category: 'CHAT_CONTACT', field: 'PHONE' }]);
});

it('compares up to half of what may be seen in a day, each number once however many rounds there are', async () => {
  for (const at of Array.from({ length: LIMIT }, (_, one) => one)) contact(`wm_${at}`, [`1300000000${at}`]);
  await round();
  await round();
  expect(await lines()).toHaveLength(LIMIT / 2);
  contact('wm_last', [phoneOf(own[1]!)]);
  expect(await round()).toMatchObject({ bound: 0 });
  // The other half is left for the colleague's own work.
  const body = { field: 'PHONE', category: 'CONTACT', reason: '电话确认拜访时间' } as const;
  expect((await rep.call(revealEndpoints.revealDoctor, { params: { id: own[2]! }, body })).status).toBe(200);
});

it('compares nothing for a colleague to whom numbers are masked; the contact is bound by hand', async () => {
  const admin = await app.as('admin');
  const phoneRule = async (rules: { field: 'doctor.phone'; rule: 'MASK' }[]) => {
    const before = (await rep.call(userEndpoints.findInfo)).body.result.rights;
    const role = (await admin.call(roleAdminEndpoints.listRoles)).body.result.find(({ code }) => code === 'REP')!;
    const change = { params: { id: role.id }, body: { rules, version: role.version } };
    expect((await admin.call(roleAdminEndpoints.changeRoleFields, change)).status).toBe(200);
    const rights = async () => (await rep.call(userEndpoints.findInfo)).body.result.rights;
    await expect.poll(rights, { timeout: 5000, interval: 20 }).not.toBe(before);
  };
  await phoneRule([{ field: 'doctor.phone', rule: 'MASK' }]);
  contact('wm_masked', [phoneOf(own[3]!)]);
  expect(await round()).toMatchObject({ state: 'DONE', bound: 0 });
  expect(await lines()).toEqual([]);
  await phoneRule([]);
  const body = { doctorId: own[3]!, externalUserId: 'wm_masked' };
  expect((await rep.call(calls.bind, { body })).status).toBe(200);
});

it('a round that breaks has failed, and the next one begins at once', async () => {
  contact('wm_first', [phoneOf(own[0]!)]);
  await app.owner`alter table channel_friends add constraint broken check (external_user_id <> 'wm_first')`;
  expect((await steward.call(sync.runSync)).status).not.toBe(200);
  const { runs } = (await steward.call(sync.findSync)).body.result;
  expect(runs[0]).toMatchObject({ state: 'FAILED', reason: 'interrupted' });
  await app.owner`alter table channel_friends drop constraint broken`;
  expect(await round()).toMatchObject({ state: 'DONE', bound: 1 });
});

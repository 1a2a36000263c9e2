// Channels and bound contacts through the calls, with a partner over HTTP (specification 7.5, channels and binding).
import { channelEndpoints as calls, type DoctorChannels } from '@yijian/contract/channels';
import { consentEndpoints } from '@yijian/contract/privacy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { startChatPartner, type ChatPartner, type Trouble } from '../../../../../tools/testing/servers/chat-partner.ts';

let partner: ChatPartner;
let app: TestApp;
let rep: Caller;
let manager: Caller;
let compliance: Caller;
let hero: string;
/** Of 陈亦舟. */
let mine: string;
let second: string;
let foreign: string;

const ids = async (rows: PromiseLike<readonly { id: string }[]>): Promise<string[]> =>
  (await rows).map((row) => row.id);
const channel = ({ channels }: DoctorChannels, name: string) => channels.find((one) => one.channel === name)!;
const find = async (id: string) => (await rep.call(calls.find, { params: { id } })).body.result;
const friends = async (who = rep, keyword = '') =>
  (await who.call(calls.listFriends, { params: { a: 0, b: 200 }, query: { keyword } })).body.result;
const refresh = (who = rep, id = hero) => who.call(calls.refreshFriends, { params: { id } });
const bind = (doctorId: string, externalUserId: string, who = rep) =>
  who.call(calls.bind, { body: { doctorId, externalUserId } });

beforeAll(async () => {
  partner = await startChatPartner();
  const settings = { CHAT_GATEWAY: partner.address, CHAT_GATEWAY_KEY: partner.key, CHAT_GATEWAY_TIMEOUT_MS: '400' };
  app = await startTestApp({ settings });
  [rep, manager, compliance] = [await app.as('chen.yizhou'), await app.as('zhou.minxing'), await app.as('shen.lian')];
  await app.owner`delete from channel_bindings`;
  await app.owner`delete from channel_friends`;
  await app.owner`delete from channel_settings`;
  [hero = ''] = await ids(app.owner<{ id: string }[]>`
    select id::text from users where login = 'chen.yizhou' and enterprise_id = 1`);
  [mine = '', second = ''] = await ids(app.owner<{ id: string }[]>`
    select o.doctor_id::text as id from doctor_owners o join doctor_channels c on c.enterprise_id = o.enterprise_id
      and c.doctor_id = o.doctor_id and c.channel = 'WECOM' and c.consent = 'OPT_IN'
    where o.enterprise_id = 1 and o.user_id = ${hero} order by o.id limit 2`);
  [foreign = ''] = await ids(app.owner<{ id: string }[]>`
    select id::text from doctors where enterprise_id = 2 order by id limit 1`);
});
afterAll(async () => {
  await app.close();
  await partner.close();
});
beforeEach(() => partner.behave('none'));

const told = [
  { externalUserId: 'wm_shen', name: '沈医生', remark: '沈主任', corpName: '微信', addedAt: '2026-05-01T02:00:00Z' },
  { externalUserId: 'wm_gu', name: '顾' },
  { externalUserId: 'wm_xu', name: '许静姝' },
];

describe('contacts', () => {
  it('WEC-10 WEC-12 WEC-15 bind/friend/list/refresh fetches the own contacts, and marks those who went', async () => {
    partner.contacts.set('chen.yizhou', told);
    expect((await refresh()).body.result).toEqual({ contacts: 3, added: 3, gone: 0 });
    partner.contacts.set('chen.yizhou', told.slice(0, 2));
    expect((await refresh()).body.result).toEqual({ contacts: 2, added: 0, gone: 1 });
    const { content, totalElements } = await friends();
    expect(totalElements).toBe(3);
    expect(content.filter((one) => one.isGone).map((one) => one.externalUserId)).toEqual(['wm_xu']);
    expect((await friends(rep, '沈主')).content).toMatchObject([{ name: '沈医生', doctorId: null }]);
    expect((await friends(manager)).totalElements).toBe(0);
    expect((await refresh(manager)).body.error).toBe('channels.friendNotFound');
    expect((await refresh(compliance)).status).toBe(403);
    expect((await rep.call(calls.listFriends, { params: { a: 0, b: 999 } })).status).toBe(400);
  });

  it('WEC-12 tp/bind/sync/external/contact/single fetches one contact anew', async () => {
    const sync = (externalUserId: string) => rep.call(calls.syncContact, { query: { externalUserId } });
    partner.contacts.set('chen.yizhou', [{ ...told[1]!, name: '顾明岐' }, told[0]!]);
    expect((await sync('wm_gu')).body.result).toMatchObject({ name: '顾明岐', isGone: false });
    expect((await sync('wm_nobody')).body.error).toBe('channels.friendNotFound');
    expect((await sync('../users')).status).toBe(400);
    expect((await compliance.call(calls.syncContact, { query: { externalUserId: 'wm_gu' } })).status).toBe(403);
  });

  it.each<[Trouble, string]>([
    ['broken', 'channels.partnerUnreachable'],
    ['cut', 'channels.partnerUnreachable'],
    ['slow', 'channels.partnerUnreachable'],
    ['redirect', 'channels.partnerUnreachable'],
    ['nonsense', 'channels.partnerAnswer'],
    ['otherShape', 'channels.partnerAnswer'],
  ])('a partner that is %s has a named error, and nothing is half-written', async (trouble, error) => {
    await bind(mine, 'wm_shen');
    const before = await app.owner`select * from channel_friends order by id`;
    partner.behave(trouble);
    const answers = [
      await refresh(),
      await rep.call(calls.syncContact, { query: { externalUserId: 'wm_gu' } }),
      await rep.call(calls.refreshChannel, { params: { id: mine } }),
    ];
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual(answers.map(() => [503, error]));
    expect(await app.owner`select * from channel_friends order by id`).toEqual(before);
    expect((await friends()).totalElements).toBe(3);
  });

  it('a wrong key and a partner that is not set up are told apart', async () => {
    const [twin, bare] = await Promise.all([
      startTestApp({ settings: { CHAT_GATEWAY: partner.address, CHAT_GATEWAY_KEY: 'wrong' } }),
      startTestApp(),
    ]);
    try {
      const asked = async (which: TestApp) => (await refresh(await which.as('chen.yizhou'))).body.error;
      expect(await asked(twin)).toBe('channels.partnerRefused');
      expect(await asked(bare)).toBe('channels.partnerNotSet');
    } finally {
      await twin.close();
      await bare.close();
    }
  });
});

describe('binding', () => {
  it('WEC-11 WEC-13 WEC-14 a contact is one doctor: bound, checked with the partner, unbound in both forms', async () => {
    const bound = (await bind(mine, 'wm_shen')).body.result;
    expect(bound.contacts).toMatchObject([
      { externalUserId: 'wm_shen', name: '沈医生', boundBy: '陈亦舟', isGone: false },
    ]);
    expect(channel(bound, 'WECOM')).toMatchObject({ hasConsent: true, unreachable: null });
    expect((await bind(mine, 'wm_shen')).status).toBe(200);
    expect((await bind(second, 'wm_shen')).body.error).toBe('channels.alreadyBound');
    expect((await friends(rep, '沈')).content).toMatchObject([{ doctorId: mine }]);
    partner.contacts.set('chen.yizhou', []);
    const checked = (await rep.call(calls.refreshChannel, { params: { id: mine } })).body.result;
    expect([checked.contacts[0]!.isGone, channel(checked, 'WECOM').unreachable]).toEqual([true, 'CONTACT_GONE']);
    partner.contacts.set('chen.yizhou', told);
    expect((await rep.call(calls.refreshChannel, { params: { id: mine } })).body.result.contacts[0]!.isGone).toBe(
      false,
    );
    const unbound = (await rep.call(calls.unbind, { params: { id: mine } })).body.result;
    expect([unbound.contacts, channel(unbound, 'WECOM').unreachable]).toEqual([[], 'NOT_BOUND']);
    expect((await rep.call(calls.unbind, { params: { id: mine } })).body.error).toBe('channels.notBound');
    expect((await rep.call(calls.refreshChannel, { params: { id: mine } })).body.error).toBe('channels.notBound');
    await bind(mine, 'wm_shen');
    await bind(mine, 'wm_gu');
    const params = { id: mine };
    const one = await rep.call(calls.unbindPartner, { params, query: { externalUserId: 'wm_gu' } });
    expect(one.body.result.contacts.map((contact) => contact.externalUserId)).toEqual(['wm_shen']);
    expect((await rep.call(calls.unbindPartner, { params })).body.result.contacts).toEqual([]);
  });

  it('refuses strangers’ contacts, doctors out of range and of another enterprise, readers, and doctors who refused', async () => {
    expect((await bind(mine, 'wm_unknown')).body.error).toBe('channels.friendNotFound');
    expect((await bind(mine, 'wm_shen', manager)).body.error).toBe('channels.friendNotFound');
    expect((await bind(mine, 'a b')).status).toBe(400);
    expect((await bind(mine, 'wm_shen', compliance)).status).toBe(403);
    for (const id of [foreign, '987654321']) {
      const answers = [
        await rep.call(calls.find, { params: { id } }),
        await bind(id, 'wm_shen'),
        await rep.call(calls.set, { body: { doctorId: id, channel: 'SMS' } }),
        await rep.call(calls.refreshChannel, { params: { id } }),
        await rep.call(calls.unbind, { params: { id } }),
        await rep.call(calls.unbindPartner, { params: { id } }),
      ];
      expect(answers.map(({ status, body }) => [status, body.error])).toEqual(
        answers.map(() => [404, 'channels.doctorNotFound']),
      );
    }
    const refusal = { purpose: 'CONTENT', channel: 'WECOM', event: 'REFUSED', source: 'PHONE' } as const;
    expect((await rep.call(consentEndpoints.addConsent, { params: { id: second }, body: refusal })).status).toBe(200);
    expect((await bind(second, 'wm_gu')).body.error).toBe('channels.refused');
  });
});

describe('settings', () => {
  it('MSG-04 MSG-05 channel/set leaves a channel off or prefers one; preferred takes consent, and only one is', async () => {
    const set = (channelOf: string, setting: object, doctorId = mine) =>
      rep.call(calls.set, { body: { doctorId, channel: channelOf, ...setting } });
    expect(channel((await set('WECOM', { isPreferred: true })).body.result, 'WECOM').isPreferred).toBe(true);
    const off = (await set('WECOM', { isEnabled: false, isPreferred: true })).body.result;
    expect(channel(off, 'WECOM')).toMatchObject({ isEnabled: false, isPreferred: false, unreachable: 'OFF' });
    const open = (await find(mine)).channels.find((one) => !one.hasConsent);
    if (open !== undefined)
      expect((await set(open.channel, { isPreferred: true })).body.error).toBe('channels.noConsent');
    expect((await set(second === '' ? 'SMS' : 'WECOM', { isPreferred: true }, second)).body.error).toBe(
      'channels.noConsent',
    );
    await set('WECOM', { isPreferred: true });
    const agreed = {
      purpose: 'CONTENT',
      channel: 'MAIL',
      event: 'GRANTED',
      source: 'PAPER',
      evidence: '同意书',
    } as const;
    await rep.call(consentEndpoints.addConsent, { params: { id: mine }, body: agreed });
    const moved = (await set('MAIL', { isPreferred: true })).body.result;
    expect(moved.channels.filter((one) => one.isPreferred).map((one) => one.channel)).toEqual(['MAIL']);
    expect((await set('FAX', {})).status).toBe(400);
    expect((await compliance.call(calls.set, { body: { doctorId: mine, channel: 'SMS' } })).status).toBe(403);
    expect((await compliance.call(calls.find, { params: { id: mine } })).status).toBe(200);
  });
});

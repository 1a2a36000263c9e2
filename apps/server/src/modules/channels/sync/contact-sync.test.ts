// Contacts of all colleagues come from enterprise chat over a real server: who is bound, who waits, who left, and what a chat out of order does.
import { channelEndpoints as calls, contactSyncEndpoints as sync } from '@yijian/contract/channels';
import { consentEndpoints } from '@yijian/contract/privacy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller, TestApp } from '../../../../../../tools/testing/app.ts';
import { chatSettings, startChat, startChatApp } from '../../../../../../tools/testing/content/chat-app.ts';
import { bringContacts } from '../../../../../../tools/testing/content/contact-clock.ts';
import { forgetReveals } from '../../../../../../tools/testing/privacy/reveals.ts';
import type { WecomServer } from '../../../../../../tools/testing/servers/wecom-server.ts';

let wecom: WecomServer;
let app: TestApp;
let steward: Caller;
let rep: Caller;
let doctors: string[];

const phoneOf = (id: string): string => `1990${id.padStart(7, '0')}`;
const run = async () => (await steward.call(sync.runSync)).body.result;
const friends = async (group: 'ALL' | 'UNBOUND' | 'IGNORED') =>
  (await rep.call(calls.listFriends, { params: { a: 0, b: 200 }, query: { group } })).body.result.content;
const boundTo = async () =>
  new Map((await friends('ALL')).map(({ externalUserId, doctorId }) => [externalUserId, doctorId]));
const contact = (id: string, one: Partial<Parameters<typeof wecom.contacts.set>[1]> = {}) =>
  wecom.contacts.set(id, { name: id, corp_name: '', userid: 'chen.yizhou', ...one });

beforeAll(async () => {
  wecom = await startChat();
  app = await startChatApp(wecom);
  const { owner } = app;
  [steward, rep] = [await app.as('su.zhen'), await app.as('chen.yizhou')];
  const rows = await owner<{ id: string }[]>`
    select o.doctor_id::text as id from doctor_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
    join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id and d.is_enabled and d.masked_phone <> ''
    where o.enterprise_id = 1 and u.login = 'chen.yizhou' order by o.id limit 3`;
  doctors = rows.map(({ id }) => id);
});
beforeEach(async () => {
  wecom.mode = 'good';
  wecom.followed = 'good';
  wecom.troubled.clear();
  wecom.contacts.clear();
  wecom.followers.clear();
  for (const table of ['channel_bindings', 'channel_friends', 'channel_syncs'])
    await app.owner.unsafe(`delete from ${table} where enterprise_id = 1`);
  await forgetReveals(app);
});
afterAll(async () => {
  await app.close();
  await wecom.close();
});

describe('a round', () => {
  it('binds whoever is certain, lists the others as unbound, and ends what ended in the chat', async () => {
    const [byPhone, byUnion, other] = doctors as [string, string, string];
    contact('wm_phone', { mobiles: [phoneOf(byPhone)], remark: '主任' });
    contact('wm_first', { unionid: 'union-1', mobiles: [phoneOf(byUnion)] });
    contact('wm_torn', { mobiles: [phoneOf(byPhone), phoneOf(other)] });
    contact('wm_nobody', { mobiles: ['13000000000'] });
    contact('wm_manager', { userid: 'zhou.minxing', unionid: 'union-1' });
    expect(await run()).toMatchObject({
      state: 'DONE',
      reason: null,
      askedBy: expect.stringMatching(/\S/),
      colleagues: 2,
      contacts: 5,
      added: 5,
      bound: 3,
      ended: 0,
      failures: [],
    });
    expect(await boundTo()).toEqual(
      new Map([
        ['wm_phone', byPhone],
        ['wm_first', byUnion],
        ['wm_torn', null],
        ['wm_nobody', null],
      ]),
    );
    expect((await friends('UNBOUND')).map(({ externalUserId }) => externalUserId)).toEqual(['wm_nobody', 'wm_torn']);
    const found = (await rep.call(calls.find, { params: { id: byUnion } })).body.result.contacts;
    expect(found.map((one) => [one.externalUserId, one.foundBy])).toEqual([
      ['wm_first', 'PHONE'],
      ['wm_manager', 'UNION'],
    ]);
    wecom.contacts.delete('wm_phone');
    expect(await run()).toMatchObject({ state: 'DONE', added: 0, bound: 0, ended: 1 });
    const { channels, contacts } = (await rep.call(calls.find, { params: { id: byPhone } })).body.result;
    expect(contacts).toMatchObject([{ externalUserId: 'wm_phone', isGone: true }]);
    // The doctor said nothing: the consent stays as it was, and the channel reaches nobody.
    expect(channels.find(({ channel }) => channel === 'WECOM')!.unreachable).toMatch(/CONTACT_GONE|NO_CONSENT/);
  });

  it('does not bind again what a colleague unbound, nor a doctor who refused enterprise chat', async () => {
    const [corrected, , refusing] = doctors as [string, string, string];
    contact('wm_wrong', { mobiles: [phoneOf(corrected)] });
    await run();
    await rep.call(calls.unbind, { params: { id: corrected } });
    const refusal = { purpose: 'CONTENT', channel: 'WECOM', event: 'REFUSED', source: 'PHONE' } as const;
    expect((await rep.call(consentEndpoints.addConsent, { params: { id: refusing }, body: refusal })).status).toBe(200);
    contact('wm_refusing', { mobiles: [phoneOf(refusing)] });
    expect(await run()).toMatchObject({ state: 'DONE', bound: 0, added: 1 });
    expect((await boundTo()).get('wm_wrong')).toBeNull();
    expect((await rep.call(calls.bind, { body: { doctorId: corrected, externalUserId: 'wm_wrong' } })).status).toBe(
      200,
    );
  });

  it('a contact that is ignored leaves the list, is bound by no round, and can be taken back', async () => {
    contact('wm_friend');
    await run();
    const ignore = (isIgnored: boolean, who = rep) =>
      who.call(sync.ignoreFriend, { body: { externalUserId: 'wm_friend', isIgnored } });
    expect((await ignore(true)).body.result).toMatchObject({ externalUserId: 'wm_friend', isIgnored: true });
    expect((await ignore(true)).status).toBe(200);
    contact('wm_friend', { mobiles: [phoneOf(doctors[0]!)] });
    expect(await run()).toMatchObject({ bound: 0 });
    expect(await friends('UNBOUND')).toEqual([]);
    expect((await friends('IGNORED')).map(({ externalUserId }) => externalUserId)).toEqual(['wm_friend']);
    await ignore(false);
    expect(await run()).toMatchObject({ bound: 1 });
    expect((await ignore(true)).body.error).toBe('channels.alreadyBound');
    expect((await ignore(true, await app.as('zhou.minxing'))).body.error).toBe('channels.friendNotFound');
    expect((await ignore(true, await app.as('shen.lian'))).status).toBe(403);
    const bad = await rep.call(sync.ignoreFriend, { body: { externalUserId: 'a b', isIgnored: true } });
    expect([bad.status, bad.body.fields?.[0]?.field]).toEqual([400, 'body.externalUserId']);
  });

  it('the clock does the same for every enterprise with a chat app, in nobody’s name', async () => {
    contact('wm_clock', { mobiles: [phoneOf(doctors[0]!)] });
    await bringContacts(app, { ...chatSettings(wecom), WECOM_CALLBACKS: '', ALLOW_PRIVATE_ADDRESSES: true });
    const { isConnected, runs } = (await steward.call(sync.findSync)).body.result;
    expect(isConnected).toBe(true);
    expect(runs).toMatchObject([{ askedBy: null, state: 'DONE', bound: 1 }]);
  });
});

describe('a chat that is out of order', () => {
  beforeEach(async () => {
    contact('wm_mine');
    contact('wm_theirs', { userid: 'zhou.minxing' });
    await run();
    // What the chat leaves out while it is out of order must not look as if it had ended.
    for (const id of ['wm_a', 'wm_b']) contact(id);
    await app.owner`update channel_friends set synced_at = now() - interval '1 day' where external_user_id = 'wm_mine'`;
  });
  const there = async () =>
    (
      await app.owner<{ id: string }[]>`
      select external_user_id as id from channel_friends where enterprise_id = 1 and not is_gone order by 1`
    ).map(({ id }) => id);

  it.each([
    ['asks for a pause', 45009, 'tooOften', true],
    ['is down', 'broken', 'unreachable', true],
    ['never answers', 'slow', 'unreachable', true],
    ['gives the same page for ever', 'same', 'answer', false],
    ['never ends its pages', 'endless', 'answer', false],
    ['says something else', 'shape', 'answer', false],
    ['refuses', 60111, 'refused', false],
  ] as const)(
    '%s: what was there stays, and the reason is told',
    { timeout: 30_000 },
    async (_, followed, reason, ends) => {
      wecom.followed = followed;
      wecom.troubled.add('chen.yizhou');
      const told = await run();
      // Whoever waits longest is asked first: a chat that is away ends the round there, else the others follow.
      if (ends) expect(told).toMatchObject({ state: 'FAILED', reason, colleagues: 0, failures: [] });
      else expect(told).toMatchObject({ state: 'PARTIAL', reason: null, colleagues: 1, failures: [{ reason }] });
      expect(await there()).toEqual(['wm_mine', 'wm_theirs']);
      wecom.followed = 'good';
      expect(await run()).toMatchObject({ state: 'DONE', added: 2, ended: 0 });
    },
  );

  it('cannot be asked at all, or answers nonsense: the round failed and says why', async () => {
    wecom.mode = 'broken';
    expect(await run()).toMatchObject({ state: 'FAILED', reason: 'unreachable' });
    wecom.mode = 'nonsense';
    expect(await run()).toMatchObject({ state: 'FAILED', reason: 'answer' });
    expect(await there()).toEqual(['wm_mine', 'wm_theirs']);
  });

  it('one round runs at a time, and one whose process died does not stand in the way', async () => {
    const begin = (minutes: number) => app.owner`
      insert into channel_syncs (enterprise_id, started_at, state) values (1, now() - make_interval(mins => ${minutes}), 'RUNNING')`;
    await begin(1);
    expect((await steward.call(sync.runSync)).body.error).toBe('channels.syncRunning');
    await app.owner`delete from channel_syncs where state = 'RUNNING'`;
    await begin(45);
    expect(await run()).toMatchObject({ state: 'DONE' });
    const { runs } = (await steward.call(sync.findSync)).body.result;
    expect(runs.map(({ state, reason }) => [state, reason]).slice(0, 2)).toEqual([
      ['DONE', null],
      ['FAILED', 'interrupted'],
    ]);
  });
});

it('belongs to stewards, and to enterprises with a chat app', async () => {
  for (const who of [rep, await app.as('shen.lian')]) {
    expect((await who.call(sync.findSync)).status).toBe(403);
    expect((await who.call(sync.runSync)).status).toBe(403);
  }
  const stranger = await app.as('admin', 'kanglan');
  expect((await stranger.call(sync.findSync)).body.result).toEqual({ isConnected: false, runs: [] });
  expect((await stranger.call(sync.runSync)).body.error).toBe('channels.partnerNotSet');
});

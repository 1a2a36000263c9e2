// The page beside a conversation: only the own contacts are found, and only pages of this product are signed.
import { createHash } from 'node:crypto';
import {
  channelEndpoints as calls,
  chatPageEndpoints as page,
  contactSyncEndpoints as sync,
} from '@yijian/contract/channels';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller, TestApp } from '../../../../../../tools/testing/app.ts';
import { chatApp, startChat, startChatApp } from '../../../../../../tools/testing/content/chat-app.ts';
import type { WecomServer } from '../../../../../../tools/testing/servers/wecom-server.ts';
import { signatureOf, signedAddress } from './chat-page.policy.ts';

let wecom: WecomServer;
let app: TestApp;
let rep: Caller;
let manager: Caller;
let doctorId: string;

beforeAll(async () => {
  wecom = await startChat();
  wecom.contacts.set('wm_mine', { name: '张主任', corp_name: '', userid: 'chen.yizhou' });
  app = await startChatApp(wecom);
  const { owner } = app;
  [rep, manager] = [await app.as('chen.yizhou'), await app.as('zhou.minxing')];
  await (await app.as('su.zhen')).call(sync.runSync);
  const [own] = await owner<[{ id: string }]>`
    select o.doctor_id::text as id from doctor_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
    join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id and d.is_enabled
    where o.enterprise_id = 1 and u.login = 'chen.yizhou' order by o.id limit 1`;
  doctorId = own.id;
});
afterAll(async () => {
  await app.close();
  await wecom.close();
});
beforeEach(() => {
  wecom.mode = 'good';
});

describe('a contact', () => {
  const find = (who: Caller, externalUserId = 'wm_mine') => who.call(page.findFriend, { params: { externalUserId } });

  it('of the caller is found with the doctor it is bound to', async () => {
    expect((await find(rep)).body.result).toMatchObject({ name: '张主任', isBound: false, doctorId: null });
    expect((await rep.call(calls.bind, { body: { doctorId, externalUserId: 'wm_mine' } })).status).toBe(200);
    expect((await find(rep)).body.result).toMatchObject({ externalUserId: 'wm_mine', doctorId });
  });

  it('that is bound to a doctor outside the range of the caller is not shown as free, and the doctor is not named', async () => {
    const { owner } = app;
    await owner`delete from channel_bindings where enterprise_id = 1 and external_user_id = 'wm_mine'`;
    await owner`insert into channel_bindings (enterprise_id, doctor_id, external_user_id, user_id)
      select 1, min(d.id), 'wm_mine', (select id from users where enterprise_id = 1 and login = 'admin') from doctors d
      where d.enterprise_id = 1 and not exists (select from doctor_owners o where o.doctor_id = d.id)
        and d.city_code <> all(select unnest(o.region_codes) from organizations o where o.enterprise_id = 1)`;
    expect((await find(rep)).body.result).toMatchObject({ isBound: true, doctorId: null, doctorName: null });
  });

  it('of a colleague, of another enterprise or of nobody is not found; compliance does not ask', async () => {
    for (const who of [manager, await app.as('admin', 'kanglan')]) {
      const { status, body } = await find(who);
      expect([status, body.error]).toEqual([404, 'channels.friendNotFound']);
    }
    expect((await find(rep, 'wm_nobody')).body.error).toBe('channels.friendNotFound');
    expect((await find(await app.as('shen.lian'))).status).toBe(403);
    const bad = await find(rep, 'a b');
    expect([bad.status, bad.body.fields?.[0]?.field]).toEqual([400, 'params.externalUserId']);
  });
});

describe('a page', () => {
  const sign = (url: string, who = rep) => who.call(page.signPage, { query: { url } });
  const address = 'http://localhost/pc/customer/chatSidebar?from=chat';

  it('of this product is signed for the enterprise and for the app, without what follows #', async () => {
    const { corpId, agentId, config, agentConfig } = (await sign(`${address}#top`)).body.result;
    expect({ corpId, agentId }).toEqual(chatApp);
    for (const [ticket, { nonceStr, timestamp, signature }] of [
      ['ticket-corp', config],
      ['ticket-agent', agentConfig],
    ] as const) {
      const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${address}`;
      expect(signature).toBe(createHash('sha1').update(text).digest('hex'));
    }
    await sign(address);
    // The partner gives few tickets a day: one holds until it ends.
    expect([wecom.asked.get('/cgi-bin/get_jsapi_ticket'), wecom.asked.get('/cgi-bin/ticket/get')]).toEqual([1, 1]);
  });

  it.each(['https://evil.example/pc/', 'http://localhost/prod-api/', 'http://localhost@evil.example/pc/', 'pc/x'])(
    '%s is not signed',
    async (url) => {
      const { status, body } = await sign(url);
      expect([status, body.error]).toEqual([400, 'channels.foreignPage']);
    },
  );

  it('is not signed for an enterprise without a chat app', async () => {
    const elsewhere = address.replace('localhost', 'kanglan.localhost');
    const { body } = await sign(elsewhere, await app.as('admin', 'kanglan'));
    expect(body.error).toBe('channels.partnerNotSet');
  });
});

it('the signature is the published one, and an address of this product is all that is signed', () => {
  // The example of the documentation of the JS-SDK.
  const signed = signatureOf({
    ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
    nonceStr: 'Wm3WZYTPz0wzccnW',
    timestamp: 1_414_587_457,
    url: 'http://mp.weixin.qq.com?params=value',
  });
  expect(signed.signature).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
  expect(signedAddress('https://a.example/pc/x?y=1#z', 'https://a.example')).toBe('https://a.example/pc/x?y=1');
  expect(signedAddress('https://a.example/pcx', 'https://a.example')).toBeUndefined();
});

it('a chat that is away or talks nonsense is told apart', async () => {
  wecom.mode = 'broken';
  // Tickets that are held go on; a fresh server asks anew.
  const fresh = await startChatApp(wecom);
  const who = await fresh.as('chen.yizhou');
  const ask = async () => (await who.call(page.signPage, { query: { url: 'http://localhost/pc/x' } })).body.error;
  expect(await ask()).toBe('channels.partnerUnreachable');
  wecom.mode = 'nonsense';
  expect(await ask()).toBe('channels.partnerAnswer');
  await fresh.close();
});

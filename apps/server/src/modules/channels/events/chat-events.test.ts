// Enterprise chat tells of contacts over its signed calls: they come and end at once, and nobody else can tell.
import { channelEndpoints as calls } from '@yijian/contract/channels';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller, TestApp } from '../../../../../../tools/testing/app.ts';
import { chatApp, startChat, startChatApp } from '../../../../../../tools/testing/content/chat-app.ts';
import { forgetReveals } from '../../../../../../tools/testing/privacy/reveals.ts';
import { callback, sealFor, signedQuery, xmlOf } from '../../../../../../tools/testing/servers/wecom-calls.ts';
import type { WecomServer } from '../../../../../../tools/testing/servers/wecom-server.ts';

const { corpId, agentId } = chatApp;
let wecom: WecomServer;
let app: TestApp;
let rep: Caller;
let doctorId: string;

beforeAll(async () => {
  wecom = await startChat();
  const { token, aesKey } = callback;
  app = await startChatApp(wecom, { settings: { WECOM_CALLBACKS: `${corpId}:${agentId}=${token}:${aesKey}` } });
  rep = await app.as('chen.yizhou');
  [{ id: doctorId }] = await app.owner<[{ id: string }]>`
    select o.doctor_id::text as id from doctor_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
    join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id and d.is_enabled and d.masked_phone <> ''
    where o.enterprise_id = 1 and u.login = 'chen.yizhou' order by o.id limit 1`;
});
beforeEach(async () => {
  wecom.mode = 'good';
  wecom.contacts.clear();
  for (const table of ['channel_bindings', 'channel_friends'])
    await app.owner.unsafe(`delete from ${table} where enterprise_id = 1`);
  await forgetReveals(app);
});
afterAll(async () => {
  await app.close();
  await wecom.close();
});

const friends = async () =>
  (await rep.call(calls.listFriends, { params: { a: 0, b: 200 }, query: { group: 'ALL' } })).body.result.content;

interface Posted {
  readonly event?: Readonly<Record<string, string>>;
  readonly sealed?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly type?: string;
  readonly host?: string;
}

const told = (ChangeType: string, more: Readonly<Record<string, string>> = {}) => ({
  ToUserName: corpId,
  FromUserName: 'sys',
  CreateTime: '1780000000',
  MsgType: 'event',
  Event: 'change_external_contact',
  ChangeType,
  UserID: 'chen.yizhou',
  ExternalUserID: 'wm_new',
  ...more,
});

async function post({ event = {}, type = 'text/xml', host = 'localhost', ...given }: Posted) {
  const sealed = given.sealed ?? sealFor(corpId, xmlOf(event));
  const { statusCode, body } = await app.app.server.inject({
    method: 'POST',
    url: '/wecom/events',
    query: given.query ?? signedQuery({ sealed, at: new Date() }),
    headers: { 'content-type': type, host },
    payload: xmlOf({ ToUserName: corpId, AgentID: agentId, Encrypt: sealed }),
  });
  return [statusCode, body];
}

describe('the address for events', () => {
  it('is proved to the chat by what it sealed, and to nobody else', async () => {
    const sealed = sealFor(corpId, '1616140317555161061');
    const ask = async (query: Record<string, string>) => {
      const { statusCode, body } = await app.app.server.inject({ url: '/wecom/events', query });
      return [statusCode, body];
    };
    const query = signedQuery({ sealed, at: new Date() });
    expect(await ask({ ...query, echostr: sealed })).toEqual([200, '1616140317555161061']);
    expect(await ask({ ...query, msg_signature: '0'.repeat(40), echostr: sealed })).toEqual([403, '']);
    expect(await ask(query)).toEqual([403, '']);
    expect(await ask({})).toEqual([403, '']);
  });

  it('takes an added contact at once, whatever the chat calls its XML, and binds it where that is certain', async () => {
    wecom.contacts.set('wm_new', {
      name: '顾主任',
      corp_name: '',
      userid: 'chen.yizhou',
      remark: '神内',
      mobiles: [`1990${doctorId.padStart(7, '0')}`],
    });
    for (const type of ['text/xml', 'application/xml; charset=utf-8', 'text/plain'])
      expect(await post({ event: told('add_external_contact'), type })).toEqual([200, 'success']);
    expect(await friends()).toMatchObject([{ externalUserId: 'wm_new', name: '顾主任', remark: '神内', doctorId }]);
  });

  it('changes one contact and leaves the others, and ends it when either side ends it', async () => {
    const contact = { name: '顾主任', corp_name: '', userid: 'chen.yizhou' };
    for (const id of ['wm_new', 'wm_other']) {
      wecom.contacts.set(id, contact);
      await post({ event: told('add_external_contact', { ExternalUserID: id }) });
    }
    wecom.contacts.set('wm_new', { ...contact, remark: '已调职' });
    await post({ event: told('edit_external_contact') });
    const seen = async () => {
      const rows = (await friends()).map(({ externalUserId, remark, isGone }) => [externalUserId, remark, isGone]);
      return rows.toSorted(([a], [b]) => String(a).localeCompare(String(b)));
    };
    expect(await seen()).toEqual([
      ['wm_new', '已调职', false],
      ['wm_other', '', false],
    ]);
    await post({ event: told('del_follow_user') });
    // Gone meanwhile: a change that is told late ends it as well.
    wecom.contacts.delete('wm_other');
    await post({ event: told('edit_external_contact', { ExternalUserID: 'wm_other' }) });
    expect(await seen()).toEqual([
      ['wm_new', '已调职', true],
      ['wm_other', '', true],
    ]);
    await post({ event: told('add_external_contact') });
    expect((await seen())[0]).toEqual(['wm_new', '已调职', false]);
  });

  it('passes over colleagues it does not know and events it does not need', async () => {
    expect(await post({ event: told('add_external_contact', { UserID: 'nobody' }) })).toEqual([200, 'success']);
    expect(await post({ event: told('transfer_fail') })).toEqual([200, 'success']);
    expect(await post({ event: { Event: 'subscribe' } })).toEqual([200, 'success']);
    expect(await friends()).toEqual([]);
  });

  it('asks the chat to tell it again while the chat cannot be asked', async () => {
    wecom.contacts.set('wm_new', { name: '顾主任', corp_name: '', userid: 'chen.yizhou' });
    for (const mode of ['broken', 'nonsense'] as const) {
      wecom.mode = mode;
      expect(await post({ event: told('add_external_contact') })).toEqual([503, '']);
    }
    expect(await friends()).toEqual([]);
    wecom.mode = 'good';
    expect(await post({ event: told('add_external_contact') })).toEqual([200, 'success']);
    expect(await friends()).toHaveLength(1);
  });

  it('refuses what is signed by others, stale, for another enterprise, broken or too large', async () => {
    wecom.contacts.set('wm_new', { name: '顾主任', corp_name: '', userid: 'chen.yizhou' });
    const event = told('add_external_contact');
    const sealed = sealFor(corpId, xmlOf(event));
    const at = new Date();
    const ago = (minutes: number): Date => new Date(at.getTime() - minutes * 60_000);
    const foreign = sealFor('another-corp', xmlOf(event));
    const refusals: readonly Posted[] = [
      { sealed, query: signedQuery({ sealed, at, token: 'another' }) },
      { sealed, query: signedQuery({ sealed, at: ago(16) }) },
      { sealed, query: signedQuery({ sealed, at: ago(-16) }) },
      { sealed, query: signedQuery({ sealed: `${sealed}=`, at }) },
      { sealed: foreign, query: signedQuery({ sealed: foreign, at }) },
      { sealed: 'bm90IHNlYWxlZA==' },
      { sealed: ']]></Encrypt><!--' },
      { event, host: 'kanglan.localhost' },
    ];
    for (const refusal of refusals) expect(await post(refusal), JSON.stringify(refusal)).toEqual([403, '']);
    expect((await post({ sealed: 'A'.repeat(20_000) }))[0]).toBe(413);
    expect(await friends()).toEqual([]);
    expect(await post({ sealed, query: signedQuery({ sealed, at: ago(14) }) })).toEqual([200, 'success']);
  });
});

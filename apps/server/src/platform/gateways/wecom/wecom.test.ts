// Enterprise chat over HTTP: one token for many questions, a stale one renewed once, every answer with its meaning.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWecom, type WecomServer } from '../../../../../../tools/testing/servers/wecom-server.ts';
import { WecomFault, openWecom } from './wecom.ts';

const app = { corpId: 'corp-1', agentId: '1000001', secret: 'secret-1' };
let server: WecomServer;

beforeAll(async () => {
  server = await startWecom(app);
});
beforeEach(() => {
  server.asked.clear();
  server.mode = 'good';
});
afterAll(() => server.close());

const open = () => openWecom({ base: server.address, allowPrivate: true });
const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'answered',
    (error: unknown) => (error instanceof WecomFault ? [error.kind, error.code] : error),
  );

describe('enterprise chat', () => {
  it('says whom a code stands for, once', async () => {
    const wecom = open();
    server.codes.set('a', { userid: 'chen.yizhou' }).set('b', { external_userid: 'wm_1' }).set('c', {});
    expect(await wecom.personOf(app, 'a')).toEqual({ kind: 'USER', userId: 'chen.yizhou' });
    expect(await wecom.personOf(app, 'b')).toEqual({ kind: 'CONTACT', externalUserId: 'wm_1' });
    expect(await wecom.personOf(app, 'c')).toEqual({ kind: 'STRANGER' });
    expect(await faultOf(wecom.personOf(app, 'a'))).toEqual(['refused', 40029]);
  });

  it('asks for one token for questions that come together, and for another when it is stale', async () => {
    const wecom = open();
    server.contacts.set('wm_2', { name: '王医生', corp_name: '微信', userid: 'u' });
    await Promise.all(Array.from({ length: 10 }, () => wecom.contactOf(app, 'wm_2')));
    expect(server.asked.get('/cgi-bin/gettoken')).toBe(1);
    server.expire();
    expect(await wecom.contactOf(app, 'wm_2')).toMatchObject({ name: '王医生' });
    expect(server.asked.get('/cgi-bin/gettoken')).toBe(2);
  });

  it('lists the contacts of a user, none for one who has none, and knows no foreign contact', async () => {
    const wecom = open();
    expect(await wecom.contactIdsOf(app, 'u')).toEqual(['wm_2']);
    expect(await wecom.contactIdsOf(app, 'nobody')).toEqual([]);
    expect(await wecom.contactOf(app, 'wm_none')).toBeUndefined();
  });

  it('tells a wrong secret, a partner that is down, and an answer that is none', async () => {
    expect(await faultOf(open().personOf({ ...app, secret: 'x' }, 'a'))).toEqual(['refused', 40001]);
    server.mode = 'broken';
    expect(await faultOf(open().personOf(app, 'a'))).toEqual(['unreachable', undefined]);
    server.mode = 'nonsense';
    expect(await faultOf(open().personOf(app, 'a'))).toEqual(['answer', undefined]);
    const guarded = openWecom({ base: server.address.replace('http:', 'https:'), allowPrivate: false });
    expect(await faultOf(guarded.personOf(app, 'a'))).toEqual(['unreachable', undefined]);
  });
});

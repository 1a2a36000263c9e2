// Enterprise chat over HTTP: one token for many questions, a stale one renewed once, every answer with its meaning.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWecom, type WecomServer } from '../../../../../../tools/testing/servers/wecom-server.ts';
import { WecomFault, isForNow, openWecom } from './wecom.ts';

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

  it('brings the contacts of a user over all pages, each once, with what the user noted', async () => {
    const wecom = open();
    for (const id of ['wm_5', 'wm_6', 'wm_7', 'wm_8', 'wm_9'])
      server.contacts.set(id, {
        name: id,
        corp_name: '',
        userid: 'many',
        unionid: `u-${id}`,
        mobiles: ['13900000001'],
      });
    expect((await wecom.followersOf(app)).includes('many')).toBe(true);
    const followed = await wecom.followedBy(app, 'many');
    expect(followed.map(({ externalUserId }) => externalUserId)).toEqual(['wm_5', 'wm_6', 'wm_7', 'wm_8', 'wm_9']);
    expect(followed[0]).toMatchObject({ unionId: 'u-wm_5', mobiles: ['13900000001'], corpName: '', remark: '' });
    expect(await wecom.followedBy(app, 'nobody')).toEqual([]);
    for (const trouble of ['same', 'endless', 'shape'] as const) {
      server.followed = trouble;
      expect(await faultOf(wecom.followedBy(app, 'many'))).toEqual(['answer', undefined]);
    }
    server.followed = 45009;
    expect(await faultOf(wecom.followedBy(app, 'many'))).toEqual(['refused', 45009]);
    server.followed = 'good';
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

describe('mass messages', () => {
  const link = { title: '标题', description: '摘要', address: 'https://crm.example/d/chat/1.x' };
  const own = { sender: 'u', contacts: ['wm_2', 'wm_3', 'wm_4'], text: '您好', link };
  const kindOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'answered',
      (error: unknown) =>
        error instanceof WecomFault ? [error.kind, error.code, error.isOpen, isForNow(error)] : error,
    );
  beforeEach(() => {
    server.mass = 'good';
    server.messages.length = 0;
    server.results.clear();
    for (const id of ['wm_2', 'wm_3', 'wm_4']) server.contacts.set(id, { name: id, corp_name: '微信', userid: 'u' });
  });

  it('goes out once for all contacts, and names those that were turned away', async () => {
    const wecom = open();
    const taken = await wecom.addMassMessage(app, { ...own, contacts: [...own.contacts, 'wm_foreign'] });
    expect(taken).toEqual({ messageId: 'msg-1', turnedAway: ['wm_foreign'] });
    const nobody = await wecom.addMassMessage(app, { ...own, contacts: ['wm_foreign'] });
    expect(nobody).toEqual({ messageId: '', turnedAway: ['wm_foreign'] });
    expect(server.messages).toEqual([
      {
        id: 'msg-1',
        sender: 'u',
        contacts: own.contacts,
        text: '您好',
        link: { title: '标题', desc: '摘要', url: link.address },
      },
    ]);
  });

  it('is cut between characters to what the chat takes', async () => {
    const long = { title: '题'.repeat(100), description: '摘'.repeat(400), address: link.address };
    await open().addMassMessage(app, { ...own, text: '文🙂'.repeat(2000), link: long });
    const [{ text, link: cut }] = server.messages as unknown as [(typeof server.messages)[number]];
    expect([Buffer.byteLength(text), Buffer.byteLength(cut.title), Buffer.byteLength(cut.desc)]).toEqual([
      4000, 126, 510,
    ]);
    expect([text, cut.title, cut.desc].join('')).not.toContain('\uFFFD');
    expect(cut.title).toMatch(/^题+…$/);
  });

  it('goes out with a new token when the old one is stale', async () => {
    const wecom = open();
    await wecom.addMassMessage(app, own);
    server.expire();
    expect((await wecom.addMassMessage(app, own)).messageId).toBe('msg-2');
  });

  it('tells a refusal, one for now, and an answer that was lost', async () => {
    const wecom = open();
    const send = () => kindOf(wecom.addMassMessage(app, own));
    server.mass = 40096;
    expect(await send()).toEqual(['refused', 40096, false, false]);
    for (const code of [-1, 45009, 45033]) {
      server.mass = code;
      expect(await send()).toEqual(['refused', code, false, true]);
    }
    server.mass = 'lost';
    expect(await send()).toEqual(['unreachable', undefined, true, true]);
    server.mass = 'broken';
    expect(await send()).toEqual(['unreachable', undefined, true, true]);
    server.mass = 'good';
    // The question for a token was not answered: nothing was posted.
    server.mode = 'broken';
    expect(await kindOf(open().addMassMessage(app, own))).toEqual(['unreachable', undefined, false, true]);
  });

  it('has a result for each contact, over as many pages as there are', async () => {
    const wecom = open();
    const { messageId } = await wecom.addMassMessage(app, own);
    server.results.set('wm_2', { status: 1, send_time: 1_780_000_000 }).set('wm_4', { status: 2 });
    expect(await wecom.massResultsOf(app, { messageId, sender: 'u' })).toEqual([
      { externalUserId: 'wm_2', state: 'SENT', at: new Date(1_780_000_000_000) },
      { externalUserId: 'wm_3', state: 'WAITING', at: undefined },
      { externalUserId: 'wm_4', state: 'GONE', at: undefined },
    ]);
    expect(await faultOf(wecom.massResultsOf(app, { messageId, sender: 'other' }))).toEqual(['refused', 40058]);
  });
});

// The daily mail of notices, over a real SMTP server: once a day, in the user's language, escaped, nothing when there is nothing.
import { notificationEndpoints as notices } from '@yijian/contract/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { startMailServer, type MailServer } from '../../../../../../tools/testing/servers/mail-server.ts';
import { readSettings } from '../../../platform/config/index.ts';
import { openLog } from '../../../platform/log/index.ts';
import { openVault } from '../../../platform/secrets/index.ts';
import { notify, type NewNotice } from '../notifications.service.ts';
import { carrierOf, type DigestCarrier } from './carrier.policy.ts';
import { dispatchDigests } from './digest.service.ts';

const HOUR = 3_600_000;
/** Days of the year 2031, so that no notice of the demo falls between them; the mail goes out after eight in Shanghai. */
const eight = (day: number, hours = 0): Date => new Date(Date.UTC(2031, 2, day, 0, 2) + hours * HOUR);
const ADDRESS = 'chen@weili.example';

let app: TestApp;
let rep: Caller;
let repId: string;
let mail: MailServer;
let carrier: DigestCarrier;
/** Each test lives on days of its own. */
let day = 0;

beforeAll(async () => {
  app = await startTestApp({ now: eight(1) });
  mail = await startMailServer();
  carrier = through({ SMTP_URL: mail.url });
  rep = await app.as('chen.yizhou');
  const [row] = await app.owner<{ id: string }[]>`
    select id::text as id from users where enterprise_id = 1 and login = 'chen.yizhou'`;
  repId = row!.id;
});
afterAll(async () => {
  await app.close();
  await mail.close();
});
beforeEach(async () => {
  day += 3;
  mail.mails.length = 0;
  mail.fates.clear();
  await app.owner`delete from notices`;
  await app.owner`delete from notice_digests`;
  await app.owner`delete from notice_outbox`;
  await app.owner`update users set email = ${ADDRESS}, language = 'zh', is_enabled = true where id = ${repId}`;
  await rep.call(notices.changeSettings, { body: { muted: [], mailed: ['TASK', 'GENERAL'] } });
});

const through = (settings: Record<string, string>): DigestCarrier =>
  carrierOf(readSettings({ MAIL_FROM: 'news@weili.example', SMTP_TIMEOUT_MS: '10000', ...settings }));

/** Tells a notice at a moment. */
async function tell(at: Date, notice: Partial<NewNotice> = {}): Promise<string> {
  const told = { userId: repId, kind: 'tasks.assigned', title: { zh: '标题', en: 'Title' }, ...notice } as const;
  const id = await app.app.connections.bound('1').begin((sql) => notify({ sql }, told));
  await app.owner`update notices set created_at = ${at} where id = ${id}`;
  return id;
}

const dispatch = (at: Date, through = carrier): Promise<void> =>
  dispatchDigests({
    connections: app.app.connections,
    log: openLog('fatal'),
    clock: { now: () => at },
    vault: openVault(app.database.keyFile),
    tenants: app.app.directory.all,
    carrier: through,
  });
const digests = () => app.owner<{ state: string; reason: string; count: number }[]>`
  select state, reason, notice_count as count from notice_digests where user_id = ${repId} order by day`;
const states = async (): Promise<string[]> => (await digests()).map(({ state }) => state);

describe('the daily mail', () => {
  it('names unread notices of the chosen types, with links to what they are about, once', async () => {
    await tell(eight(day, -5), { title: { zh: '回访李医生', en: 'See Dr Li' }, path: '/task/taskRecordDetail?id=7' });
    await tell(eight(day, -4), { kind: 'shares.received', title: { zh: '未选择的类型', en: 'Not chosen' } });
    const read = await tell(eight(day, -4), { title: { zh: '已经读过', en: 'Read before' } });
    await rep.call(notices.markRead, { body: { ids: [read] } });
    await tell(eight(day, 1), { title: { zh: '八点以后', en: 'After eight' } });
    await dispatch(eight(day));
    await dispatch(eight(day, 3));
    expect(mail.mails).toHaveLength(1);
    const [message] = mail.mails;
    expect(message!.subject).toBe('您有 1 条未读消息');
    expect(message!.to).toMatchObject({ text: ADDRESS });
    expect(message!.from!.value).toEqual([{ address: 'news@weili.example', name: '维立医药' }]);
    expect(message!.text).toContain('回访李医生');
    expect(message!.html).toContain('href="http://localhost/pc/task/taskRecordDetail?id=7"');
    expect(message!.html).toContain('/pc/news/newsIndex?settings=open');
    for (const absent of ['未选择的类型', '已经读过', '八点以后']) expect(message!.text).not.toContain(absent);
    expect((await rep.call(notices.findSettings)).body.result.lastDigest).toMatchObject({ count: 1, state: 'SENT' });
    // What came after the hour is in the mail of the next day, and nothing is named twice.
    await dispatch(eight(day + 1));
    expect(mail.mails).toHaveLength(2);
    expect(mail.mails[1]!.text).toContain('八点以后');
    expect(mail.mails[1]!.text).not.toContain('回访李医生');
  });

  it('speaks the language of the user and shows names as text', async () => {
    await app.owner`update users set language = 'en' where id = ${repId}`;
    const title = { zh: '标题', en: '<img src=x onerror=alert(1)>\r\nBcc: all@weili.example' };
    await tell(eight(day, -1), { title });
    await tell(eight(day, -1), { kind: 'enterprises.welcome', title: { zh: '欢迎', en: 'Welcome' } });
    await dispatch(eight(day));
    const [message] = mail.mails;
    expect(message!.subject).toBe('You have 2 unread messages');
    expect(message!.html).not.toContain('<img');
    expect(message!.html).toContain('&#60;img src=x');
    expect(message!.text).toContain('onerror=alert(1)> Bcc: all@weili.example');
    expect(message!.text).toContain('Welcome');
  });

  it('says nothing before its hour, without notices, to nobody who did not choose it, and of old notices', async () => {
    await dispatch(eight(day));
    expect(await states()).toEqual([]);
    await tell(eight(day, -1));
    await dispatch(eight(day, -1));
    expect(mail.mails).toHaveLength(0);
    await rep.call(notices.changeSettings, { body: { muted: [], mailed: [] } });
    await dispatch(eight(day));
    expect(mail.mails).toHaveLength(0);
    // Switched on at the standing moment of the app, 1 March: what is older stays out.
    await rep.call(notices.changeSettings, { body: { muted: [], mailed: ['TASK'] } });
    await app.owner`update notices set created_at = ${eight(1, -1)}`;
    await dispatch(eight(day));
    expect([mail.mails.length, await states()]).toEqual([0, []]);
  });

  it('a muted type can still be mailed, also when it was shown as read', async () => {
    await rep.call(notices.changeSettings, { body: { muted: ['TASK'], mailed: ['TASK'] } });
    const opened = await tell(eight(day, -1), { title: { zh: '看过的', en: 'Seen' } });
    await tell(eight(day, -1), { title: { zh: '静音的', en: 'Muted' } });
    await rep.call(notices.markRead, { body: { ids: [opened] } });
    await dispatch(eight(day));
    expect(mail.mails[0]!.text).toContain('静音的');
    expect(mail.mails[0]!.text).not.toContain('看过的');
  });

  it('several processes send each mail once', async () => {
    for (const hours of [-3, -2, -1]) await tell(eight(day, hours));
    await Promise.all([1, 2, 3, 4].map(() => dispatch(eight(day))));
    expect(mail.mails).toHaveLength(1);
    expect(await digests()).toMatchObject([{ state: 'SENT', count: 3 }]);
  });

  it('an account that was closed gets nothing', async () => {
    await tell(eight(day, -1));
    await app.owner`update users set is_enabled = false where id = ${repId}`;
    await dispatch(eight(day));
    expect(mail.mails).toHaveLength(0);
    await app.owner`update users set is_enabled = true where id = ${repId}`;
  });
});

describe('a mail server that does not take it', () => {
  it('is asked again after a minute; read meanwhile, nothing goes out', async () => {
    const id = await tell(eight(day, -1));
    mail.fates.set(ADDRESS, 'LATER');
    await dispatch(eight(day));
    expect(await states()).toEqual(['PLANNED']);
    await dispatch(eight(day, 0.001));
    expect(await digests()).toMatchObject([{ state: 'PLANNED' }]);
    mail.fates.clear();
    await rep.call(notices.markRead, { body: { ids: [id] } });
    await dispatch(eight(day, 0.1));
    expect([mail.mails.length, await states()]).toEqual([0, ['EMPTY']]);
  });

  it('a refused mail fails, and its notices are in the mail of the next day', async () => {
    await tell(eight(day, -1));
    mail.fates.set(ADDRESS, 'REFUSED');
    await dispatch(eight(day));
    expect(await digests()).toMatchObject([{ state: 'FAILED', reason: expect.stringContaining('user unknown') }]);
    mail.fates.clear();
    await dispatch(eight(day + 1));
    expect([mail.mails.length, await states()]).toEqual([1, ['FAILED', 'SENT']]);
  });

  it('what waits at midnight is overtaken by the mail of the next day', async () => {
    await tell(eight(day, -1));
    mail.fates.set(ADDRESS, 'LATER');
    await dispatch(eight(day));
    mail.fates.clear();
    await dispatch(eight(day + 1));
    expect(mail.mails).toHaveLength(1);
    expect(await digests()).toMatchObject([{ state: 'FAILED', reason: 'overtaken' }, { state: 'SENT' }]);
  });

  it('a lost answer counts as sent and is never repeated', async () => {
    await tell(eight(day, -1));
    mail.fates.set(ADDRESS, 'CUT');
    await dispatch(eight(day));
    mail.fates.clear();
    await dispatch(eight(day, 1));
    await dispatch(eight(day + 1));
    expect([mail.mails.length, await states()]).toEqual([1, ['UNKNOWN']]);
  });

  it('a process that died before handing over lets it wait again, after handing over it is unknown', async () => {
    await tell(eight(day, -1));
    await dispatch(eight(day));
    const died = (handed: Date | null) => app.owner`
      update notice_digests set state = 'CLAIMED', claimed_at = ${eight(day)}, handed_at = ${handed}, sent_at = null`;
    await died(eight(day));
    await dispatch(eight(day, 1));
    expect([mail.mails.length, await states()]).toEqual([1, ['UNKNOWN']]);
    await died(null);
    await dispatch(eight(day, 2));
    expect([mail.mails.length, await states()]).toEqual([2, ['SENT']]);
  });
});

describe('without a mail server', () => {
  it('mail stays in the outbox of the demo, and elsewhere nothing is planned', async () => {
    await tell(eight(day, -1));
    await dispatch(eight(day), through({ SEED: 'none' }));
    expect(await states()).toEqual([]);
    await dispatch(eight(day), through({ SEED: 'demo' }));
    const kept = await app.owner`select masked_address as "maskedAddress", subject from notice_outbox`;
    expect(kept).toEqual([{ maskedAddress: 'c***@weili.example', subject: '您有 1 条未读消息' }]);
    expect(await states()).toEqual(['SENT']);
  });
});

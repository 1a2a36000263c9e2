// Subscriptions of boards: told once at their hour, under the rights of the subscriber at that time (product 3.19).
import { roleAdminEndpoints } from '@yijian/contract/administration';
import {
  dashboardEndpoints as boards,
  subscriptionEndpoints as calls,
  type NewSubscription,
} from '@yijian/contract/dashboards';
import { notificationEndpoints } from '@yijian/contract/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { startMailServer, type MailServer } from '../../../../../../tools/testing/servers/mail-server.ts';
import { smtpService, type MailService } from '../../../platform/gateways/index.ts';
import { openLog } from '../../../platform/log/index.ts';
import { openVault } from '../../../platform/secrets/index.ts';
import { nextAt } from './rhythm.policy.ts';
import { tellDue } from './telling.service.ts';

let app: TestApp;
let mail: MailServer;
let manager: Caller;
/** Ten in the morning in Shanghai, whatever the hour is. */
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const now = new Date(`${today}T10:00:00+08:00`);
const HOUR = 3_600_000;
const daily: NewSubscription = { board: 'MANAGER', rhythm: 'DAILY', weekday: null, hour: 12, days: 30 };

beforeAll(async () => {
  app = await startTestApp({ now });
  mail = await startMailServer();
  manager = await app.as('zhou.minxing');
});
afterAll(async () => {
  await app.close();
  await mail.close();
});
beforeEach(async () => {
  mail.mails.length = 0;
  await app.owner`delete from dashboard_subscriptions`;
  await app.owner`delete from notices where kind like 'dashboards.%'`;
});

const service = (): MailService => smtpService({ url: mail.url, from: 'boards@weili.example', timeout: 10_000 });
const tell = (hours: number, by?: MailService): Promise<void> =>
  tellDue({
    connections: app.app.connections,
    log: openLog('fatal'),
    clock: { now: () => new Date(now.getTime() + hours * HOUR) },
    vault: openVault(app.database.keyFile),
    tenants: app.app.directory.all,
    mail: by,
  });
const add = (who: Caller, change: { readonly [K in keyof NewSubscription]?: unknown } = {}) =>
  who.call(calls.add, { body: { ...daily, ...change } });
const own = async (who: Caller) => (await who.call(calls.list, { query: {} })).body.result;
const notices = async (who: Caller) =>
  (await who.call(notificationEndpoints.list, { query: { kind: 'dashboards', size: 50 } })).body.result.content;

describe('3.19 a subscription of a board', () => {
  it('is listed to its owner alone, once for each rhythm, and ends when the owner says so', async () => {
    const first = await add(manager);
    expect(first.status).toBe(200);
    const again = await add(manager, { hour: 9 });
    expect([again.status, again.body.error]).toEqual([409, 'dashboards.subscribedAlready']);
    expect((await add(manager, { rhythm: 'WEEKLY', weekday: 1 })).status).toBe(200);
    const listed = await own(manager);
    expect(listed.map(({ board, rhythm, mail: letter }) => [board, rhythm, letter])).toEqual([
      ['MANAGER', 'DAILY', 'NONE'],
      ['MANAGER', 'WEEKLY', 'NONE'],
    ]);
    expect(listed[0]!.nextAt).toBe(new Date(now.getTime() + 2 * HOUR).toISOString());
    expect((await manager.call(calls.list, { query: { board: 'CHANNELS' } })).body.result).toEqual([]);

    const params = { id: first.body.result.id };
    const other = await app.as('fang.ruogu');
    expect(await own(other)).toEqual([]);
    const foreign = await app.as('admin', 'kanglan');
    for (const who of [other, foreign]) {
      const answer = await who.call(calls.remove, { params });
      expect([answer.status, answer.body.error]).toEqual([404, 'dashboards.subscriptionNotFound']);
    }
    expect((await manager.call(calls.remove, { params })).status).toBe(200);
    expect((await manager.call(calls.remove, { params })).status).toBe(404);
    expect(await own(manager)).toHaveLength(1);
    expect((await add(manager)).status).toBe(200);
    const trail = await app.owner<{ action: string }[]>`
      select action from audit_log where table_name = 'dashboard_subscriptions' and row_id = ${params.id} order by id`;
    expect(trail.map(({ action }) => action)).toEqual(['insert', 'update']);
  });

  it('is refused where it cannot be, naming the field, and to whoever may not see boards', async () => {
    for (const [change, field] of [
      [{ board: 'EVERYTHING' }, 'body.board'],
      [{ hour: 24 }, 'body.hour'],
      [{ days: 31 }, 'body.days'],
      [{ rhythm: 'WEEKLY' }, 'body.weekday'],
      [{ weekday: 3 }, 'body.weekday'],
      [{ rhythm: 'WEEKLY', weekday: 8 }, 'body.weekday'],
    ] as const) {
      const answer = await add(manager, change);
      expect([answer.status, answer.body.fields?.[0]?.field], JSON.stringify(change)).toEqual([400, field]);
    }
    const rep = await app.as('chen.yizhou');
    expect((await add(rep)).status).toBe(403);
  });

  it('is due at the next such hour in Shanghai, on any day or on the one of the week', () => {
    const at = (text: string): Date => new Date(`${text}+08:00`);
    const daily8 = { weekday: null, hour: 8 };
    expect(nextAt(daily8, at('2026-03-02T07:59:00'))).toEqual(at('2026-03-02T08:00:00'));
    expect(nextAt(daily8, at('2026-03-02T08:00:00'))).toEqual(at('2026-03-03T08:00:00'));
    expect(nextAt({ weekday: null, hour: 0 }, at('2026-03-02T23:30:00'))).toEqual(at('2026-03-03T00:00:00'));
    // The second of March 2026 is a Monday.
    expect(nextAt({ weekday: 1, hour: 8 }, at('2026-03-02T09:00:00'))).toEqual(at('2026-03-09T08:00:00'));
    expect(nextAt({ weekday: 7, hour: 8 }, at('2026-03-02T09:00:00'))).toEqual(at('2026-03-08T08:00:00'));
  });
});

describe('3.19 telling', () => {
  it('waits for the hour, then tells the figures of the subscriber once, in a notice that opens the board', async () => {
    await add(manager);
    await tell(1);
    expect(await notices(manager)).toEqual([]);
    await tell(2.1);
    await tell(3);
    const [notice, ...more] = await notices(manager);
    expect(more).toEqual([]);
    expect(notice!.path).toMatch(/^\/data\/managerDashboard\?from=\d{4}-\d{2}-\d{2}&to=\d{4}-\d{2}-\d{2}$/);
    const [from, to] = notice!.path!.match(/\d{4}-\d{2}-\d{2}/g)!;
    const team = (await manager.call(boards.team, { query: { from, to: to! } })).body.result;
    const joint = team.reduce((sum, row) => sum + row.joint, 0);
    expect(JSON.stringify(notice)).toContain(`协访 ${joint.toLocaleString('en-US')} 次`);
    const [kept] = await own(manager);
    expect([kept!.lastAt, kept!.nextAt]).toEqual([
      new Date(now.getTime() + 2.1 * HOUR).toISOString(),
      new Date(now.getTime() + 26 * HOUR).toISOString(),
    ]);
    await tell(26.5);
    expect(await notices(manager)).toHaveLength(2);
  });

  it('writes one letter with the figures and the way to the board where mail is set up', async () => {
    await add(manager);
    await tell(3, service());
    await tell(4, service());
    expect(mail.mails).toHaveLength(1);
    const [letter] = mail.mails;
    const [{ email }] = await app.owner<[{ email: string }]>`
      select email from users where enterprise_id = 1 and login = 'zhou.minxing'`;
    expect(letter!.to).toMatchObject({ text: email });
    expect(letter!.subject).toBe(`管理驾驶舱 ${today}`);
    expect(letter!.text).toContain('/pc/data/managerDashboard?from=');
    expect(letter!.text).toContain('周敏行 · 本团队');
    expect(letter!.html).toContain('覆盖率');
    expect((await own(manager))[0]!.mail).toBe('SENT');
    mail.fates.set(email, 'REFUSED');
    await tell(27, service());
    mail.fates.clear();
    expect((await own(manager))[0]!.mail).toBe('FAILED');
    expect(await notices(manager)).toHaveLength(2);
  });

  it('tells each subscription once when several processes look at the same time', async () => {
    const marketing = await app.as('fang.ruogu');
    for (const who of [manager, marketing])
      for (const board of ['MANAGER', 'HOSPITAL_SALES', 'CHANNELS', 'PRODUCTS'] as const) await add(who, { board });
    await Promise.all([tell(3, service()), tell(3, service()), tell(3, service())]);
    for (const who of [manager, marketing]) {
      const told = await notices(who);
      expect(new Set(told.map(({ path }) => path!.split('?')[0])).size).toBe(4);
      expect(told).toHaveLength(4);
      for (const one of await own(who)) expect(one.mail).toBe('SENT');
    }
    expect(mail.mails).toHaveLength(8);
  });

  it('ends with a notice and no figures when the subscriber may not see boards any more', async () => {
    await add(manager);
    const admin = await app.as('admin');
    const role = (await admin.call(roleAdminEndpoints.listRoles)).body.result.find(({ code }) => code === 'DSM')!;
    const removed = await app.owner<{ menu_id: string }[]>`
      delete from role_menus x using menus m where m.enterprise_id = x.enterprise_id and m.id = x.menu_id and x.enterprise_id = 1
        and x.role_id = ${role.id} and m.code = 'data:dashboards:read' returning x.menu_id`;
    await tell(3, service());
    const told = await notices(manager);
    expect(told.map(({ kind }) => kind)).toEqual(['dashboards.subscriptionEnded']);
    expect(JSON.stringify(told)).not.toContain('协访');
    expect(mail.mails).toEqual([]);
    const [ended] = await app.owner<{ end_reason: string }[]>`select end_reason from dashboard_subscriptions`;
    expect(ended!.end_reason).toBe('NO_RIGHT');
    await tell(30, service());
    expect(await notices(manager)).toHaveLength(1);
    for (const { menu_id: id } of removed)
      await app.owner`insert into role_menus (enterprise_id, role_id, menu_id) values (1, ${role.id}, ${id})`;
  });
});

// Each user chooses how each type of notice arrives: muted, mailed; counted by type, read by type, told by whom.
import { NoticeType, notificationEndpoints as notices, type Notice } from '@yijian/contract/notifications';
import { userEndpoints } from '@yijian/contract/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { notify, type NewNotice } from '../notifications.service.ts';

let app: TestApp;
let rep: Caller;
let manager: Caller;
let foreign: Caller;
let repId: string;
let managerId: string;

beforeAll(async () => {
  app = await startTestApp();
  await app.owner`delete from notices`;
  rep = await app.as('chen.yizhou');
  manager = await app.as('zhou.minxing');
  foreign = await app.as('tang.ke', 'kanglan');
  [repId, managerId] = (await Promise.all(['chen.yizhou', 'zhou.minxing'].map(idOf))) as [string, string];
});
afterAll(() => app.close());

async function idOf(login: string): Promise<string> {
  const [row] = await app.owner<{ id: string }[]>`
    select id::text as id from users where enterprise_id = 1 and login = ${login}`;
  return row!.id;
}

/** Tells the rep a notice, as an act of the user given. */
async function tell(kind: NewNotice['kind'], actorId?: string): Promise<string> {
  const tenant = (await app.app.directory.byRealm('weili'))!;
  const user = actorId === undefined ? {} : { user: { id: actorId } };
  const notice = { userId: repId, kind, title: { zh: '标题', en: 'Title' } };
  return app.app.connections.bound(tenant.id).begin((sql) => notify({ sql, ...user }, notice));
}
const list = async (query = {}): Promise<Notice[]> => (await rep.call(notices.list, { query })).body.result.content;
const counts = async () => (await rep.call(notices.countByType)).body.result;
const unread = async (): Promise<number> => (await rep.call(notices.countUnread)).body.result.count;
const settingsOf = async (caller: Caller) => (await caller.call(notices.findSettings)).body.result;
const choose = (body: unknown, caller = rep) => caller.call(notices.changeSettings, { body });

describe('types', () => {
  test('notices are filtered and counted by type, and say whose act they tell of', async () => {
    await app.owner`delete from notices`;
    await tell('shares.received', managerId);
    await tell('tasks.assigned');
    const read = await tell('tasks.refused', '0');
    await rep.call(notices.markRead, { body: { ids: [read] } });
    expect(await counts()).toEqual([
      { type: 'TASK', total: 2, unread: 1 },
      { type: 'SHARE', total: 1, unread: 1 },
    ]);
    expect((await list({ type: 'TASK' })).map(({ kind }) => kind)).toEqual(['tasks.refused', 'tasks.assigned']);
    expect((await list({ type: 'TASK', unread: true })).map(({ kind }) => kind)).toEqual(['tasks.assigned']);
    const [share] = await list({ type: 'SHARE' });
    expect(share).toMatchObject({ type: 'SHARE', actor: { id: managerId, name: '周敏行' } });
    expect((await list({ type: 'TASK' })).map(({ actor }) => actor)).toEqual([null, null]);
  });

  test('every notice of one type is marked as read, others stay as they are', async () => {
    await app.owner`delete from notices`;
    await tell('shares.received');
    await tell('tasks.assigned');
    const { body } = await rep.call(notices.markAllRead, { query: { type: 'TASK' } });
    expect(body.result.count).toBe(1);
    expect((await list({ unread: true })).map(({ type }) => type)).toEqual(['SHARE']);
  });

  test('what an older version told is listed as other', async () => {
    await app.owner`delete from notices`;
    await app.owner`insert into notices (enterprise_id, user_id, kind, title, en_title) values (1, ${repId}, 'old.kind', '旧', 'Old')`;
    expect(await counts()).toEqual([{ type: 'OTHER', total: 1, unread: 1 }]);
    expect((await list({ type: 'OTHER' })).map(({ kind }) => kind)).toEqual(['old.kind']);
  });
});

describe('settings', () => {
  test('nobody has chosen anything at first: all is shown, nothing is mailed', async () => {
    expect(await settingsOf(manager)).toMatchObject({
      muted: [],
      mailed: [],
      digestHour: 8,
      isMailConnected: true,
      lastDigest: null,
    });
  });

  test('a muted type is listed as read, and neither counted nor caught up; other users hear it', async () => {
    await app.owner`delete from notices`;
    expect((await choose({ muted: ['COPY', 'COPY'], mailed: [] })).body.result.muted).toEqual(['COPY']);
    const { latestId } = (await rep.call(notices.countUnread)).body.result;
    await tell('workflows.copied');
    await tell('tasks.assigned');
    expect(await unread()).toBe(1);
    expect(await list({ type: 'COPY' })).toMatchObject([{ isMuted: true, isRead: true }]);
    expect(await list({ unread: true })).toMatchObject([{ type: 'TASK' }]);
    const missed = (await rep.call(notices.listSince, { query: { id: latestId } })).body.result;
    expect(missed.content.map(({ type }) => type)).toEqual(['TASK']);
    expect((await settingsOf(manager)).muted).toEqual([]);
    await choose({ muted: [], mailed: [] });
    await tell('workflows.copied');
    expect(await unread()).toBe(2);
  });

  test('the choice is kept whole, for the user alone, and stands in the audit trail', async () => {
    await app.owner`update users set email = 'chen@weili.example' where enterprise_id = 1 and id = ${repId}`;
    const { status, body } = await choose({ muted: ['VISIT'], mailed: ['TASK', 'GENERAL'] });
    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      muted: ['VISIT'],
      mailed: ['TASK', 'GENERAL'],
      maskedEmail: 'c***@weili.example',
    });
    expect(await settingsOf(rep)).toEqual(body.result);
    expect((await settingsOf(foreign)).mailed).toEqual([]);
    const trail = await app.owner`
      select 1 from audit_log where enterprise_id = 1 and table_name = 'notice_settings' and user_id = ${repId}`;
    expect(trail.length).toBeGreaterThan(0);
  });

  test('changing what is mailed does not begin the mail anew; switching it off does', async () => {
    const since = async () => {
      const [row] = await app.owner<{ at: Date | null }[]>`
        select mailed_since as at from notice_settings where enterprise_id = 1 and user_id = ${repId}`;
      return row!.at?.getTime() ?? null;
    };
    await choose({ muted: [], mailed: ['TASK'] });
    const first = await since();
    await choose({ muted: [], mailed: ['TASK', 'SHARE'] });
    expect(await since()).toBe(first);
    await choose({ muted: [], mailed: [] });
    expect(await since()).toBeNull();
  });

  test('mail needs an address, which the refusal says', async () => {
    await rep.call(userEndpoints.updateProfile, { body: { email: '' } });
    const { status, body } = await choose({ muted: [], mailed: ['TASK'] });
    expect([status, body.error, body.fields?.[0]?.field]).toEqual([
      400,
      'notifications.mailAddressMissing',
      'body.mailed',
    ]);
    expect((await settingsOf(rep)).maskedEmail).toBeNull();
  });

  test.each([
    ['body.muted.0', { muted: ['GENERAL'], mailed: [] }],
    ['body.mailed.0', { muted: [], mailed: ['OTHER'] }],
    ['body.mailed', { muted: [] }],
    ['body.muted', { muted: 'TASK,', mailed: [] }],
  ])('%s is refused by name', async (field, body) => {
    const answer = await choose(body);
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.[0]?.field).toContain(field);
  });

  test('an unknown type is refused, and no token is 401', async () => {
    const wrong = await rep.call(notices.list, { query: { type: 'NOTHING' } });
    expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([400, 'query.type']);
    expect((await app.anonymous().call(notices.changeSettings, { body: { muted: [], mailed: [] } })).status).toBe(401);
    expect((await app.anonymous().call(notices.countByType)).status).toBe(401);
    expect(NoticeType.options).toContain('OTHER');
  });
});

// Notices through the calls: told, listed, counted, read, missed.
import { notificationEndpoints, type Notice } from '@yijian/contract/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { notify, type NewNotice } from './notifications.service.ts';

let app: TestApp;
let rep: Caller;
let manager: Caller;
let foreign: Caller;
let repId: string;

beforeAll(async () => {
  app = await startTestApp();
  await app.owner`delete from notices`;
  [rep, manager, foreign] = [
    await app.as('chen.yizhou'),
    await app.as('zhou.minxing'),
    await app.as('tang.ke', 'kanglan'),
  ];
  repId = (
    await app.owner<
      { id: string }[]
    >`select u.id from users u join enterprises e on e.id = u.enterprise_id where login = 'chen.yizhou' and realm = 'weili'`
  )[0]!.id;
});
afterAll(() => app.close());

/** Tells a notice as a room does: in a transaction of the enterprise. */
async function tell(notice: Partial<NewNotice>, realm = 'weili'): Promise<string> {
  const tenant = (await app.app.directory.byRealm(realm))!;
  return app.app.connections
    .bound(tenant.id)
    .begin((sql) => notify({ sql }, { kind: 'enterprises.welcome', title: { zh: '标题', en: 'Title' }, ...notice }));
}
const list = async (caller: Caller, query = {}): Promise<Notice[]> =>
  (await caller.call(notificationEndpoints.list, { query })).body.result.content;
const unread = async (caller: Caller): Promise<number> =>
  (await caller.call(notificationEndpoints.countUnread)).body.result.count;

describe('notices', () => {
  test('R4.7 an own and a general notice are listed newest first; a foreign one is not', async () => {
    const own = await tell({
      userId: repId,
      kind: 'tasks.made',
      path: '/task/today',
      body: { zh: '正文', en: 'Body' },
    });
    const general = await tell({});
    const theirs = await tell({}, 'kanglan');
    const { status, body } = await rep.call(notificationEndpoints.list, { query: { page: 0, size: 20 } });
    expect(status).toBe(200);
    expect(body.result.content.map((notice) => notice.id)).toEqual([general, own]);
    expect(body.result).toMatchObject({ totalElements: 2, totalIsExact: true });
    expect(body.result.content[1]).toMatchObject({
      kind: 'tasks.made',
      title: '标题',
      enTitle: 'Title',
      body: '正文',
      enBody: 'Body',
      path: '/task/today',
      isGeneral: false,
      isRead: false,
    });
    expect((await list(manager)).map((notice) => notice.id)).toEqual([general]);
    expect((await list(foreign)).map((notice) => notice.id)).toEqual([theirs]);
  });

  test('kinds and unread filter the list; a kind also finds what it begins', async () => {
    const due = await tell({ userId: repId, kind: 'speakers.expired' });
    const late = await tell({ userId: repId, kind: 'speakers.suspended' });
    await rep.call(notificationEndpoints.markRead, { body: { ids: [due] } });
    expect((await list(rep, { kind: 'speakers' })).map((notice) => notice.id)).toEqual([late, due]);
    expect((await list(rep, { kind: 'speakers.expired' })).map((notice) => notice.id)).toEqual([due]);
    expect((await list(rep, { kind: 'speak' })).length).toBe(0);
    expect((await list(rep, { kind: 'speakers', unread: true })).map((notice) => notice.id)).toEqual([late]);
    expect((await list(rep, { kind: 'speakers', unread: false, sort: 'id,asc' })).map((notice) => notice.id)).toEqual([
      due,
    ]);
  });

  test('reading a general notice counts for the reader alone', async () => {
    const id = await tell({});
    const [mine, theirs] = [await unread(rep), await unread(manager)];
    const marked = await rep.call(notificationEndpoints.markRead, { body: { ids: [id] } });
    expect(marked.body.result.count).toBe(mine - 1);
    expect(await unread(manager)).toBe(theirs);
    await rep.call(notificationEndpoints.markRead, { body: { ids: [id] } });
    expect(await unread(rep)).toBe(mine - 1);
  });

  test("others' notices cannot be marked", async () => {
    const id = await tell({ userId: repId });
    const before = await unread(rep);
    for (const caller of [manager, foreign]) await caller.call(notificationEndpoints.markRead, { body: { ids: [id] } });
    expect(await unread(rep)).toBe(before);
    expect((await app.owner`select read_at from notices where id = ${id}`)[0]!['read_at']).toBeNull();
  });

  test('everything is marked at once', async () => {
    await tell({ userId: repId });
    await tell({});
    const theirs = await unread(manager);
    const { body } = await rep.call(notificationEndpoints.markAllRead);
    expect(body.result.count).toBe(0);
    expect((await list(rep)).every((notice) => notice.isRead)).toBe(true);
    expect(await unread(manager)).toBe(theirs);
  });

  test('what was missed comes oldest first, in pages, with what a slow transaction may have brought late', async () => {
    const { latestId } = (await rep.call(notificationEndpoints.countUnread)).body.result;
    const ids = [await tell({ userId: repId }), await tell({}), await tell({ userId: repId })];
    const first = (await rep.call(notificationEndpoints.listSince, { query: { id: latestId, limit: 2 } })).body.result;
    expect(first.content.map((notice) => notice.id)).toEqual(ids.slice(0, 2));
    expect(first.hasMore).toBe(true);
    const rest = (await rep.call(notificationEndpoints.listSince, { query: { id: ids[1]!, limit: 2 } })).body.result;
    expect([rest.content.map((notice) => notice.id), rest.hasMore]).toEqual([[ids[2]], false]);
    expect(rest.late.map((notice) => notice.id)).toEqual(expect.arrayContaining(ids.slice(0, 2)));
    await app.owner`update notices set created_at = now() - interval '2 minutes'`;
    expect((await rep.call(notificationEndpoints.listSince, { query: { id: ids[1]! } })).body.result.late).toEqual([]);
  });

  test('a notice of a transaction that fails never existed', async () => {
    const tenant = (await app.app.directory.byRealm('weili'))!;
    const before = await list(rep);
    const failing = app.app.connections.bound(tenant.id).begin(async (sql) => {
      await notify({ sql }, { kind: 'enterprises.welcome', title: { zh: '没有', en: 'None' } });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await list(rep)).toEqual(before);
  });

  test.each([
    ['query.id', notificationEndpoints.listSince, { query: {} }],
    ['query.limit', notificationEndpoints.listSince, { query: { id: '0', limit: 201 } }],
    ['query.size', notificationEndpoints.list, { query: { size: 101 } }],
    ['query.kind', notificationEndpoints.list, { query: { kind: '%' } }],
    ['body.ids', notificationEndpoints.markRead, { body: {} }],
    ['body.ids.0', notificationEndpoints.markRead, { body: { ids: ['x'] } }],
  ])('%s is refused by name', async (field, row, args) => {
    const answer = await rep.call(row, args);
    expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([400, field]);
  });

  test('no token is 401', async () => {
    expect((await app.anonymous().call(notificationEndpoints.countUnread)).status).toBe(401);
  });
});

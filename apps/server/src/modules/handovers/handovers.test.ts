// Handing over: preview, several receivers, one winner of two, portions in the background, undo (product 3.25).
import { handoverEndpoints as calls, type Assignment, type HandoverKind } from '@yijian/contract/handovers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let admin: Caller;
let people: Record<string, string>;
const kinds: HandoverKind[] = [
  'doctors',
  'follows',
  'contacts',
  'bindings',
  'hospitals',
  'visits',
  'tasks',
  'meetings',
  'verifications',
  'savedSearches',
  'shares',
  'organizations',
  'roles',
];

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  const rows = await app.owner<{ login: string; id: string }[]>`select login, id from users where enterprise_id = 1`;
  people = Object.fromEntries(rows.map(({ login, id }) => [login, id]));
  await app.owner`
    insert into saved_searches (enterprise_id, user_id, list, name, parameters, sharing)
    values (1, ${people['chen.yizhou']!}, 'doctors', '同名', '{}', 'ENTERPRISE'), (1, ${people['zhou.minxing']!}, 'doctors', '同名', '{}', 'PRIVATE')`;
  await app.owner`
    insert into record_shares (enterprise_id, resource, record_id, user_id, shared_by, until)
    select 1, 'doctor', id, ${people['lin.zhiyuan']!}, ${people['chen.yizhou']!}, now() + interval '5 days' from doctors where enterprise_id = 1 order by id limit 2`;
  await app.owner`
    insert into visits (enterprise_id, state, user_id, doctor_id, hospital_id, visit_type, starts_at)
    select 1, 'PLANNED', ${people['chen.yizhou']!}, id, hospital_id, 'FACE', now() + interval '3 days' from doctors where enterprise_id = 1 order by id limit 3`;
  // One contact both have, one of the giver alone; each is a doctor.
  await app.owner`
    insert into channel_friends (enterprise_id, user_id, external_user_id, name, synced_at)
    select 1, x.user_id, x.external, '联系人' || x.external, now() from (values (${people['chen.yizhou']!}::bigint, 'wm_both'),
      (${people['zhou.minxing']!}::bigint, 'wm_both'), (${people['chen.yizhou']!}::bigint, 'wm_own')) x(user_id, external)`;
  await app.owner`
    insert into channel_bindings (enterprise_id, doctor_id, external_user_id, user_id)
    select 1, d.id, 'wm_both', ${people['chen.yizhou']!} from doctors d where d.enterprise_id = 1 order by d.id limit 1`;
  await app.owner`insert into roles (enterprise_id, code, name, en_name) values (1, 'SOLE', '独有', 'Sole')`;
  await app.owner`
    insert into user_roles (enterprise_id, user_id, role_id) select 1, ${people['chen.yizhou']!}, id from roles where enterprise_id = 1 and code = 'SOLE'`;
  await app.owner`
    update organizations set leader_id = ${people['chen.yizhou']!}
    where id = (select max(id) from organizations where enterprise_id = 1)`;
  await app.owner`
    insert into doctor_follows (enterprise_id, doctor_id, user_id)
    select 1, doctor_id, ${people['zhou.minxing']!} from doctor_follows where enterprise_id = 1 and user_id = ${people['chen.yizhou']!} order by id limit 1
    on conflict do nothing`;
});
afterAll(() => app.close());

const preview = async (login: string) =>
  (await admin.call(calls.preview, { params: { id: people[login]! } })).body.result;
const begin = (
  login: string,
  stamp: string,
  assignments: (Partial<Assignment> & { kind: HandoverKind })[],
  to = 'zhou.minxing',
) =>
  admin.call(calls.begin, {
    body: {
      fromUserId: people[login]!,
      stamp,
      reason: '离职',
      assignments: assignments.map((one) => ({ toUserId: people[to]!, ...one })),
    },
  });
/** Everything about who owns what, as text. */
const owned = async () =>
  JSON.stringify([
    await app.owner`select user_id, doctor_id, since from doctor_owners where enterprise_id = 1 order by 1, 2`,
    await app.owner`select user_id, doctor_id from doctor_follows where enterprise_id = 1 order by 1, 2`,
    await app.owner`select user_id, hospital_id, since from hospital_owners where enterprise_id = 1 order by 1, 2`,
    await app.owner`select id, user_id, organization_id, state from visits where enterprise_id = 1 order by 1`,
    await app.owner`select id, owner_id, organization_id, state from meetings where enterprise_id = 1 order by 1`,
    await app.owner`select id, requester_id, organization_id, state from verification_requests where enterprise_id = 1 order by 1`,
    await app.owner`select id, user_id, name, sharing from saved_searches where enterprise_id = 1 order by 1`,
    await app.owner`select * from channel_friends where enterprise_id = 1 order by id`,
    await app.owner`select id, doctor_id, external_user_id, user_id from channel_bindings where enterprise_id = 1 order by id`,
    await app.owner`select id, shared_by from record_shares where enterprise_id = 1 order by 1`,
    await app.owner`select id, leader_id from organizations where enterprise_id = 1 order by 1`,
    await app.owner`select user_id, role_id from user_roles where enterprise_id = 1 order by 1, 2`,
  ]);

test('wrong receivers, regions and stale previews are refused by name and nothing moves', async () => {
  const { stamp } = await preview('chen.yizhou');
  const before = await owned();
  const fault = async (assignment: Partial<Assignment> & { kind: HandoverKind }, second?: { kind: HandoverKind }) => {
    const { status, body } = await begin('chen.yizhou', stamp, [assignment, ...(second ? [second] : [])]);
    return [status, body.error, body.fields?.[0]?.field];
  };
  const [foreign] = await app.owner<
    { id: string }[]
  >`select id from users where enterprise_id = 2 and login = 'tang.ke'`;
  await app.owner`update users set is_enabled = false where enterprise_id = 1 and login = 'wu.yue'`;
  for (const toUserId of [foreign!.id, people['chen.yizhou']!, people['wu.yue']!, '999999999'])
    expect(await fault({ kind: 'doctors', toUserId })).toEqual([
      400,
      'handovers.receiverUnsuitable',
      'body.assignments.0.toUserId',
    ]);
  expect(await fault({ kind: 'follows', regionCodes: ['310000'] })).toEqual([
    400,
    'handovers.notByRegion',
    'body.assignments.0.regionCodes',
  ]);
  expect((await fault({ kind: 'doctors' }, { kind: 'doctors' }))[1]).toBe('handovers.assignedTwice');
  expect((await begin('chen.yizhou', 'older', [{ kind: 'doctors' }])).body.error).toBe('handovers.changedMeanwhile');
  expect((await begin('he.jing', (await preview('he.jing')).stamp, [{ kind: 'visits' }])).body.error).toBe(
    'handovers.nothingToMove',
  );
  expect((await admin.call(calls.preview, { params: { id: foreign!.id } })).status).toBe(404);
  expect(await owned()).toBe(before);
});

test('everything a user owns goes in one step, told and undone, to the state before', async () => {
  const before = await owned();
  const seen = await preview('chen.yizhou');
  const held = seen.items.filter((item) => item.count > 0);
  const counts = Object.fromEntries(held.map((item) => [item.kind, item.count]));
  for (const kind of kinds) expect([kind, counts[kind]! > 0]).toEqual([kind, true]);
  const done = await begin(
    'chen.yizhou',
    seen.stamp,
    kinds.map((kind) => ({ kind })),
  );
  expect([done.status, done.body.error]).toEqual([200, undefined]);
  const { result } = done.body;
  expect(result).toMatchObject({ state: 'DONE', movedCount: seen.total, rowCount: seen.total, isUndoable: true });
  expect(Object.fromEntries(result.receipt.map(({ kind, count }) => [kind, count]))).toEqual(counts);
  const left = await preview('chen.yizhou');
  expect(left.items.filter((item) => item.count > 0)).toEqual([]);
  const [notice] =
    await app.owner`select title, body from notices where user_id = ${people['zhou.minxing']!} and kind = 'handovers.received'`;
  expect(notice!['body']).toContain(`医生 ${counts['doctors']}`);
  const audited =
    await app.owner`select count(*)::int as n from audit_log where table_name = 'doctor_owners' and action = 'update'`;
  expect(audited[0]!['n']).toBeGreaterThanOrEqual(counts['doctors']!);

  const undone = await admin.call(calls.undo, { params: { id: result.id } });
  expect(undone.body.result).toMatchObject({ state: 'UNDONE', keptCount: 0, isUndoable: false });
  expect(await owned()).toBe(before);
  const again = await admin.call(calls.undo, { params: { id: result.id } });
  expect([again.status, again.body.error]).toEqual([409, 'handovers.undoneAlready']);
  expect(again.body.message).toMatch(/^交接已经撤销（.+，.+）$/);
});

test('regions go to their own receiver, the rest to another; an undo leaves what has changed since', async () => {
  const seen = await preview('chen.yizhou');
  const regions = seen.items.find(({ kind }) => kind === 'doctors')!.regions;
  const first = regions[0]!;
  const done = await begin('chen.yizhou', seen.stamp, [
    { kind: 'doctors' },
    { kind: 'doctors', toUserId: people['gu.changfeng']!, regionCodes: [first.code!] },
  ]);
  const { receipt, id } = done.body.result;
  const toRegion = receipt.find(({ toUserId }) => toUserId === people['gu.changfeng'])!;
  expect(toRegion.count).toBe(first.count);
  const wrong = await app.owner`
    select count(*)::int as n from handover_rows r join doctor_owners o on o.id = r.row_id and o.enterprise_id = r.enterprise_id
    join doctors d on d.id = o.doctor_id and d.enterprise_id = o.enterprise_id
    where r.handover_id = ${id} and (d.province_code = ${first.code}) <> (o.user_id = ${people['gu.changfeng']!})`;
  expect(wrong[0]!['n']).toBe(0);
  await app.owner`
    update doctor_owners set user_id = ${people['fang.ruogu']!}
    where id = (select min(row_id) from handover_rows where handover_id = ${id} and to_user_id = ${people['gu.changfeng']!})`;
  const undone = await admin.call(calls.undo, { params: { id } });
  expect(undone.body.result).toMatchObject({ state: 'UNDONE', keptCount: 1 });
});

test('of two wizards at once on one user one wins and the other is 409', async () => {
  const { stamp } = await preview('gu.changfeng');
  await app.owner`
    insert into doctor_follows (enterprise_id, doctor_id, user_id) select 1, id, ${people['gu.changfeng']!} from doctors where enterprise_id = 1 order by id limit 50
    on conflict do nothing`;
  const fresh = (await preview('gu.changfeng')).stamp;
  expect(fresh).not.toBe(stamp);
  const both = await Promise.all([
    begin('gu.changfeng', fresh, [{ kind: 'follows' }]),
    begin('gu.changfeng', fresh, [{ kind: 'follows' }], 'fang.ruogu'),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(['handovers.underWay', 'handovers.changedMeanwhile']).toContain(
    both.find(({ status }) => status === 409)!.body.error,
  );
});

test('after a day nothing is undone, and a handover of another enterprise does not exist', async () => {
  const list = (await admin.call(calls.list)).body.result;
  const last = list.content.find(({ state }) => state === 'DONE')!;
  await app.owner`update handovers set finished_at = now() - interval '25 hours' where id = ${last.id}`;
  expect((await admin.call(calls.undo, { params: { id: last.id } })).body.error).toBe('handovers.notUndoable');
  const other = await app.as('admin', 'kanglan');
  expect((await other.call(calls.find, { params: { id: last.id } })).status).toBe(404);
  expect((await other.call(calls.undo, { params: { id: last.id } })).status).toBe(404);
  expect((await other.call(calls.list)).body.result.totalElements).toBe(0);
});

test('more than five thousand records move in the background, portion by portion', async () => {
  await app.owner`
    insert into saved_searches (enterprise_id, user_id, list, name, parameters)
    select 1, ${people['lin.zhiyuan']!}, 'doctors', 'v' || n, '{}' from generate_series(1, 5100) n`;
  const seen = await preview('lin.zhiyuan');
  const begun = await begin('lin.zhiyuan', seen.stamp, [{ kind: 'savedSearches' }]);
  expect(begun.body.result).toMatchObject({ state: 'RUNNING', movedCount: 0 });
  const second = await begin('lin.zhiyuan', seen.stamp, [{ kind: 'savedSearches' }]);
  expect([second.status, second.body.error]).toEqual([409, 'handovers.underWay']);
  const state = async () => (await admin.call(calls.find, { params: { id: begun.body.result.id } })).body.result;
  await expect.poll(async () => (await state()).state, { timeout: 30_000, interval: 200 }).toBe('DONE');
  expect(await state()).toMatchObject({ movedCount: begun.body.result.rowCount });
}, 60_000);

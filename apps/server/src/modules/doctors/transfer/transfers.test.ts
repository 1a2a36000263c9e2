// Doctors passed to a colleague: named ones and all that match, from oneself or a team, in the background, and back (product 3.2).
import { doctorTransferEndpoints as calls, type NewTransfer } from '@yijian/contract/doctors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let rep: Caller;
let manager: Caller;
let people: Record<string, string>;

beforeAll(async () => {
  app = await startTestApp();
  [rep, manager] = [await app.as('chen.yizhou'), await app.as('zhou.minxing')];
  const rows = await app.owner<{ login: string; id: string }[]>`select login, id from users where enterprise_id = 1`;
  people = Object.fromEntries(rows.map(({ login, id }) => [login, id]));
});
afterAll(() => app.close());

const owned = (login: string) => app.owner<{ doctor_id: string; since: string }[]>`
  select doctor_id, since::text from doctor_owners where enterprise_id = 1 and user_id = ${people[login]!} order by 1`;
const preview = async (who: Caller, body: object) => (await who.call(calls.preview, { body })).body.result;
const begin = (who: Caller, body: Partial<NewTransfer>) =>
  who.call(calls.begin, {
    body: {
      fromUserId: people['chen.yizhou']!,
      toUserId: people['qi.wangshu']!,
      reason: '辖区调整',
      ...body,
    } as NewTransfer,
  });

it('3.2 some named doctors pass to a colleague with a receipt and a notice, and come back as they were', async () => {
  const before = [await owned('chen.yizhou'), await owned('qi.wangshu')];
  const ids = before[0]!.slice(0, 3).map(({ doctor_id: id }) => id);
  // One of them the colleague looks after already.
  await app.owner`insert into doctor_owners (enterprise_id, doctor_id, user_id) values (1, ${ids[0]!}, ${people['qi.wangshu']!}) on conflict do nothing`;
  const doubled = await owned('qi.wangshu');
  const { matched, owners } = await preview(rep, { ids });
  expect([matched, owners]).toEqual([
    3,
    [{ userId: people['chen.yizhou'], name: '陈亦舟', isSelf: true, count: 3, stamp: owners[0]!.stamp }],
  ]);
  const done = await begin(rep, { ids, stamp: owners[0]!.stamp });
  expect(done.body.result, done.body.message).toMatchObject({
    state: 'DONE',
    rowCount: 3,
    movedCount: 3,
    isUndoable: true,
  });
  const left = (await owned('chen.yizhou')).map(({ doctor_id: id }) => id);
  expect(ids.some((id) => left.includes(id))).toBe(false);
  expect(left).toHaveLength(before[0]!.length - 3);
  const got = (await owned('qi.wangshu')).map(({ doctor_id: id }) => id);
  expect(ids.every((id) => got.includes(id))).toBe(true);
  const [notice] =
    await app.owner`select body from notices where user_id = ${people['qi.wangshu']!} and kind = 'handovers.received'`;
  expect(notice!['body']).toContain('医生 3');
  const { id } = done.body.result;
  expect((await rep.call(calls.find, { params: { id } })).body.result.id).toBe(id);
  for (const other of [manager, await app.as('tang.ke', 'kanglan')]) {
    const found = await other.call(calls.find, { params: { id } });
    const undone = await other.call(calls.undo, { params: { id } });
    expect([found.status, undone.status, undone.body.error]).toEqual([404, 404, 'handovers.notFound']);
  }
  expect((await rep.call(calls.undo, { params: { id } })).body.result).toMatchObject({ state: 'UNDONE', keptCount: 0 });
  expect([await owned('chen.yizhou'), await owned('qi.wangshu')]).toEqual([before[0], doubled]);
  expect((await rep.call(calls.undo, { params: { id } })).body.error).toBe('handovers.undoneAlready');
});

it('3.2 all that match a filter pass on, and nothing else; a manager takes from the team, a colleague beside does not', async () => {
  const which = { type: 'ALL_CUSTOMER' as const, filter: { tier: ['A' as const] } };
  const seen = await preview(manager, which);
  const own = seen.owners.find(({ userId }) => userId === people['chen.yizhou'])!;
  const [row] = await app.owner<[{ n: number }]>`
    select count(*)::int as n from doctor_owners o join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id
    where o.enterprise_id = 1 and o.user_id = ${people['chen.yizhou']!} and d.tier = 'A' and d.is_enabled`;
  expect([own.count, own.isSelf]).toEqual([row.n, false]);
  expect((await preview(rep, which)).owners.map(({ userId }) => userId)).toEqual([people['chen.yizhou']]);
  const beside = await app.as('lin.zhiyuan');
  const stolen = await begin(beside, { ...which, stamp: own.stamp, toUserId: people['lin.zhiyuan']! });
  expect([stolen.status, stolen.body.error]).toEqual([400, 'handovers.nothingToMove']);
  const done = await begin(manager, { ...which, stamp: own.stamp });
  expect(done.body.result, done.body.message).toMatchObject({ state: 'DONE', movedCount: row.n });
  const [left] = await app.owner<[{ a: number; rest: number }]>`
    select count(*) filter (where d.tier = 'A')::int as a, count(*)::int as rest from doctor_owners o
    join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id where o.enterprise_id = 1 and o.user_id = ${people['chen.yizhou']!}`;
  expect([left.a, left.rest > 0]).toEqual([0, true]);
  await manager.call(calls.undo, { params: { id: done.body.result.id } });
});

it('3.2 wrong receivers, an old preview, strange doctors and roles that may not are refused by name', async () => {
  const [first] = await owned('chen.yizhou');
  const which = { ids: [first!.doctor_id] };
  const { stamp } = (await preview(rep, which)).owners[0]!;
  const [foreign] = await app.owner<
    { id: string }[]
  >`select id from users where enterprise_id = 2 and login = 'tang.ke'`;
  for (const toUserId of [people['chen.yizhou']!, foreign!.id, '999999999']) {
    const { status, body } = await begin(rep, { ...which, stamp, toUserId });
    expect([status, body.error, body.fields?.[0]?.field]).toEqual([
      400,
      'handovers.receiverUnsuitable',
      'body.toUserId',
    ]);
  }
  expect((await begin(rep, { ...which, stamp: 'older' })).body.error).toBe('handovers.changedMeanwhile');
  const [strange] = await app.owner<{ id: string }[]>`select id from doctors where enterprise_id = 2 limit 1`;
  for (const id of [strange!.id, '999999999'])
    expect((await begin(rep, { ids: [id], stamp })).body.error).toBe('doctors.notFound');
  expect((await begin(rep, { ...which, stamp, reason: ' ' })).body.fields?.[0]?.field).toBe('body.reason');
  expect((await rep.call(calls.preview, { body: { filter: { owner: '1' } } })).status).toBe(400);
  expect((await (await app.as('fang.ruogu')).call(calls.preview, { body: {} })).status).toBe(403);
});

it('3.2 many doctors pass on in the background, with progress', async () => {
  await app.owner`
    insert into doctor_owners (enterprise_id, doctor_id, user_id)
    select 1, id, ${people['qi.wangshu']!} from doctors where enterprise_id = 1 and is_enabled on conflict do nothing`;
  const hospital = await app.owner<{ id: string }[]>`select min(id) as id from hospitals where enterprise_id = 1`;
  await app.owner`
    with made as (insert into doctors (enterprise_id, name, pinyin, initials, hospital_id, department_name)
      select 1, '批量' || n, 'piliang', 'pl', ${hospital[0]!.id}, '批量科' || n from generate_series(1, 5200) n returning id)
    insert into doctor_owners (enterprise_id, doctor_id, user_id) select 1, id, ${people['qi.wangshu']!} from made`;
  // As the database does by itself after so many new rows.
  await app.owner`analyze doctors, doctor_owners`;
  const mate = await app.as('qi.wangshu');
  const { owners } = await preview(mate, {});
  const { body } = await begin(mate, {
    stamp: owners[0]!.stamp,
    fromUserId: people['qi.wangshu']!,
    toUserId: people['chen.yizhou']!,
  });
  expect(body.result, body.message).toMatchObject({ state: 'RUNNING', rowCount: owners[0]!.count, movedCount: 0 });
  const state = async () => (await mate.call(calls.find, { params: { id: body.result.id } })).body.result;
  await expect.poll(async () => (await state()).state, { timeout: 30_000, interval: 200 }).toBe('DONE');
  expect(await state()).toMatchObject({ movedCount: owners[0]!.count });
  expect(await owned('qi.wangshu')).toEqual([]);
}, 60_000);

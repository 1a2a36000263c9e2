// Shared records: shown in every list while they live, never changed, never passed on, taken back at once (specification 3, 6).
import { doctorEndpoints } from '@yijian/contract/doctors';
import { hospitalEndpoints } from '@yijian/contract/hospitals';
import { notificationEndpoints } from '@yijian/contract/notifications';
import { shareEndpoints as calls, type ShareResource } from '@yijian/contract/shares';
import { visitEndpoints } from '@yijian/contract/visits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../tools/testing/days.ts';

let app: TestApp;
let rep: Caller;
let friend: Caller;
let friendId: string;
let strangerId: string;
let mine: Record<ShareResource, string>;

beforeAll(async () => {
  app = await startTestApp();
  rep = await app.as('chen.yizhou');
  // Someone with the menu of a representative, a place without regions and no customers.
  const [person] = await app.owner<{ id: string }[]>`
    insert into users (enterprise_id, login, first_name) values (1, 'share.friend', '共享') returning id`;
  friendId = person!.id;
  await app.owner`insert into user_roles (enterprise_id, user_id, role_id)
    select 1, ${friendId}, id from roles where enterprise_id = 1 and code = 'REP'`;
  friend = await app.as('share.friend');
  const [foreign] = await app.owner<{ id: string }[]>`select id from users where login = 'tang.ke'`;
  strangerId = foreign!.id;
  const [own] = await app.owner<{ doctor: string; hospital: string; visit: string }[]>`
    select v.doctor_id as doctor, v.hospital_id as hospital, v.id as visit from visits v
    join users u on u.enterprise_id = v.enterprise_id and u.id = v.user_id
    join doctors d on d.enterprise_id = v.enterprise_id and d.id = v.doctor_id and d.is_enabled
    join hospital_owners o on o.enterprise_id = v.enterprise_id and o.hospital_id = v.hospital_id and o.user_id = v.user_id
    join doctor_owners w on w.enterprise_id = v.enterprise_id and w.doctor_id = v.doctor_id and w.user_id = v.user_id
    where v.enterprise_id = 1 and u.login = 'chen.yizhou' limit 1`;
  mine = own!;
});
afterAll(() => app.close());

const share = (resource: ShareResource, change: object = {}, caller = rep) =>
  caller.call(calls.add, {
    body: {
      resource,
      recordId: mine[resource],
      userIds: [friendId],
      until: shanghaiDay(7),
      note: '请一起跟进',
      ...change,
    },
  });
const listOf = async (resource: ShareResource, caller = rep) =>
  caller.call(calls.list, { query: { resource, recordId: mine[resource] } });
const find = async (resource: ShareResource, caller = friend): Promise<number> => {
  const params = { id: mine[resource] };
  if (resource === 'doctor') return (await caller.call(doctorEndpoints.find, { params })).status;
  const row = resource === 'hospital' ? hospitalEndpoints.find : visitEndpoints.find;
  return (await caller.call(row as typeof hospitalEndpoints.find, { params })).status;
};
const eventually = (resource: ShareResource, status: number) =>
  expect.poll(() => find(resource), { interval: 20 }).toBe(status);

describe.each(['doctor', 'hospital', 'visit'] as const)('a shared %s', (resource) => {
  test('opens for the colleague, and closes within seconds when it is withdrawn', async () => {
    expect(await find(resource)).toBe(404);
    expect((await share(resource)).body.result).toEqual({ shared: 1 });
    await eventually(resource, 200);
    const [row] = (await listOf(resource)).body.result.content;
    expect(row).toMatchObject({
      userName: '共享',
      sharedByName: '陈亦舟',
      level: 'READ',
      note: '请一起跟进',
      mayWithdraw: true,
    });
    const notices = await friend.call(notificationEndpoints.list, { query: { kind: 'shares' } });
    expect(notices.body.result.content[0]!.title).toContain('陈亦舟与您共享了');
    expect((await rep.call(calls.withdraw, { body: { id: row!.id } })).status).toBe(200);
    await eventually(resource, 404);
    expect((await rep.call(calls.withdraw, { body: { id: row!.id } })).status).toBe(404);
  });

  test('ends by itself', async () => {
    await share(resource);
    await eventually(resource, 200);
    await app.owner`update record_shares set until = now() - interval '1 second' where enterprise_id = 1 and resource = ${resource}`;
    await eventually(resource, 404);
    // The next share of the same record goes on from there.
    expect((await share(resource)).status).toBe(200);
    await eventually(resource, 200);
  });
});

describe('what is shared', () => {
  test('stands in every list, count, search and export of the colleague, and in no list of own customers', async () => {
    await share('doctor');
    await share('hospital');
    await eventually('doctor', 200);
    await eventually('hospital', 200);
    const all = { type: 'ALL_CUSTOMER', size: 100 } as const;
    const list = (await friend.call(doctorEndpoints.list, { query: all })).body.result.content;
    expect(list.map((one) => one.id)).toEqual([mine.doctor]);
    const byName = await friend.call(doctorEndpoints.list, { query: { ...all, keyword: list[0]!.doctorName } });
    expect(byName.body.result.content.map((one) => one.id)).toEqual([mine.doctor]);
    const count = await friend.call(doctorEndpoints.count, { query: { type: 'ALL_CUSTOMER' } });
    expect(count.body.result.totalElements).toBe(1);
    const found = await friend.call(doctorEndpoints.search, { body: { keyword: list[0]!.doctorName } });
    expect(found.body.result.map((one) => one.id)).toEqual([mine.doctor]);
    const own = await friend.call(doctorEndpoints.list, { query: { type: 'MY_CUSTOMER' } });
    expect(own.body.result.content).toEqual([]);
    const hospitals = await friend.call(hospitalEndpoints.listAll, { query: {}, body: {} });
    expect(hospitals.body.result.content.map((one) => one.id)).toEqual([mine.hospital]);
    const hospitalCount = await friend.call(hospitalEndpoints.countAll, { body: {} });
    expect(hospitalCount.body.result.totalElements).toBe(1);
  });

  test('lets look, not change: no visit to the doctor, no change of the hospital, no looking after it', async () => {
    const visit = await friend.call(visitEndpoints.add, {
      body: {
        doctorId: mine.doctor,
        visitType: 'FACE',
        startsAt: new Date(Date.now() - 3_600_000).toISOString(),
        as: 'save',
      },
    });
    expect([visit.status, visit.body.error]).toEqual([404, 'visits.doctorNotFound']);
    const own = await friend.call(hospitalEndpoints.own, { params: { id: mine.hospital }, body: { own: true } });
    expect(own.status).toBe(404);
  });

  test('is not passed on by who only received it', async () => {
    const [third] = await app.owner<
      { id: string }[]
    >`select id from users where enterprise_id = 1 and login = 'wu.yue'`;
    const passed = await share('doctor', { userIds: [third!.id] }, friend);
    expect([passed.status, passed.body.error]).toEqual([404, 'shares.recordNotFound']);
  });

  test('shows the receiver the own share alone, and a stranger nothing', async () => {
    const [other] = await app.owner<
      { id: string }[]
    >`select id from users where enterprise_id = 1 and login = 'gu.changfeng'`;
    await share('doctor', { userIds: [friendId, other!.id] });
    expect((await listOf('doctor')).body.result.totalElements).toBe(2);
    await expect.poll(async () => (await listOf('doctor', friend)).body.result.totalElements).toBe(1);
    const foreign = await app.as('tang.ke', 'kanglan');
    const here = await listOf('doctor', foreign);
    const nowhere = await foreign.call(calls.list, { query: { resource: 'doctor', recordId: '987654321' } });
    expect([here.status, { ...here.body, requestId: '' }]).toEqual([404, { ...nowhere.body, requestId: '' }]);
    const [row] = (await listOf('doctor')).body.result.content;
    expect((await foreign.call(calls.withdraw, { body: { id: row!.id } })).status).toBe(404);
    // A call that may not end a share leaves it as it is.
    const outsider = await app.as('qian.hui');
    const [before] = await app.owner`select count(*)::int as n from record_shares where withdrawn_at is null`;
    await app.owner`delete from user_roles where enterprise_id = 1 and user_id = (select id from users where enterprise_id = 1 and login = 'qian.hui')`;
    await expect.poll(async () => (await outsider.call(calls.withdraw, { body: { id: row!.id } })).status).toBe(404);
    const [after] = await app.owner`select count(*)::int as n from record_shares where withdrawn_at is null`;
    expect(after).toEqual(before);
  });
});

describe('wrong input', () => {
  test.each([
    ['a colleague of another enterprise', () => ({ userIds: [strangerId] }), 400, 'body.userIds'],
    ['a colleague who does not exist', () => ({ userIds: ['987654321'] }), 400, 'body.userIds'],
    ['nobody', () => ({ userIds: [] }), 400, 'body.userIds'],
    ['a day that is over', () => ({ until: shanghaiDay(-1) }), 400, 'body.until'],
    ['a day too far ahead', () => ({ until: shanghaiDay(200) }), 400, 'body.until'],
    ["a level of one's own", () => ({ level: 'WRITE' }), 400, 'body.level'],
  ])('%s is refused by its field', async (_name, change, status, field) => {
    const answer = await share('doctor', change());
    expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([status, field]);
  });

  test('nobody shares with themselves, nor a record outside the own range or of another enterprise', async () => {
    const [self] = await app.owner<
      { id: string }[]
    >`select id from users where enterprise_id = 1 and login = 'chen.yizhou'`;
    expect((await share('doctor', { userIds: [self!.id] })).body.error).toBe('shares.receiverIsSelf');
    const [foreign] = await app.owner<{ id: string }[]>`select id from doctors where enterprise_id = 2 limit 1`;
    for (const recordId of [foreign!.id, '987654321'])
      expect((await share('doctor', { recordId })).body.error).toBe('shares.recordNotFound');
  });

  test('whoever may not read the kind of record shares none of it', async () => {
    const finance = await app.as('qian.hui');
    expect((await share('doctor', {}, finance)).status).toBe(403);
  });
});

// Territories: who looks after a region, what a change moves and leaves (product 3.25).
import { territoryEndpoints as calls, type TerritoryChange } from '@yijian/contract/territories';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let admin: Caller;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

const map = async () => (await admin.call(calls.findMap)).body.result;
const region = async (code: string) => (await map()).regions.find((one) => one.code === code)!;
/** The team of a user, the city with most of the doctors that its people look after. */
async function busiest() {
  const [row] = await app.owner<{ organizationId: string; city: string; userId: string; n: number }[]>`
    select u.organization_id as "organizationId", d.city_code as city, o.user_id as "userId", count(*)::int as n
    from doctor_owners o join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id
    join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
    join organizations g on g.enterprise_id = u.enterprise_id and g.id = u.organization_id
    where o.enterprise_id = 1 and d.city_code = any(g.region_codes) group by 1, 2, 3 order by n desc limit 1`;
  return row!;
}
const other = async (organizationId: string) => {
  const [row] = await app.owner<{ id: string; userId: string }[]>`
    select o.id, u.id as "userId" from organizations o join users u on u.enterprise_id = o.enterprise_id and u.organization_id = o.id
    where o.enterprise_id = 1 and u.is_enabled and u.may_log_in and o.id <> ${organizationId} and o.type = 'TEAM' order by o.id limit 1`;
  return row!;
};

test('a region without anybody, with one and with several organizations is told apart', async () => {
  const { organizationId, city } = await busiest();
  expect((await region(city)).organizationIds).toContain(organizationId);
  const { id } = await other(organizationId);
  await app.owner`update organizations set region_codes = array_append(region_codes, ${city}) where id = ${id}`;
  expect(await region(city)).toMatchObject({ coverage: 'SEVERAL' });
  expect((await region(`${city.slice(0, 2)}0000`)).coverage).toBe('SEVERAL');
  await app.owner`update organizations set region_codes = array_remove(region_codes, ${city}) where id = ${id}`;
  const free = (await map()).regions.filter(({ coverage }) => coverage === 'NONE');
  expect(free.length).toBeGreaterThan(0);
  for (const one of free) expect(one.organizationIds).toEqual([]);
  const [real] =
    await app.owner`select count(*)::int as n from doctors where enterprise_id = 1 and is_enabled and city_code = ${city}`;
  expect((await region(city)).doctorCount).toBe(real!['n']);
});

test('an organization counts what lies in its own regions and in those below it', async () => {
  const { organizations } = await map();
  const top = organizations.find(({ parentId }) => parentId === null)!;
  const [real] = await app.owner`
    select count(*)::int as n from doctors d where d.enterprise_id = 1 and d.is_enabled and exists (
      select from organizations o where o.enterprise_id = 1 and (d.city_code = any(o.region_codes) or d.province_code = any(o.region_codes)))`;
  expect(real!['n']).toBeGreaterThan(0);
  expect(top.doctorCount).toBe(real!['n']);
});

test('leaders are named in the language of the reader', async () => {
  const leaders = async (language: 'zh' | 'en') =>
    (await admin.call(calls.findMap, {}, { 'accept-language': language })).body.result.organizations.map(
      ({ leaderName }) => leaderName,
    );
  const [zh, en] = [await leaders('zh'), await leaders('en')];
  expect(en[zh.indexOf('周敏行')]).toBe('Minxing Zhou');
});

test('what makes no sense is refused beside its field', async () => {
  const { organizationId: from, city } = await busiest();
  const { id: to } = await other(from);
  const fault = async (change: Partial<TerritoryChange>) => {
    const body = { regionCodes: [city], fromOrganizationId: from, toOrganizationId: to, receiverId: null, ...change };
    const { status, body: answer } = await admin.call(calls.preview, { body });
    return [status, answer.error, answer.fields?.[0]?.field];
  };
  const [foreign] = await app.owner<{ id: string; userId: string }[]>`
    select o.id, u.id as "userId" from organizations o join users u on u.enterprise_id = o.enterprise_id where o.enterprise_id = 2 limit 1`;
  expect(await fault({ toOrganizationId: foreign!.id })).toEqual([
    400,
    'territories.organizationUnknown',
    'body.toOrganizationId',
  ]);
  expect(await fault({ toOrganizationId: from })).toEqual([
    400,
    'territories.sameOrganization',
    'body.toOrganizationId',
  ]);
  expect(await fault({ regionCodes: ['999999'] })).toEqual([400, 'territories.regionUnknown', 'body.regionCodes']);
  const free = (await map()).regions.find(({ coverage }) => coverage === 'NONE')!;
  expect(await fault({ regionCodes: [free.code] })).toEqual([400, 'territories.regionElsewhere', 'body.regionCodes']);
  expect(await fault({ receiverId: foreign!.userId })).toEqual([
    400,
    'territories.receiverUnsuitable',
    'body.receiverId',
  ]);
  expect((await fault({ regionCodes: [] }))[2]).toBe('body.regionCodes');
});

test('a change moves the region and its owners from today on, says how many, and rewrites no visit', async () => {
  const { organizationId: from, city, userId, n } = await busiest();
  const { id: to, userId: receiverId } = await other(from);
  const change = { regionCodes: [city], fromOrganizationId: from, toOrganizationId: to, receiverId };
  const visits = JSON.stringify(
    await app.owner`select id, user_id, organization_id from visits where enterprise_id = 1 order by id`,
  );
  const preview = (await admin.call(calls.preview, { body: change })).body.result;
  expect(preview.owners.find((owner) => owner.userId === userId)!.doctorCount).toBe(n);
  const stale = await admin.call(calls.move, { body: { ...change, stamp: 'older', reason: '调整' } });
  expect([stale.status, stale.body.error]).toEqual([409, 'territories.changedMeanwhile']);
  const body = { ...change, stamp: preview.stamp, reason: '调整' };
  const [first, second] = await Promise.all([admin.call(calls.move, { body }), admin.call(calls.move, { body })]);
  expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 400]);
  const moved = [first, second].find(({ status }) => status === 200)!;
  expect(moved.body.result).toEqual({ doctorCount: preview.doctorCount, hospitalCount: preview.hospitalCount });
  expect((await region(city)).organizationIds).toContain(to);
  expect((await region(city)).organizationIds).not.toContain(from);
  const left = await app.owner`
    select 1 from doctor_owners o join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id where o.user_id = ${userId} and d.city_code = ${city}`;
  expect(left).toHaveLength(0);
  const [now] = await app.owner`
    select count(*)::int as n from doctor_owners o join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id
    where o.user_id = ${receiverId} and d.city_code = ${city} and o.since = (now() at time zone 'Asia/Shanghai')::date`;
  expect(now!['n']).toBeGreaterThanOrEqual(n);
  expect(
    JSON.stringify(
      await app.owner`select id, user_id, organization_id from visits where enterprise_id = 1 order by id`,
    ),
  ).toBe(visits);
  const audited =
    await app.owner`select reason from audit_log where table_name = 'organizations' and row_id in (${from}, ${to}) and action = 'update'`;
  expect(audited.filter((row) => row['reason'] === '调整')).toHaveLength(2);
});

test('a city given away from a whole province leaves its other cities', async () => {
  const { organizationId: from } = await busiest();
  const { id: to } = await other(from);
  const cities = (await map()).regions.filter(({ parentCode }) => parentCode === '630000').map(({ code }) => code);
  await app.owner`update organizations set region_codes = '{630000}' where id = ${from}`;
  const change = { regionCodes: [cities[0]!], fromOrganizationId: from, toOrganizationId: to, receiverId: null };
  const { stamp } = (await admin.call(calls.preview, { body: change })).body.result;
  expect((await admin.call(calls.move, { body: { ...change, stamp, reason: '拆分' } })).status).toBe(200);
  const kept = (await map()).organizations.find(({ id }) => id === from)!.regionCodes;
  expect(kept.toSorted()).toEqual(cities.slice(1).toSorted());
});

test('the map shows nothing of another enterprise', async () => {
  const other = (await (await app.as('admin', 'kanglan')).call(calls.findMap)).body.result;
  const ids = new Set((await map()).organizations.map(({ id }) => id));
  expect(other.organizations.length).toBeGreaterThan(0);
  expect(other.organizations.some(({ id }) => ids.has(id))).toBe(false);
});

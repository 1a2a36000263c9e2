// Whose rows each data range shows, alone and together, in lists, counts and details (specification 6).
import { roleAdminEndpoints as calls, type NewRole } from '@yijian/contract/administration';
import { doctorEndpoints } from '@yijian/contract/doctors';
import { hospitalEndpoints } from '@yijian/contract/hospitals';
import { visitEndpoints } from '@yijian/contract/visits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let admin: Caller;
/** An organisation with one below it and visits in both. */
let chosen: string;
let below: string[];

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  const [region] = await app.owner<{ id: string }[]>`
    select o.parent_id as id from organizations o join visits v on v.enterprise_id = o.enterprise_id and v.organization_id = o.id
    where o.enterprise_id = 1 and o.parent_id is not null group by o.parent_id having count(distinct o.id) > 1 order by o.parent_id limit 1`;
  chosen = region!.id;
  below = await subtree(chosen);
  expect(below.length).toBeGreaterThan(1);
});
afterAll(() => app.close());

async function subtree(id: string): Promise<string[]> {
  const rows = await app.owner<{ id: string }[]>`
    with recursive below as (select id from organizations where enterprise_id = 1 and id = ${id}
      union select o.id from organizations o join below b on o.parent_id = b.id where o.enterprise_id = 1)
    select id from below`;
  return rows.map((row) => row.id);
}

const sample = (code: string, change: Partial<NewRole>): NewRole => ({
  code,
  name: code,
  enName: code,
  dataRange: 'CUSTOM',
  roleType: 'BUSINESS',
  organizationId: null,
  organizationIds: [],
  isEnabled: true,
  remark: null,
  ...change,
});

/** A role of this range with the menu of a district manager, and a person who holds nothing else. */
async function holder(login: string, roles: Partial<NewRole>[], regions: string[] = []): Promise<Caller> {
  const [place] = await app.owner<{ id: string }[]>`
    insert into organizations (enterprise_id, name, en_name, code, grade, region_codes)
    values (1, ${login}, ${login}, ${login}, 1, ${regions}) returning id`;
  const [person] = await app.owner<{ id: string }[]>`
    insert into users (enterprise_id, login, first_name, organization_id) values (1, ${login}, '范围', ${place!.id}) returning id`;
  for (const [index, change] of roles.entries()) {
    const code = `${login.replace('.', '_')}_${index}`;
    const { body } = await admin.call(calls.addRole, { body: sample(code, change) });
    await app.owner`insert into role_menus (enterprise_id, role_id, menu_id)
      select 1, ${body.result.id}, rm.menu_id from role_menus rm join roles r on r.id = rm.role_id and r.enterprise_id = 1
      where rm.enterprise_id = 1 and r.code = 'DSM'`;
    await app.owner`insert into user_roles (enterprise_id, user_id, role_id) values (1, ${person!.id}, ${body.result.id})`;
  }
  return app.as(login);
}

const countVisits = async (caller: Caller): Promise<number> =>
  (await caller.call(visitEndpoints.countTeam, { body: {} })).body.result.totalElements;
async function countReal(organizationIds: string[], provinces: string[] = []): Promise<number> {
  const [row] = await app.owner<{ n: number }[]>`
    select count(*)::int as n from visits v join hospitals h on h.enterprise_id = v.enterprise_id and h.id = v.hospital_id
    where v.enterprise_id = 1 and (v.organization_id = any(${organizationIds}::bigint[]) or h.province_code = any(${provinces}))`;
  return row!.n;
}

describe('the range CUSTOM', () => {
  test('shows the chosen organizations with all below them, and not those of the own team', async () => {
    const caller = await holder('range.custom', [{ organizationIds: [chosen] }]);
    const real = await countReal(below);
    expect(real).toBeGreaterThan(0);
    expect(await countVisits(caller)).toBe(real);
    const list = await caller.call(visitEndpoints.listTeam, { query: { size: 100 }, body: {} });
    expect(list.body.result.content.length).toBe(Math.min(100, real));
    const [outside] = await app.owner<{ id: string }[]>`
      select id from visits where enterprise_id = 1 and organization_id <> all(${below}::bigint[]) limit 1`;
    const find = (id: string) => caller.call(visitEndpoints.find, { params: { id } });
    expect((await find(list.body.result.content[0]!.id)).status).toBe(200);
    expect((await find(outside!.id)).status).toBe(404);
  });

  test('brings the doctors and hospitals that people of the chosen organizations look after', async () => {
    const caller = await holder('range.owners', [{ organizationIds: [chosen] }]);
    const [owned] = await app.owner<{ doctor: string; hospital: string }[]>`
      select o.doctor_id as doctor, d.hospital_id as hospital from doctor_owners o
      join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
      join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id and d.is_enabled
      where o.enterprise_id = 1 and u.organization_id = any(${below}::bigint[]) limit 1`;
    expect((await caller.call(doctorEndpoints.find, { params: { id: owned!.doctor } })).status).toBe(200);
    const stranger = await holder('range.nobody', [{ dataRange: 'OWN' }]);
    expect((await stranger.call(doctorEndpoints.find, { params: { id: owned!.doctor } })).status).toBe(404);
  });

  test('needs at least one organization, and only ones that exist here', async () => {
    const none = await admin.call(calls.addRole, { body: sample('RANGE_NONE', {}) });
    expect([none.status, none.body.error, none.body.fields?.[0]?.field]).toEqual([
      400,
      'administration.organizationsNeeded',
      'body.organizationIds',
    ]);
    const [foreign] = await app.owner<{ id: string }[]>`select id from organizations where enterprise_id = 2 limit 1`;
    for (const id of [foreign!.id, '999999999']) {
      const wrong = await admin.call(calls.addRole, { body: sample('RANGE_WRONG', { organizationIds: [id] }) });
      expect([wrong.status, wrong.body.error]).toEqual([400, 'administration.organizationUnknown']);
    }
  });

  test('is kept, changed and shown with the role; another range forgets the choice', async () => {
    const { body } = await admin.call(calls.addRole, { body: sample('RANGE_KEPT', { organizationIds: below }) });
    const find = async () => (await admin.call(calls.findRole, { params: { id: body.result.id } })).body.result;
    expect((await find()).organizationIds.toSorted()).toEqual(below.toSorted());
    const { code: _code, ...fields } = sample('RANGE_KEPT', { organizationIds: [chosen] });
    const put = async (change: object) =>
      admin.call(calls.changeRole, {
        params: { id: body.result.id },
        body: { ...fields, ...change, version: (await find()).version },
      });
    expect((await put({})).status).toBe(200);
    expect((await find()).organizationIds).toEqual([chosen]);
    expect((await put({ dataRange: 'TEAM' })).status).toBe(200);
    expect((await find()).organizationIds).toEqual([]);
  });
});

describe('the range REGION', () => {
  test('a province brings its cities: everything that lies in it is seen', async () => {
    const [busy] = await app.owner<{ province: string; city: string }[]>`
      select h.province_code as province, min(h.city_code) as city from visits v
      join hospitals h on h.enterprise_id = v.enterprise_id and h.id = v.hospital_id
      where v.enterprise_id = 1 and h.city_code is not null group by 1 order by count(*) desc limit 1`;
    const caller = await holder('range.region', [{ dataRange: 'REGION' }], [busy!.province]);
    expect(await countVisits(caller)).toBe(await countReal([], [busy!.province]));
    const asked = { query: { size: 100 }, body: { cityCode: [busy!.city] } };
    const inCity = await caller.call(hospitalEndpoints.listAll, asked);
    const [real] = await app.owner<{ n: number }[]>`
      select count(*)::int as n from hospitals where enterprise_id = 1 and is_enabled and city_code = ${busy!.city}`;
    expect(inCity.body.result.content).toHaveLength(Math.min(100, real!.n));
    expect(real!.n).toBeGreaterThan(0);
  });
});

describe('several roles', () => {
  test('each range adds its rows: CUSTOM beside REGION shows both', async () => {
    const [far] = await app.owner<{ province: string }[]>`
      select h.province_code as province from visits v join hospitals h on h.enterprise_id = v.enterprise_id and h.id = v.hospital_id
      where v.enterprise_id = 1 and v.organization_id <> all(${below}::bigint[]) group by 1 order by count(*) desc limit 1`;
    const caller = await holder(
      'range.both',
      [{ organizationIds: [chosen] }, { dataRange: 'REGION' }],
      [far!.province],
    );
    // The regions that the chosen organisations look after count for REGION as well.
    const regions = await app.owner<{ code: string }[]>`
      select distinct unnest(region_codes) as code from organizations where enterprise_id = 1 and id = any(${below}::bigint[])`;
    const codes = [far!.province, ...regions.map((row) => row.code)];
    const [real] = await app.owner<{ n: number }[]>`
      select count(*)::int as n from visits v join hospitals h on h.enterprise_id = v.enterprise_id and h.id = v.hospital_id
      where v.enterprise_id = 1 and (v.organization_id = any(${below}::bigint[]) or h.province_code = any(${codes}) or h.city_code = any(${codes}))`;
    expect(await countVisits(caller)).toBe(real!.n);
    expect(real!.n).toBeGreaterThan(await countReal(below));
  });

  test('whoever does not see all rows widens no role', async () => {
    const caller = await holder('range.keeper', [{ dataRange: 'TEAM' }]);
    await app.owner`insert into role_menus (enterprise_id, role_id, menu_id)
      select 1, r.id, m.id from roles r, menus m where r.enterprise_id = 1 and r.code = 'range_keeper_0'
        and m.enterprise_id = 1 and m.code in ('admin:roles:read', 'admin:roles:write')`;
    await expect.poll(async () => (await caller.call(calls.listRoles)).status).toBe(200);
    const wide = await caller.call(calls.addRole, { body: sample('WIDE', { dataRange: 'ALL' }) });
    expect([wide.status, wide.body.error]).toEqual([403, 'administration.beyondOwnRights']);
    const own = await caller.call(calls.addRole, { body: sample('NARROW', { dataRange: 'OWN' }) });
    expect(own.status).toBe(200);
  });
});

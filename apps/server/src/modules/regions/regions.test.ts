// Regions of China and the area of the user.
import { regionEndpoints } from '@yijian/contract/regions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { looksAfter, ownArea } from './regions.policy.ts';

let app: TestApp;
let admin: Caller;
let rep: Caller;

/** Jiangsu and two cities outside it. */
beforeAll(async () => {
  app = await startTestApp();
  await app.owner`
    update organizations o set region_codes = '{}' from enterprises e where e.id = o.enterprise_id and e.realm = 'weili'`;
  await app.owner`
    update organizations o set region_codes = array['320000', '330100', '110100'] from users u
    where u.enterprise_id = o.enterprise_id and u.organization_id = o.id and u.login = 'chen.yizhou'`;
  admin = await app.as('admin');
  rep = await app.as('chen.yizhou');
});
afterAll(() => app.close());

describe('regions', () => {
  test('all provinces, the cities of one, the counties of a city', async () => {
    const provinces = (await rep.call(regionEndpoints.listProvinces)).body.result;
    expect(provinces).toHaveLength(34);
    const cities = (await rep.call(regionEndpoints.listCities, { params: { id: '320000' } })).body.result;
    expect(cities).toHaveLength(13);
    expect(cities[0]).toMatchObject({ id: '320100', parentId: '320000', level: 2, name: '南京市', initials: 'njs' });
    const counties = (await rep.call(regionEndpoints.listCounties, { params: { id: '320100' } })).body.result;
    expect(counties.length).toBeGreaterThan(8);
    expect(counties.every((county) => county.parentId === '320100' && county.level === 3)).toBe(true);
  });

  test('the counties of several cities', async () => {
    const { body } = await rep.call(regionEndpoints.listCountiesOfCities, { body: { cityIds: ['320100', '330100'] } });
    expect(new Set(body.result.map((county) => county.parentId))).toEqual(new Set(['320100', '330100']));
  });

  test('an unknown region, or one of another level, is not found by name', async () => {
    for (const id of ['999999', '320100']) {
      const answer = await rep.call(regionEndpoints.listCities, { params: { id } });
      expect([answer.status, answer.body.error]).toEqual([404, 'regions.notFound']);
      expect(answer.body.message).toContain(id);
    }
    expect((await rep.call(regionEndpoints.listCounties, { params: { id: '320000' } })).status).toBe(404);
    expect(
      (await rep.call(regionEndpoints.listCountiesOfCities, { body: { cityIds: ['320100', '999999'] } })).status,
    ).toBe(404);
  });

  test('wrong input names the field, no token is 401', async () => {
    expect((await rep.call(regionEndpoints.listCities, { params: { id: 'x' } })).body.fields?.[0]?.field).toBe(
      'params.id',
    );
    expect((await rep.call(regionEndpoints.listCountiesOfCities, { body: {} })).body.fields?.[0]?.field).toBe(
      'body.cityIds',
    );
    expect((await app.anonymous().call(regionEndpoints.listProvinces)).status).toBe(401);
  });
});

describe('the area of the user', () => {
  test('a representative sees the whole of a listed province and only the listed cities elsewhere', async () => {
    const tree = (await rep.call(regionEndpoints.listOwnTree)).body.result;
    expect(tree.map((province) => province.id)).toEqual(['110000', '320000', '330000']);
    expect(tree.map((province) => province.children.length)).toEqual([1, 13, 1]);
  });

  test('the range ALL sees everything, and so does an area of nothing', async () => {
    expect((await admin.call(regionEndpoints.listOwnTree)).body.result).toHaveLength(34);
    expect(ownArea({ dataRange: 'OWN', regionCodes: [] })).toBe('everything');
    expect(ownArea({ dataRange: 'ALL', regionCodes: ['320000'] })).toBe('everything');
    expect(looksAfter(new Set(['320000']), { id: '330100', parentId: '330000' })).toBe(false);
  });

  test('the sales area narrows from provinces to cities to counties', async () => {
    const provinces = (await rep.call(regionEndpoints.listSales, { body: {} })).body.result;
    expect(provinces.map((province) => province.id)).toEqual(['110000', '320000', '330000']);
    const cities = (await rep.call(regionEndpoints.listSales, { body: { provinceIds: ['330000'] } })).body.result;
    expect(cities.map((city) => city.id)).toEqual(['330100']);
    const counties = (await rep.call(regionEndpoints.listSalesCounties, { body: { cityIds: ['330100'] } })).body.result;
    expect(counties.length).toBeGreaterThan(5);
  });

  test('a city outside the sales area answers like one that does not exist', async () => {
    const outside = await rep.call(regionEndpoints.listSalesCounties, { body: { cityIds: ['330200'] } });
    const madeUp = await rep.call(regionEndpoints.listSalesCounties, { body: { cityIds: ['999999'] } });
    expect([outside.status, outside.body.error]).toEqual([madeUp.status, madeUp.body.error]);
    expect(outside.status).toBe(404);
    expect((await rep.call(regionEndpoints.listSales, { body: { provinceIds: ['440000'] } })).status).toBe(404);
  });
});

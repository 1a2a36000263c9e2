// The list read place by place holds exactly the doctors its count counts, in order, for every range (specification 3; docs/decisions/0015).
import { doctorEndpoints, type Doctor } from '@yijian/contract/doctors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
const logins = ['chen.yizhou', 'zhou.minxing', 'lin.zhiyuan'] as const;
const people = new Map<string, Caller>();

beforeAll(async () => {
  app = await startTestApp();
  // One looked after outside the own cities, one without a city in a province of the region.
  await app.owner.unsafe(`
    insert into doctor_owners (enterprise_id, doctor_id, user_id)
    select d.enterprise_id, d.id, u.id from users u join organizations o on o.enterprise_id = u.enterprise_id and o.id = u.organization_id
    join lateral (select * from doctors d where d.enterprise_id = u.enterprise_id and d.is_enabled and not d.city_code = any(o.region_codes) order by d.id limit 3) d on true
    where u.login = 'chen.yizhou' on conflict do nothing`);
  await app.owner.unsafe(`
    update organizations o set region_codes = region_codes || (select array_agg(distinct parent_code) from regions r where r.code = any(o.region_codes))
    where o.id = (select organization_id from users where login = 'lin.zhiyuan')`);
  await app.owner.unsafe(`
    update doctors set city_code = null where id = (select min(d.id) from doctors d
      where d.province_code = any(select unnest(region_codes) from organizations where id = (select organization_id from users where login = 'lin.zhiyuan')))`);
  // More hospitals of one name than a list looks up by their ids.
  await app.owner.unsafe(`
    insert into hospitals (enterprise_id, name) select u.enterprise_id, '空' || n || '医院' from users u, generate_series(1, 501) n
    where u.login = 'chen.yizhou'`);
  for (const login of logins) people.set(login, await app.as(login));
});
afterAll(() => app.close());

async function everyPage(who: Caller, query: object): Promise<Doctor[]> {
  const found: Doctor[] = [];
  for (let page = 0; ; page += 1) {
    const { body } = await who.call(doctorEndpoints.list, {
      query: { ...query, type: 'ALL_CUSTOMER', size: 100, page },
    });
    found.push(...body.result.content);
    if (body.result.content.length < 100) return found;
  }
}

const rank = (value: string | null): number => (value === null ? -1 : Date.parse(value));

describe.each(logins)('as %s', (login) => {
  it.each([
    ['no filter, the latest visit first', {}],
    ['the earliest visit first', { sort: 'lastVisitAt,asc' }],
    ['by name', { sort: 'name,asc' }],
    ['by tier', { sort: 'tier,asc' }],
    ['a province, by tier backwards', { provinceCode: ['310000'], sort: 'tier,desc' }],
    ['two provinces and a tier', { provinceCode: ['310000', '320000'], tier: ['A', 'B'] }],
    ['cities', { cityCode: ['310100', '320100', '440100'], hospitalLevel: ['3A'] }],
    ['a city by name backwards', { cityCode: ['310100'], sort: 'name,desc' }],
    ['not visited for long', { lastVisit: 'OVER_30' }],
    ['not visited for long, the earliest visit first', { lastVisit: 'OVER_14', sort: 'lastVisitAt,asc' }],
    [
      'not visited for long, by tier in a province',
      { lastVisit: 'OVER_90', sort: 'tier,asc', provinceCode: ['310000'] },
    ],
    ['not visited for long, by name', { lastVisit: 'OVER_60', sort: 'name,asc' }],
    ['visited lately', { lastVisit: 'WITHIN_30' }],
    ['never visited', { lastVisit: 'NEVER', sort: 'tier,desc' }],
    ['a name that many hospitals bear', { hospitalName: '医院', tier: ['A', 'B'] }],
    ['a name that few hospitals bear', { hospitalName: '附属第一' }],
    ['a keyword that many hospitals bear', { keyword: '医院', sort: 'name,asc' }],
    ['a keyword that few hospitals bear', { keyword: '附属' }],
    ['a keyword beside a name that many hospitals bear', { keyword: '王', hospitalName: '医院' }],
    ['a tag that few carry', { tag: ['讲者'], sort: 'tier,asc' }],
    ['a tag nobody carries', { tag: ['没有'] }],
  ])('R3.4 %s: the pages hold each counted doctor once', async (_, query) => {
    const who = people.get(login)!;
    const { sort: order, ...filter } = query as { sort?: string };
    const { body } = await who.call(doctorEndpoints.count, { query: { ...filter, type: 'ALL_CUSTOMER' } });
    const found = await everyPage(who, query);
    expect(new Set(found.map((doctor) => doctor.id)).size).toBe(found.length);
    expect(found.length).toBe(body.result.totalElements);
    if (order === undefined)
      expect(found.map((doctor) => rank(doctor.lastVisitAt))).toEqual(
        found.map((doctor) => rank(doctor.lastVisitAt)).toSorted((a, b) => b - a),
      );
    if (order === 'tier,asc')
      expect(found.map((doctor) => doctor.tier)).toEqual(found.map((doctor) => doctor.tier).toSorted());
  });
});

it('a doctor who moves to another city is looked after there', async () => {
  const [moved] = await app.owner.unsafe(`
    update doctors set city_code = '440100' where id = (select min(doctor_id) from doctor_owners where city_code is distinct from '440100') returning id`);
  const rows = await app.owner.unsafe(`select distinct city_code from doctor_owners where doctor_id = ${moved!['id']}`);
  expect(rows).toEqual([{ city_code: '440100' }]);
});

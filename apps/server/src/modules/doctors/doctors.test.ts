// Doctors through the calls, on a real database: the three lists, filters, ranges (specification 2.3, 3, 4, 7.5).
import { doctorEndpoints, doctorSorts, type Doctor } from '@yijian/contract/doctors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
const people: Record<string, Caller> = {};
let rep: Caller;
let foreignId: string;

const list = async (who: Caller, query: object): Promise<Doctor[]> => {
  const answer = await who.call(doctorEndpoints.list, { query: { size: 100, ...query } });
  expect(answer.body.code, answer.body.message).toBe(200);
  return answer.body.result.content;
};
const count = async (who: Caller, query: object): Promise<number> =>
  (await who.call(doctorEndpoints.count, { query })).body.result.totalElements;
const number = async (query: string): Promise<number> => Number((await app.owner.unsafe(query))[0]?.['n']);

beforeAll(async () => {
  app = await startTestApp();
  for (const login of ['chen.yizhou', 'zhou.minxing', 'gu.changfeng', 'lin.zhiyuan', 'admin', 'qian.hui'])
    people[login] = await app.as(login);
  rep = people['chen.yizhou']!;
  [{ id: foreignId }] = await app.owner<[{ id: string }]>`
    select d.id from doctors d join enterprises e on e.id = d.enterprise_id where e.realm = 'kanglan' order by d.id limit 1`;
});
afterAll(() => app.close());

describe('the three lists', () => {
  it('R2.8 my follows are the followed, my customers the looked after, all customers everything in range', async () => {
    expect(await count(rep, { type: 'MY_FOCUS' })).toBe(
      await number(
        `select count(*) as n from doctor_follows f join users u on u.id = f.user_id and u.enterprise_id = f.enterprise_id where u.login = 'chen.yizhou'`,
      ),
    );
    expect(await count(rep, { type: 'MY_CUSTOMER' })).toBe(326);
    expect(await count(rep, { type: 'ALL_CUSTOMER' })).toBeGreaterThan(326);
    for (const doctor of await list(rep, { type: 'MY_FOCUS' })) expect(doctor.attention).toBe(true);
    for (const doctor of await list(rep, { type: 'MY_CUSTOMER' })) expect(doctor.isMine).toBe(true);
  });

  it('R2.8 refuses allClient or isFocus that disagree with the list and names the field', async () => {
    const good = await rep.call(doctorEndpoints.list, { query: { type: 'MY_FOCUS', allClient: true, isFocus: true } });
    expect(good.status).toBe(200);
    const bad = await rep.call(doctorEndpoints.list, { query: { type: 'MY_CUSTOMER', allClient: true } });
    expect([bad.status, bad.body.error, bad.body.fields?.[0]?.field]).toEqual([
      400,
      'doctors.listMismatch',
      'query.allClient',
    ]);
    const focus = await rep.call(doctorEndpoints.list, { query: { type: 'ALL_CUSTOMER', isFocus: true } });
    expect(focus.body.fields?.[0]?.field).toBe('query.isFocus');
  });

  it('R3.2 a page is a result with content and totalElements, and pages do not overlap', async () => {
    const pages = await Promise.all(
      [0, 1, 2].map((page) => rep.call(doctorEndpoints.list, { query: { page, size: 20, sort: 'name,asc' } })),
    );
    const ids = pages.flatMap((page) => page.body.result.content.map((doctor) => doctor.id));
    expect(new Set(ids).size).toBe(60);
    const { totalElements } = (await rep.call(doctorEndpoints.count, { query: {} })).body.result;
    for (const { body } of pages) expect(body.result).toMatchObject({ totalElements, totalIsExact: true });
    const end = Math.floor(totalElements / 20);
    for (const page of [end, end + 50]) {
      const { result } = (await rep.call(doctorEndpoints.list, { query: { page, size: 20 } })).body;
      expect(result).toMatchObject({ totalElements, totalIsExact: true });
    }
    const rows = await rep.call(doctorEndpoints.list, { query: { size: 20, count: false } });
    expect(rows.body.result).toMatchObject({ totalElements: 20, totalIsExact: false });
  });

  it('sorts by every field it names, both ways', async () => {
    for (const field of doctorSorts) {
      const up = await list(rep, { sort: `${field},asc`, size: 100 });
      const down = await list(rep, { sort: `${field},desc`, size: 100 });
      expect(up[0]?.id).not.toBe(down[0]?.id);
      expect(up.map((doctor) => doctor.id)).not.toEqual(down.map((doctor) => doctor.id));
    }
    const tiers = (await list(rep, { sort: 'tier,asc' })).map((doctor) => doctor.tier);
    expect(tiers).toEqual(tiers.toSorted());
    const visits = (await list(rep, { sort: 'lastVisitAt,desc' })).map((doctor) => doctor.lastVisitAt ?? '');
    expect(visits).toEqual(visits.toSorted().toReversed());
  });
});

describe('filters', () => {
  it.each([
    ['cityCode', { cityCode: ['330100'] }, `d.city_code = '330100'`],
    ['provinceCode', { provinceCode: ['330000'] }, `d.province_code = '330000'`],
    ['hospitalName', { hospitalName: '人民' }, `h.name like '%人民%'`],
    ['departmentCode', { departmentCode: ['15'] }, `(d.department_code = '15' or d.department_code like '15.%')`],
    ['hospitalLevel', { hospitalLevel: ['3A', '3B'] }, `h.level in ('3A', '3B')`],
    ['hasSales', { hasSales: true }, `d.has_sales`],
    [
      'procurementStatus',
      { procurementStatus: ['PURCHASING'] },
      `exists (select from hospital_products p where p.enterprise_id = d.enterprise_id and p.hospital_id = h.id and p.procurement_status = 'PURCHASING')`,
    ],
    [
      'productId',
      { productId: ['1'] },
      `exists (select from hospital_products p where p.enterprise_id = d.enterprise_id and p.hospital_id = h.id and p.product_id = 1)`,
    ],
    ['coverageStatus', { coverageStatus: ['COVERED'] }, `d.coverage_status = 'COVERED'`],
    ['lastVisit WITHIN', { lastVisit: 'WITHIN_30' }, `d.last_visit_at >= now() - interval '30 days'`],
    [
      'lastVisit OVER',
      { lastVisit: 'OVER_60' },
      `(d.last_visit_at < now() - interval '60 days' or d.last_visit_at is null)`,
    ],
    ['lastVisit NEVER', { lastVisit: 'NEVER' }, `d.last_visit_at is null`],
    [
      'channels',
      { channels: ['SMS'] },
      `exists (select from doctor_channels c where c.enterprise_id = d.enterprise_id and c.doctor_id = d.id and c.channel = 'SMS' and c.consent = 'OPT_IN')`,
    ],
    ['tier', { tier: ['A', 'B'] }, `d.tier in ('A', 'B')`],
    [
      'tag',
      { tag: ['讲者'] },
      `exists (select from doctor_tags x join tag_terms t on t.enterprise_id = x.enterprise_id and t.id = x.term_id
        where x.enterprise_id = d.enterprise_id and x.doctor_id = d.id and t.name = '讲者')`,
    ],
    ['isVerified', { isVerified: true }, `d.is_verified`],
  ])('R3.4 by %s finds exactly these doctors', async (_, query, condition) => {
    const expected = await number(`
      select count(*) as n from doctors d join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
      join doctor_owners o on o.enterprise_id = d.enterprise_id and o.doctor_id = d.id
      join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id and u.login = 'chen.yizhou' where ${condition}`);
    expect(await count(rep, query)).toBe(expected);
    expect((await list(rep, query)).length).toBe(Math.min(expected, 100));
  });

  it('R3.4 by who looks after them finds exactly these doctors, of the reader’s range alone', async () => {
    const owner = `select u.id from users u join enterprises e on e.id = u.enterprise_id where e.realm = 'weili' and u.login = 'lin.zhiyuan'`;
    const ownerId = [String(await number(owner.replace('u.id', 'u.id as n')))];
    const expected = await number(`
      select count(*) as n from doctor_owners o join doctor_owners m on m.enterprise_id = o.enterprise_id and m.doctor_id = o.doctor_id
      join users u on u.enterprise_id = m.enterprise_id and u.id = m.user_id and u.login = 'chen.yizhou'
      join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id and d.is_enabled where o.user_id in (${owner})`);
    expect(expected).toBeGreaterThan(0);
    expect(await count(rep, { ownerId })).toBe(expected);
  });

  it('R3.4 filters hold together', async () => {
    const both = await list(rep, {
      tier: ['A'],
      departmentCode: ['03'],
      hospitalLevel: ['3A'],
      sort: 'lastVisitAt,asc',
    });
    for (const doctor of both) expect(doctor).toMatchObject({ tier: 'A', hospitalLevel: '3A' });
    expect(both.length).toBeLessThan(await count(rep, { tier: ['A'] }));
  });

  it('finds any part of a name, long names and names at the end included, and the hospital', async () => {
    const admin = people['admin']!;
    await app.owner`update doctors set name = '买买提·艾力江' where id = (select min(d.id) from doctors d join enterprises e on e.id = d.enterprise_id where e.realm = 'weili') and enterprise_id = (select id from enterprises where realm = 'weili')`;
    expect(await list(admin, { type: 'ALL_CUSTOMER', keyword: '艾力' })).toHaveLength(1);
    const [{ name }] = await app.owner<
      [{ name: string }]
    >`select name from doctors where char_length(name) = 3 order by id limit 1`;
    for (const part of [name, name.slice(0, 2), name.slice(1), name.slice(2), name.slice(1, 2)]) {
      expect(await count(admin, { type: 'ALL_CUSTOMER', keyword: part }), part).toBeGreaterThanOrEqual(
        await number(
          `select count(*) as n from doctors d join enterprises e on e.id = d.enterprise_id where e.realm = 'weili' and d.name like '%${part}%'`,
        ),
      );
    }
    const [{ hospital }] = (await list(rep, {})) as [Doctor];
    expect((await list(rep, { keyword: hospital })).length).toBeGreaterThan(0);
  });

  it.each(["' or 1=1 --", '%', '_', '%%', '\\', "'); drop table doctors; --", '💊', 'a%', 'z_'])(
    'takes %s as plain text',
    async (keyword) => {
      for (const query of [{ keyword }, { hospitalName: keyword }, { tag: [keyword] }]) {
        const answer = await rep.call(doctorEndpoints.list, { query });
        expect(answer.body).toMatchObject({ code: 200, result: { content: [], totalElements: 0 } });
      }
    },
  );

  it.each([
    ['an unknown sort field', { sort: 'phone,asc' }, 'query.sort'],
    ['a size of words', { size: 'ten' }, 'query.size'],
    ['a page beyond sense', { page: 1e9 }, 'query.page'],
    ['a list that does not exist', { type: 'EVERYBODY' }, 'query.type'],
    ['a tier that does not exist', { tier: ['E'] }, 'query.tier'],
    ['an over-long keyword', { keyword: '王'.repeat(51) }, 'query.keyword'],
    ['text that cannot be stored', { keyword: 'a\u0000b' }, 'query.keyword'],
    ['a code that is none', { cityCode: ["1'--"] }, 'query.cityCode'],
    ['an id beyond 64 bits', { hospitalId: ['99999999999999999999'] }, 'query.hospitalId'],
    ['a flag that is none', { hasSales: 'perhaps' }, 'query.hasSales'],
    ['a field it does not have', { userId: '1' }, 'query.userId'],
  ])('refuses %s and names the field', async (_, query, field) => {
    const answer = await rep.call(doctorEndpoints.list, { query });
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.[0]?.field.startsWith(field)).toBe(true);
  });
});

describe('who sees whom', () => {
  const scopes = {
    // Own customers, and the doctors of the regions of the organisation.
    'chen.yizhou': `(d.id in (select doctor_id from doctor_owners o where o.enterprise_id = d.enterprise_id and o.user_id = u.id) or d.city_code = any(r.codes) or d.province_code = any(r.codes))`,
    'gu.changfeng': `(d.id in (select doctor_id from doctor_owners o where o.enterprise_id = d.enterprise_id and o.user_id = u.id) or d.city_code = any(r.codes) or d.province_code = any(r.codes))`,
    admin: 'true',
  } as const;

  it.each(Object.keys(scopes) as (keyof typeof scopes)[])(
    'the range of %s holds exactly what it should',
    async (login) => {
      const [{ n }] = await app.owner<[{ n: number }]>`
      with recursive u as (select id, enterprise_id, organization_id from users where login = ${login} and enterprise_id = (select id from enterprises where realm = 'weili')),
      below as (select o.id, o.enterprise_id, o.region_codes from organizations o join u on u.organization_id = o.id and u.enterprise_id = o.enterprise_id
        union all select o.id, o.enterprise_id, o.region_codes from organizations o join below b on o.parent_id = b.id and o.enterprise_id = b.enterprise_id),
      r as (select array(select code from below, unnest(region_codes) code) as codes)
      select count(*)::int as n from doctors d, u, r where d.enterprise_id = u.enterprise_id and ${app.owner.unsafe(scopes[login])}`;
      expect(await count(people[login]!, { type: 'ALL_CUSTOMER' })).toBe(n);
    },
  );

  it('the range TEAM holds the customers of the team, those of others only where the regions say so', async () => {
    const manager = people['zhou.minxing']!;
    const mine = (await list(rep, { type: 'MY_CUSTOMER', size: 100 })).map((doctor) => doctor.id);
    for (const id of mine.slice(0, 10))
      expect((await manager.call(doctorEndpoints.find, { params: { id } })).status).toBe(200);
    expect(await count(manager, { type: 'ALL_CUSTOMER' })).toBeLessThan(
      await count(people['admin']!, { type: 'ALL_CUSTOMER' }),
    );
  });

  it('answers for a doctor out of range, of another enterprise and of nobody in the same way', async () => {
    const seen = new Set<string>();
    const [{ id: outside }] = await app.owner<[{ id: string }]>`
      select d.id from doctors d join enterprises e on e.id = d.enterprise_id where e.realm = 'weili' and d.province_code not in ('330000', '310000', '320000')
        and not exists (select from doctor_owners o where o.enterprise_id = d.enterprise_id and o.doctor_id = d.id) order by d.id limit 1`;
    for (const id of [outside, foreignId, '999999999']) {
      for (const answer of [
        await rep.call(doctorEndpoints.find, { params: { id } }),
        await rep.call(doctorEndpoints.findOne, { params: { doctorId: id } }),
        await rep.call(doctorEndpoints.focus, { body: { doctorId: id } }),
      ]) {
        const { requestId: _, ...body } = answer.body;
        seen.add(JSON.stringify([answer.status, body]));
      }
    }
    expect([...seen]).toHaveLength(1);
    expect([...seen][0]).toContain('doctors.notFound');
  });

  it('closes the lists to who may not read doctors', async () => {
    const answer = await people['qian.hui']!.call(doctorEndpoints.list, { query: {} });
    expect(answer.status).toBe(403);
    expect((await app.anonymous().call(doctorEndpoints.list, { query: {} })).status).toBe(401);
  });
});

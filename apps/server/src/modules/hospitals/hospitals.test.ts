// Hospitals through the calls, on a real database: lists, ranges, writing down, looking after, search (specification 2.3, 3, 7.5).
import { hospitalEndpoints, type Hospital, type HospitalDraft } from '@yijian/contract/hospitals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { spell, spellPerson } from './hospitals-names.policy.ts';

let app: TestApp;
let rep: Caller;
let manager: Caller;
let admin: Caller;

const draft = (change: object = {}): HospitalDraft =>
  ({ name: '杭州云栖新医院', provinceCode: '330000', cityCode: '330100', level: '3A', ...change }) as HospitalDraft;
const listAll = async (who: Caller, body: object, query: object = {}): Promise<Hospital[]> =>
  (await who.call(hospitalEndpoints.listAll, { query: { size: 100, ...query }, body })).body.result.content;
const countAll = async (who: Caller, body: object = {}): Promise<number> =>
  (await who.call(hospitalEndpoints.countAll, { body })).body.result.totalElements;
const weili = `(select id from enterprises where realm = 'weili')`;
const number = async (query: string): Promise<number> => Number((await app.owner.unsafe(query))[0]?.['n']);

beforeAll(async () => {
  app = await startTestApp();
  rep = await app.as('chen.yizhou');
  manager = await app.as('zhou.minxing');
  admin = await app.as('admin');
});
afterAll(() => app.close());

describe('lists', () => {
  it('R3.2 my hospitals are those I look after, all hospitals those of my range', async () => {
    const mine = await rep.call(hospitalEndpoints.listMy, { query: { size: 100 }, body: {} });
    expect(mine.body.result.content.length).toBeGreaterThan(0);
    for (const hospital of mine.body.result.content) expect(hospital.isMine).toBe(true);
    expect((await rep.call(hospitalEndpoints.countMy, { body: {} })).body.result.totalElements).toBe(
      await number(
        `select count(*) as n from hospital_owners o join users u on u.id = o.user_id and u.enterprise_id = o.enterprise_id where u.login = 'chen.yizhou'`,
      ),
    );
    const team = await manager.call(hospitalEndpoints.countMy, { body: {} });
    expect(team.body.result.totalElements).toBeGreaterThanOrEqual(mine.body.result.content.length);
  });

  it('the ranges widen from OWN over REGION to ALL', async () => {
    const regional = await app.as('gu.changfeng');
    const [own, region, all] = [await countAll(rep), await countAll(regional), await countAll(admin)];
    expect(own).toBeLessThan(region);
    expect(region).toBeLessThan(all);
    expect(all).toBe(await number(`select count(*) as n from hospitals where enterprise_id = ${weili}`));
    expect(own).toBe(
      await number(`select count(*) as n from hospitals h where h.enterprise_id = ${weili} and (h.city_code in ('330100', '330400', '330600') or h.id in
        (select o.hospital_id from hospital_owners o join users u on u.id = o.user_id and u.enterprise_id = o.enterprise_id where u.login = 'chen.yizhou'))`),
    );
  });

  it('counts doctors, covered doctors and the last visit as they are, also after a change', async () => {
    const check = `select count(*) as n from hospitals h left join lateral (select count(*) as doctors, count(*) filter (where coverage_status = 'COVERED') as covered,
      max(last_visit_at) as at from doctors d where d.enterprise_id = h.enterprise_id and d.hospital_id = h.id and d.is_enabled) d on true
      where (h.doctor_count, h.covered_count, h.last_visit_at) is distinct from (d.doctors, d.covered, d.at)`;
    expect(await number(check)).toBe(0);
    await app.owner.unsafe(`update doctors set coverage_status = 'LOST', last_visit_at = now() where id % 7 = 0`);
    await app.owner.unsafe(
      `update doctors set is_enabled = false, last_visit_at = null where id % 11 = 0 and last_visit_at is null`,
    );
    await app.owner.unsafe(
      `update doctors d set hospital_id = (select max(h.id) from hospitals h where h.enterprise_id = d.enterprise_id), name = d.name || d.id where id % 13 = 0 and last_visit_at is null`,
    );
    expect(await number(check)).toBe(0);
  });

  it.each([
    ['level', { level: ['3A'] }, `h.level = '3A'`],
    ['type', { type: ['TCM'] }, `h.type = 'TCM'`],
    ['hasSales', { hasSales: true }, 'h.has_sales'],
    ['city', { cityCode: ['330100'] }, `h.city_code = '330100'`],
    [
      'listing',
      { listingStatus: ['LISTED'] },
      `exists (select from hospital_products p where p.enterprise_id = h.enterprise_id and p.hospital_id = h.id and p.listing_status = 'LISTED')`,
    ],
    [
      'procurement of a product',
      { productId: ['1'], procurementStatus: ['PURCHASING'] },
      `exists (select from hospital_products p where p.enterprise_id = h.enterprise_id and p.hospital_id = h.id and p.product_id = 1 and p.procurement_status = 'PURCHASING')`,
    ],
    ['part of the name', { keyword: '人民' }, `h.name like '%人民%'`],
  ])('filters by %s', async (_, filter, condition) => {
    expect(await countAll(admin, filter)).toBe(
      await number(`select count(*) as n from hospitals h where h.enterprise_id = ${weili} and ${condition}`),
    );
  });

  it.each(['name', 'level', 'doctorCount', 'lastVisitAt', 'beds'])('sorts by %s both ways', async (field) => {
    const up = await listAll(admin, {}, { sort: `${field},asc` });
    const down = await listAll(admin, {}, { sort: `${field},desc` });
    expect(up.map((one) => one.id)).not.toEqual(down.map((one) => one.id));
    if (field === 'doctorCount')
      expect(up.map((one) => one.doctorCount)).toEqual(up.map((one) => one.doctorCount).toSorted((a, b) => a - b));
  });

  it.each(["' or 1=1 --", '%', '_', '\\', '💊'])('takes %s as plain text', async (keyword) => {
    const answer = await admin.call(hospitalEndpoints.listAll, { query: {}, body: { keyword } });
    expect(answer.body).toMatchObject({ code: 200, result: { content: [], totalElements: 0 } });
  });

  it('names an unknown sort field, a wrong type, over-long text and a field it does not have', async () => {
    const answer = await rep.call(hospitalEndpoints.listAll, {
      query: { sort: 'code,asc', size: 'ten' },
      body: { keyword: '院'.repeat(51), level: ['9'], hasSales: 'yes', userId: 1 },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.map((fault) => fault.field).toSorted((one, other) => (one < other ? -1 : 1))).toEqual(
      ['body.hasSales', 'body.keyword', 'body.level.0', 'body.userId', 'query.size', 'query.sort'].map((name) =>
        expect.stringContaining(name.replace('.0', '')),
      ),
    );
  });
});

describe('writing a hospital down', () => {
  it('adds it with pinyin, looks after it, shows it, changes it and refuses a stale change', async () => {
    const added = await rep.call(hospitalEndpoints.add, {
      body: draft({ receptionRule: { windows: [{ day: 2, from: '14:00', to: '16:00' }], needsAppointment: true } }),
    });
    expect(added.status).toBe(200);
    const { id } = added.body.result;
    const detail = (await rep.call(hospitalEndpoints.find, { params: { id } })).body.result;
    expect(detail).toMatchObject({
      name: '杭州云栖新医院',
      cityName: '杭州市',
      isMine: true,
      receptionRule: { windows: [{ day: 2, from: '14:00', to: '16:00' }], needsAppointment: true },
      doctorCount: 0,
    });
    const found = await rep.call(hospitalEndpoints.search, { body: { keyword: 'hzyqx' } });
    expect(found.body.result.map((one) => one.id)).toContain(id);
    const changed = await rep.call(hospitalEndpoints.change, {
      params: { id },
      body: { ...draft({ beds: 800 }), updatedAt: detail.updatedAt },
    });
    expect(changed.status).toBe(200);
    const stale = await rep.call(hospitalEndpoints.change, {
      params: { id },
      body: { ...draft({ beds: 900 }), updatedAt: detail.updatedAt },
    });
    expect([stale.status, stale.body.error]).toEqual([409, 'hospitals.changedMeanwhile']);
  });

  it('refuses a second one of the same name in the city, names the one there, and allows it elsewhere', async () => {
    const first = await rep.call(hospitalEndpoints.add, { body: draft({ name: '测试重名医院' }) });
    const second = await rep.call(hospitalEndpoints.add, { body: draft({ name: ' 测试重名医院 ' }) });
    expect([second.status, second.body.error]).toEqual([409, 'hospitals.duplicate']);
    expect(second.body.fields).toEqual([{ field: 'body.name', message: first.body.result.id }]);
    expect(second.body.message).toContain('测试重名医院');
    expect(
      (await rep.call(hospitalEndpoints.add, { body: draft({ name: '测试重名医院', cityCode: '330400' }) })).status,
    ).toBe(200);
    const all = await Promise.all(
      Array.from({ length: 6 }, () => rep.call(hospitalEndpoints.add, { body: draft({ name: '同时新建医院' }) })),
    );
    expect(all.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
  });

  it.each([
    ['a city of another province', { cityCode: '320100' }, 'body.cityCode'],
    ['a county of another city', { countyCode: '330402' }, 'body.countyCode'],
    ['no city', { cityCode: undefined }, 'body.cityCode'],
    ['a name of one letter', { name: 'x' }, 'body.name'],
    ['a script as website', { website: 'javascript:alert(1)' }, 'body.website'],
    ['beds below nothing', { beds: -1 }, 'body.beds'],
    [
      'an eighth day of the week',
      { receptionRule: { windows: [{ day: 8, from: '14:00', to: '16:00' }] } },
      'body.receptionRule.windows',
    ],
    ['text that cannot be stored', { address: 'a\u0000b' }, 'body.address'],
    ['a field it does not have', { doctorCount: 5 }, 'body.doctorCount'],
  ])('refuses %s and names the field', async (_, change, field) => {
    const before = await number('select count(*) as n from hospitals');
    const answer = await rep.call(hospitalEndpoints.add, { body: draft({ name: '不会保存的医院', ...change }) });
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.[0]?.field.startsWith(field)).toBe(true);
    expect(await number('select count(*) as n from hospitals')).toBe(before);
  });

  it('toggles who looks after it, and takes the state wanted', async () => {
    const [hospital] = await listAll(rep, {});
    const states = [];
    for (const body of [{}, {}, { own: true }, { own: true }, { own: false }]) {
      states.push((await rep.call(hospitalEndpoints.own, { params: { id: hospital!.id }, body })).body.result.isMine);
    }
    expect(states).toEqual([!hospital!.isMine, hospital!.isMine, true, true, false]);
  });
});

describe('who may', () => {
  it('answers for a hospital out of range, of another enterprise and of nobody in the same way', async () => {
    const [{ id: outside }] = await app.owner.unsafe<[{ id: string }]>(
      `select h.id from hospitals h where h.enterprise_id = ${weili} and h.province_code <> '330000' and not exists (select from hospital_owners o where o.enterprise_id = h.enterprise_id and o.hospital_id = h.id) order by h.id limit 1`,
    );
    const seen = new Set<string>();
    for (const id of [outside, '999999999']) {
      const answers = [
        await rep.call(hospitalEndpoints.find, { params: { id } }),
        await rep.call(hospitalEndpoints.own, { params: { id }, body: {} }),
        await rep.call(hospitalEndpoints.change, {
          params: { id },
          body: { ...draft(), updatedAt: new Date().toISOString() },
        }),
      ];
      for (const { status, body } of answers) seen.add(`${status} ${body.error} ${body.message}`);
    }
    expect([...seen]).toHaveLength(1);
    const stranger = await app.as('admin', 'kanglan');
    expect(await countAll(stranger)).toBe(
      await number(`select count(*) as n from hospitals where enterprise_id <> ${weili}`),
    );
  });

  it('refuses to write without the permission and to read without a token', async () => {
    const compliance = await app.as('shen.lian');
    expect((await compliance.call(hospitalEndpoints.add, { body: draft({ name: '合规新建医院' }) })).status).toBe(403);
    expect((await compliance.call(hospitalEndpoints.listAll, { query: {}, body: {} })).status).toBe(200);
    expect((await app.anonymous().call(hospitalEndpoints.find, { params: { id: '1' } })).status).toBe(401);
    expect((await rep.call(hospitalEndpoints.export, { query: {} })).status).toBe(403);
  });

  it('a change is told to the other rooms in its transaction, and only a change that was kept', async () => {
    const { id, updatedAt } = (await rep.call(hospitalEndpoints.add, { body: draft({ name: '杭州通告医院' }) })).body
      .result;
    const told = () =>
      number(
        `select count(*) as n from outbox_events where topic = 'hospitals.changed' and payload->>'hospitalId' = '${id}'`,
      );
    expect(await told()).toBe(0);
    const body = { ...draft({ name: '杭州通告医院', level: '2A' }), updatedAt };
    const changed = await rep.call(hospitalEndpoints.change, { params: { id }, body });
    expect([changed.status, await told()]).toEqual([200, 1]);
    const stale = await rep.call(hospitalEndpoints.change, { params: { id }, body });
    expect([stale.status, await told()]).toEqual([409, 1]);
  });

  it('exports what is filtered in the language of the reader', async () => {
    const csv = await manager.call(
      hospitalEndpoints.export,
      { query: { format: 'csv', scope: 'all', level: ['3A'], reasonCategory: 'REVIEW', reason: '季度复盘' } },
      { 'accept-language': 'en' },
    );
    const lines = csv.raw.toString('utf8').trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFHospital name,Level/);
    // Behind the rows stand an empty one and whose file it is.
    expect(lines.length - 3).toBe(await countAll(manager, { level: ['3A'] }));
  });

  it('both searches answer the same choices, the exact name first', async () => {
    const [hospital] = await listAll(rep, {});
    const body = { keyword: hospital!.name };
    const one = await rep.call(hospitalEndpoints.search, { body });
    const two = await rep.call(hospitalEndpoints.searchForSpeaker, { body });
    expect(one.body.result).toEqual(two.body.result);
    expect(one.body.result[0]?.id).toBe(hospital!.id);
  });
});

describe('spelling', () => {
  it('reads a character of several readings with its neighbours, and family names as names', () => {
    expect(spell('重庆医科大学附属第一医院')).toEqual({
      pinyin: 'chongqingyikedaxuefushudiyiyiyuan',
      initials: 'cqykdxfsdyyy',
    });
    expect(spell('长沙市中心医院').pinyin).toBe('changshashizhongxinyiyuan');
    expect(spellPerson('单于飞').pinyin).toBe('chanyufei');
    expect(spellPerson('曾国强').initials).toBe('zgq');
    expect(spell('武警3医院ABC').pinyin).toBe('wujing3yiyuanabc');
  });
});

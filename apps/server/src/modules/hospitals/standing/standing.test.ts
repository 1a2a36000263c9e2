// Reception rules, positions and the standing of products through the calls, on a real database (product: reception, listing).
import { noReceptionRule, hospitalEndpoints as hospitals, type HospitalDetail } from '@yijian/contract/hospitals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../../tools/testing/days.ts';

let app: TestApp;
let rep: Caller;
let id: string;

const read = async (who = rep, of = id): Promise<HospitalDetail> =>
  (await who.call(hospitals.find, { params: { id: of } })).body.result;
const today = shanghaiDay();
const rule = (change: object = {}) => ({ ...noReceptionRule, ...change });
const step = (change: object) => ({ track: 'LISTING', since: today, reason: '药事会提单', ...change });
const ofWeili = async (query: string): Promise<string> =>
  String(
    (await app.owner.unsafe(query.replace('$weili', `(select id from enterprises where realm = 'weili')`)))[0]?.['id'],
  );

beforeAll(async () => {
  app = await startTestApp();
  rep = await app.as('chen.yizhou');
  const body = { name: '杭州接待试验医院', provinceCode: '330000', cityCode: '330100' };
  id = (await rep.call(hospitals.add, { body })).body.result.id;
});
afterAll(() => app.close());

describe('reception', () => {
  const set = async (receptionRule: object, change: object = {}) =>
    rep.call(hospitals.setReception, {
      params: { id },
      body: { receptionRule, updatedAt: (await read()).updatedAt, ...change },
    });

  it('is kept with windows in order, read back whole, and stands in the history', async () => {
    const windows = [
      { day: 4, from: '14:00', to: '16:00' },
      { day: 2, from: '14:00', to: '16:00' },
      { day: 2, from: '09:00', to: '11:00' },
    ];
    const full = {
      room: '行政楼 201',
      contact: '药剂科',
      flow: '登记',
      record: '登记本',
      noticeDays: 2,
      needsAppointment: true,
    };
    expect((await set(rule({ windows, ...full }))).status).toBe(200);
    const { receptionRule } = await read();
    expect(receptionRule).toEqual(rule({ ...full, windows: [windows[2], windows[1], windows[0]] }));
    const [entry] = await app.owner`
      select new_values->'reception_rule' as rule from audit_log where table_name = 'hospitals' and row_id = ${id} order by id desc limit 1`;
    expect(JSON.stringify(entry!['rule'])).toContain('行政楼 201');
  });

  it('names the window that ends before it starts and the one that overlaps, with the times of the other', async () => {
    const answer = await set(
      rule({
        windows: [
          { day: 1, from: '11:00', to: '09:00' },
          { day: 2, from: '09:00', to: '11:00' },
          { day: 2, from: '10:30', to: '12:00' },
          { day: 2, from: '12:00', to: '13:00' },
        ],
      }),
    );
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual([
      { field: 'body.receptionRule.windows.0.to', message: '须晚于开始时间' },
      { field: 'body.receptionRule.windows.2.from', message: '与 09:00–11:00 重叠' },
    ]);
  });

  it.each([
    ['a day that is none', { windows: [{ day: 8, from: '09:00', to: '10:00' }] }, 'windows.0.day'],
    ['an hour that is none', { windows: [{ day: 1, from: '9:00', to: '25:00' }] }, 'windows.0.from'],
    ['a link that is none', { appointmentUrl: 'javascript:alert(1)' }, 'appointmentUrl'],
    ['a field it does not have', { days: [1] }, 'days'],
  ])('refuses %s', async (_, change, field) => {
    const answer = await set(rule(change));
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body.fields)).toContain(field);
  });

  it('refuses a stale change, a role without the permission, and hospitals out of range like unknown ones', async () => {
    const stale = await set(rule(), { updatedAt: '2020-01-01T00:00:00Z' });
    expect([stale.status, stale.body.error]).toEqual([409, 'hospitals.changedMeanwhile']);
    const body = { receptionRule: rule(), updatedAt: (await read()).updatedAt };
    const reader = await app.as('he.jing');
    expect((await reader.call(hospitals.setReception, { params: { id }, body })).status).toBe(403);
    const elsewhere = await ofWeili(
      `select id from hospitals where enterprise_id = $weili and city_code not in ('330100', '330400', '330600')
       and id not in (select hospital_id from hospital_owners) limit 1`,
    );
    const other =
      await app.owner`select h.id from hospitals h join enterprises e on e.id = h.enterprise_id where e.realm = 'kanglan' limit 1`;
    for (const unknown of [elsewhere, String(other[0]?.['id']), '987654321']) {
      const answer = await rep.call(hospitals.setReception, { params: { id: unknown }, body });
      expect([answer.status, answer.body.error]).toEqual([404, 'hospitals.notFound']);
    }
  });
});

describe('position', () => {
  it('is kept with the hospital, and one coordinate without the other is refused', async () => {
    const { updatedAt } = await read();
    const body = { name: '杭州接待试验医院', provinceCode: '330000', cityCode: '330100', updatedAt };
    const half = await rep.call(hospitals.change, { params: { id }, body: { ...body, latitude: 30.2 } });
    expect([half.status, half.body.fields?.[0]?.field]).toEqual([400, 'body.longitude']);
    const kept = await rep.call(hospitals.change, {
      params: { id },
      body: { ...body, latitude: 30.2, longitude: 120.1 },
    });
    expect(kept.status).toBe(200);
    expect(await read()).toMatchObject({ latitude: 30.2, longitude: 120.1 });
  });

  it('in the demo lies within 20 km of the city, or is not told', async () => {
    const [row] = await app.owner`
      select count(*) filter (where latitude is not null)::int as told, count(*)::int as n,
        max(abs(latitude - 30.27)) filter (where city_code = '330100') as off from hospitals`;
    expect(row!['told']).toBeGreaterThan(row!['n'] * 0.5);
    expect(row!['off']).toBeLessThan(0.18);
  });
});

describe('standing of products', () => {
  const move = (body: object, who = rep, of = id) => who.call(hospitals.stepProduct, { params: { id: of }, body });
  const product = async (): Promise<HospitalDetail['products'][number]> => (await read()).products[0]!;

  it('goes through its steps, each with who, when, from, to and why', async () => {
    const { productId } = await product();
    expect((await move(step({ productId, from: 'NONE', to: 'PROPOSED' }))).body.result).toEqual({
      productId,
      listingStatus: 'PROPOSED',
      procurementStatus: 'NONE',
      since: today,
    });
    expect((await move(step({ productId, from: 'PROPOSED', to: 'LISTED', reason: '药事会通过' }))).status).toBe(200);
    const bought = { productId, track: 'PROCUREMENT', from: 'NONE', to: 'PURCHASING', reason: '首单' };
    expect((await move(step(bought))).status).toBe(200);
    const history = (await rep.call(hospitals.productHistory, { params: { id } })).body.result;
    expect(
      history.map(({ track, from, to, reason, userName, since }) => [track, from, to, reason, userName, since]),
    ).toEqual([
      ['PROCUREMENT', 'NONE', 'PURCHASING', '首单', '陈亦舟', today],
      ['LISTING', 'PROPOSED', 'LISTED', '药事会通过', '陈亦舟', today],
      ['LISTING', 'NONE', 'PROPOSED', '药事会提单', '陈亦舟', today],
    ]);
  });

  it.each([
    ['LISTED', 'PROPOSED'],
    ['LISTED', 'NONE'],
    ['LISTED', 'LISTED'],
  ])('R4 refuses the step from %s to %s', async (from, to) => {
    const answer = await move(step({ productId: (await product()).productId, from, to }));
    expect([answer.status, answer.body.error]).toEqual([409, 'hospitals.illegalStep']);
    expect(answer.body.message).toMatch(/^不能从“已进院”变为“.*”；可以变为：停用$/);
  });

  it('refuses to stop what is purchased, and to purchase what is not listed', async () => {
    const [first, second] = (await read()).products;
    const stop = await move(step({ productId: first!.productId, from: 'LISTED', to: 'STOPPED' }));
    expect(stop.body.error).toBe('hospitals.stillPurchased');
    const buy = { productId: second!.productId, track: 'PROCUREMENT', from: 'NONE', to: 'PURCHASING' };
    expect((await move(step(buy))).body.error).toBe('hospitals.notPurchasable');
  });

  it('refuses a standing that changed meanwhile', async () => {
    const answer = await move(step({ productId: (await product()).productId, from: 'NONE', to: 'PROPOSED' }));
    expect([answer.status, answer.body.error]).toEqual([409, 'hospitals.changedMeanwhile']);
  });

  it.each([
    ['a status of the other track', { to: 'PURCHASING', from: 'LISTED' }, 'body.to'],
    ['a day ahead', { from: 'LISTED', to: 'STOPPED', since: '2999-01-01' }, 'body.since'],
    ['no reason', { from: 'LISTED', to: 'STOPPED', reason: ' ' }, 'body.reason'],
    ['an unknown product', { productId: '987654', from: 'NONE', to: 'PROPOSED' }, 'body.productId'],
  ])('names %s', async (_, change, field) => {
    const answer = await move(step({ productId: (await product()).productId, ...change }));
    expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([400, field]);
  });

  it('is not for readers, nor for another enterprise', async () => {
    const { productId } = await product();
    const body = step({ productId, from: 'LISTED', to: 'STOPPED' });
    expect((await move(body, await app.as('he.jing'))).status).toBe(403);
    const stranger = await app.as('tang.ke', 'kanglan');
    for (const of of [id, '987654321']) {
      expect((await move(body, stranger, of)).body.error).toBe('hospitals.notFound');
      expect((await stranger.call(hospitals.productHistory, { params: { id: of } })).body.error).toBe(
        'hospitals.notFound',
      );
    }
  });

  it('of the demo came about by steps the machine knows', async () => {
    const [row] = await app.owner`
      select count(*)::int as n from hospital_products p where p.listing_status <> coalesce((select l.to_status from hospital_product_log l
        where l.enterprise_id = p.enterprise_id and l.hospital_id = p.hospital_id and l.product_id = p.product_id and l.track = 'LISTING'
        order by l.at desc, l.id desc limit 1), 'NONE')`;
    expect(row!['n']).toBe(0);
  });
});

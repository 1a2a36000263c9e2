// Sales of a hospital through the call, on a real database: sums, attainment, change, who is told (product: hospitals).
import { hospitalEndpoints } from '@yijian/contract/hospitals';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { salesOfYear } from './hospital-sales.policy.ts';

const call = hospitalEndpoints.findSales;

let app: TestApp;
let rep: Caller;
let hospitalId: string;
let productId: string;
let foreign: string;
let outside: string;

/** Month, boxes, yuan, target in boxes, target in yuan. */
const figures = [
  ['2025-01-01', 80, 8000, 100, 10_000],
  ['2025-02-01', 100, 10_000, 100, 10_000],
  ['2025-03-01', 900, 90_000, 100, 10_000],
  ['2026-01-01', 90, 9000, 100, 10_000],
  ['2026-02-01', 135, 13_500, 150, 15_000],
  ['2026-03-01', null, null, 200, 20_000],
] as const;

beforeAll(async () => {
  app = await startTestApp({ now: new Date('2026-03-10T04:00:00Z') });
  rep = await app.as('chen.yizhou');
  const id = async (rows: Promise<{ id: string }[]>) => (await rows)[0]!.id;
  hospitalId = await id(app.owner`
    insert into hospitals (enterprise_id, name, province_code, city_code)
    select 1, '销量试验医院', h.province_code, h.city_code from hospitals h
    join hospital_owners o on o.enterprise_id = 1 and o.hospital_id = h.id join users u on u.enterprise_id = 1 and u.id = o.user_id
    where u.login = 'chen.yizhou' and h.enterprise_id = 1 limit 1 returning id::text`);
  productId = await id(app.owner`select id::text from products where enterprise_id = 1 order by sort limit 1`);
  for (const [month, boxes, amount, targetBoxes, targetAmount] of figures)
    await app.owner`
      insert into hospital_sales (enterprise_id, hospital_id, product_id, month, boxes, amount, target_boxes, target_amount)
      values (1, ${hospitalId}, ${productId}, ${month}, ${boxes}, ${amount}, ${targetBoxes}, ${targetAmount})`;
  foreign = await id(app.owner`select id::text from hospitals where enterprise_id = 2 limit 1`);
  outside = await id(app.owner`
    select h.id::text as id from hospitals h where h.enterprise_id = 1 and h.is_enabled and h.province_code not in (
      select x.province_code from hospitals x join hospital_owners o on o.enterprise_id = 1 and o.hospital_id = x.id
      join users u on u.id = o.user_id and u.enterprise_id = 1 where u.login = 'chen.yizhou' and x.enterprise_id = 1) limit 1`);
});
afterAll(() => app.close());

it('stand by month and product beside target and the year before, summed up to the last month with sales', async () => {
  const { result } = (await rep.call(call, { params: { id: hospitalId } })).body;
  expect(result).toMatchObject({ year: 2026, through: '2026-02', years: [2026, 2025] });
  const [whole, product] = result.lines;
  expect([result.lines.length, whole!.productId, product!.productId]).toEqual([2, null, productId]);
  expect(product!.productName).toBe('泰舒宁');
  expect(product!.boxes).toEqual({ sold: 225, target: 250, last: 180, attainment: 0.9, growth: 0.25 });
  expect(whole!.amount).toEqual({ sold: 22_500, target: 25_000, last: 18_000, attainment: 0.9, growth: 0.25 });
  expect(product!.months).toHaveLength(12);
  expect(product!.months[2]).toEqual({
    month: '2026-03',
    boxes: { sold: null, target: 200, last: 900 },
    amount: { sold: null, target: 20_000, last: 90_000 },
  });
  const before = (await rep.call(call, { params: { id: hospitalId }, query: { year: 2025 } })).body.result;
  expect(before.lines[0]!.boxes).toEqual({ sold: 1080, target: 300, last: null, attainment: 3.6, growth: null });
});

it('without a year the latest with figures is shown, and by the clock only what was sold within a year counts as sales', async () => {
  const [former] = await app.owner<{ id: string }[]>`
    insert into hospitals (enterprise_id, name, province_code, city_code, has_sales)
    select 1, '从前有销量的医院', province_code, city_code, true from hospitals where enterprise_id = 1 and id = ${hospitalId} returning id::text`;
  const id = former!.id;
  await app.owner`
    insert into hospital_owners (enterprise_id, hospital_id, user_id) select 1, ${id}, id from users where enterprise_id = 1 and login = 'chen.yizhou'`;
  await app.owner`
    insert into hospital_sales (enterprise_id, hospital_id, product_id, month, boxes, target_boxes)
    values (1, ${id}, ${productId}, '2025-02-01', 5, 9), (1, ${id}, ${productId}, '2025-04-01', null, 9), (1, ${id}, ${productId}, '2025-05-01', 0, 9)`;
  expect((await rep.call(call, { params: { id } })).body.result).toMatchObject({ year: 2025, years: [2025] });
  const haveSales = async () => {
    const rows = await app.owner<{ sold: boolean }[]>`
      select has_sales as sold from hospitals where enterprise_id = 1 and id in (${hospitalId}, ${id}) order by id`;
    return rows.map(({ sold }) => sold);
  };
  expect(await haveSales()).toEqual([false, true]);
  await app.app.jobs.runSoon('hospitals.sold-lately');
  await expect.poll(haveSales, { timeout: 20_000 }).toEqual([true, false]);
}, 30_000);

it('of two products stand together in the first line; a year without any says so', () => {
  const row = { month: '2026-01', amount: null, targetBoxes: null, targetAmount: null };
  const rows = [
    { ...row, productId: '1', productName: 'A', boxes: 3 },
    { ...row, productId: '2', productName: 'B', boxes: 4, targetBoxes: 8 },
  ];
  const { lines } = salesOfYear(2026, rows, [2026]);
  expect(lines.map((line) => [line.productName, line.boxes.sold, line.boxes.attainment])).toEqual([
    // What was sold without a target attains none.
    [null, 7, 0.5],
    ['A', 3, null],
    ['B', 4, 0.5],
  ]);
  expect(salesOfYear(2027, rows, [2026])).toMatchObject({ through: null, lines: [{ boxes: { sold: null } }, {}, {}] });
});

it('refuse bad input, whoever may not, other enterprises and hospitals out of range', async () => {
  for (const id of [foreign, outside, '987654321'])
    expect((await rep.call(call, { params: { id } })).body.error).toBe('hospitals.notFound');
  for (const query of [{ year: 1999 }, { year: 'x' }, { from: '2026' }])
    expect((await rep.call(call, { params: { id: hospitalId }, query })).status).toBe(400);
  expect((await rep.call(call, { params: { id: 'x' } })).status).toBe(400);
  expect((await (await app.as('qian.hui')).call(call, { params: { id: hospitalId } })).status).toBe(403);
  const other = await app.as('tang.ke', 'kanglan');
  expect((await other.call(call, { params: { id: hospitalId } })).body.error).toBe('hospitals.notFound');
});

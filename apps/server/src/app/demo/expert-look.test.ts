// The demo stands the look of somebody who knows the field: who leads, when visits are made, what is written down, what is sold.
import { kolEndpoints } from '@yijian/contract/opinion-leaders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tools/testing/app.ts';
import { isHoliday } from '../../../../../database/seeds/demo/holidays.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('no national leader works at a small hospital or is young, and no resident leads a region', async () => {
  const reader = await app.as('fang.ruogu');
  const doctors = await app.owner<{ id: string; title: string; level: string; type: string }[]>`
    select d.id::text as id, d.title_code as title, h.level, h.type from doctors d
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id where d.enterprise_id = 1`;
  const known = new Map(doctors.map((one) => [one.id, one]));
  const to = new Date().getFullYear();
  for (const area of [undefined, '03.03', '15']) {
    const query = { ...(area === undefined ? {} : { area }), from: to - 4, to, size: 100 };
    const { content } = (await reader.call(kolEndpoints.rank, { query })).body.result;
    const of = (tier: string) => content.filter((row) => row.tier === tier).map(({ doctorId }) => known.get(doctorId)!);
    const isSenior = ({ title }: { title: string }): boolean => /^(?:ASSOCIATE_)?CHIEF/.test(title);
    expect(of('NATIONAL').length).toBeGreaterThan(9);
    expect(of('NATIONAL').filter((one) => !one.level.startsWith('3') || !isSenior(one))).toEqual([]);
    for (const tier of ['REGIONAL', 'LOCAL'])
      expect(of(tier).filter(({ title }) => title === 'RESIDENT_PHYSICIAN')).toEqual([]);
  }
});

it('no visit is made on a public holiday', async () => {
  const days = await app.owner<{ day: string }[]>`
    select distinct ((starts_at at time zone 'Asia/Shanghai')::date)::text as day from visits`;
  expect(days.length).toBeGreaterThan(250);
  expect(days.filter(({ day }) => isHoliday(day))).toEqual([]);
  // The Spring Festival of 2026 and the National Day.
  expect(['2026-02-17', '2026-02-20', '2026-10-01', '2026-06-19'].map(isHoliday)).toEqual([true, true, true, true]);
});

it('what is written down of visits differs', async () => {
  const [row] = await app.owner<[{ all: number; distinct: number; most: number }]>`
    select sum(n)::int as all, count(*)::int as distinct, max(n)::int as most from (
      select notes, count(*) as n from visits where notes <> '' group by 1) x`;
  expect(row.distinct).toBeGreaterThan(row.all / 2);
  expect(row.most).toBeLessThan(row.all / 100);
});

it('February sells less than the months beside it', async () => {
  const sold = await app.owner<{ month: string; boxes: number }[]>`
    select to_char(month, 'YYYY-MM') as month, (sum(boxes) / count(*))::float8 as boxes from hospital_sales
    where enterprise_id = 1 and boxes is not null group by 1`;
  const of = new Map(sold.map(({ month, boxes }) => [month, boxes]));
  for (const [month, boxes] of of) {
    const [year = '', number] = month.split('-');
    const beside = [of.get(`${year}-01`), of.get(`${year}-03`)];
    if (number === '02') for (const other of beside) if (other !== undefined) expect(boxes).toBeLessThan(other);
  }
});

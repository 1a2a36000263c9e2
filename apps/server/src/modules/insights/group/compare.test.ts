// Two groups beside each other: their difference is that of the two pages, and its interval that of doctors counted one by one (product 3.14).
import { groupOpinionEndpoints as calls, type GroupQuestion } from '@yijian/contract/insights';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { opinionDesk, type OpinionDesk } from '../../../../../../tools/testing/opinion/opinion-desk.ts';

let app: TestApp;
let market: Caller;
let desk: OpinionDesk;

beforeAll(async () => {
  app = await startTestApp();
  desk = await opinionDesk(app);
  ({ market } = desk);
});
afterAll(() => app.close());

const question = (change: Partial<GroupQuestion> = {}): GroupQuestion => desk.question(change);
const compare = (one: GroupQuestion, other: GroupQuestion, who = market) =>
  who.call(calls.compare, { body: { one, other } });
const page = async (asked: GroupQuestion) => (await market.call(calls.find, { body: asked })).body.result;

/** Shares of each doctor's mentions, counted here and not by the statement. */
async function sharesOf(drug: string): Promise<Map<string, { n: number; p: number }>> {
  const rows = await app.owner<{ doctor: string; attitude: number }[]>`
    select m.doctor_id::text as doctor, m.attitude from insight_mentions m
    join doctors d on d.enterprise_id = m.enterprise_id and d.id = m.doctor_id and d.is_enabled
    where m.enterprise_id = 1 and m.drug_id = ${drug} and m.indication = 'MIGRAINE'`;
  const found = new Map<string, { n: number; p: number }>();
  for (const { doctor, attitude } of rows) {
    const { n, p } = found.get(doctor) ?? { n: 0, p: 0 };
    found.set(doctor, { n: n + 1, p: p + (attitude === 1 ? 1 : 0) });
  }
  return found;
}

it('two drugs differ by what their pages say, with the interval of doctors who may speak of both', async () => {
  const [one, other] = [question(), question({ drugIds: [desk.idOf('佐缓平')] })];
  const [first, second] = [await page(one), await page(other)];
  const { index, positive, negative } = (await compare(one, other)).body.result;
  expect(index!.value).toBeCloseTo(second.index!.value - first.index!.value, 0);
  const share = (counts: typeof first.total, part: 'positive' | 'negative'): number =>
    (counts[part] / counts.mentions) * 100;
  expect(positive!.value).toBeCloseTo(share(second.total, 'positive') - share(first.total, 'positive'), 1);
  expect(negative!.value).toBeCloseTo(share(second.total, 'negative') - share(first.total, 'negative'), 1);

  const [a, b] = [await sharesOf(one.drugIds[0]!), await sharesOf(other.drugIds[0]!)];
  const sum = (rows: Map<string, { n: number; p: number }>, part: 'n' | 'p'): number =>
    [...rows.values()].reduce((all, row) => all + row[part], 0);
  const [na, nb] = [sum(a, 'n'), sum(b, 'n')];
  const [pa, pb] = [sum(a, 'p') / na, sum(b, 'p') / nb];
  const doctors = [...new Set([...a.keys(), ...b.keys()])];
  const squares = doctors.reduce((all, id) => {
    const [x, y] = [a.get(id) ?? { n: 0, p: 0 }, b.get(id) ?? { n: 0, p: 0 }];
    return all + ((y.p - pb * y.n) / nb - (x.p - pa * x.n) / na) ** 2;
  }, 0);
  const error = Math.sqrt((squares * doctors.length) / (doctors.length - 1)) * 1.959964 * 100;
  expect(Math.abs(positive!.low - (positive!.value - error))).toBeLessThan(0.11);
  expect(Math.abs(positive!.high - (positive!.value + error))).toBeLessThan(0.11);
});

it('a group beside itself differs by nothing, and turned round the difference turns round', async () => {
  const [one, other] = [question(), question({ drugIds: [desk.idOf('利舒坦')] })];
  expect((await compare(one, one)).body.result.index).toEqual({ value: 0, low: 0, high: 0 });
  const [there, back] = [(await compare(one, other)).body.result, (await compare(other, one)).body.result];
  expect(back.index!.value).toBeCloseTo(-there.index!.value, 5);
  expect(back.index!.low).toBeCloseTo(-there.index!.high, 5);
});

it('a group of fewer than ten doctors is not compared, nor is a withheld drug', async () => {
  const [small] = await app.owner<{ city: string }[]>`
    select d.city_code as city from insight_mentions m join doctors d on d.enterprise_id = m.enterprise_id and d.id = m.doctor_id
    where m.enterprise_id = 1 and m.drug_id = ${desk.idOf('泰舒宁')} and d.city_code is not null
    group by 1 having count(distinct m.doctor_id) < 10 order by 1 limit 1`;
  const place = { provinceCode: `${small!.city.slice(0, 2)}0000`, cityCode: small!.city };
  const nothing = { index: null, positive: null, negative: null };
  expect((await compare(question(), question(place))).body.result).toEqual(nothing);
  const withheld = question({ indications: ['SCHIZOPHRENIA'], drugIds: [desk.idOf('健可安')] });
  expect((await compare(question(), withheld)).body.result).toEqual(nothing);
});

it('what is wrong with either question is said, and who may not read opinions compares none', async () => {
  for (const [one, other] of [
    [question({ drugIds: [] }), question()],
    [question(), question({ drugIds: [] })],
  ] as const)
    expect((await compare(one, other)).body.error).toBe('insights.chooseFirst');
  expect((await compare(question(), question(), await app.as('qian.hui'))).status).toBe(403);
  const foreign = await app.as('tang.ke', 'kanglan');
  expect((await compare(question(), question(), foreign)).body.error).toBe('insights.unknownDrug');
});

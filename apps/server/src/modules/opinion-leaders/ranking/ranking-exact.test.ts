// The fast ranking gives what the plainest computation gives, row by row, whatever is asked (product 3.4).
import { defaultWeights, kolEndpoints as calls, type KolRow, type KolWeights } from '@yijian/contract/opinion-leaders';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { plainRanking, type PlainQuestion } from '../../../../../../tools/testing/opinion-leaders/plain-ranking.ts';

let app: TestApp;
let market: Caller;
const posts: KolWeights = {
  publications: 0,
  guidelines: 1,
  trials: 3,
  societies: 50,
  talks: 29,
  journals: 7,
  digital: 10,
  clinical: 0,
};

beforeAll(async () => {
  app = await startTestApp();
  market = await app.as('fang.ruogu');
});
afterAll(() => app.close());

async function everyRow(query: object): Promise<KolRow[]> {
  const rows: KolRow[] = [];
  for (let page = 0; ; page += 1) {
    const { content, totalElements } = (await market.call(calls.rank, { query: { ...query, page, size: 100 } })).body
      .result;
    rows.push(...content);
    if (rows.length >= totalElements) return rows;
  }
}

const questions: readonly (PlainQuestion & { readonly weights?: KolWeights })[] = [
  { area: '03.03', from: 2022, to: 2026 },
  { area: '03.03', region: '330000', from: 2017, to: 2021, weights: posts },
  { area: '03', region: '330100', from: 2024, to: 2024 },
  { area: '03.03', region: '330000', from: 2030, to: 2060, weights: posts },
  { indication: '偏头痛', region: '330000', from: 1990, to: 2026 },
];

it.each(questions)(
  '3.4 area $area, region $region, indication $indication, $from to $to',
  async ({ weights = defaultWeights, ...question }) => {
    const draft = { name: `平 ${randomUUID()}`, weights };
    const { id } = (await market.call(calls.addWeightSet, { body: draft })).body.result;
    const settings = (await market.call(calls.findSettings, {})).body.result;
    const plain = await plainRanking(app.owner, question, weights, settings);
    const rows = await everyRow({ ...question, weightSetId: id });
    expect(plain.length).toBeGreaterThan(20);
    expect(
      rows.map((row) => [
        row.doctorId,
        row.rank,
        row.previousRank,
        row.nationalRank,
        row.computedTier,
        row.suggested,
        row.rising.rank,
      ]),
    ).toEqual(
      plain.map((row) => [
        row.doctorId,
        row.rank,
        row.previousRank,
        row.nationalRank,
        row.computedTier,
        row.suggested,
        row.risingRank,
      ]),
    );
    for (const [at, row] of rows.entries()) expect(Math.abs(row.score - plain[at]!.score)).toBeLessThan(0.0501);
  },
);

it('3.4 running sums hold the points of every year of every doctor', async () => {
  const rows = await app.owner<{ wrong: number }[]>`
    select count(*)::int as wrong from kol_facts f join kol_careers c on c.enterprise_id = f.enterprise_id and c.doctor_id = f.doctor_id
    where coalesce(c.publications[f.year - c.year_before + 1] - c.publications[f.year - c.year_before], 0) <> f.publications
      or coalesce(c.societies[f.year - c.year_before + 1] - c.societies[f.year - c.year_before], 0) <> f.societies
      or coalesce(c.suggested[f.year - c.year_before + 1] - c.suggested[f.year - c.year_before], 0) <> f.suggested`;
  expect(rows[0]!.wrong).toBe(0);
  const [lost] = await app.owner<[{ lost: number }]>`
    select count(*)::int as lost from (select enterprise_id, doctor_id from kol_facts except select enterprise_id, doctor_id from kol_careers) x`;
  expect(lost.lost).toBe(0);
});

it('3.4 where a doctor is stands beside the sums, whoever changes it', async () => {
  const differing = async (): Promise<number> => {
    const [row] = await app.owner<[{ differing: number }]>`
      select count(*)::int as differing from doctors d left join kol_careers c on c.enterprise_id = d.enterprise_id and c.doctor_id = d.id
      where (d.hospital_id, d.province_code::int, d.city_code::int, d.department_code, d.indication, d.is_enabled)
        is distinct from (c.hospital_id, c.province, c.city, c.department_code, c.indication, c.is_enabled)`;
    return row.differing;
  };
  expect(await differing()).toBe(0);
  const [added] = await app.owner<[{ id: string }]>`
    insert into doctors (enterprise_id, name, hospital_id, department_code, province_code, city_code, source)
    select 1, '新', hospital_id, department_code, province_code, city_code, source from doctors where enterprise_id = 1 limit 1 returning id::text`;
  const moved = await app.owner`
    update doctors set province_code = null, city_code = null, indication = '新适应症', is_enabled = not is_enabled
    where enterprise_id = 1 and archived_at is null and id in (${added.id}, (select min(id) from doctors where enterprise_id = 1 and archived_at is null))`;
  expect(moved.count).toBe(2);
  expect(await differing()).toBe(0);
  await app.owner`delete from doctors where enterprise_id = 1 and id = ${added.id}`;
  const left = await app.owner`select from kol_careers where enterprise_id = 1 and doctor_id = ${added.id}`;
  expect(left.length).toBe(0);
});

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

// The ranking of opinion leaders among a hundred thousand doctors with academic work, as a browser asks it: each question new, then again, then one after a point was added.
import postgres from 'postgres';
import { defaultWeights } from '@yijian/contract/opinion-leaders';
import { atMost, type Bench, type Figure } from '../../figure.ts';
import { median } from '../../load/message.ts';
import { openOwnData } from '../../stage/data.ts';
import { timeCalls } from '../../stage/http.ts';
import { openStage } from '../../stage/stage.ts';
import { addPoint, plantKolDoctors } from './kol-doctors.ts';

const LIMIT = 1000;
const CHANGES = 5;

export const kolRanking: Bench = {
  name: 'kol-ranking',
  async run() {
    const data = await openOwnData('kol', plantKolDoctors);
    const stage = await openStage(data.url);
    try {
      const questions = questionsOf(await weightSets(data.url));
      const product = await stage.startProduct({ KEY_FILE: data.keyFile });
      const calls = questions.map((question) => ({
        method: 'GET' as const,
        path: `/prod-api/kol/mapping/ranking?${new URLSearchParams(question)}`,
      }));
      // Opens a connection and reads nothing large.
      await timeCalls(stage, product.port, 'admin', [{ method: 'GET', path: '/prod-api/kol/weight/list' }]);
      const cold = await timeCalls(stage, product.port, 'admin', calls);
      const warm = await timeCalls(stage, product.port, 'admin', calls);
      const changed: number[] = [];
      for (const [round, call] of calls.slice(0, CHANGES).entries()) {
        await addPoint(data.url, round);
        changed.push(...(await timeCalls(stage, product.port, 'admin', [call])));
      }
      return [
        figureOf('new questions', cold, `${questions.length} questions, ${stage.doctors} doctors`),
        figureOf('questions asked before', warm, 'the same once more'),
        figureOf('first after a change', changed, `${CHANGES} times a point of one doctor, then one question`),
      ].flat();
    } finally {
      await stage.close();
      await data.stop();
    }
  },
};

const figureOf = (name: string, times: readonly number[], note: string): Figure[] => [
  {
    name: `KOL ranking, ${name}, median`,
    figure: median(times.toSorted((a, b) => a - b)),
    unit: 'ms',
    limit: atMost(LIMIT),
    note,
  },
  { name: `KOL ranking, ${name}, slowest`, figure: Math.max(...times), unit: 'ms', limit: atMost(LIMIT), note },
];

/** Of the whole country and all departments unless said otherwise: nothing narrows the hundred thousand. */
function questionsOf(sets: readonly string[]): Record<string, string>[] {
  const periods = [
    [2022, 2026],
    [2017, 2026],
    [2024, 2026],
    [2010, 2020],
    [1990, 2026],
  ].map(([from, to]) => ({ from: String(from), to: String(to) }));
  const period = periods[0]!;
  return [
    ...periods,
    ...sets.map((weightSetId) => ({ ...period, weightSetId })),
    ...['330000', '110000'].map((region) => ({ ...period, region })),
    { ...period, order: 'rising' },
    { ...period, tier: 'REGIONAL' },
    { ...period, keyword: '9' },
    { ...period, page: '50', size: '100' },
    { ...period, area: '03' },
    { ...period, topic: 'Topic 7' },
    { ...period, indication: '适应症7' },
  ];
}

/** Two sets of the account that asks. */
async function weightSets(url: string): Promise<string[]> {
  const owner = postgres(url, { max: 1, onnotice: () => {} });
  const science = { ...defaultWeights, publications: 60, societies: 0, clinical: 0, talks: 0, digital: 2 };
  const presence = { ...defaultWeights, publications: 0, guidelines: 0, trials: 0, societies: 40, talks: 37 };
  try {
    await owner`select set_config('app.enterprise_id', '1', false)`;
    const rows = await owner<{ id: string }[]>`
      insert into kol_weight_sets (name, weights, owner_id)
      select w.name, w.weights::jsonb, u.id from users u cross join (values ('science', ${JSON.stringify(science)}), ('presence', ${JSON.stringify(presence)})) w (name, weights)
      where u.enterprise_id = 1 and u.login = 'admin'
      on conflict (enterprise_id, owner_id, name) do update set weights = excluded.weights returning id::text`;
    return rows.map((row) => row.id);
  } finally {
    await owner.end({ timeout: 5 });
  }
}

// The same list for users who see their own doctors, their team's, their region's, against one who sees all (rounds in turn).
import { atLeast, type Bench, type Figure } from '../figure.ts';
import { median } from '../load/message.ts';
import { load } from '../stage/child.ts';
import { listCalls } from '../stage/lists.ts';
import type { Product, Stage } from '../stage/stage.ts';

const ROUNDS = 5;
const SECONDS = 3;
const RANGES = ['ALL', 'OWN', 'TEAM', 'REGION'] as const;

export const ranges: Bench = {
  name: 'ranges',
  async run(stage) {
    const product = await stage.startProduct();
    try {
      const runs = await Promise.all(RANGES.map((range) => runOf(stage, product, range)));
      const rates = RANGES.map((): number[] => []);
      for (const run of runs) await run(2);
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [index, run] of runs.entries()) rates[index]!.push(await run(SECONDS));
      }
      return RANGES.slice(1).map((range, index) => figureOf(range, rates[index + 1]!, rates[0]!));
    } finally {
      await product.stop();
    }
  },
};

async function runOf(
  stage: Stage,
  product: Product,
  range: (typeof RANGES)[number],
): Promise<(seconds: number) => Promise<number>> {
  const login = await stage.loginOf(range);
  const viewer = await stage.viewer(login);
  const calls = await listCalls(stage.sql, range === 'ALL' ? undefined : viewer.regionCodes);
  const headers = {
    host: `localhost:${product.port}`,
    authorization: `Bearer ${await stage.token(login, product.port)}`,
  };
  return async (seconds) => {
    const outcome = await load({
      port: product.port,
      seconds,
      connections: 16,
      calls: calls.map(({ call }) => call),
      headers,
    });
    if (outcome.refused > 0) throw new Error(`${outcome.refused} lists of ${login} were not answered with 200`);
    return outcome.perSecond;
  };
}

function figureOf(range: string, rates: readonly number[], all: readonly number[]): Figure {
  return {
    name: `doctor list of range ${range}`,
    figure: median(rates),
    unit: '/s',
    ratio: median(rates.map((rate, round) => rate / all[round]!)),
    limit: atLeast(0.8),
    note: `range ALL ${median(all).toFixed(0)} /s`,
  };
}

// Visits on the large set: a page of the own and of the team's, the map, and the figures of a team over a month.
import { atMost, type Bench, type Figure } from '../../figure.ts';
import { median, quantile, type Call } from '../../load/message.ts';
import { timeCalls } from '../../stage/http.ts';
import type { Product, Stage } from '../../stage/stage.ts';

const ROUNDS = 40;
const DAY = 86_400_000;
const dayBack = (days: number): string => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

/** Each round asks for other days, so that no answer is the last one. */
const rounds = (call: (round: number) => Call): Call[] => Array.from({ length: ROUNDS }, (_, round) => call(round));

const filtered = (path: string): Call[] =>
  rounds((round) => ({
    method: 'POST',
    path,
    json: true,
    body: JSON.stringify({ startFrom: dayBack(60 + round), startTo: dayBack(round) }),
  }));

const figures = rounds((round) => ({
  method: 'GET',
  path: `/prod-api/v2/visit/team/figures?from=${dayBack(30 + round)}&to=${dayBack(round)}`,
}));

interface Asked {
  readonly name: string;
  readonly range: 'OWN' | 'TEAM' | 'REGION';
  readonly calls: readonly Call[];
  /** Milliseconds that 95 of 100 answers take at most. */
  readonly most: number;
}

const page = '/page?sort=startsAt,desc&size=20';
const asked: readonly Asked[] = [
  { name: 'my visits, a page', range: 'OWN', calls: filtered(`/prod-api/v2/visit/find/my${page}`), most: 50 },
  {
    name: 'visits of the team, a page',
    range: 'TEAM',
    calls: filtered(`/prod-api/v2/visit/find/team${page}`),
    most: 50,
  },
  {
    name: 'map of the visits of the team',
    range: 'TEAM',
    calls: filtered('/prod-api/v2/visit/find/team/map'),
    most: 200,
  },
  { name: 'figures of a team over 30 days', range: 'TEAM', calls: figures, most: 500 },
];

export const visits: Bench = {
  name: 'visits',
  async run(stage) {
    const product = await stage.startProduct();
    try {
      const shown: Figure[] = [];
      for (const one of asked) shown.push(await measure(stage, product, one));
      return shown;
    } finally {
      await product.stop();
    }
  },
};

async function measure(stage: Stage, { port }: Product, { name, range, calls, most }: Asked): Promise<Figure> {
  const login = await stage.loginOf(range);
  await timeCalls(stage, port, login, calls.slice(0, 10));
  const times = (await timeCalls(stage, port, login, calls)).toSorted((a, b) => a - b);
  return {
    name: `${name}, p95`,
    figure: quantile(times, 0.95),
    unit: 'ms',
    limit: atMost(most),
    note: `median ${median(times).toFixed(1)} ms, one after the other`,
  };
}

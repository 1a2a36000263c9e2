// What the exact number of a list costs: the list with its total, the list as screens ask for it, and the number they ask for beside.
import { atMost, type Bench, type Figure } from '../figure.ts';
import { median, quantile, type Call } from '../load/message.ts';
import { timeCalls } from '../stage/http.ts';
import { listCalls } from '../stage/lists.ts';
import type { Stage } from '../stage/stage.ts';

/** The lists that grow largest, asked without a filter by an account that sees everything: how many there are. */
const largeLists: readonly (readonly [name: string, call: Call])[] = [
  ['customers', { method: 'GET', path: '/prod-api/doctor/find/count?type=ALL_CUSTOMER' }],
  ['hospitals', post('/prod-api/hospital/find/all/count')],
  ['visits', post('/prod-api/v2/visit/find/team/count')],
  ['tasks', post('/prod-api/task/count')],
  ['meetings', { method: 'GET', path: '/prod-api/API-MEET-TOOLS/meeting/count' }],
];
const ROUNDS = 15;
/** Above it a list needs a better plan for its number, not an estimate. */
const MOST = 300;

function post(path: string): Call {
  return { method: 'POST', path, body: '{}', json: true };
}

async function countLargeLists(stage: Stage, port: number, login: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, call] of largeLists) {
    await timeCalls(stage, port, login, [call]);
    const times = await timeCalls(
      stage,
      port,
      login,
      Array.from({ length: ROUNDS }, () => call),
    );
    figures.push({ name: `count of all ${name}`, figure: median(times), unit: 'ms', limit: atMost(MOST) });
  }
  return figures;
}

export const counts: Bench = {
  name: 'counts',
  async run(stage) {
    const product = await stage.startProduct();
    try {
      const login = await stage.loginOf('ALL');
      const lists = (await listCalls(stage.sql, undefined)).map(({ call }) => call);
      const alone = lists.map(({ method, path }) => ({ method, path: `${path}&count=false` }));
      const counted = lists.map(({ method, path }) => ({
        method,
        path: path.replace('/find/page', '/find/count').replace(/&sort=[^&]*&size=\d+/, ''),
      }));
      await timeCalls(stage, product.port, login, [...lists.slice(0, 20), ...counted.slice(0, 20)]);
      const whole = await timeCalls(stage, product.port, login, lists);
      const rows = await timeCalls(stage, product.port, login, alone);
      const count = await timeCalls(stage, product.port, login, counted);
      const p95 = quantile(
        count.toSorted((a, b) => a - b),
        0.95,
      );
      return [
        {
          name: 'count of a filtered list',
          figure: median(count),
          unit: 'ms',
          note: `p95 ${p95.toFixed(1)} ms; screens ask for it beside the list`,
        },
        {
          name: 'filtered list with its total',
          figure: median(whole),
          unit: 'ms',
          ratio: median(whole) / median(rows),
          note: `the same list without it ${median(rows).toFixed(1)} ms`,
        },
        ...(await countLargeLists(stage, product.port, login)),
      ];
    } finally {
      await product.stop();
    }
  },
};

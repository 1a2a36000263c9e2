// Resident memory of the server after 100,000 calls of lists, single doctors and searches.
import { atMost, type Bench } from '../figure.ts';
import type { Call } from '../load/message.ts';
import { load, residentMegabytes } from '../stage/child.ts';
import { listCalls } from '../stage/lists.ts';

const CALLS = 100_000;

export const memory: Bench = {
  name: 'memory',
  async run(stage) {
    const login = await stage.loginOf('ALL');
    const product = await stage.startProduct();
    try {
      const started = residentMegabytes(product.pid);
      const rows = await stage.sql<
        { id: string; word: string }[]
      >`select id::text, left(name, 2) as word from doctors where is_enabled order by id limit 300`;
      const lists = (await listCalls(stage.sql, undefined)).map(({ call }) => call);
      const calls = rows.flatMap(({ id, word }, index): Call[] => [
        lists[index % lists.length]!,
        { method: 'GET', path: `/prod-api/doctor/find/${id}` },
        { method: 'POST', path: '/prod-api/doctor/search', body: `keyword=${encodeURIComponent(word)}` },
      ]);
      const headers = {
        host: `localhost:${product.port}`,
        authorization: `Bearer ${await stage.token(login, product.port)}`,
      };
      const outcome = await load({ port: product.port, count: CALLS, connections: 16, calls, headers });
      if (outcome.refused > 0) throw new Error(`${outcome.refused} calls were not answered with 200`);
      const figure = residentMegabytes(product.pid);
      return [
        {
          name: 'resident memory after 100,000 calls',
          figure,
          unit: 'MB',
          limit: atMost(250),
          note: `${started.toFixed(0)} MB when started; ${outcome.perSecond.toFixed(0)} calls/s`,
        },
      ];
    } finally {
      await product.stop();
    }
  },
};

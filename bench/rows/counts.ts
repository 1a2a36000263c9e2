// The exact count of a filtered list, which the screen asks for beside the list, shown next to the time of the list.
import { type Bench } from '../figure.ts';
import { median, quantile } from '../load/message.ts';
import { timeCalls } from '../stage/http.ts';
import { listCalls } from '../stage/lists.ts';

export const counts: Bench = {
  name: 'counts',
  async run(stage) {
    const product = await stage.startProduct();
    try {
      const login = await stage.loginOf('ALL');
      const lists = (await listCalls(stage.sql, undefined)).map(({ call }) => call);
      const counted = lists.map(({ method, path }) => ({
        method,
        path: path.replace('/find/page', '/find/count').replace(/&sort=[^&]*&size=\d+/, ''),
      }));
      await timeCalls(stage, product.port, login, [...lists.slice(0, 20), ...counted.slice(0, 20)]);
      const list = await timeCalls(stage, product.port, login, lists);
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
          note: `p95 ${p95.toFixed(1)} ms; the list itself ${median(list).toFixed(1)} ms and never waits for it`,
        },
      ];
    } finally {
      await product.stop();
    }
  },
};

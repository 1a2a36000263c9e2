// What the exact number of a list costs: the list with its total, the list as screens ask for it, and the number they ask for beside.
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
      ];
    } finally {
      await product.stop();
    }
  },
};

// One doctor by id, as every record, panorama and sheet opens with, every call another one.
import { atMost, type Bench } from '../../figure.ts';
import { median, quantile } from '../../load/message.ts';
import { timeCalls } from '../../stage/http.ts';

export const doctorOpened: Bench = {
  name: 'doctor-opened',
  async run(stage) {
    const rows = await stage.sql<{ id: string }[]>`
      select id::text from doctors where is_enabled and id % 997 = 1 order by id limit 220`;
    const calls = rows.map(({ id }) => ({ method: 'GET' as const, path: `/prod-api/doctor/find/${id}` }));
    const login = await stage.loginOf('ALL');
    const product = await stage.startProduct();
    try {
      await timeCalls(stage, product.port, login, calls.slice(0, 20));
      const times = await timeCalls(stage, product.port, login, calls.slice(20));
      const p95 = quantile(
        times.toSorted((a, b) => a - b),
        0.95,
      );
      return [
        {
          name: 'one doctor opened',
          figure: median(times),
          unit: 'ms',
          limit: atMost(20),
          note: `p95 ${p95.toFixed(1)} ms`,
        },
      ];
    } finally {
      await product.stop();
    }
  },
};

// A term given to every doctor of tier A through the product, in the background, and taken back (product 3.2).
import type { DoctorWork } from '@yijian/contract/doctors';
import { atMost, type Bench } from '../../figure.ts';

/** The promise: a hundred thousand doctors in twenty seconds. */
const PROMISED = 100_000;
const SECONDS = 20;

export const bulkTag: Bench = {
  name: 'bulk-tag',
  async run(stage) {
    const product = await stage.startProduct();
    const login = await stage.loginOf('ALL');
    const headers = {
      authorization: `Bearer ${await stage.token(login, product.port)}`,
      'content-type': 'application/json',
    };
    const ask = async (method: string, path: string, body?: object): Promise<DoctorWork> => {
      const url = `http://localhost:${product.port}/prod-api/doctor/work/${path}`;
      const answer = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return ((await answer.json()) as { result: DoctorWork }).result;
    };
    const ended = async (id: string, state: DoctorWork['state']): Promise<DoctorWork> => {
      for (;;) {
        const batch = await ask('GET', id);
        if (batch.state === state) return batch;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    };
    try {
      const [term] = await stage.sql<{ id: string }[]>`
        select id::text from tag_terms where user_id is null and is_enabled order by id limit 1`;
      let began = performance.now();
      const { id } = await ask('POST', 'tags', {
        act: 'ADD',
        termIds: [term!.id],
        type: 'ALL_CUSTOMER',
        filter: { tier: ['A'] },
      });
      const { matched } = await ended(id, 'DONE');
      const forth = (performance.now() - began) / 1000;
      began = performance.now();
      await ask('POST', `${id}/undo`);
      await ended(id, 'UNDONE');
      const back = (performance.now() - began) / 1000;
      const scale = PROMISED / Math.max(matched, 1);
      return [
        {
          name: 'bulk tag, per 100,000 doctors',
          figure: forth * scale,
          unit: 's',
          limit: atMost(SECONDS),
          note: `${matched} doctors in ${forth.toFixed(1)} s, undone in ${back.toFixed(1)} s`,
        },
      ];
    } finally {
      await product.stop();
    }
  },
};

// The radar of a doctor through the call, on a real database (product 3.3).
import { doctorProfileEndpoints as calls } from '@yijian/contract/doctor-profiles';
import { kolEndpoints } from '@yijian/contract/opinion-leaders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../../tools/testing/days.ts';

let app: TestApp;
let rep: Caller;
let own: { id: string; area: string };

/** The five years the ranking looks at. */
const to = Number(shanghaiDay().slice(0, 4));
const from = to - 4;

beforeAll(async () => {
  app = await startTestApp();
  rep = await app.as('chen.yizhou');
  const rows = await app.owner<{ id: string; area: string }[]>`
    select d.id::text, d.department_code as area from doctors d join doctor_owners o on o.enterprise_id = 1 and o.doctor_id = d.id
    join users u on u.enterprise_id = 1 and u.id = o.user_id
    where d.enterprise_id = 1 and d.is_enabled and d.department_code is not null and u.login = 'chen.yizhou'
      and (select count(distinct f.year) from kol_facts f where f.enterprise_id = 1 and f.doctor_id = d.id and f.publications > 0 and f.year >= ${from}) > 1
    order by d.id limit 1`;
  own = rows[0]!;
});
afterAll(() => app.close());

const read = (who: Caller, id: string) => who.call(calls.standing, { params: { id } });

it('3.3 the axes are the shares of the ranking in the department, by their weights, beside the middle of the tier', async () => {
  const { standing } = (await read(rep, own.id)).body.result;
  const question = { area: own.area, from, to };
  const reasons = (await rep.call(kolEndpoints.explain, { params: { id: own.id }, query: question })).body.result;
  const ranking = (await rep.call(kolEndpoints.rank, { query: { ...question, size: 1 } })).body.result;
  expect(standing).toMatchObject({ from, to, rank: reasons.row.rank, tier: reasons.row.tier });
  expect(standing!.peers).toBe(reasons.peers);
  expect(standing!.population).toBe(ranking.totalElements);
  const by = new Map(reasons.components.map((one) => [one.component, one]));
  const academic = (of: 'share' | 'peer'): number =>
    (by.get('publications')![of] * 25 +
      by.get('guidelines')![of] * 15 +
      by.get('trials')![of] * 15 +
      by.get('talks')![of] * 10 +
      by.get('journals')![of] * 8) /
    73;
  const axes = new Map(standing!.axes.map((one) => [one.axis, one]));
  expect([...axes.keys()]).toEqual(['academic', 'clinical', 'digital', 'society']);
  expect(axes.get('academic')!.share).toBeGreaterThan(0);
  expect(axes.get('academic')!.share).toBeCloseTo(academic('share'), 0);
  expect(axes.get('academic')!.peer).toBeCloseTo(academic('peer'), 0);
  for (const [axis, component] of [
    ['clinical', 'clinical'],
    ['digital', 'digital'],
    ['society', 'societies'],
  ] as const) {
    expect(axes.get(axis)!.share).toBe(by.get(component)!.share);
    expect(axes.get(axis)!.peer).toBe(by.get(component)!.peer);
  }
});

it('3.3 without a standard department there is none; out of range and without the right it is refused', async () => {
  await app.owner`update doctors set department_code = null where enterprise_id = 1 and id = ${own.id}`;
  expect((await read(rep, own.id)).body.result).toEqual({ standing: null });
  await app.owner`update doctors set department_code = ${own.area} where enterprise_id = 1 and id = ${own.id}`;
  const [far] = await app.owner<{ id: string }[]>`select id::text from doctors where enterprise_id = 2 limit 1`;
  for (const id of [far!.id, '987654321']) expect((await read(rep, id)).body.error).toBe('doctors.notFound');
  expect((await read(await app.as('qian.hui'), own.id)).status).toBe(403);
});

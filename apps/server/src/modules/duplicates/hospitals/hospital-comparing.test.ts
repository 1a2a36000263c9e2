// A hospital compared in the background while a steward decides about one of its pairs (product 3.2; reliability: no deadlocks).
import { hospitalEndpoints } from '@yijian/contract/hospitals';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { sessionsWaitingForLock } from '../../../../../../tools/testing/database.ts';
import { delivered } from '../../../../../../tools/testing/figures/doctor-figures.ts';
import { compareHospital, findHospitalPairs } from './hospital-pairs.service.ts';

let app: TestApp;
let steward: Caller;

beforeAll(async () => {
  app = await startTestApp();
  steward = await app.as('su.zhen');
});
afterAll(() => app.close());

const provinceCode = '330000';

async function add(name: string): Promise<string> {
  const place = { provinceCode, cityCode: '330100', countyCode: '330106', address: '文二西路 18 号' };
  const added = await steward.call(hospitalEndpoints.add, { body: { ...place, name } });
  expect(added.status, added.body.message).toBe(200);
  return added.body.result.id;
}

async function pairsOf(id: string): Promise<number> {
  const pairs = await app.owner`
    select from duplicate_hospital_pairs where enterprise_id = 1 and ${id}::bigint in (left_id, right_id)`;
  return pairs.length;
}

it.each(['one hospital', 'a search'])(
  '3.2 %s waits for the decision about a pair before it touches the pair, so that neither fails',
  async (which) => {
    const name = which === 'a search' ? '虎山' : '紫阳';
    const [one, other] = [await add(`杭州市${name}康复医院`), await add(`${name}康复医院`)];
    await delivered(app);
    expect(await pairsOf(one)).toBe(1);
    const compare = () =>
      app.app.connections
        .bound('1')
        .begin((sql) =>
          which === 'a search'
            ? findHospitalPairs({ sql }, { provinceCode, scanId: null })
            : compareHospital({ sql }, { hospitalId: one }),
        );
    const { comparing } = await app.owner.begin(async (decision) => {
      // A merge and a rejection begin with both.
      await decision`select id from hospitals where enterprise_id = 1 and id = any(${[one, other]}::bigint[]) order by id for update`;
      const begun = compare();
      await expect.poll(() => sessionsWaitingForLock(app.owner)).toBe(1);
      await decision`delete from duplicate_hospital_pairs where enterprise_id = 1 and left_id = ${one} and right_id = ${other}`;
      return { comparing: begun };
    });
    await comparing;
    expect(await pairsOf(one)).toBe(1);
  },
);

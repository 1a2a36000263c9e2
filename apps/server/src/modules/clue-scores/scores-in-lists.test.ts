// Scores in the customer lists: shown, filtered by and ordered by as they are stored, for every list and range (product 3.16; R3.4).
import { clueEndpoints as clues, type FitRule } from '@yijian/contract/clue-scores';
import { doctorEndpoints, type ClueBand, type Doctor } from '@yijian/contract/doctors';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { addApplied, addProduct, withRules } from '../../../../../tools/testing/clues/market-desk.ts';

let app: TestApp;
let rep: Caller;
let manager: Caller;
let market: Caller;

const bands: readonly ClueBand[] = ['A', 'B', 'C', 'D'];
const lists = [
  ['a representative in my customers', 'chen.yizhou', 'MY_CUSTOMER'],
  ['a representative in all customers', 'chen.yizhou', 'ALL_CUSTOMER'],
  ['a manager in all customers', 'zhou.minxing', 'ALL_CUSTOMER'],
  ['marketing in all customers', 'fang.ruogu', 'ALL_CUSTOMER'],
] as const;
const asCaller = (login: string): Caller => ({ 'chen.yizhou': rep, 'zhou.minxing': manager })[login] ?? market;

beforeAll(async () => {
  app = await startTestApp();
  rep = await app.as('chen.yizhou');
  manager = await app.as('zhou.minxing');
  market = await app.as('fang.ruogu');
});
afterAll(() => app.close());

async function page(who: Caller, query: object): Promise<Doctor[]> {
  const answer = await who.call(doctorEndpoints.list, { query: { size: 50, ...query } });
  expect(answer.body.code, answer.body.message).toBe(200);
  return answer.body.result.content;
}
const count = async (who: Caller, query: object): Promise<number> =>
  (await who.call(doctorEndpoints.count, { query })).body.result.totalElements;

/** Every doctor of the list, found without scores. */
async function idsOf(who: Caller, type: string): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; ; at += 1) {
    const found = await page(who, { type, page: at, size: 100, sort: 'name,asc' });
    ids.push(...found.map((doctor) => doctor.id));
    if (found.length < 100) return ids;
  }
}

interface Plain {
  readonly id: string;
  readonly score: number | null;
  readonly grade: ClueBand | null;
}

/** The same from the stored scores alone, in the order of the list. */
const plainOf = (ids: readonly string[]): Promise<Plain[]> => app.owner<Plain[]>`
  select d.id::text as id, (s.fit + s.engagement)::float8 as score, s.grade from doctors d
  left join (clue_scores s join clue_sets a on a.enterprise_id = s.enterprise_id and a.id = s.set_id and a.state = 'APPLIED' and a.product_id is null)
    on s.enterprise_id = d.enterprise_id and s.doctor_id = d.id
  where d.enterprise_id = 1 and d.id = any(${ids as string[]}::bigint[])
  order by s.fit + s.engagement desc nulls last, d.last_visit_at desc nulls last, d.id`;

const shown = (doctors: readonly Doctor[]): Plain[] =>
  doctors.map(({ id, clueScore }) => ({ id, score: clueScore?.score ?? null, grade: clueScore?.grade ?? null }));

describe.each(lists)('3.16 %s', (_, login, type) => {
  it('sees the stored score of each doctor, in their order from either end', async () => {
    const who = asCaller(login);
    const plain = await plainOf(await idsOf(who, type));
    expect(plain.some(({ score }) => score !== null)).toBe(true);
    const sorted = [0, 1, 2].map((at) => page(who, { type, page: at, sort: 'clueScore,desc' }));
    expect(shown((await Promise.all(sorted)).flat())).toEqual(plain.slice(0, 150));
    const upwards = await page(who, { type, sort: 'clueScore,asc' });
    expect(shown(upwards)).toEqual(plain.toReversed().slice(0, 50));
  });

  it('R3.4 finds exactly the doctors of a band, however they are ordered', async () => {
    const who = asCaller(login);
    const plain = await plainOf(await idsOf(who, type));
    for (const wanted of [...bands.map((band) => [band]), ['A', 'C']] as ClueBand[][]) {
      const expected = plain.filter(({ grade }) => grade !== null && wanted.includes(grade));
      expect(await count(who, { type, clueGrade: wanted }), wanted.join()).toBe(expected.length);
      const best = await page(who, { type, clueGrade: wanted, sort: 'clueScore,desc' });
      expect(shown(best)).toEqual(expected.slice(0, 50));
      for (const sort of ['lastVisitAt,desc', 'name,asc', 'tier,asc', 'clueScore,asc']) {
        const found = await page(who, { type, clueGrade: wanted, sort });
        expect(found.length, `${wanted.join()} ${sort}`).toBe(Math.min(50, expected.length));
        for (const doctor of found) expect(wanted).toContain(doctor.clueScore?.grade);
      }
    }
  });

  it('R3.4 bands hold together with place and last visit', async () => {
    const who = asCaller(login);
    const filters = [{ provinceCode: ['330000'] }, { cityCode: ['330100', '320500'] }, { lastVisit: 'OVER_30' }];
    for (const filter of filters) {
      const all = await Promise.all(bands.map((band) => count(who, { type, ...filter, clueGrade: [band] })));
      const scored = all.reduce((sum, n) => sum + n, 0);
      const found = await page(who, { type, ...filter, clueGrade: bands, size: 100, sort: 'clueScore,desc' });
      expect(found.length).toBe(Math.min(100, scored));
      const scores = found.map((doctor) => doctor.clueScore!.score);
      expect(scores).toEqual(scores.toSorted((one, other) => other - one));
      expect(await count(who, { type, ...filter })).toBeGreaterThanOrEqual(scored);
    }
  });
});

describe('3.16 the score of a list', () => {
  it('refuses a band that does not exist, naming the field', async () => {
    const answer = await rep.call(doctorEndpoints.list, { query: { clueGrade: ['E'] } });
    expect([answer.status, answer.body.fields?.[0]?.field.startsWith('query.clueGrade')]).toEqual([400, true]);
  });

  it('goes with the doctor to another city, and is ordered by the latest visit among its equals', async () => {
    const { clueScore, id } = (await page(market, { type: 'ALL_CUSTOMER', sort: 'clueScore,desc' }))[0]!;
    const query = { type: 'ALL_CUSTOMER', clueGrade: [clueScore!.grade], cityCode: ['650100'] };
    const before = await count(market, query);
    const [was] = await app.owner<[{ city: string | null; visited: Date | null }]>`
      select city_code as city, last_visit_at as visited from doctors where enterprise_id = 1 and id = ${id}`;
    const place = (city: string | null, visited: Date | null): Promise<unknown> => app.owner`
      update doctors set city_code = ${city}, last_visit_at = ${visited} where enterprise_id = 1 and id = ${id}`;
    await place('650100', new Date('2031-01-01T00:00:00Z'));
    for (const sort of ['clueScore,desc', 'lastVisitAt,desc'])
      expect((await page(market, { ...query, sort }))[0]?.id, sort).toBe(id);
    expect((await page(market, query)).length).toBe(before + 1);
    await place(was.city, was.visited);
    expect((await page(market, query)).map((doctor) => doctor.id)).not.toContain(id);
  });

  it('stays when a set for one product is applied, follows a set for all products, and leaves no trail', async () => {
    const query = { type: 'MY_CUSTOMER', sort: 'clueScore,desc' } as const;
    const before = shown(await page(rep, query));
    const [{ last }] = await app.owner<[{ last: string }]>`select coalesce(max(id), 0)::text as last from audit_log`;
    const productId = await addProduct(app);
    const tierB: FitRule = {
      axis: 'FIT',
      name: '分级',
      points: 77,
      condition: { op: 'IS', attribute: 'TIER', values: ['B'] },
    };
    await addApplied(market, { productId, scoring: withRules([tierB]) });
    expect(shown(await page(rep, query))).toEqual(before);

    const scoring = withRules([tierB], { thresholds: { A: 90, B: 70, C: 10 } });
    await addApplied(market, { productId: null, scoring });
    await vi.waitFor(async () => expect((await page(rep, query))[0]?.clueScore?.score).toBe(77), { timeout: 30_000 });
    for (const doctor of await page(rep, { type: 'MY_CUSTOMER', size: 100 }))
      expect(doctor.clueScore, doctor.tier).toEqual(doctor.tier === 'B' ? { score: 77, grade: 'B' } : null);
    const tiers = await count(rep, { type: 'MY_CUSTOMER', tier: ['B'] });
    expect(await count(rep, { type: 'MY_CUSTOMER', clueGrade: ['B'] })).toBe(tiers);
    const written = await app.owner`select 1 from audit_log where id > ${last} and table_name = 'doctors'`;
    expect(written).toHaveLength(0);
    const { score } = (await market.call(clues.ledger, { query: { doctorId: (await page(rep, query))[0]!.id } })).body
      .result;
    expect(score).toBe(77);
  });
});

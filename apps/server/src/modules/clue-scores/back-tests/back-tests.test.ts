// Back-tests: grades and bands of scores against what happened, each number with its doctors (product 3.16; feature 4).
import { MOST_BANDS, clueEndpoints as clues } from '@yijian/contract/clue-scores';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { addSet } from '../../../../../../tools/testing/clues/market-desk.ts';
import { shanghaiDay } from '../../../../../../tools/testing/days.ts';

let app: TestApp;
let market: Caller;

beforeAll(async () => {
  app = await startTestApp();
  market = await app.as('fang.ruogu');
});
afterAll(() => app.close());

describe('3.16 a back-test', () => {
  it('compares with what happened: the doctors of the grades are all doctors, lift compares with all', async () => {
    const id = await addSet(market);
    // What happened in the year after that day is what the demo was filled with.
    const scoredOn = shanghaiDay(-370);
    const body = { scoredOn, days: 365, outcome: { channel: 'LIVE', action: 'ACTED' } };
    const test = (await market.call(clues.backTestSet, { params: { id }, body })).body.result;
    const [all] = await app.owner<{ n: number }[]>`
      select count(*)::int as n from doctors where enterprise_id = 1 and is_enabled`;
    expect(test.grades.map(({ grade }) => grade)).toEqual(['A', 'B', 'C', 'D']);
    expect(test.grades.reduce((sum, { doctors }) => sum + doctors, 0)).toBe(all!.n);
    const [outcome] = await app.owner<[{ n: number }]>`
      select count(distinct i.doctor_id)::int as n from interactions i
      join doctors d on d.enterprise_id = i.enterprise_id and d.id = i.doctor_id and d.is_enabled
      where i.enterprise_id = 1 and i.channel = 'LIVE' and i.action <> 'RECEIVED'
        and i.at >= ((${scoredOn}::date + 1)::timestamp at time zone 'Asia/Shanghai')
          and i.at < ((${scoredOn}::date + 366)::timestamp at time zone 'Asia/Shanghai')`;
    expect(outcome.n).toBeGreaterThan(0);
    expect(test.grades.reduce((sum, { converted }) => sum + converted, 0)).toBe(outcome.n);
    expect(test.rate).toBe(outcome.n / all!.n);
    for (const { doctors, converted, rate, lift } of test.grades) {
      expect(rate).toBe(doctors === 0 ? null : converted / doctors);
      expect(lift).toBe(rate === null ? null : rate / test.rate!);
    }
    for (const { grade, doctors, converted } of test.grades)
      for (const [kind, count] of [
        ['ALL', doctors],
        ['CONVERTED', converted],
      ] as const) {
        const people = await market.call(clues.backTestPeople, { params: { id }, body: { ...body, grade, kind } });
        expect(people.body.result.totalElements).toBe(count);
      }
    const future = await market.call(clues.backTestSet, { params: { id }, body: { ...body, scoredOn: '2090-01-01' } });
    expect(future.body.error).toBe('clue-scores.dayFuture');
  });

  it('foretells a rate for each band of scores from as many days earlier, and each band opens its doctors', async () => {
    const id = await addSet(market);
    const body = { scoredOn: shanghaiDay(-100), days: 100, outcome: { channel: 'LIVE', action: 'ACTED' } } as const;
    const test = (await market.call(clues.backTestSet, { params: { id }, body })).body.result;
    const earlier = { ...body, scoredOn: shanghaiDay(-200) };
    const { bands, grades } = test;
    expect(bands.length).toBeGreaterThan(1);
    expect(bands.length).toBeLessThanOrEqual(MOST_BANDS);
    expect(bands.map(({ from }) => from).slice(1)).toEqual(bands.map(({ to }) => to).slice(0, -1));
    expect(bands.reduce((sum, { doctors }) => sum + doctors, 0)).toBe(
      grades.reduce((sum, { doctors }) => sum + doctors, 0),
    );
    for (const { from, to, doctors, converted, rate, predicted } of [bands[0]!, bands.at(-1)!]) {
      const slice = { ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) };
      const count = async (question: object, kind: 'ALL' | 'CONVERTED'): Promise<number> => {
        const answer = await market.call(clues.backTestPeople, {
          params: { id },
          body: { ...body, ...question, ...slice, kind },
        });
        return answer.body.result.totalElements;
      };
      expect([await count({}, 'ALL'), await count({}, 'CONVERTED')]).toEqual([doctors, converted]);
      expect(rate).toBe(doctors === 0 ? null : converted / doctors);
      const [before, then] = [await count(earlier, 'ALL'), await count(earlier, 'CONVERTED')];
      expect(predicted).toBe(before === 0 ? null : then / before);
    }
    const gaps = bands.filter(({ rate, predicted }) => rate !== null && predicted !== null);
    const all = gaps.reduce((sum, { doctors }) => sum + doctors, 0);
    const error = gaps.reduce((sum, one) => sum + Math.abs(one.rate! - one.predicted!) * one.doctors, 0) / all;
    expect(test.calibrationError).toBeCloseTo(error, 10);
    const elsewhere = await app.as('admin', 'kanglan');
    expect((await elsewhere.call(clues.backTestPeople, { params: { id }, body })).status).toBe(404);
    expect((await (await app.as('qian.hui')).call(clues.backTestPeople, { params: { id }, body })).status).toBe(403);
  });
});

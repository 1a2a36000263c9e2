// Portraits beside each other tell what each of them tells, and their differences what statistics books print (specification 2.3).
import {
  patientPortraitEndpoints as calls,
  type PatientPortrait,
  type Persona,
} from '@yijian/contract/treatment-records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { plant, storePlanted } from '../../../../../../tools/testing/figures/patients.ts';
import { comparisonRows, differenceOf, shareOf } from './comparison.policy.ts';

describe('the interval of a difference', () => {
  // Newcombe, Statistics in Medicine 17 (1998) 873, table II, method 10.
  it.each([
    [[56, 70], [48, 80], 0.2, 0.0524, 0.3339],
    [[9, 10], [3, 10], 0.6, 0.1705, 0.809],
    [[5, 56], [0, 29], 0.0893, -0.0381, 0.1926],
    [[0, 10], [0, 10], 0, -0.2775, 0.2775],
  ] as const)('of %j and %j is the published one', (other, first, value, low, high) => {
    const [one, another] = [first, other].map(([patients, of]) => shareOf(patients, of));
    const found = differenceOf(one!, another!)!;
    expect(Math.abs(found.value - value)).toBeLessThan(2e-4);
    expect(Math.abs(found.low - low)).toBeLessThan(2e-4);
    expect(Math.abs(found.high - high)).toBeLessThan(2e-4);
    const turned = differenceOf(another!, one!)!;
    expect([turned.low + found.high, turned.high + found.low]).toEqual([expect.closeTo(0, 9), expect.closeTo(0, 9)]);
  });

  it('is not told where one of the two is withheld', () => {
    expect(differenceOf(null, shareOf(20, 40))).toBeNull();
    expect(differenceOf(shareOf(20, 40), null)).toBeNull();
  });
});

describe('portraits beside each other', () => {
  let app: TestApp;
  let marketing: Caller;
  let personas: Persona[];

  beforeAll(async () => {
    app = await startTestApp();
    const [row] = await app.owner<{ id: string }[]>`
      insert into hospitals (enterprise_id, name, province_code, city_code) values (1, '对比医院', '350000', '350100') returning id::text`;
    await storePlanted(app, plant(11), [row!.id]);
    marketing = await app.as('fang.ruogu');
    ({ personas } = (await marketing.call(calls.list)).body.result);
  });
  afterAll(() => app.close());

  const asked = ({ indication, line, ageBand }: Pick<Persona, 'indication' | 'line' | 'ageBand'>) => ({
    indication,
    line,
    ageBand,
  });
  const compare = (some: readonly Persona[], who = marketing) =>
    who.call(calls.compare, { body: { personas: some.map(asked) } });

  it.each([2, 3, 4])('%i of them stand in the order asked for, each as its own page tells it', async (count) => {
    const some = personas.slice(0, count).toReversed();
    const { portraits, rows } = (await compare(some)).body.result;
    const pages = [];
    for (const one of some) pages.push((await marketing.call(calls.find, { query: asked(one) })).body.result);
    expect(portraits).toEqual(pages);
    for (const { shares, differences } of rows) {
      expect([shares.length, differences.length]).toEqual([count, count - 1]);
      expect(differences).toEqual(shares.slice(1).map((one) => differenceOf(shares[0]!, one)));
    }
  });

  it('every share is a sum of cells that the portrait tells, and what a portrait does not tell is withheld', async () => {
    let withheld = 0;
    const told = new Set<string>();
    for (let at = 0; at + 1 < personas.length; at += 1) {
      const { portraits, rows } = (await compare(personas.slice(at, at + 2))).body.result;
      for (const { measure, key, shares } of rows)
        for (const [place, share] of shares.entries()) {
          const { persona, stops, comorbidities, delays, persistence, sexAge } = portraits[place]!;
          const lists = { STOP: stops, COMORBIDITY: comorbidities, DELAY: delays };
          if (measure === 'STOP' || measure === 'COMORBIDITY' || measure === 'DELAY') {
            const cell = lists[measure].find((one) => one.key === key);
            expect(share === null ? undefined : [share.patients, share.of]).toEqual(
              cell === undefined ? undefined : [cell.patients, persona.patients],
            );
          } else if (measure === 'PERSISTENCE' && share !== null) {
            expect(persistence.at(-1)!.month).toBeGreaterThanOrEqual(Number(key));
            expect(persistence.map(({ survival, low, high }) => [survival, low, high])).toContainEqual([
              share.share,
              share.low,
              share.high,
            ]);
          } else if (measure === 'WOMEN' && share !== null) {
            const women = sexAge.filter(({ sex }) => sex === 'FEMALE').reduce((sum, { patients }) => sum + patients, 0);
            expect(share.patients).toBe(women);
          }
          if (share === null) withheld += 1;
          else {
            told.add(measure);
            expect(share.low).toBeLessThanOrEqual(share.share);
            expect(share.high).toBeGreaterThanOrEqual(share.share);
            expect(share.of).toBeGreaterThanOrEqual(10);
          }
        }
    }
    expect(withheld).toBeGreaterThan(0);
    expect(told).toEqual(new Set(['WOMEN', 'DELAY', 'PERSISTENCE', 'STOP', 'COMORBIDITY']));
  });

  it('women and a diagnosis within half a year are told only where no small groups are put together', async () => {
    const [portrait] = (await compare(personas.slice(0, 2))).body.result.portraits;
    const whole: PatientPortrait = {
      ...portrait!,
      sexAge: [
        { sex: 'FEMALE', decade: 30, patients: 30 },
        { sex: 'MALE', decade: 30, patients: 10 },
      ],
      delays: [
        { key: 'UNDER_1', patients: 20 },
        { key: 'FROM_24', patients: 30 },
        { key: 'UNKNOWN', patients: 10 },
      ],
    };
    const merged: PatientPortrait = {
      ...whole,
      sexAge: [...whole.sexAge.slice(0, 1), { sex: null, decade: null, patients: 24 }],
      delays: [...whole.delays, { key: 'OTHERS', patients: 20 }],
    };
    const rows = comparisonRows([whole, merged]);
    const told = (measure: string) => rows.find((row) => row.measure === measure);
    expect(told('WOMEN')).toMatchObject({ shares: [{ patients: 30, of: 40 }, null], differences: [null] });
    expect(told('FAST')).toMatchObject({ shares: [{ patients: 20, of: 50 }, null], differences: [null] });
  });

  it('one alone and five are too few and too many, and a wrong line is named', async () => {
    for (const some of [[], personas.slice(0, 1), personas.slice(0, 5)]) {
      const sent = await compare(some);
      expect([sent.status, sent.body.fields!.map(({ field }) => field)]).toEqual([400, ['body.personas']]);
    }
    const sent = await compare([personas[0]!, { ...personas[1]!, line: 9 }]);
    expect([sent.status, sent.body.fields!.map(({ field }) => field)]).toEqual([400, ['body.personas.1.line']]);
  });

  it('the same twice is refused and named, one that is not shown is not there', async () => {
    const [one, other] = personas;
    const twice = await compare([one!, other!, one!]);
    expect([twice.status, twice.body.error]).toEqual([400, 'treatment-records.samePersona']);
    expect(twice.body.fields!.map(({ field }) => field)).toEqual(['body.personas.2']);
    const hidden = await compare([one!, { ...other!, indication: 'NOTHING' }]);
    expect([hidden.status, hidden.body.error]).toEqual([404, 'treatment-records.notShown']);
  });

  it('is for whom the menu is given, and knows the own enterprise alone', async () => {
    const two = personas.slice(0, 2);
    expect((await compare(two, await app.as('chen.yizhou'))).status).toBe(200);
    for (const login of ['qian.hui', 'wu.yue']) expect((await compare(two, await app.as(login))).status).toBe(403);
    const foreign = await compare(two, await app.as('admin', 'kanglan'));
    expect([foreign.status, foreign.body.error]).toEqual([404, 'treatment-records.notShown']);
  });
});

// Portraits never tell of fewer than ten patients, not even by differences, and their curve is the published one (specification 2.3).
import { patientPortraitEndpoints as calls, type Persona } from '@yijian/contract/treatment-records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import {
  COUNTED_ON,
  bandOf,
  plant,
  storePlanted,
  stream,
  type Planted,
} from '../../../../../../tools/testing/figures/patients.ts';

let app: TestApp;
let marketing: Caller;
let hospitalId: string;

beforeAll(async () => {
  app = await startTestApp();
  const [row] = await app.owner<{ id: string }[]>`
    insert into hospitals (enterprise_id, name, province_code, city_code) values (1, '画像医院', '350000', '350100') returning id::text`;
  hospitalId = row!.id;
  marketing = await app.as('fang.ruogu');
});
afterAll(() => app.close());

const store = (rows: readonly Planted[]) => storePlanted(app, rows, [hospitalId]);
const personasOf = async (): Promise<Persona[]> => (await marketing.call(calls.list)).body.result.personas;
const query = ({ indication, line, ageBand }: Persona) => ({ query: { indication, line, ageBand } });

describe('no group below ten', () => {
  it('shows each persona as it is counted, or not at all', async () => {
    const rows = plant(7);
    await store(rows);
    const personas = await personasOf();
    expect(personas.length).toBeGreaterThan(5);
    for (const one of personas) {
      const counted = rows.filter(
        (row) => row.indication === one.indication && row.line === one.line && bandOf(row.age) === one.ageBand,
      );
      expect(one.patients).toBe(counted.length);
      expect(one.patients).toBeGreaterThanOrEqual(10);
    }
  });

  it('random pairs of filters and known totals give no difference below ten', async () => {
    const next = stream(99);
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const rows = plant(seed);
      await store(rows);
      const personas = await personasOf();
      const counts = (among: readonly Persona[]): number => among.reduce((sum, { patients }) => sum + patients, 0);
      for (let round = 0; round < 200; round += 1) {
        const filter = () => personas.filter(() => next() < 0.5);
        const [one, other] = [filter(), filter()];
        const both = one.filter((persona) => other.includes(persona));
        for (const difference of [counts(one) - counts(both), counts(other) - counts(both)])
          expect(difference === 0 || difference >= 10).toBe(true);
      }
      // Whoever knows from elsewhere how many have the indication learns the hidden ones together, never fewer than ten.
      for (const [indication, all] of Map.groupBy(rows, (row) => row.indication)) {
        const hidden = all.length - counts(personas.filter((one) => one.indication === indication));
        expect(hidden === 0 || hidden >= 10).toBe(true);
      }
    }
  });

  it('the parts of a portrait hold ten and more each and add up to it, so that no part is the rest of the others', async () => {
    await store(plant(11));
    let parts = 0;
    for (const persona of await personasOf()) {
      const { result } = (await marketing.call(calls.find, query(persona))).body;
      const { sexAge, provinces, severities, payers, sources, delays, journey, comorbidities, stops } = result;
      for (const cells of [sexAge, provinces, severities, payers, sources, delays, journey, stops]) {
        const patients = cells.map((cell) => cell.patients);
        expect(patients.every((count) => count >= 10)).toBe(true);
        expect(patients.reduce((sum, count) => sum + count, 0)).toBe(persona.patients);
        parts += patients.length;
      }
      for (const { patients } of comorbidities) {
        expect(patients).toBeGreaterThanOrEqual(10);
        expect(persona.patients - patients).toBeGreaterThanOrEqual(10);
      }
    }
    expect(parts).toBeGreaterThan(30);
  });

  it('3.15 a list is narrowed by severity, payer and province to groups that the portrait tells, and no others', async () => {
    await store(plant(11));
    const listed = (await marketing.call(calls.list)).body.result.personas;
    let groups = 0;
    for (const persona of listed) {
      const { result } = (await marketing.call(calls.find, query(persona))).body;
      const told = { severity: result.severities, payer: result.payers, province: result.provinces };
      for (const [split, cells] of Object.entries(told)) {
        const own = persona.groups.filter((one) => one.split === split);
        const shown = cells.filter(({ key }) => key !== 'OTHERS');
        expect(new Map(own.map(({ key, patients }) => [key, patients]))).toEqual(
          new Map(shown.map(({ key, patients }) => [key, patients])),
        );
        expect(own.every(({ patients }) => patients >= 10)).toBe(true);
        groups += own.length;
      }
    }
    expect(groups).toBeGreaterThan(10);
    expect(listed.flatMap((one) => one.groups).find(({ key }) => key === '350000')!.name).toBe('福建省');
  });

  it('unmet needs are sums of the cells shown, so that they tell no more', async () => {
    await store(plant(11));
    let needs = 0;
    for (const persona of await personasOf()) {
      const { result } = (await marketing.call(calls.find, query(persona))).body;
      const shown = new Map(result.stops.map(({ key, patients }) => [key, patients]));
      const late = result.delays.filter(({ key }) => key === 'FROM_12_TO_24' || key === 'FROM_24');
      for (const { key, patients } of result.needs) {
        const cells = key === 'LATE_DIAGNOSIS' ? late.reduce((sum, one) => sum + one.patients, 0) : shown.get(key);
        expect([key, patients]).toEqual([key, cells]);
        needs += 1;
      }
    }
    expect(needs).toBeGreaterThan(10);
  });

  it('says on which day it was counted, the list and each portrait', async () => {
    await store(plant(11));
    const { personas, countedOn } = (await marketing.call(calls.list)).body.result;
    expect(countedOn).toBe(COUNTED_ON);
    expect((await marketing.call(calls.find, query(personas[0]!))).body.result.persona.countedOn).toBe(COUNTED_ON);
    expect((await (await app.as('admin', 'kanglan')).call(calls.list)).body.result.countedOn).toBe(null);
  });

  it('a persona below ten is not there, and cannot be asked for', async () => {
    await store(plant(7).filter((row, at) => row.indication !== 'ANXIETY' || at < 12));
    expect((await personasOf()).some(({ indication }) => indication === 'ANXIETY')).toBe(false);
    for (const indication of ['ANXIETY', 'NOTHING']) {
      const sent = await marketing.call(calls.find, { query: { indication, line: 1, ageBand: 'FROM_18_TO_39' } });
      expect([sent.status, sent.body.error]).toEqual([404, 'treatment-records.notShown']);
    }
    expect(await app.owner`select from portrait_cells where indication = 'ANXIETY' and line > 0`).toHaveLength(0);
    expect(await app.owner`select from portrait_curves where indication = 'ANXIETY'`).toHaveLength(0);
  });
});

describe('the persistence curve', () => {
  it('is the published one for remission under 6-mercaptopurine (Freireich 1963), with its log-log band', async () => {
    const times = [6, 6, 6, 6, 7, 9, 10, 10, 11, 13, 16, 17, 19, 20, 22, 23, 25, 32, 32, 34, 35];
    const censored = new Set([3, 5, 7, 8, 11, 12, 13, 16, 17, 18, 19, 20]);
    const stopped = times.map((_, at) => !censored.has(at));
    const rows = await app.owner<
      { time: number; risk: number; events: number; s: number; low: number; high: number }[]
    >`
      select at_time as time, at_risk as risk, events, survival as s, low, high
      from app.kaplan_meier(${times}::float8[], ${`{${stopped.join(',')}}`}::text::boolean[]) where events > 0`;
    expect(rows.map(({ time, risk, events }) => [time, risk, events])).toEqual([
      [6, 21, 3],
      [7, 17, 1],
      [10, 15, 1],
      [13, 12, 1],
      [16, 11, 1],
      [22, 7, 1],
      [23, 6, 1],
    ]);
    const published = [0.857143, 0.806723, 0.752941, 0.690196, 0.627451, 0.537815, 0.448179];
    rows.forEach(({ s }, at) => expect(Math.abs(s - published[at]!)).toBeLessThan(1e-6));
    // As statistics packages print them, in four digits.
    const bands = [
      [0.6197, 0.9516],
      [0.5631, 0.9228],
      [0.5032, 0.8894],
      [0.4316, 0.8491],
      [0.3675, 0.8049],
      [0.2678, 0.7468],
      [0.1881, 0.6801],
    ];
    rows.forEach(({ low, high }, at) => {
      expect(Math.abs(low - bands[at]![0]!)).toBeLessThan(1e-4);
      expect(Math.abs(high - bands[at]![1]!)).toBeLessThan(1e-4);
    });
  });

  it('with the number of those who stopped it tells of no last few, and with the one still observed of none either', async () => {
    let tails = 0;
    let curves = 0;
    for (const seed of [21, 22, 23, 24]) {
      const rows = plant(seed);
      await store(rows);
      for (const persona of await personasOf()) {
        const { persistence } = (await marketing.call(calls.find, query(persona))).body.result;
        const last = persistence.at(-1)!.month;
        if (last === 0) continue;
        curves += 1;
        const members = rows.filter(
          (row) =>
            row.indication === persona.indication && row.line === persona.line && bandOf(row.age) === persona.ageBand,
        );
        // Everybody who stopped, less those whom the curve has counted by its last point.
        const tail = members.filter((row) => row.stop !== null && row.days / 30.4375 > last).length;
        const ongoing = members.filter((row) => row.days / 30.4375 > last).length;
        expect([tail === 0 || tail >= 10, ongoing >= 10]).toEqual([true, true]);
        if (tail > 0) tails += 1;
      }
    }
    expect(curves).toBeGreaterThan(10);
    expect(tails).toBeGreaterThan(5);
  });

  it('falls between points at which ten or more stopped, while ten or more are observed', async () => {
    const rows = plant(21);
    await store(rows);
    for (const persona of await personasOf()) {
      const { persistence } = (await marketing.call(calls.find, query(persona))).body.result;
      const members = rows.filter(
        (row) =>
          row.indication === persona.indication && row.line === persona.line && bandOf(row.age) === persona.ageBand,
      );
      expect(persistence[0]).toEqual({ month: 0, survival: 1, low: 1, high: 1 });
      persistence.slice(1).forEach(({ month, survival, low, high }, at) => {
        const since = persistence[at]!.month;
        const months = (row: Planted): number => row.days / 30.4375;
        const stopped = members.filter((row) => row.stop !== null && months(row) > since && months(row) <= month);
        expect(stopped.length).toBeGreaterThanOrEqual(10);
        expect(members.filter((row) => months(row) > month).length).toBeGreaterThanOrEqual(10);
        expect(low).toBeLessThanOrEqual(survival);
        expect(high).toBeGreaterThanOrEqual(survival);
        expect(survival).toBeLessThan(persistence[at]!.survival);
      });
    }
  });
});

it('is for whom the menu is given, says what is wrong, and knows the own enterprise alone', async () => {
  await store(plant(7));
  expect((await (await app.as('chen.yizhou')).call(calls.list)).status).toBe(200);
  for (const login of ['qian.hui', 'wu.yue']) expect((await (await app.as(login)).call(calls.list)).status).toBe(403);
  const wrong = await marketing.call(calls.find, { query: { indication: 'MIGRAINE', line: 9, ageBand: 'OLD' } });
  expect([wrong.status, wrong.body.fields!.map(({ field }) => field).toSorted()]).toEqual([
    400,
    ['query.ageBand', 'query.line'],
  ]);
  const foreign = await app.as('admin', 'kanglan');
  expect((await foreign.call(calls.list)).body.result).toEqual({ personas: [], total: 0, countedOn: null });
});

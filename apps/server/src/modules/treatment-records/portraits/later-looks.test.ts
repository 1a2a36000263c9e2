// What a later look at portraits and hospitals shows that an earlier one did not: imports and deletions between them (product 3.15).
import {
  patientPortraitEndpoints as portraits,
  treatmentRecordEndpoints as treatments,
  type PatientPortrait,
} from '@yijian/contract/treatment-records';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import {
  addPlanted,
  countAgain,
  plant,
  storePlanted,
  stream,
  type Planted,
} from '../../../../../../tools/testing/figures/patients.ts';

const LEAST = 10;
const ROUNDS = 36;
const PAIRS_EACH = 40;

let app: TestApp;
let marketing: Caller;
let hospitals: string[];
/** How many patients were ever stored. */
let stored = 0;

beforeAll(async () => {
  app = await startTestApp();
  const rows = await app.owner<{ id: string }[]>`
    insert into hospitals (enterprise_id, name, province_code, city_code)
    select 1, '先后医院' || n, '350000', '350100' from generate_series(0, 7) n returning id::text`;
  hospitals = rows.map(({ id }) => id);
  marketing = await app.as('fang.ruogu');
});
afterAll(() => app.close());

beforeEach(async () => {
  const rows = plant(3);
  await storePlanted(app, rows, hospitals);
  stored = rows.length;
});

/** Numbers by partition and cell; a partition is named by what it splits and how. */
type Look = ReadonlyMap<string, ReadonlyMap<string, number>>;

async function look(): Promise<Look> {
  await countAgain(app);
  const { personas } = (await marketing.call(portraits.list)).body.result;
  const places = (await marketing.call(treatments.listHospitals, { query: { size: 100 } })).body.result.content;
  const found = new Map<string, Map<string, number>>();
  const put = (partition: string, cell: string, patients: number): void => {
    const cells = found.get(partition) ?? new Map<string, number>();
    found.set(partition, cells.set(cell, patients));
  };
  for (const { indication, hospitalId, patients } of places) put(`hospitals ${indication}`, hospitalId, patients);
  for (const { indication, line, ageBand, patients } of personas) {
    const query = { indication, line, ageBand };
    put(`personas ${indication}`, `${line} ${ageBand}`, patients);
    const portrait = (await marketing.call(portraits.find, { query })).body.result;
    for (const [dimension, cells] of Object.entries(splitsOf(portrait)))
      for (const [cell, count] of cells) put(`${dimension} ${indication} ${line} ${ageBand}`, cell, count);
  }
  return found;
}

const splitsOf = (portrait: PatientPortrait): Readonly<Record<string, [string, number][]>> => ({
  sexAge: portrait.sexAge.map(({ sex, decade, patients }) => [sex === null ? 'OTHERS' : `${sex} ${decade}`, patients]),
  provinces: portrait.provinces.map(({ key, patients }) => [key, patients]),
  severities: portrait.severities.map(({ key, patients }) => [key, patients]),
  payers: portrait.payers.map(({ key, patients }) => [key, patients]),
  sources: portrait.sources.map(({ key, patients }) => [key, patients]),
  delays: portrait.delays.map(({ key, patients }) => [key, patients]),
  journey: portrait.journey.map(({ drug, stop, patients }) => [`${stop} ${drug}`, patients]),
  ...Object.fromEntries(portrait.comorbidities.map(({ key, patients }) => [`comorbidity ${key}`, [[key, patients]]])),
});

async function add(rows: readonly Planted[]): Promise<void> {
  await addPlanted(app, rows, hospitals, stored);
  stored += rows.length;
}

const remove = (count: number, offset: number) => app.owner`
  delete from treatment_records where enterprise_id = 1 and id in (
    select id from treatment_records where enterprise_id = 1 order by patient_key offset ${offset} limit ${count})`;

const isTold = (change: number): boolean => change !== 0 && Math.abs(change) < LEAST;

/** Cells that both looks name, each alone; the others of a split together, because each look holds them among its others. */
function differences(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): Map<string, number> {
  const found = new Map<string, number>();
  for (const [cell, patients] of other) {
    const before = cell.includes('OTHERS') ? undefined : one.get(cell);
    if (before !== undefined) found.set(cell, patients - before);
  }
  return found;
}

describe('two looks with an import between them', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('of %i patients of one kind show the same numbers', async (count) => {
    const before = await look();
    const patient = plant(3).find((row) => row.indication === 'MIGRAINE' && row.line === 1)!;
    await add(Array.from({ length: count }, () => patient));
    expect(await look()).toEqual(before);
  });

  it.each([1, 5, 9])('and a deletion of %i patients show the same numbers', async (count) => {
    const before = await look();
    await remove(count, 40);
    expect(await look()).toEqual(before);
  });

  it('of ten patients of one kind show them where they belong, and of all others the numbers of before', async () => {
    const before = await look();
    const patient = plant(3).find((row) => row.indication === 'MIGRAINE' && row.line === 1 && row.age === 35)!;
    await add(Array.from({ length: 10 }, () => patient));
    const after = await look();
    const cell = '1 FROM_18_TO_39';
    expect(after.get('personas MIGRAINE')!.get(cell)).toBe(before.get('personas MIGRAINE')!.get(cell)! + 10);
    const province = before.get(`provinces MIGRAINE ${cell}`)!.get(patient.province)!;
    expect(after.get(`provinces MIGRAINE ${cell}`)!.get(patient.province)).toBe(province + 10);
    expect(after.get('personas INSOMNIA')).toEqual(before.get('personas INSOMNIA'));
  });

  it('nine and one more in two nights show the ten together', async () => {
    const before = await look();
    const patient = plant(3).find((row) => row.indication === 'MIGRAINE' && row.line === 1 && row.age === 35)!;
    await add(Array.from({ length: 9 }, () => patient));
    expect(await look()).toEqual(before);
    await add([patient]);
    const told = differences(before.get('personas MIGRAINE')!, (await look()).get('personas MIGRAINE')!);
    expect(told.get('1 FROM_18_TO_39')).toBe(10);
  });
});

it('pairs of filters over looks between imports and deletions of any size tell of no group of one to nine', async () => {
  const next = stream(77);
  const looks: Look[] = [await look()];
  const leaks: string[] = [];
  let pairs = 0;
  let moved = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    // Two thirds are smaller than ten; some aim at one kind of patient.
    const size = next() < 0.66 ? 1 + Math.floor(next() * 9) : 10 + Math.floor(next() * 60);
    const rows = plant(100 + round).slice(0, size);
    if (next() < 0.2) await remove(size, Math.floor(next() * 500));
    else await add(next() < 0.3 ? rows.map(() => rows[0]!) : rows);
    const now = await look();
    for (const before of looks)
      for (const [name, cells] of now) {
        const told = differences(before.get(name) ?? new Map<string, number>(), cells);
        for (const [cell, change] of told) {
          if (isTold(change)) leaks.push(`${name} ${cell}: ${change}`);
          if (change !== 0) moved += 1;
        }
        // Filters of several cells: where patients only came, together they change by no less.
        for (let pair = 0; pair < PAIRS_EACH / looks.length; pair += 1) {
          const chosen = [...told].filter(() => next() < 0.5);
          const grown = chosen.every(([, change]) => change >= 0);
          const change = chosen.reduce((sum, [, one]) => sum + one, 0);
          if (grown && isTold(change)) leaks.push(`${name} ${chosen.length} cells: ${change}`);
          pairs += 1;
        }
      }
    looks.push(now);
  }
  expect(leaks).toEqual([]);
  expect(pairs).toBeGreaterThanOrEqual(10_000);
  // The numbers follow the records after all.
  expect(moved).toBeGreaterThan(200);
}, 240_000);

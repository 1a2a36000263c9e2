// Sequences of filters over everything that portraits and hospitals publish, as somebody would try who looks for one patient (product 3.15).
import {
  patientPortraitEndpoints as portraits,
  treatmentRecordEndpoints as treatments,
  type PatientPortrait,
  type Persona,
  type PortraitComparison,
} from '@yijian/contract/treatment-records';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { bandOf, plant, storePlanted, stream, type Planted } from '../../../../../../tools/testing/figures/patients.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];
const PAIRS_EACH = 2_500;
const LEAST = 10;

let app: TestApp;
let marketing: Caller;
let hospitals: string[];

beforeAll(async () => {
  app = await startTestApp();
  const rows = await app.owner<{ id: string }[]>`
    insert into hospitals (enterprise_id, name, province_code, city_code)
    select 1, '差分医院' || n, '350000', '350100' from generate_series(0, 7) n returning id::text`;
  hospitals = rows.map(({ id }) => id);
  marketing = await app.as('fang.ruogu');
});
afterAll(() => app.close());

/** A published number and the patients it counts. */
interface Cell {
  readonly patients: number;
  readonly members: ReadonlySet<Planted>;
}

/** Cells without a patient in common, inside a group whose size somebody may know. */
interface Partition {
  readonly name: string;
  /** The persona it splits; none for those that split an indication. */
  readonly persona: Cell | undefined;
  readonly indication: string;
  readonly whole: number;
  readonly cells: readonly Cell[];
}

/** What a filter answers: the cells it chose, together. */
interface Filter {
  readonly of: Partition;
  readonly cells: ReadonlySet<Cell>;
  readonly patients: number;
}

const sumOf = (cells: Iterable<Cell>): number => [...cells].reduce((sum, { patients }) => sum + patients, 0);

/** Cells by their key; the one called OTHERS holds whoever the others do not. */
function cellsOf(
  people: readonly Planted[],
  told: readonly { readonly key: string; readonly patients: number }[],
  keyOf: (row: Planted) => string,
): Cell[] {
  const named = new Set(told.map(({ key }) => key));
  const placed = Map.groupBy(people, (row) => (named.has(keyOf(row)) ? keyOf(row) : 'OTHERS'));
  return told.map(({ key, patients }) => ({ patients, members: new Set(placed.get(key)) }));
}

function monthsOf(days: number): string {
  if (days < 30) return 'UNDER_1';
  if (days < 91) return 'FROM_1_TO_3';
  if (days < 183) return 'FROM_3_TO_6';
  if (days < 365) return 'FROM_6_TO_12';
  return days < 731 ? 'FROM_12_TO_24' : 'FROM_24';
}

/** Every way a portrait splits its persona. */
function splitsOf(portrait: PatientPortrait, people: readonly Planted[]): Readonly<Record<string, Cell[]>> {
  const sexAge = portrait.sexAge.map(({ sex, decade, patients }) => ({
    key: sex === null ? 'OTHERS' : `${sex} ${decade}`,
    patients,
  }));
  const stopOf = (row: Planted): string => row.stop ?? 'ONGOING';
  const shownStops = new Set(portrait.stops.map(({ key }) => key));
  const placeOf = (row: Planted): string => (shownStops.has(stopOf(row)) ? stopOf(row) : 'OTHERS');
  const journey = portrait.stops.flatMap(({ key: stop }) => {
    const told = portrait.journey
      .filter((one) => one.stop === stop)
      .map(({ drug: key, patients }) => ({ key, patients }));
    return cellsOf(
      people.filter((row) => placeOf(row) === stop),
      told,
      (row) => row.drug,
    );
  });
  const comorbid = portrait.comorbidities.map(({ key, patients }) => [
    { patients, members: new Set(people.filter((row) => row.comorbidities.includes(key))) },
    {
      patients: portrait.persona.patients - patients,
      members: new Set(people.filter((row) => !row.comorbidities.includes(key))),
    },
  ]);
  return {
    sexAge: cellsOf(
      people,
      sexAge,
      (row) => `${row.male ? 'MALE' : 'FEMALE'} ${Math.min(80, Math.floor(row.age / 10) * 10)}`,
    ),
    provinces: cellsOf(people, portrait.provinces, (row) => row.province),
    severities: cellsOf(people, portrait.severities, (row) => row.severity),
    payers: cellsOf(people, portrait.payers, (row) => row.payer),
    sources: cellsOf(people, portrait.sources, (row) => row.source),
    delays: cellsOf(people, portrait.delays, (row) => monthsOf(row.delay)),
    stops: cellsOf(people, portrait.stops, stopOf),
    journey,
    ...Object.fromEntries(comorbid.map((cells, at) => [`comorbidity ${at}`, cells])),
  };
}

type Comparison = PortraitComparison['rows'][number];

/** What a comparison tells of one persona: who has it and who has not, among those of whom it is told. */
function comparedCells(
  { measure, key }: Comparison,
  { patients, of }: { readonly patients: number; readonly of: number },
  { people, portrait }: { readonly people: readonly Planted[]; readonly portrait: PatientPortrait },
): Cell[] {
  const sexAge = new Set(portrait.sexAge.map(({ sex, decade }) => `${sex} ${decade}`));
  const told = new Set<string>(portrait.delays.map((one) => one.key));
  const sexOf = (row: Planted): string => (row.male ? 'MALE' : 'FEMALE');
  const isTold = (row: Planted): boolean => {
    if (measure === 'WOMEN') return sexAge.has(`${sexOf(row)} ${Math.min(80, Math.floor(row.age / 10) * 10)}`);
    return measure !== 'FAST' || told.has(monthsOf(row.delay));
  };
  const has = (row: Planted): boolean => {
    if (measure === 'WOMEN') return !row.male;
    if (measure === 'FAST') return row.delay < 183;
    if (measure === 'DELAY') return monthsOf(row.delay) === key;
    return measure === 'STOP' ? (row.stop ?? 'ONGOING') === key : row.comorbidities.includes(key);
  };
  const among = people.filter(isTold);
  return [
    { patients, members: new Set(among.filter(has)) },
    { patients: of - patients, members: new Set(among.filter((row) => !has(row))) },
  ];
}

async function publishedOf(rows: readonly Planted[]): Promise<Partition[]> {
  const { personas } = (await marketing.call(portraits.list)).body.result;
  const perHospital = (await marketing.call(treatments.listHospitals, { query: { size: 100 } })).body.result.content;
  const partitions: Partition[] = [];
  for (const [indication, all] of Map.groupBy(rows, (row) => row.indication)) {
    const own = personas.filter((one) => one.indication === indication);
    const peopleOf = (one: Persona): Planted[] =>
      all.filter((row) => row.line === one.line && bandOf(row.age) === one.ageBand);
    const cells = own.map((one) => ({ patients: one.patients, members: new Set(peopleOf(one)) }));
    const at = { persona: undefined, indication, whole: all.length };
    partitions.push({ ...at, name: `personas of ${indication}`, cells });
    const placed = perHospital.filter((one) => one.indication === indication);
    const places = placed.map(({ hospitalId, patients }) => ({
      patients,
      members: new Set(all.filter((row) => hospitals[row.hospital] === hospitalId)),
    }));
    partitions.push({ ...at, name: `hospitals of ${indication}`, cells: places });
    for (const [place, one] of own.entries()) {
      const { line, ageBand } = one;
      const portrait = (await marketing.call(portraits.find, { query: { indication, line, ageBand } })).body.result;
      const inside = { persona: cells[place], indication, whole: one.patients };
      // Beside whichever comes next: it tells the same of this persona, and no more.
      const beside = personas[(personas.indexOf(one) + 1) % personas.length]!;
      const body = {
        personas: [one, beside].map((each) => ({
          indication: each.indication,
          line: each.line,
          ageBand: each.ageBand,
        })),
      };
      const compared = (await marketing.call(portraits.compare, { body })).body.result;
      expect(compared.portraits[0]).toEqual(portrait);
      for (const row of compared.rows) {
        const share = row.shares[0] ?? null;
        if (share === null || share.patients === null) continue;
        const both = { patients: share.patients, of: share.of };
        const split = comparedCells(row, both, { people: peopleOf(one), portrait });
        const name = `compared ${row.measure} ${row.key} of ${indication} ${line} ${ageBand}`;
        partitions.push({ ...inside, name, cells: split });
      }
      for (const [dimension, split] of Object.entries(splitsOf(portrait, peopleOf(one))))
        partitions.push({ ...inside, name: `${dimension} of ${indication} ${line} ${ageBand}`, cells: split });
    }
  }
  return partitions.filter((one) => one.cells.length > 0);
}

/**
 * Groups that two answers tell of: exactly where one filter lies inside the other, and where they cross, the most that
 * can be in each of the four parts, which is what a small group would be found by.
 */
function toldBy(one: Filter, other: Filter): number[] {
  const rests = [one, other].map(({ of, patients }) => of.whole - patients);
  if (one.of === other.of) {
    const both = sumOf([...one.cells].filter((cell) => other.cells.has(cell)));
    return [
      ...rests,
      both,
      one.patients - both,
      other.patients - both,
      one.of.whole - one.patients - other.patients + both,
    ];
  }
  const [inner, outer] = one.of.persona === undefined ? [other, one] : [one, other];
  if (inner.of.persona !== undefined && outer.cells.has(inner.of.persona))
    return [...rests, outer.patients - inner.patients];
  if (one.of.persona !== other.of.persona || one.of.indication !== other.of.indication) return rests;
  const [here, there] = [one, other].map(({ of, patients }) => [patients, of.whole - patients]);
  return here!.flatMap((part) => there!.map((rest) => Math.min(part, rest)));
}

it(`${SEEDS.length * PAIRS_EACH} pairs of filters over personas, portraits, comparisons and hospitals tell of no group of one to nine`, async () => {
  const leaks: string[] = [];
  const kinds = new Set<string>();
  let pairs = 0;
  for (const seed of SEEDS) {
    const rows = plant(seed);
    await storePlanted(app, rows, hospitals);
    const published = await publishedOf(rows);
    const next = stream(seed + 500);
    const anyOf = <T>(some: readonly T[]): T => some[Math.floor(next() * some.length)]!;
    const filterOf = (of: Partition): Filter => {
      const cells = new Set(of.cells.filter(() => next() < 0.5));
      return { of, cells, patients: sumOf(cells) };
    };
    for (const { name, cells } of published)
      for (const { patients, members } of cells)
        // What is published is true; else nothing below would be about patients.
        if (patients !== members.size) leaks.push(`${name}: ${patients} told, ${members.size} there`);
    for (let round = 0; round < PAIRS_EACH; round += 1) {
      const first = anyOf(published);
      const near = published.filter(({ indication }) => indication === first.indication);
      const second = next() < 0.4 ? first : anyOf(near);
      const [one, other] = [filterOf(first), filterOf(second)];
      pairs += 1;
      kinds.add(
        [first, second]
          .map(({ name }) => name.split(' ')[0]!)
          .toSorted((a, b) => a.localeCompare(b))
          .join(' '),
      );
      for (const told of toldBy(one, other))
        if (told !== 0 && told < LEAST) leaks.push(`${told}: ${first.name} and ${second.name}`);
    }
  }
  expect(leaks).toEqual([]);
  expect(pairs).toBeGreaterThanOrEqual(10_000);
  // Within and across what is published.
  for (const kind of [
    'personas personas',
    'hospitals personas',
    'hospitals hospitals',
    'personas provinces',
    'personas severities',
    'payers severities',
    'payers provinces',
    'delays sexAge',
    'compared compared',
    'compared sexAge',
    'compared personas',
  ])
    expect(kinds).toContain(kind);
}, 240_000);

// Invented patients for tests of portraits: skewed, so that small groups are there to be hidden.
import { payers, severities } from '@yijian/contract/treatment-records';
import type { TestApp } from '../app.ts';

/** A repeatable stream of numbers below 1. */
export function stream(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

export interface Planted {
  readonly indication: string;
  readonly line: number;
  readonly age: number;
  readonly male: boolean;
  readonly drug: string;
  readonly stop: string | null;
  readonly delay: number;
  readonly days: number;
  readonly comorbidities: string[];
  readonly province: string;
  readonly source: string;
  readonly severity: string;
  readonly payer: string;
  /** Place in the list of hospitals. */
  readonly hospital: number;
}

export function plant(seed: number): Planted[] {
  const next = stream(seed);
  const places = stream(seed + 1000);
  const circumstances = stream(seed + 2000);
  const pick = <T>(rows: readonly T[]): T => rows[Math.floor(next() ** 2 * rows.length)]!;
  return Array.from({ length: 700 }, () => ({
    indication: pick(['MIGRAINE', 'INSOMNIA', 'ANXIETY']),
    line: pick([1, 2, 3]),
    age: pick([35, 50, 65, 12]),
    male: next() < 0.3,
    drug: pick(['甲', '乙', '丙', '丁']),
    stop: next() < 0.6 ? pick(['COST', 'INEFFECTIVE', 'SWITCHED', 'LOST', 'PATIENT']) : null,
    delay: Math.floor(next() * 900),
    days: 10 + Math.floor(next() * 700),
    comorbidities: ['DIABETES', 'STROKE'].filter(() => next() < 0.1),
    province: pick(['350000', '110000', '310000', '440000']),
    source: ['REGISTRY', 'CHART', 'PROGRAM'][Math.floor(places() ** 3 * 3)]!,
    hospital: Math.floor(places() ** 2 * 8),
    severity: severities[Math.floor(circumstances() ** 2 * severities.length)]!,
    payer: payers[Math.floor(circumstances() ** 3 * payers.length)]!,
  }));
}

/** In the place of every record and number that is there, and counted; hospitals in the order of `Planted.hospital`. */
export async function storePlanted(
  app: TestApp,
  rows: readonly Planted[],
  hospitals: readonly string[],
): Promise<void> {
  await app.owner`delete from treatment_records`;
  await forgetPortraits(app);
  await addPlanted(app, rows, hospitals, 0);
  await countAgain(app);
}

/** As if nothing had ever been counted. */
export async function forgetPortraits({ owner }: TestApp): Promise<void> {
  await owner`delete from portrait_curves`;
  await owner`delete from portrait_cells`;
  await owner`delete from portrait_editions`;
}

export const COUNTED_ON = '2026-11-01';

/** As the night does it for the first enterprise. */
export async function countAgain({ owner }: TestApp): Promise<void> {
  await owner.begin(async (tx) => {
    await tx`select set_config('app.enterprise_id', '1', true)`;
    await tx`call app.count_portraits(${COUNTED_ON})`;
  });
}

/** Beside those that are there, whose patients are numbered below `from`. */
export async function addPlanted(
  app: TestApp,
  rows: readonly Planted[],
  hospitals: readonly string[],
  from: number,
): Promise<void> {
  const placed = rows.map((row) => ({ ...row, hospital: hospitals[row.hospital % hospitals.length] }));
  await app.owner`
    insert into treatment_records (enterprise_id, patient_key, sex, birth_year, hospital_id, province_code, indication, line, drug,
      first_symptom_on, diagnosed_on, comorbidities, started_on, stopped_on, stop_reason, last_seen_on, source, severity, payer)
    select 1, 'PT-' || lpad((n + ${from}::int)::text, 6, '0'), case when x.male then 'MALE' else 'FEMALE' end, 2022 - x.age, x.hospital, x.province, x.indication,
      x.line, x.drug, '2022-01-01'::date - x.delay, '2022-01-01', array(select jsonb_array_elements_text(x.comorbidities)), '2022-01-01',
      case when x.stop is not null then '2022-01-01'::date + x.days end, x.stop, '2022-01-01'::date + x.days, x.source, x.severity, x.payer
    from rows from (jsonb_to_recordset(${JSON.stringify(placed)}::text::jsonb) as (indication text, line int, age int, male boolean, drug text,
      stop text, delay int, days int, comorbidities jsonb, province text, source text, severity text, payer text, hospital bigint)) with ordinality
      as x(indication, line, age, male, drug, stop, delay, days, comorbidities, province, source, severity, payer, hospital, n)`;
}

export const bandOf = (age: number): string =>
  age < 18 ? 'UNDER_18' : age < 40 ? 'FROM_18_TO_39' : age < 60 ? 'FROM_40_TO_59' : 'FROM_60';

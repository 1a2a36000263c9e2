// Portraits of groups of patients: who they are, how long to a diagnosis, how long on the therapy and why it ends (specification 2.3).
import {
  delays,
  needs,
  treatmentRecordErrors as errors,
  type Need,
  type PatientPortrait,
  type PortraitList,
  type Persona,
  type PersonaQuery,
  type PortraitCell,
} from '@yijian/contract/treatment-records';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import {
  countPortraitsOn,
  selectCells,
  selectCountedOn,
  selectGroups,
  selectPersistence,
  selectPersonas,
  type CellRow,
} from './patient-portraits.sql.ts';

export async function listPortraits(context: Context): Promise<PortraitList> {
  const { sql, language } = context;
  const found = await selectPersonas(sql);
  const groups = Map.groupBy(await selectGroups(sql, language), personaKey);
  const personas = found.map((one) => ({
    ...one,
    groups: (groups.get(personaKey(one)) ?? []).map(({ split, key, name, patients }) => ({
      split,
      key,
      name,
      patients,
    })),
  }));
  const total = personas.reduce((sum, { patients }) => sum + patients, 0);
  return { personas, total, countedOn: await selectCountedOn(sql) };
}

function personaKey({ indication, line, ageBand }: PersonaQuery): string {
  return `${indication} ${line} ${ageBand}`;
}

/** Every night; what has changed by fewer than ten waits for the next one. */
export async function countPortraits(context: Context): Promise<void> {
  await countPortraitsOn(context.sql, dayInShanghai(context.clock.now()));
}

export async function findPortrait(context: Context, asked: PersonaQuery): Promise<PatientPortrait> {
  const { sql, language } = context;
  const isAsked = (one: Persona): boolean =>
    one.indication === asked.indication && one.line === asked.line && one.ageBand === asked.ageBand;
  const persona = (await selectPersonas(sql, asked.indication)).find(isAsked);
  if (persona === undefined) throw fail(errors.notShown);
  const cells = Map.groupBy(await selectCells(sql, asked, language), ({ dimension }) => dimension);
  const of = (dimension: CellRow['dimension']): readonly CellRow[] => cells.get(dimension) ?? [];
  const persistence = await selectPersistence(sql, asked);
  const stops = summed(of('journey'));
  return {
    persona,
    sexAge: of('sexAge').map(({ cell, patients }) => ({ ...sexAgeOf(cell), patients })),
    provinces: of('province').map(({ cell, patients, regionName }) => ({ key: cell, name: regionName, patients })),
    severities: summed(of('severity')),
    payers: summed(of('payer')),
    sources: summed(of('source')),
    needs: needsOf(of('delay'), stops),
    comorbidities: summed(of('comorbidity')),
    delays: delays.flatMap((key) => {
      const found = of('delay').find(({ cell }) => cell === key);
      return found === undefined ? [] : [{ key, patients: found.patients }];
    }),
    stops,
    journey: of('journey').map(({ cell, part, patients }) => ({ drug: part, stop: cell, patients })),
    persistence,
    median: persistence.find(({ survival }) => survival <= 0.5)?.month ?? null,
  };
}

function sexAgeOf(cell: string): { sex: 'MALE' | 'FEMALE' | null; decade: number | null } {
  const [sex, decade] = cell.split(' ');
  return sex === 'MALE' || sex === 'FEMALE' ? { sex, decade: Number(decade) } : { sex: null, decade: null };
}

const late: ReadonlySet<string> = new Set(['FROM_12_TO_24', 'FROM_24']);

/** Sums of cells that are shown, so that they tell no more than these. */
function needsOf(delayed: readonly CellRow[], stops: readonly PortraitCell[]): PatientPortrait['needs'] {
  const sum = (rows: readonly { patients: number }[]): number => rows.reduce((all, { patients }) => all + patients, 0);
  const patientsOf = (key: Need): number =>
    key === 'LATE_DIAGNOSIS'
      ? sum(delayed.filter(({ cell }) => late.has(cell)))
      : sum(stops.filter((stop) => stop.key === key));
  return needs
    .map((key) => ({ key, patients: patientsOf(key) }))
    .filter(({ patients }) => patients > 0)
    .toSorted((one, other) => other.patients - one.patients);
}

/** Cells with their parts together, the largest first. */
function summed(rows: readonly CellRow[]): PortraitCell[] {
  const sums = new Map<string, number>();
  for (const { cell, patients } of rows) sums.set(cell, (sums.get(cell) ?? 0) + patients);
  return [...sums]
    .map(([key, patients]) => ({ key, patients }))
    .toSorted((one, other) => other.patients - one.patients);
}

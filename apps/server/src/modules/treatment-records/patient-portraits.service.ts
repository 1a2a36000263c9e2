// Portraits of groups of patients: who they are, how long to a diagnosis, how long on the therapy and why it ends (specification 2.3).
import {
  delays,
  treatmentRecordErrors as errors,
  type PatientPortrait,
  type Persona,
  type PersonaQuery,
  type PortraitCell,
} from '@yijian/contract/treatment-records';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { selectCells, selectPersistence, selectPersonas, type CellRow } from './patient-portraits.sql.ts';

export async function listPortraits(context: Context): Promise<{ personas: Persona[]; total: number }> {
  const personas = await selectPersonas(context.sql);
  return { personas, total: personas.reduce((sum, { patients }) => sum + patients, 0) };
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
  return {
    persona,
    sexAge: of('sexAge').map(({ cell, patients }) => ({ ...sexAgeOf(cell), patients })),
    provinces: of('province').map(({ cell, patients, regionName }) => ({ key: cell, name: regionName, patients })),
    comorbidities: summed(of('comorbidity')),
    delays: delays.flatMap((key) => {
      const found = of('delay').find(({ cell }) => cell === key);
      return found === undefined ? [] : [{ key, patients: found.patients }];
    }),
    stops: summed(of('journey')),
    journey: of('journey').map(({ cell, part, patients }) => ({ drug: part, stop: cell, patients })),
    persistence,
    median: persistence.find(({ survival }) => survival <= 0.5)?.month ?? null,
  };
}

function sexAgeOf(cell: string): { sex: 'MALE' | 'FEMALE' | null; decade: number | null } {
  const [sex, decade] = cell.split(' ');
  return sex === 'MALE' || sex === 'FEMALE' ? { sex, decade: Number(decade) } : { sex: null, decade: null };
}

/** Cells with their parts together, the largest first. */
function summed(rows: readonly CellRow[]): PortraitCell[] {
  const sums = new Map<string, number>();
  for (const { cell, patients } of rows) sums.set(cell, (sums.get(cell) ?? 0) + patients);
  return [...sums]
    .map(([key, patients]) => ({ key, patients }))
    .toSorted((one, other) => other.patients - one.patients);
}

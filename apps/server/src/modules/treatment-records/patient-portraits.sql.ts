// Reads portraits through the functions of the database alone, which hide every group below ten.
import type { Persona, PersonaQuery } from '@yijian/contract/treatment-records';
import { named, type Sql } from '../../platform/db/index.ts';

/** All of them, or those of an indication. */
export async function selectPersonas(sql: Sql, indication?: string): Promise<Persona[]> {
  return sql<Persona[]>`
    select p.indication, p.line, p.age_band as "ageBand", p.patients from app.portrait_personas() p
    ${indication === undefined ? sql`` : sql`where p.indication = ${indication}`}
    order by p.indication, p.line, array_position(array['UNDER_18', 'FROM_18_TO_39', 'FROM_40_TO_59', 'FROM_60'], p.age_band)`;
}

export async function selectUpdatedOn(sql: Sql): Promise<string | null> {
  const [row] = await sql<{ day: string | null }[]>`select to_char(app.portrait_updated(), 'YYYY-MM-DD') as day`;
  return row!.day;
}

export interface CellRow {
  readonly dimension: 'sexAge' | 'province' | 'source' | 'delay' | 'journey' | 'comorbidity';
  readonly cell: string;
  readonly part: string;
  readonly patients: number;
  readonly regionName: string | null;
}

export async function selectCells(
  sql: Sql,
  { indication, line, ageBand }: PersonaQuery,
  language: 'zh' | 'en',
): Promise<CellRow[]> {
  return sql<CellRow[]>`
    select c.dimension, c.cell, c.part, c.patients, ${named(sql, language, 'v')} as "regionName"
    from app.portrait_cells(${indication}, ${line}, ${ageBand}) c
    left join regions v on c.dimension = 'province' and v.code = c.cell
    order by c.dimension, c.patients desc, c.cell, c.part`;
}

export interface PersistencePoint {
  readonly month: number;
  readonly survival: number;
  readonly low: number;
  readonly high: number;
}

export async function selectPersistence(
  sql: Sql,
  { indication, line, ageBand }: PersonaQuery,
): Promise<PersistencePoint[]> {
  return sql<PersistencePoint[]>`
    select k.month, k.survival::float8 as survival, k.low::float8 as low, k.high::float8 as high
    from app.portrait_persistence(${indication}, ${line}, ${ageBand}) k order by k.month`;
}

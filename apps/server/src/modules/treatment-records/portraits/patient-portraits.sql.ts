// Reads the published numbers of portraits, and has them counted again; groups below ten are hidden where they are counted.
import { personaSplits, type Persona, type PersonaGroup, type PersonaQuery } from '@yijian/contract/treatment-records';
import { brandName } from '../names.sql.ts';
import { named, type Sql } from '../../../platform/db/index.ts';

/** All of them, or those of an indication. */
export async function selectPersonas(sql: Sql, indication?: string): Promise<Persona[]> {
  return sql<Persona[]>`
    select x.indication, x.line, x."ageBand", x.patients, x."countedOn" from (
      select p.indication, split_part(p.cell, ' ', 1)::int as line, split_part(p.cell, ' ', 2) as "ageBand", p.patients,
        to_char(p.counted_on, 'YYYY-MM-DD') as "countedOn"
      from portrait_cells p where p.enterprise_id = app.enterprise_id() and p.dimension = 'persona' and p.is_shown and p.patients >= 10
        and p.cell like '_ %' ${indication === undefined ? sql`` : sql`and p.indication = ${indication}`}
    ) x
    order by x.indication, x.line, array_position(array['UNDER_18', 'FROM_18_TO_39', 'FROM_40_TO_59', 'FROM_60'], x."ageBand")`;
}

/** Groups of all personas that their portraits tell, by what a list may be narrowed by; what was put together tells neither. */
export async function selectGroups(sql: Sql, language: 'zh' | 'en'): Promise<(PersonaGroup & PersonaQuery)[]> {
  return sql<(PersonaGroup & PersonaQuery)[]>`
    select c.indication, c.line, c.age_band as "ageBand", c.dimension as split, c.cell as key, ${named(sql, language, 'v')} as name, c.patients
    from portrait_cells c left join regions v on c.dimension = 'province' and v.code = c.cell
    where c.enterprise_id = app.enterprise_id() and c.line > 0 and c.dimension = any(${personaSplits}) and c.is_shown
      and c.patients >= 10 and c.cell <> 'OTHERS' and c.part = ''
    order by c.indication, c.line, c.age_band, c.dimension, c.patients desc, c.cell`;
}

export async function selectCountedOn(sql: Sql): Promise<string | null> {
  const [row] = await sql<
    { day: string | null }[]
  >`select to_char(max(e.counted_on), 'YYYY-MM-DD') as day from portrait_editions e where e.enterprise_id = app.enterprise_id()`;
  return row!.day;
}

export async function countPortraitsOn(sql: Sql, day: string): Promise<void> {
  // Half a million records take half a minute.
  await sql`select set_config('statement_timeout', '600s', true)`;
  await sql`call app.count_portraits(${day})`;
}

export interface CellRow {
  readonly dimension: 'sexAge' | 'province' | 'severity' | 'payer' | 'source' | 'delay' | 'journey' | 'comorbidity';
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
    select split_part(c.dimension, ' ', 1) as dimension, c.cell, case when c.dimension = 'journey' then ${brandName(sql, language, sql`c.part`)} else c.part end as part,
      c.patients, ${named(sql, language, 'v')} as "regionName"
    from portrait_cells c left join regions v on c.dimension = 'province' and v.code = c.cell
    where c.enterprise_id = app.enterprise_id() and c.indication = ${indication} and c.line = ${line} and c.age_band = ${ageBand} and c.is_shown
      and c.patients >= 10 and c.dimension <> 'ending' and (c.dimension not like 'comorbidity %' or c.cell not in ('NONE', 'OTHERS'))
    order by 1, c.patients desc, c.cell, c.part`;
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
    from portrait_curves k
    where k.enterprise_id = app.enterprise_id() and k.indication = ${indication} and k.line = ${line} and k.age_band = ${ageBand} order by k.month`;
}

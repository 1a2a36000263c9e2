// Hospitals of a list in memory: stored under a batch, found by name and city, taken back (specification 2.3 DataCollection).
import type { Sql } from '../../../platform/db/index.ts';
import { insertImportedHospitals, type ImportOwner, type PreparedHospital } from './hospitals-bulk.sql.ts';

export interface HospitalKey {
  readonly name: string;
  readonly cityCode: string;
}
export type HospitalRow = Omit<PreparedHospital, 'pinyin' | 'initials'>;

/** Stores the rows; ids in their order. */
export async function insertImported(
  sql: Sql,
  owner: ImportOwner,
  rows: readonly PreparedHospital[],
): Promise<string[]> {
  const prepared = JSON.stringify(rows);
  await insertImportedHospitals(
    sql,
    owner,
    sql`select value as prepared from jsonb_array_elements(${prepared}::text::jsonb)`,
  );
  const found = await selectByKeys(sql, rows);
  const ids = new Map(found.map((hospital) => [`${hospital.cityCode} ${hospital.name}`, hospital.id]));
  return rows.map((row) => ids.get(`${row.cityCode} ${row.name}`) ?? '');
}

/** Those that are there already. */
export async function selectByKeys(sql: Sql, keys: readonly HospitalKey[]): Promise<(HospitalKey & { id: string })[]> {
  return sql<(HospitalKey & { id: string })[]>`
    select h.id, h.name, h.city_code as "cityCode" from hospitals h
    join unnest(${keys.map((key) => key.name)}::text[], ${keys.map((key) => key.cityCode)}::text[]) as k(name, city_code)
      on h.name = k.name and h.city_code = k.city_code
    where h.enterprise_id = app.enterprise_id()`;
}

/** Takes back what a batch brought; answers how many. */
export async function deleteBatch(sql: Sql, batchId: string): Promise<number> {
  const { count } =
    await sql`delete from hospitals where enterprise_id = app.enterprise_id() and import_batch_id = ${batchId}`;
  return count;
}

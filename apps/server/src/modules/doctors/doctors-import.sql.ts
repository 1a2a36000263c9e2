// Doctors of a list in memory: stored under a batch, found by name, hospital and department, taken back (specification 2.3 DataCollection).
import { spellPerson } from '../hospitals/index.ts';
import type { Sql } from '../../platform/db/index.ts';
import { insertImportedDoctors, type PreparedDoctor } from './doctors-bulk.sql.ts';

export interface DoctorKey {
  readonly name: string;
  readonly hospitalId: string;
  readonly departmentName: string;
  /** What tells namesakes apart; mostly empty. */
  readonly namesake?: string;
}
export type DoctorRow = Omit<PreparedDoctor, 'pinyin' | 'initials' | 'maskedPhone'>;

/** Stores the rows; ids in their order. */
export async function insertImported(
  sql: Sql,
  owner: { readonly batchId: string; readonly userId: string },
  rows: readonly DoctorRow[],
): Promise<string[]> {
  const prepared = JSON.stringify(rows.map((row) => ({ ...row, ...spellPerson(row.name) })));
  await insertImportedDoctors(
    sql,
    owner,
    sql`select value as prepared from jsonb_array_elements(${prepared}::text::jsonb)`,
  );
  const ids = new Map((await selectByKeys(sql, rows)).map((doctor) => [keyOf(doctor), doctor.id]));
  return rows.map((row) => ids.get(keyOf(row)) ?? '');
}

const keyOf = (key: DoctorKey): string =>
  JSON.stringify([key.hospitalId, key.name, key.departmentName, key.namesake ?? '']);

/** Those that are there already. */
export async function selectByKeys(sql: Sql, keys: readonly DoctorKey[]): Promise<(DoctorKey & { id: string })[]> {
  return sql<(DoctorKey & { id: string })[]>`
    select d.id, d.name, d.hospital_id as "hospitalId", d.department_name as "departmentName", d.namesake from doctors d
    join unnest(${keys.map((key) => key.name)}::text[], ${keys.map((key) => key.hospitalId)}::bigint[],
      ${keys.map((key) => key.departmentName)}::text[], ${keys.map((key) => key.namesake ?? '')}::text[]) as k(name, hospital_id, department_name, namesake)
      on d.hospital_id = k.hospital_id and d.name = k.name and d.department_name = k.department_name and d.namesake = k.namesake
    where d.enterprise_id = app.enterprise_id()`;
}

/** Those of a name at a hospital, in whichever department. */
export async function selectNamed(
  sql: Sql,
  keys: readonly Pick<DoctorKey, 'name' | 'hospitalId'>[],
): Promise<(DoctorKey & { id: string })[]> {
  return sql<(DoctorKey & { id: string })[]>`
    select d.id, d.name, d.hospital_id as "hospitalId", d.department_name as "departmentName", d.namesake from doctors d
    join (select distinct name, hospital_id from unnest(${keys.map((key) => key.name)}::text[], ${keys.map((key) => key.hospitalId)}::bigint[])
      as k(name, hospital_id)) k on d.hospital_id = k.hospital_id and d.name = k.name
    where d.enterprise_id = app.enterprise_id()`;
}

/** Takes back what a batch brought; answers how many. */
export async function deleteBatch(sql: Sql, batchId: string): Promise<number> {
  const { count } =
    await sql`delete from doctors where enterprise_id = app.enterprise_id() and import_batch_id = ${batchId}`;
  return count;
}

// Names of doctors, and one field given a former value.
import type { FormerDoctor } from '@yijian/contract/doctors';
import { anywhere, type Sql } from '../../../platform/db/index.ts';

export async function selectDoctorNames(
  sql: Sql,
  ids: readonly string[],
): Promise<{ id: string; zh: string; en: string }[]> {
  return sql<{ id: string; zh: string; en: string }[]>`
    select id, name as zh, coalesce(nullif(en_name, ''), name) as en from doctors where id = any(${ids as string[]}::bigint[])`;
}

/** Archived and merged ones as well: their trail goes on. */
export async function selectNamedDoctors(sql: Sql, { name, most }: { name: string; most: number }): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from doctors where enterprise_id = app.enterprise_id()
      and (name ilike ${anywhere(name)} or en_name ilike ${anywhere(name)}) order by id limit ${most}`;
  return rows.map(({ id }) => id);
}

/** Sets the columns that are given; their names come from the contract's closed list. */
export async function updateDoctorField(
  sql: Sql,
  id: string,
  values: { [K in keyof FormerDoctor]?: FormerDoctor[K] | undefined },
): Promise<void> {
  await sql`update doctors set ${sql(values as Partial<FormerDoctor>)}, updated_at = clock_timestamp() where id = ${id}`;
}

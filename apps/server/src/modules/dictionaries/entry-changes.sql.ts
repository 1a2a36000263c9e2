// Changes of a dictionary entry.
import type { ChangedEntry } from '@yijian/contract/dictionaries';
import type { Sql } from '../../platform/db/index.ts';

/** Fields that are not given stay; false when there is no such entry. */
export async function selectEntryState(
  sql: Sql,
  id: string,
): Promise<{ value: string; isSystem: boolean; isEnabled: boolean } | undefined> {
  const [row] = await sql<{ value: string; isSystem: boolean; isEnabled: boolean }[]>`
    select value, is_system as "isSystem", is_enabled as "isEnabled" from dictionary_entries where id = ${id} for update`;
  return row;
}

export async function updateEntryField(
  sql: Sql,
  id: string,
  entry: { [K in keyof ChangedEntry]?: ChangedEntry[K] | undefined },
): Promise<boolean> {
  const rows = await sql`
    update dictionary_entries set name = coalesce(${entry.name ?? null}, name), en_name = coalesce(${entry.enName ?? null}, en_name),
      colour = coalesce(${entry.colour ?? null}, colour), sort = coalesce(${entry.sort ?? null}, sort),
      is_enabled = coalesce(${entry.isEnabled ?? null}, is_enabled)
    where id = ${id} returning 1`;
  return rows.length > 0;
}

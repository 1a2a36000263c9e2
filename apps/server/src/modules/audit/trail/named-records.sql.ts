// Records of the rooms before the audit trail by a part of their present name.
import { anywhere, type Sql } from '../../../platform/db/index.ts';

export type NamedTable = 'organizations' | 'roles' | 'menus' | 'products' | 'dictionary_entries';

export async function selectNamed(
  sql: Sql,
  { table, name, most }: { table: NamedTable; name: string; most: number },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from ${sql(table)} where enterprise_id = app.enterprise_id()
      and (name ilike ${anywhere(name)} or en_name ilike ${anywhere(name)}) order by id limit ${most}`;
  return rows.map(({ id }) => id);
}

export async function selectNamedUsers(sql: Sql, name: string, most: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from users where enterprise_id = app.enterprise_id()
      and (first_name ilike ${anywhere(name)} or en_name ilike ${anywhere(name)} or login ilike ${anywhere(name)})
    order by id limit ${most}`;
  return rows.map(({ id }) => id);
}

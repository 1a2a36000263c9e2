// Reads and writes saved searches; only own and shared ones are ever seen.
import type { SavedSearch, SavedSearchBody } from '@yijian/contract/saved-searches';
import type postgres from 'postgres';
import type { Sql } from '../../platform/db/index.ts';

export type SearchRow = Omit<SavedSearch, 'createdAt'> & { createdAt: Date };

export async function selectSearches(
  sql: Sql,
  input: { userId: string; list: string | undefined; id?: string },
): Promise<SearchRow[]> {
  return sql<SearchRow[]>`
    select s.id, s.list, s.name, s.parameters, s.is_shared as "isShared", s.is_default and s.user_id = ${input.userId} as "isDefault",
      s.user_id = ${input.userId} as "isOwn", u.first_name as "ownerName", s.created_at as "createdAt"
    from saved_searches s join users u on u.enterprise_id = s.enterprise_id and u.id = s.user_id
    where (s.user_id = ${input.userId} or s.is_shared)
      and (${input.list ?? null}::text is null or s.list = ${input.list ?? null})
      and (${input.id ?? null}::bigint is null or s.id = ${input.id ?? null})
    order by s.user_id = ${input.userId} desc, s.is_default desc, s.name, s.id
    limit 500`;
}

export async function selectSearch(sql: Sql, input: { userId: string; id: string }): Promise<SearchRow | undefined> {
  const [row] = await selectSearches(sql, { userId: input.userId, list: undefined, id: input.id });
  return row;
}

/** One save of a user at a time, so that the limit and the one default hold. */
export async function lockSearches(sql: Sql, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('saved_searches ' || ${userId}, 0))`;
}

/** Own searches of the list under other names. */
export async function countOtherSearches(
  sql: Sql,
  input: { userId: string; list: string; name: string },
): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from saved_searches
    where user_id = ${input.userId} and list = ${input.list} and name <> ${input.name}`;
  return row!.total;
}

export async function updateOtherDefaults(sql: Sql, input: { userId: string; list: string }): Promise<void> {
  await sql`
    update saved_searches set is_default = false where user_id = ${input.userId} and list = ${input.list} and is_default`;
}

export async function upsertSearch(sql: Sql, input: SavedSearchBody & { userId: string }): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into saved_searches (user_id, list, name, parameters, is_shared, is_default)
    values (${input.userId}, ${input.list}, ${input.name}, ${sql.json(input.parameters as postgres.JSONValue)}, ${input.isShared}, ${input.isDefault})
    on conflict (enterprise_id, user_id, list, name)
    do update set parameters = excluded.parameters, is_shared = excluded.is_shared, is_default = excluded.is_default
    returning id`;
  return row!.id;
}

export async function deleteOwnSearch(sql: Sql, input: { userId: string; id: string }): Promise<boolean> {
  const rows = await sql`delete from saved_searches where id = ${input.id} and user_id = ${input.userId} returning id`;
  return rows.length > 0;
}

// Saved views of a user, passed to another user; one whose name the receiver has already gets a number behind it.
import type { MovedRow, OwnedCount, OwnedName, Returned, Taken } from '../handovers/index.ts';
import { json, type Sql } from '../../platform/db/index.ts';

export async function countKeptSearches(sql: Sql, userId: string): Promise<OwnedCount[]> {
  return sql<OwnedCount[]>`select null as code, count(*)::int as count from saved_searches where user_id = ${userId}`;
}

export async function selectKeptSearches(sql: Sql, userId: string, limit: number): Promise<OwnedName[]> {
  return sql<OwnedName[]>`
    select id, name, name as "enName" from saved_searches where user_id = ${userId} order by sharing <> 'PRIVATE' desc, id limit ${limit}`;
}

export async function moveKeptSearches(sql: Sql, { from, to, limit }: Taken): Promise<MovedRow[]> {
  return sql<MovedRow[]>`
    with picked as (
      select s.enterprise_id, s.id, s.name, exists (
        select from saved_searches t where t.enterprise_id = s.enterprise_id and t.user_id = ${to} and t.list = s.list and t.name = s.name) as doubled
      from saved_searches s where s.user_id = ${from} order by s.id limit ${limit} for update
    )
    update saved_searches s set user_id = ${to},
      name = case when p.doubled then left(s.name, 30) || ' #' || s.id else s.name end
    from picked p where s.enterprise_id = p.enterprise_id and s.id = p.id
    returning s.id as "rowId", jsonb_build_object('name', p.name) as before`;
}

export async function giveBackKeptSearches(sql: Sql, { from, rows }: Returned): Promise<number> {
  const { count } = await sql`
    update saved_searches s set user_id = ${from}, name = r.before ->> 'name'
    from jsonb_to_recordset(${json(sql, rows)}) as r("rowId" bigint, "to" bigint, before jsonb)
    where s.enterprise_id = app.enterprise_id() and s.id = r."rowId" and s.user_id = r."to" and not exists (
      select from saved_searches t
      where t.enterprise_id = s.enterprise_id and t.user_id = ${from} and t.list = s.list and t.name = r.before ->> 'name')`;
  return count;
}

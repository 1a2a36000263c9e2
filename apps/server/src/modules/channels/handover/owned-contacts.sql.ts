// Contacts of enterprise chat and bindings of a user, passed to another user (product 3.25).
import type { MovedRow, OwnedCount, OwnedName, Returned, Taken } from '../../handovers/index.ts';
import { json, type Sql } from '../../../platform/db/index.ts';

export async function countContacts(sql: Sql, userId: string): Promise<OwnedCount[]> {
  return sql<OwnedCount[]>`
    select null as code, count(*)::int as count from channel_friends where user_id = ${userId} and not is_gone`;
}

export async function selectContacts(sql: Sql, userId: string, limit: number): Promise<OwnedName[]> {
  return sql<OwnedName[]>`
    select id, name, name as "enName" from channel_friends where user_id = ${userId} and not is_gone order by id limit ${limit}`;
}

/** What the receiver has already only leaves the giver; the partner's next list says whether the contact went along there. */
export async function moveContacts(sql: Sql, { from, to, limit }: Taken): Promise<MovedRow[]> {
  return sql<MovedRow[]>`
    with picked as (
      select f.*, exists (select from channel_friends t where t.enterprise_id = f.enterprise_id and t.user_id = ${to}
        and t.external_user_id = f.external_user_id) as doubled
      from channel_friends f where f.user_id = ${from} and not f.is_gone order by f.id limit ${limit} for update of f
    ), doubled as (
      delete from channel_friends f using picked p where f.enterprise_id = p.enterprise_id and f.id = p.id and p.doubled
    ), moved as (
      update channel_friends f set user_id = ${to} from picked p where f.enterprise_id = p.enterprise_id and f.id = p.id and not p.doubled
    )
    select p.id as "rowId", case when p.doubled then jsonb_build_object('doubled', true, 'externalUserId', p.external_user_id, 'name', p.name,
      'remark', p.remark, 'corpName', p.corp_name, 'addedAt', p.added_at::text, 'syncedAt', p.synced_at::text) else '{"doubled": false}' end as before
    from picked p`;
}

export async function giveBackContacts(sql: Sql, { from, rows }: Returned): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    with given as (
      select r."rowId" as id, r."to" as holder, b.* from jsonb_to_recordset(${json(sql, rows)})
        as r("rowId" bigint, "to" bigint, before jsonb)
      cross join lateral jsonb_to_record(r.before) as b(doubled boolean, "externalUserId" text, name text, remark text, "corpName" text,
        "addedAt" timestamptz, "syncedAt" timestamptz)
    ), back as (
      update channel_friends f set user_id = ${from} from given g
      where f.enterprise_id = app.enterprise_id() and f.id = g.id and f.user_id = g.holder and not g.doubled and not exists (
        select from channel_friends t where t.enterprise_id = f.enterprise_id and t.user_id = ${from} and t.external_user_id = f.external_user_id)
      returning 1
    ), again as (
      insert into channel_friends (id, user_id, external_user_id, name, remark, corp_name, added_at, synced_at) overriding system value
      select g.id, ${from}, g."externalUserId", g.name, g.remark, g."corpName", g."addedAt", g."syncedAt" from given g where g.doubled
      on conflict (enterprise_id, user_id, external_user_id) do nothing
      returning 1
    )
    select (select count(*) from back)::int + (select count(*) from again)::int as total`;
  return row.total;
}

export async function countBindings(sql: Sql, userId: string): Promise<OwnedCount[]> {
  return sql<OwnedCount[]>`
    select null as code, count(*)::int as count from channel_bindings where user_id = ${userId}`;
}

/** Named as the contact is. */
export async function selectBindings(sql: Sql, userId: string, limit: number): Promise<OwnedName[]> {
  return sql<OwnedName[]>`
    select b.id, x.name, x.name as "enName" from channel_bindings b
    cross join lateral (select coalesce(max(f.name), b.external_user_id) as name from channel_friends f
      where f.enterprise_id = b.enterprise_id and f.external_user_id = b.external_user_id) x
    where b.user_id = ${userId} order by b.id limit ${limit}`;
}

export async function moveBindings(sql: Sql, { from, to, limit }: Taken): Promise<MovedRow[]> {
  return sql<MovedRow[]>`
    update channel_bindings set user_id = ${to}
    where enterprise_id = app.enterprise_id() and id in (select id from channel_bindings where user_id = ${from} order by id limit ${limit})
    returning id as "rowId", '{}'::jsonb as before`;
}

export async function giveBackBindings(sql: Sql, { from, rows }: Returned): Promise<number> {
  const { count } = await sql`
    update channel_bindings b set user_id = ${from}
    from jsonb_to_recordset(${json(sql, rows)}) as r("rowId" bigint, "to" bigint)
    where b.enterprise_id = app.enterprise_id() and b.id = r."rowId" and b.user_id = r."to"`;
  return count;
}

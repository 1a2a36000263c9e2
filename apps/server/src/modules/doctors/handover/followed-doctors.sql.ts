// Doctors a user follows, passed to another user.
import type { MovedRow, OwnedCount, OwnedName, Returned, Taken } from '../../handovers/index.ts';
import { json, type Sql } from '../../../platform/db/index.ts';

export async function countFollowedDoctors(sql: Sql, userId: string): Promise<OwnedCount[]> {
  return sql<OwnedCount[]>`
    select null as code, count(*)::int as count from doctor_follows o where o.user_id = ${userId}`;
}

export async function selectFollowedDoctors(sql: Sql, userId: string, limit: number): Promise<OwnedName[]> {
  return sql<OwnedName[]>`
    select d.id, d.name, d.en_name as "enName" from doctor_follows o
    join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id
    where o.user_id = ${userId} order by o.id limit ${limit}`;
}

/** What the receiver has already only leaves the giver. */
export async function moveFollowedDoctors(sql: Sql, { from, to, limit }: Taken): Promise<MovedRow[]> {
  return sql<MovedRow[]>`
    with picked as (
      select o.id, o.enterprise_id, o.doctor_id, o.since, exists (
        select from doctor_follows t where t.enterprise_id = o.enterprise_id and t.user_id = ${to} and t.doctor_id = o.doctor_id) as doubled
      from doctor_follows o join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id
      where o.user_id = ${from}
      order by o.id limit ${limit} for update of o
    ), doubled as (
      delete from doctor_follows o using picked p where o.enterprise_id = p.enterprise_id and o.id = p.id and p.doubled
    ), moved as (
      update doctor_follows o set user_id = ${to}, since = clock_timestamp() from picked p
      where o.enterprise_id = p.enterprise_id and o.id = p.id and not p.doubled
    )
    select p.id as "rowId", jsonb_build_object('ref', p.doctor_id::text, 'since', p.since::text, 'doubled', p.doubled) as before from picked p`;
}

export async function giveBackFollowedDoctors(sql: Sql, { from, rows }: Returned): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    with given as (
      select r."rowId" as id, r."to" as holder, (r.before ->> 'ref')::bigint as ref, (r.before ->> 'since')::timestamptz as since,
        (r.before ->> 'doubled')::boolean as doubled
      from jsonb_to_recordset(${json(sql, rows)}) as r("rowId" bigint, "to" bigint, before jsonb)
    ), back as (
      update doctor_follows o set user_id = ${from}, since = g.since from given g
      where o.enterprise_id = app.enterprise_id() and o.id = g.id and o.user_id = g.holder and not g.doubled and not exists (
        select from doctor_follows t where t.enterprise_id = o.enterprise_id and t.user_id = ${from} and t.doctor_id = o.doctor_id)
      returning 1
    ), again as (
      insert into doctor_follows (doctor_id, user_id, since)
      select g.ref, ${from}, g.since from given g join doctors d on d.enterprise_id = app.enterprise_id() and d.id = g.ref where g.doubled
      on conflict (enterprise_id, user_id, doctor_id) do nothing
      returning 1
    )
    select (select count(*) from back)::int + (select count(*) from again)::int as total`;
  return row!.total;
}

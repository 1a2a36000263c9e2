// Hospitals a user looks after, counted by province and passed to another user.
import type postgres from 'postgres';
import type { MovedRow, OwnedCount, OwnedName, Returned, Taken } from '../../handovers/index.ts';
import type { Sql } from '../../../platform/db/index.ts';

export async function countOwnedHospitals(sql: Sql, userId: string): Promise<OwnedCount[]> {
  return sql<OwnedCount[]>`
    select d.province_code as code, count(*)::int as count from hospital_owners o
    join hospitals d on d.enterprise_id = o.enterprise_id and d.id = o.hospital_id
    where o.user_id = ${userId} group by d.province_code order by d.province_code`;
}

export async function selectOwnedHospitals(sql: Sql, userId: string, limit: number): Promise<OwnedName[]> {
  return sql<OwnedName[]>`
    select d.id, d.name, d.en_name as "enName" from hospital_owners o
    join hospitals d on d.enterprise_id = o.enterprise_id and d.id = o.hospital_id
    where o.user_id = ${userId} order by o.id limit ${limit}`;
}

/** What the receiver has already only leaves the giver. */
export async function moveOwnedHospitals(sql: Sql, { from, to, regionCodes, limit }: Taken): Promise<MovedRow[]> {
  return sql<MovedRow[]>`
    with picked as (
      select o.id, o.enterprise_id, o.hospital_id, o.since, exists (
        select from hospital_owners t where t.enterprise_id = o.enterprise_id and t.user_id = ${to} and t.hospital_id = o.hospital_id) as doubled
      from hospital_owners o join hospitals d on d.enterprise_id = o.enterprise_id and d.id = o.hospital_id
      where o.user_id = ${from}
        and (${regionCodes as string[]}::text[] = '{}' or d.province_code = any(${regionCodes as string[]}) or d.city_code = any(${regionCodes as string[]}))
      order by o.id limit ${limit} for update of o
    ), doubled as (
      delete from hospital_owners o using picked p where o.enterprise_id = p.enterprise_id and o.id = p.id and p.doubled
    ), moved as (
      update hospital_owners o set user_id = ${to}, since = current_date from picked p
      where o.enterprise_id = p.enterprise_id and o.id = p.id and not p.doubled
    )
    select p.id as "rowId", jsonb_build_object('ref', p.hospital_id::text, 'since', p.since::text, 'doubled', p.doubled) as before from picked p`;
}

export async function giveBackOwnedHospitals(sql: Sql, { from, rows }: Returned): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    with given as (
      select r."rowId" as id, r."to" as holder, (r.before ->> 'ref')::bigint as ref, (r.before ->> 'since')::date as since,
        (r.before ->> 'doubled')::boolean as doubled
      from jsonb_to_recordset(${sql.json(rows as unknown as postgres.JSONValue)}) as r("rowId" bigint, "to" bigint, before jsonb)
    ), back as (
      update hospital_owners o set user_id = ${from}, since = g.since from given g
      where o.enterprise_id = app.enterprise_id() and o.id = g.id and o.user_id = g.holder and not g.doubled and not exists (
        select from hospital_owners t where t.enterprise_id = o.enterprise_id and t.user_id = ${from} and t.hospital_id = o.hospital_id)
      returning 1
    ), again as (
      insert into hospital_owners (hospital_id, user_id, since)
      select g.ref, ${from}, g.since from given g join hospitals d on d.enterprise_id = app.enterprise_id() and d.id = g.ref where g.doubled
      on conflict (enterprise_id, user_id, hospital_id) do nothing
      returning 1
    )
    select (select count(*) from back)::int + (select count(*) from again)::int as total`;
  return row!.total;
}

// Requests of a user that still need somebody, counted by province and passed to another user; what is decided stays with whoever asked.
import { type Fragment, json, type Sql } from '../../../platform/db/index.ts';
import type { MovedRow, OwnedCount, OwnedName, Returned, Taken } from '../../handovers/index.ts';

/** Not decided, or to be asked for again. */
const open = (sql: Sql): Fragment => sql`r.state not in ('VERIFIED', 'PARTIAL')`;

const withPlace = (sql: Sql): Fragment => sql`
  verification_requests r
    join doctors d on d.enterprise_id = r.enterprise_id and d.id = r.doctor_id
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id`;

export async function countOpenRequests(sql: Sql, userId: string): Promise<OwnedCount[]> {
  return sql<OwnedCount[]>`
    select h.province_code as code, count(*)::int as count from ${withPlace(sql)}
    where r.requester_id = ${userId} and ${open(sql)} group by h.province_code order by h.province_code`;
}

export async function selectOpenRequests(sql: Sql, userId: string, limit: number): Promise<OwnedName[]> {
  return sql<OwnedName[]>`
    select r.id, d.name, coalesce(nullif(d.en_name, ''), d.name) as "enName" from ${withPlace(sql)}
    where r.requester_id = ${userId} and ${open(sql)} order by r.id limit ${limit}`;
}

/** A request goes to the organisation of its new owner; one that the receiver reviews stays, because nobody reviews an own request. */
export async function moveRequests(sql: Sql, { from, to, regionCodes, limit }: Taken): Promise<MovedRow[]> {
  const codes = sql`${regionCodes as string[]}::text[]`;
  return sql<MovedRow[]>`
    with picked as (
      select r.enterprise_id, r.id, r.organization_id from ${withPlace(sql)}
      where r.requester_id = ${from} and ${open(sql)} and r.picked_by is distinct from ${to}::bigint
        and (${codes} = '{}' or h.province_code = any(${codes}) or h.city_code = any(${codes}))
      order by r.id limit ${limit} for update of r
    )
    update verification_requests r set requester_id = ${to}, organization_id = (select organization_id from users where id = ${to}),
      version = r.version + 1, updated_at = now()
    from picked p where r.enterprise_id = p.enterprise_id and r.id = p.id
    returning r.id as "rowId", jsonb_build_object('organizationId', p.organization_id::text, 'version', r.version) as before`;
}

export async function giveBackRequests(sql: Sql, { from, rows }: Returned): Promise<number> {
  const { count } = await sql`
    update verification_requests v set requester_id = ${from}, organization_id = (r.before ->> 'organizationId')::bigint,
      version = v.version + 1, updated_at = now()
    from jsonb_to_recordset(${json(sql, rows)}) as r("rowId" bigint, "to" bigint, before jsonb)
    where v.enterprise_id = app.enterprise_id() and v.id = r."rowId" and v.requester_id = r."to" and v.version = (r.before ->> 'version')::int`;
  return count;
}

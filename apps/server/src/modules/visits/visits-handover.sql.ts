// Planned visits of a user, counted by province and passed to another user; what was begun or held stays with whoever made it.
import type { MovedRow, OwnedCount, OwnedName, Returned, Taken } from '../handovers/index.ts';
import { json, type Sql } from '../../platform/db/index.ts';

export async function countPlannedVisits(sql: Sql, userId: string): Promise<OwnedCount[]> {
  return sql<OwnedCount[]>`
    select h.province_code as code, count(*)::int as count from visits v
    join hospitals h on h.enterprise_id = v.enterprise_id and h.id = v.hospital_id
    where v.user_id = ${userId} and v.state = 'PLANNED' group by h.province_code order by h.province_code`;
}

export async function selectPlannedVisits(sql: Sql, userId: string, limit: number): Promise<OwnedName[]> {
  return sql<OwnedName[]>`
    select v.id, to_char(v.starts_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD ') || d.name as name,
      to_char(v.starts_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD ') || coalesce(nullif(d.en_name, ''), d.name) as "enName"
    from visits v join doctors d on d.enterprise_id = v.enterprise_id and d.id = v.doctor_id
    where v.user_id = ${userId} and v.state = 'PLANNED' order by v.starts_at, v.id limit ${limit}`;
}

/** The plan goes to the organisation of its new owner. */
export async function movePlannedVisits(sql: Sql, { from, to, regionCodes, limit }: Taken): Promise<MovedRow[]> {
  return sql<MovedRow[]>`
    with picked as (
      select v.enterprise_id, v.id, v.organization_id from visits v
      join hospitals h on h.enterprise_id = v.enterprise_id and h.id = v.hospital_id
      where v.user_id = ${from} and v.state = 'PLANNED'
        and (${regionCodes as string[]}::text[] = '{}' or h.province_code = any(${regionCodes as string[]}) or h.city_code = any(${regionCodes as string[]}))
      order by v.id limit ${limit} for update of v
    )
    update visits v set user_id = ${to}, organization_id = (select organization_id from users where id = ${to}),
      version = v.version + 1, updated_at = now()
    from picked p where v.enterprise_id = p.enterprise_id and v.id = p.id
    returning v.id as "rowId", jsonb_build_object('organizationId', p.organization_id::text, 'version', v.version) as before`;
}

export async function giveBackPlannedVisits(sql: Sql, { from, rows }: Returned): Promise<number> {
  const { count } = await sql`
    update visits v set user_id = ${from}, organization_id = (r.before ->> 'organizationId')::bigint, version = v.version + 1, updated_at = now()
    from jsonb_to_recordset(${json(sql, rows)}) as r("rowId" bigint, "to" bigint, before jsonb)
    where v.enterprise_id = app.enterprise_id() and v.id = r."rowId" and v.user_id = r."to" and v.version = (r.before ->> 'version')::int`;
  return count;
}

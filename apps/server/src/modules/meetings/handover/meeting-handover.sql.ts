// Open meetings of a user, counted and passed to another user. Meetings in approval stay until they are decided: nobody becomes
// the owner of what they may have to approve (rule H16).
import { type Fragment, json, type Sql } from '../../../platform/db/index.ts';
import type { MovedRow, OwnedCount, OwnedName, Returned, Taken } from '../../handovers/index.ts';

const isOpen = (sql: Sql): Fragment =>
  sql`m.enterprise_id = app.enterprise_id() and m.state in ('DRAFT', 'RETURNED', 'APPROVED', 'IN_PROGRESS', 'TO_CONFIRM', 'CONFIRM_REVIEW')`;

export async function countOpenMeetings(sql: Sql, userId: string): Promise<OwnedCount[]> {
  return sql<OwnedCount[]>`
    select null as code, count(*)::int as count from meetings m where ${isOpen(sql)} and m.owner_id = ${userId}`;
}

export async function selectOpenMeetings(sql: Sql, userId: string, limit: number): Promise<OwnedName[]> {
  return sql<OwnedName[]>`
    select m.id, m.title as name, m.title as "enName" from meetings m
    where ${isOpen(sql)} and m.owner_id = ${userId} order by m.starts_at, m.id limit ${limit}`;
}

/** The team that sees it is from then on the team of the receiver. */
export async function moveOpenMeetings(sql: Sql, { from, to, limit }: Taken): Promise<MovedRow[]> {
  return sql<MovedRow[]>`
    with picked as (
      select m.enterprise_id, m.id, m.organization_id from meetings m
      where ${isOpen(sql)} and m.owner_id = ${from} order by m.id limit ${limit} for update of m
    ), moved as (
      update meetings m set owner_id = ${to}, version = m.version + 1, updated_at = now(),
        organization_id = (select u.organization_id from users u where u.enterprise_id = app.enterprise_id() and u.id = ${to})
      from picked p where m.enterprise_id = p.enterprise_id and m.id = p.id returning m.id, m.version
    )
    select p.id as "rowId", jsonb_build_object('organizationId', p.organization_id::text, 'version', m.version) as before
    from picked p join moved m on m.id = p.id`;
}

/** Only what nobody touched since. */
export async function giveBackOpenMeetings(sql: Sql, { from, rows }: Returned): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    with back as (
      update meetings m set owner_id = ${from}, organization_id = (r.before ->> 'organizationId')::bigint, version = m.version + 1,
        updated_at = now()
      from jsonb_to_recordset(${json(sql, rows)}) as r("rowId" bigint, "to" bigint, before jsonb)
      where m.enterprise_id = app.enterprise_id() and m.id = r."rowId" and m.owner_id = r."to"
        and m.version = (r.before ->> 'version')::int
      returning m.id
    )
    select count(*)::int as count from back`;
  return row.count;
}

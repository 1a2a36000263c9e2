// What a user owns in the rooms before this one: organisations led, roles that nobody else holds.
import { json, type Sql } from '../../platform/db/index.ts';
import type { MovedRow, OwnedName, Returned, Taken } from './handover-doors.sql.ts';

export async function selectLed(sql: Sql, userId: string): Promise<OwnedName[]> {
  return sql<OwnedName[]>`
    select id, name, en_name as "enName" from organizations where leader_id = ${userId} order by grade, id`;
}

export async function updateLeader(sql: Sql, { from, to, limit }: Taken): Promise<MovedRow[]> {
  return sql<MovedRow[]>`
    update organizations set leader_id = ${to}, updated_at = clock_timestamp()
    where id in (select id from organizations where leader_id = ${from} order by id limit ${limit})
    returning id as "rowId", '{}'::jsonb as before`;
}

export async function updateLeaderBack(sql: Sql, { from, rows }: Returned): Promise<number> {
  const { count } = await sql`
    update organizations o set leader_id = ${from}, updated_at = clock_timestamp()
    from jsonb_to_recordset(${json(sql, rows)}) as r("rowId" bigint, "to" bigint)
    where o.id = r."rowId" and o.leader_id = r."to"`;
  return count;
}

/** Roles of the user that no other enabled user who may sign in holds. */
export async function selectSoleRoles(sql: Sql, userId: string): Promise<OwnedName[]> {
  return sql<OwnedName[]>`
    select r.id, r.name, r.en_name as "enName" from user_roles ur
    join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id and r.is_enabled
    where ur.user_id = ${userId} and not exists (
      select from user_roles other join users u on u.enterprise_id = other.enterprise_id and u.id = other.user_id
      where other.enterprise_id = ur.enterprise_id and other.role_id = ur.role_id and other.user_id <> ur.user_id
        and u.is_enabled and u.may_log_in)
    order by r.id`;
}

export async function selectRoleIds(sql: Sql, userId: string): Promise<string[]> {
  const rows = await sql<
    { id: string }[]
  >`select role_id as id from user_roles where user_id = ${userId} order by role_id`;
  return rows.map(({ id }) => id);
}

/** Whether the user could do the work of the role again. */
export async function selectStillHolds(sql: Sql, userId: string, roleId: string): Promise<boolean> {
  const rows = await sql`
    select 1 from user_roles ur join users u on u.enterprise_id = ur.enterprise_id and u.id = ur.user_id
    where ur.user_id = ${userId} and ur.role_id = ${roleId} and u.is_enabled and u.may_log_in`;
  return rows.length > 0;
}

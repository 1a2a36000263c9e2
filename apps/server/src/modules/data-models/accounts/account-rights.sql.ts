// Marks on staged rows of users, by set: roles beyond the caller, the own account, codes that have vanished.
import type { Fragment, Sql } from '../../../platform/db/index.ts';

export interface MarkedRows {
  readonly batchId: string;
  readonly row?: number;
  readonly validOnly?: boolean;
}

const own = (sql: Sql, { batchId, row, validOnly }: MarkedRows): Fragment =>
  sql`r.enterprise_id = app.enterprise_id() and r.batch_id = ${batchId}
    ${row === undefined ? sql`` : sql`and r.row_number = ${row}`} ${validOnly === true ? sql`and r.faults is null` : sql``}`;

async function mark(
  sql: Sql,
  rows: MarkedRows,
  fault: { column: string; code: string },
  condition: Fragment,
): Promise<number> {
  const { count } = await sql`
    update import_rows r set faults = coalesce(r.faults, '[]') || ${JSON.stringify([fault])}::text::jsonb
    where ${own(sql, rows)} and ${condition}`;
  return count;
}

/** Rows that would give one of these roles, or change an account that holds one. */
export async function markBeyond(sql: Sql, rows: MarkedRows, roleIds: readonly string[]): Promise<number> {
  if (roleIds.length === 0) return 0;
  const beyond = roleIds as string[];
  const held = await mark(
    sql,
    rows,
    { column: 'login', code: 'beyondOwnRights' },
    sql`r.target_id in (select ur.user_id from user_roles ur
      where ur.enterprise_id = app.enterprise_id() and ur.role_id = any(${beyond}::bigint[]))`,
  );
  const given = await mark(
    sql,
    rows,
    { column: 'roles', code: 'beyondOwnRights' },
    sql`r.prepared->'roleIds' ?| ${beyond}::text[]`,
  );
  return held + given;
}

/** The row of the caller, where it changes the own roles or takes the own right to sign in. */
export async function markOwn(sql: Sql, rows: MarkedRows, userId: string): Promise<number> {
  return mark(
    sql,
    rows,
    { column: 'login', code: 'ownAccount' },
    sql`r.target_id = ${userId} and (r.prepared->>'mayLogIn' = 'false' or (r.prepared ? 'roleIds' and
      (select array_agg(x.id::bigint order by x.id::bigint) from jsonb_array_elements_text(r.prepared->'roleIds') as x (id))
        is distinct from
      (select array_agg(ur.role_id order by ur.role_id) from user_roles ur where ur.enterprise_id = app.enterprise_id() and ur.user_id = ${userId})))`,
  );
}

/** Valid rows that name an organisation or a role that is there no more. */
export async function markGone(sql: Sql, batchId: string): Promise<number> {
  const rows = { batchId, validOnly: true };
  const organizations = await mark(
    sql,
    rows,
    { column: 'organization', code: 'unknownOrganization' },
    sql`r.prepared ? 'organizationId' and not exists (select from organizations o
      where o.enterprise_id = r.enterprise_id and o.id = (r.prepared->>'organizationId')::bigint)`,
  );
  const roles = await mark(
    sql,
    rows,
    { column: 'roles', code: 'unknownRole' },
    sql`exists (select from jsonb_array_elements_text(r.prepared->'roleIds') as x (id)
      where not exists (select from roles o where o.enterprise_id = r.enterprise_id and o.id = x.id::bigint))`,
  );
  return organizations + roles;
}

/** Accounts that an upload changed, that may not sign in now and have a session open. */
export async function selectShutOut(sql: Sql, batchId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select distinct u.id from import_rows r
    join users u on u.enterprise_id = r.enterprise_id and u.id = r.target_id
    join user_sessions s on s.enterprise_id = u.enterprise_id and s.user_id = u.id and s.ended_at is null
    where r.enterprise_id = app.enterprise_id() and r.batch_id = ${batchId} and r.before is not null and not u.may_log_in`;
  return rows.map((row) => row.id);
}

/** Whether an upload gave or took one of these roles. */
export async function selectReachesBeyond(sql: Sql, batchId: string, roleIds: readonly string[]): Promise<boolean> {
  const beyond = roleIds as string[];
  const [row] = await sql<[{ has: boolean }]>`
    select exists (
      select from import_rows r
      where r.enterprise_id = app.enterprise_id() and r.batch_id = ${batchId} and r.faults is null
        and (r.prepared->'roleIds' ?| ${beyond}::text[]
          or exists (select from jsonb_array_elements_text(r.before->'roleIds') as x (id) where x.id = any(${beyond}::text[])))) as has`;
  return row.has;
}

/** Whether taking an upload back would change the roles or the right to sign in of this user. */
export async function selectChangesOwn(sql: Sql, batchId: string, userId: string): Promise<boolean> {
  const [row] = await sql<[{ has: boolean }]>`
    select exists (
      select from import_rows r
      where r.enterprise_id = app.enterprise_id() and r.batch_id = ${batchId} and r.target_id = ${userId} and r.before is not null
        and (r.before->>'mayLogIn' = 'false' or
          (select array_agg(x.id::bigint order by x.id::bigint) from jsonb_array_elements_text(r.before->'roleIds') as x (id))
            is distinct from
          (select array_agg(ur.role_id order by ur.role_id) from user_roles ur
            where ur.enterprise_id = app.enterprise_id() and ur.user_id = ${userId}))) as has`;
  return row.has;
}

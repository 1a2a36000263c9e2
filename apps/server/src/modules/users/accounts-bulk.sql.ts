// Accounts written in bulk by an uploaded file: stored, changed, restored and removed by set (specification 3; product 3.25).
import type { Fragment, Sql } from '../../platform/db/index.ts';

const record = (
  sql: Sql,
): Fragment => sql`(login text, "firstName" text, "enName" text, "maskedPhone" text, email text, language text, company text,
  department text, "workId" text, "organizationId" bigint, "userType" text, "mayLogIn" boolean)`;

/**
 * Stores the accounts of `rows`, a select of one column `prepared`, with their roles; answers how many.
 * They have no password: nobody signs in with them before one was given out.
 */
export async function insertImportedAccounts(
  sql: Sql,
  { batchId }: { readonly batchId: string },
  rows: Fragment,
): Promise<number> {
  const { count } = await sql`
    insert into users (login, first_name, en_name, masked_phone, email, language, company, department, work_id, organization_id, user_type,
      may_log_in, is_enabled, import_batch_id)
    select x.login, x."firstName", coalesce(x."enName", ''), x."maskedPhone", x.email, coalesce(x.language, 'zh'), x.company, x.department,
      x."workId", x."organizationId", coalesce(x."userType", 'STAFF'), coalesce(x."mayLogIn", true), true, ${batchId}
    from (${rows}) r cross join lateral jsonb_to_record(r.prepared) as x${record(sql)}`;
  await sql`
    insert into user_roles (user_id, role_id)
    select u.id, role.id::bigint from (${rows}) r
    cross join lateral jsonb_array_elements_text(r.prepared->'roleIds') as role (id)
    join users u on u.enterprise_id = app.enterprise_id() and u.login = r.prepared->>'login' and u.import_batch_id = ${batchId}
    on conflict (enterprise_id, user_id, role_id) do nothing`;
  return count;
}

/** What a change by file may overwrite, as an undo puts it back; the table is called `u`. */
export function accountBefore(sql: Sql): Fragment {
  return sql`jsonb_build_object('firstName', u.first_name, 'enName', u.en_name, 'maskedPhone', u.masked_phone, 'email', u.email,
    'language', u.language, 'company', u.company, 'department', u.department, 'workId', u.work_id, 'organizationId', u.organization_id,
    'userType', u.user_type, 'mayLogIn', u.may_log_in, 'updatedAt', u.updated_at,
    'roleIds', (select coalesce(jsonb_agg(ur.role_id order by ur.role_id), '[]') from user_roles ur
      where ur.enterprise_id = u.enterprise_id and ur.user_id = u.id))`;
}

/** Overwrites what is given in `rows`, a select of `target_id` and `prepared`; the login is how the account was found. */
export async function updateImportedAccounts(sql: Sql, rows: Fragment): Promise<number> {
  const { count } = await sql`
    update users u set first_name = coalesce(x."firstName", u.first_name), en_name = coalesce(x."enName", u.en_name),
      masked_phone = coalesce(x."maskedPhone", u.masked_phone), email = coalesce(x.email, u.email), language = coalesce(x.language, u.language),
      company = coalesce(x.company, u.company), department = coalesce(x.department, u.department), work_id = coalesce(x."workId", u.work_id),
      organization_id = coalesce(x."organizationId", u.organization_id), user_type = coalesce(x."userType", u.user_type),
      may_log_in = coalesce(x."mayLogIn", u.may_log_in), updated_at = now()
    from (${rows}) r cross join lateral jsonb_to_record(r.prepared) as x${record(sql)}
    where u.enterprise_id = app.enterprise_id() and u.id = r.target_id`;
  await replaceRoles(
    sql,
    sql`select r.target_id, r.prepared->'roleIds' as roles from (${rows}) r where r.prepared ? 'roleIds'`,
  );
  return count;
}

/** Puts back what `accountBefore` kept; `rows` is a select of `target_id` and `before`. */
export async function restoreImportedAccounts(sql: Sql, rows: Fragment): Promise<number> {
  const { count } = await sql`
    update users u set first_name = x."firstName", en_name = x."enName", masked_phone = x."maskedPhone", email = x.email,
      language = x.language, company = x.company, department = x.department, work_id = x."workId", organization_id = x."organizationId",
      user_type = x."userType", may_log_in = x."mayLogIn", updated_at = x."updatedAt"
    from (${rows}) r cross join lateral jsonb_to_record(r.before) as x("firstName" text, "enName" text, "maskedPhone" text, email text,
      language text, company text, department text, "workId" text, "organizationId" bigint, "userType" text, "mayLogIn" boolean,
      "updatedAt" timestamptz)
    where u.enterprise_id = app.enterprise_id() and u.id = r.target_id`;
  await replaceRoles(sql, sql`select r.target_id, r.before->'roleIds' as roles from (${rows}) r`);
  return count;
}

/** Makes the roles of each account exactly these; roles that stay are not touched. `wanted` is a select of `target_id` and `roles`. */
async function replaceRoles(sql: Sql, wanted: Fragment): Promise<void> {
  await sql`
    delete from user_roles ur using (${wanted}) w
    where ur.enterprise_id = app.enterprise_id() and ur.user_id = w.target_id
      and not exists (select from jsonb_array_elements_text(w.roles) as role (id) where role.id::bigint = ur.role_id)`;
  await sql`
    insert into user_roles (user_id, role_id)
    select w.target_id, role.id::bigint from (${wanted}) w cross join lateral jsonb_array_elements_text(w.roles) as role (id)
    on conflict (enterprise_id, user_id, role_id) do nothing`;
}

/** Removes accounts that an upload created; `rows` is a select of their ids. */
export async function deleteImportedAccounts(sql: Sql, rows: Fragment): Promise<number> {
  const { count } = await sql`delete from users where enterprise_id = app.enterprise_id() and id in (${rows})`;
  return count;
}

export interface WaitingAccount {
  readonly id: string;
  readonly login: string;
  readonly name: string;
  readonly workId: string | null;
  readonly organizationName: string | null;
}

/** Accounts of an upload whose owners never signed in and hold no password but one that was given out with the upload. */
export async function selectWaitingAccounts(sql: Sql, batchId: string, givenAt: Date): Promise<WaitingAccount[]> {
  return sql<WaitingAccount[]>`
    select u.id, u.login, u.first_name as name, u.work_id as "workId", o.name as "organizationName"
    from users u left join organizations o on o.enterprise_id = u.enterprise_id and o.id = u.organization_id
    where u.enterprise_id = app.enterprise_id() and u.import_batch_id = ${batchId} and u.is_enabled and u.may_log_in
      and u.last_sign_in_at is null and (u.password_hash is null or u.password_changed_at = ${givenAt})
    order by u.login for no key update of u`;
}

/** Stores the passwords given out to many accounts; nothing else of them changes. */
export async function updateGivenPasswords(
  sql: Sql,
  { ids, hashes, changedAt }: { ids: readonly string[]; hashes: readonly string[]; changedAt: Date },
): Promise<void> {
  await sql`
    update users u set password_hash = x.hash, password_changed_at = ${changedAt}
    from unnest(${ids as string[]}::bigint[], ${hashes as string[]}::text[]) as x (id, hash)
    where u.enterprise_id = app.enterprise_id() and u.id = x.id`;
}

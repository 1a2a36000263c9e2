// Changes of accounts and of the roles they hold, for the administration console.
import type postgres from 'postgres';
import type { Sql } from '../../platform/db/index.ts';

export interface AccountFields {
  readonly firstName: string;
  readonly enName: string;
  readonly maskedPhone: string | null;
  readonly telephone: string | null;
  readonly email: string | null;
  readonly chatUserId: string | null;
  readonly language: 'zh' | 'en';
  readonly company: string | null;
  readonly department: string | null;
  readonly workId: string | null;
  readonly organizationId: string | null;
  readonly userType: string;
  readonly mayLogIn: boolean;
  readonly isEnabled: boolean;
}

/** A password an administrator gave out; `changedAt` marks it as one to be changed at the first sign-in. */
export interface StoredPassword {
  readonly hash: string;
  readonly changedAt: Date;
}

/** Adds an account; without a password it signs in at the identity server of the enterprise. Answers its id. */
export async function insertAccount(
  sql: Sql,
  login: string,
  row: AccountFields & { password: StoredPassword | undefined },
): Promise<string> {
  const [saved] = await sql<{ id: string }[]>`
    insert into users (login, first_name, en_name, masked_phone, telephone, email, chat_user_id, language, company, department, work_id, organization_id, user_type, may_log_in,
      is_enabled, password_hash, password_changed_at)
    values (${login}, ${row.firstName}, ${row.enName}, ${row.maskedPhone}, ${row.telephone}, ${row.email}, ${row.chatUserId}, ${row.language}, ${row.company}, ${row.department}, ${row.workId},
      ${row.organizationId}, ${row.userType}, ${row.mayLogIn}, ${row.isEnabled}, ${row.password?.hash ?? null},
      ${row.password?.changedAt ?? null})
    returning id`;
  return saved!.id;
}

export async function updateAccount(sql: Sql, id: string, row: AccountFields): Promise<void> {
  await sql`
    update users set first_name = ${row.firstName}, en_name = ${row.enName}, masked_phone = ${row.maskedPhone}, telephone = ${row.telephone}, email = ${row.email},
      chat_user_id = ${row.chatUserId}, language = ${row.language}, company = ${row.company}, department = ${row.department}, work_id = ${row.workId}, organization_id = ${row.organizationId},
      user_type = ${row.userType}, may_log_in = ${row.mayLogIn}, is_enabled = ${row.isEnabled}, updated_at = clock_timestamp()
    where id = ${id}`;
}

/** Makes the roles of a user exactly these; rows that stay are not touched. */
export async function replaceUserRoles(sql: Sql, userId: string, roleIds: readonly string[]): Promise<void> {
  const ids = roleIds as string[];
  await sql`delete from user_roles where user_id = ${userId} and role_id <> all(${ids}::bigint[])`;
  await sql`
    insert into user_roles (user_id, role_id) select ${userId}, id from unnest(${ids}::bigint[]) as id
    on conflict (enterprise_id, user_id, role_id) do nothing`;
}

export async function updateGivenPassword(sql: Sql, id: string, password: StoredPassword): Promise<void> {
  await sql`
    update users set password_hash = ${password.hash}, password_changed_at = ${password.changedAt}, updated_at = clock_timestamp()
    where id = ${id}`;
}

export async function disableAccount(sql: Sql, id: string): Promise<void> {
  await sql`update users set is_enabled = false, updated_at = clock_timestamp() where id = ${id}`;
}

/** Deletes an account to which no record refers; false when one does. Runs in the transaction of a write. */
export async function deleteAccount(sql: Sql, id: string): Promise<boolean> {
  try {
    await (sql as postgres.TransactionSql).savepoint((inner) => inner`delete from users where id = ${id}`);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === '23503') return false;
    throw error;
  }
}

// Statements of signing in: the account, its lock, the log of attempts.
import type { Sql } from '../../../platform/db/index.ts';

export interface AccountRow {
  readonly id: string;
  readonly login: string;
  readonly firstName: string;
  readonly email: string | null;
  readonly passwordHash: string | null;
  readonly passwordChangedAt: Date | null;
  readonly mayLogIn: boolean;
}

/** A service account is for keys alone: it has no way in by a password, whatever else is stored for it. */
export const isPerson = (sql: Sql) => sql`(u.user_type <> 'SYSTEM' or exists (
  select from user_roles ur join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id and r.code = 'admin'
  where ur.user_id = u.id))`;

export async function selectAccountByLogin(sql: Sql, login: string): Promise<AccountRow | undefined> {
  const [row] = await sql<AccountRow[]>`
    select id, login, first_name as "firstName", email, password_hash as "passwordHash", password_changed_at as "passwordChangedAt",
      is_enabled and may_log_in and ${isPerson(sql)} as "mayLogIn"
    from users u where login = ${login}`;
  return row;
}

/** The account of whoever has this id in the enterprise chat. */
export async function selectAccountByChat(sql: Sql, chatUserId: string): Promise<AccountRow | undefined> {
  const [row] = await sql<AccountRow[]>`
    select id, login, first_name as "firstName", email, password_hash as "passwordHash", password_changed_at as "passwordChangedAt",
      is_enabled and may_log_in and ${isPerson(sql)} as "mayLogIn"
    from users u where lower(chat_user_id) = lower(${chatUserId})`;
  return row;
}

export async function selectAccount(sql: Sql, id: string): Promise<AccountRow | undefined> {
  const [row] = await sql<AccountRow[]>`
    select id, login, first_name as "firstName", email, password_hash as "passwordHash", password_changed_at as "passwordChangedAt",
      is_enabled and may_log_in and ${isPerson(sql)} as "mayLogIn"
    from users u where id = ${id}`;
  return row;
}

/** Whether this login was opened from this address in the last 90 days. */
export async function selectIsKnownAddress(sql: Sql, login: string, address: string): Promise<boolean> {
  const rows = await sql`
    select 1 from sign_in_log
    where login = ${login} and at > now() - interval '90 days' and outcome = 'SUCCESS' and address = ${address} limit 1`;
  return rows.length > 0;
}

/** Failures in a row of a login, or of an address in its hour. */
export interface Lock {
  readonly failures: number;
  readonly firstFailureAt: Date;
  readonly lockedUntil: Date | null;
}

/** The count of failures, locked for the rest of the transaction, and the database's clock. */
export async function selectLockForUpdate(sql: Sql, subject: string): Promise<{ lock: Lock | undefined; now: Date }> {
  // One statement: between two of them a success of somebody else takes the row away.
  const [row] = await sql<(Lock & { now: Date })[]>`
    insert into sign_in_locks as l (subject) values (${subject})
    on conflict (enterprise_id, subject) do update set subject = l.subject
    returning l.failures, l.first_failure_at as "firstFailureAt", l.locked_until as "lockedUntil", clock_timestamp() as now`;
  return { lock: row!.failures === 0 ? undefined : row!, now: row!.now };
}

export async function selectLock(sql: Sql, subject: string): Promise<{ lock: Lock | undefined; now: Date }> {
  const [row] = await sql<(Lock & { now: Date; present: boolean })[]>`
    select l.failures, l.first_failure_at as "firstFailureAt", l.locked_until as "lockedUntil", c.now, l.subject is not null as present
    from (select clock_timestamp() as now) c left join sign_in_locks l on l.subject = ${subject}`;
  return { lock: row!.present ? row! : undefined, now: row!.now };
}

export async function updateLock(sql: Sql, subject: string, lock: Lock): Promise<void> {
  await sql`
    update sign_in_locks set failures = ${lock.failures}, first_failure_at = ${lock.firstFailureAt}, locked_until = ${lock.lockedUntil}
    where subject = ${subject}`;
}

export async function deleteLock(sql: Sql, subject: string): Promise<void> {
  await sql`delete from sign_in_locks where subject = ${subject}`;
}

/** Counts nobody needs any more. */
export async function deleteOldLocks(sql: Sql): Promise<void> {
  await sql`
    delete from sign_in_locks
    where first_failure_at < now() - interval '13 hours' and (locked_until is null or locked_until < now())`;
}

export type Outcome =
  | 'SUCCESS'
  | 'WRONG_PASSWORD'
  | 'UNKNOWN_USER'
  | 'LOCKED'
  | 'DISABLED'
  | 'SIGNED_OUT'
  | 'VIEW_STARTED'
  | 'VIEW_ENDED'
  | 'CODE_ASKED'
  | 'WRONG_CODE';

/** On the pages of the identity server, or by a code of enterprise chat. */
export type Way = 'ACCOUNT' | 'CHAT';

export interface Attempt {
  readonly login: string;
  readonly userId: string | undefined;
  readonly address: string;
  readonly userAgent: string;
  readonly outcome: Outcome;
  /** Login of the user whose view began or ended. */
  readonly seenAs?: string;
  readonly way?: Way;
}

export async function insertAttempt(sql: Sql, attempt: Attempt): Promise<void> {
  await sql`
    insert into sign_in_log (login, user_id, address, user_agent, outcome, seen_as, way)
    values (${attempt.login}, ${attempt.userId ?? null}, ${attempt.address}, ${attempt.userAgent}, ${attempt.outcome},
      ${attempt.seenAs ?? null}, ${attempt.way ?? 'ACCOUNT'})`;
}

export async function updateLastSignIn(sql: Sql, userId: string): Promise<void> {
  await sql`update users set last_sign_in_at = clock_timestamp() where id = ${userId}`;
}

export async function updatePassword(sql: Sql, userId: string, passwordHash: string): Promise<void> {
  await sql`
    update users set password_hash = ${passwordHash}, password_changed_at = clock_timestamp(), updated_at = clock_timestamp()
    where id = ${userId}`;
}

// Reads the log of sign-ins, lists and lifts locks.
import type { SignInFilter, SignInOutcome } from '@yijian/contract/sessions';
import { allOf, namedUser, type Fragment, type Sql } from '../../../platform/db/index.ts';

export interface SignInRow {
  readonly id: string;
  readonly at: Date;
  readonly login: string;
  readonly userId: string | null;
  readonly userName: string | null;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly outcome: SignInOutcome;
  readonly way: 'ACCOUNT' | 'CHAT';
  readonly seenAs: string | null;
}

/** A day is one of Asia/Shanghai. */
function where(sql: Sql, { login, outcome, address, from, to }: SignInFilter): Fragment {
  return allOf(sql, [
    sql`l.enterprise_id = app.enterprise_id()`,
    login === undefined ? undefined : sql`l.login = ${login}`,
    outcome === undefined ? undefined : sql`l.outcome = ${outcome}`,
    address === undefined ? undefined : sql`l.address = ${address}`,
    from === undefined ? undefined : sql`l.at >= (${from}::date)::timestamp at time zone 'Asia/Shanghai'`,
    to === undefined ? undefined : sql`l.at < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai'`,
  ]);
}

/** One row more than asked for tells that there are more. */
export async function selectSignIns(
  sql: Sql,
  filter: SignInFilter,
  { language, ...page }: { before?: string | undefined; size: number; language: 'zh' | 'en' },
): Promise<SignInRow[]> {
  return sql<SignInRow[]>`
    select l.id, l.at, l.login, l.user_id as "userId", ${namedUser(sql, language, 'u')} as "userName", l.address, l.user_agent as "userAgent", l.outcome,
      l.way, l.seen_as as "seenAs"
    from sign_in_log l left join users u on u.enterprise_id = l.enterprise_id and u.id = l.user_id
    where ${where(sql, filter)} ${page.before === undefined ? sql`` : sql`and l.id < ${page.before}`}
    order by l.id desc limit ${page.size + 1}`;
}

export async function countSignInRows(sql: Sql, filter: SignInFilter, most: number): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    select count(*)::int as total from (select 1 from sign_in_log l where ${where(sql, filter)} limit ${most + 1}) found`;
  return row.total;
}

export interface LockRow {
  readonly subject: string;
  readonly failures: number;
  readonly lockedUntil: Date | null;
}

/** Locks that hold, and counts on their way there, the locked ones first. */
export async function selectLocks(sql: Sql): Promise<LockRow[]> {
  return sql<LockRow[]>`
    select subject, failures, case when locked_until > clock_timestamp() then locked_until end as "lockedUntil"
    from sign_in_locks where failures > 0
    order by locked_until > clock_timestamp() desc nulls last, failures desc, subject limit 200`;
}

/** An update and not a deletion: the trail shows who lifted which lock. */
export async function updateUnlocked(sql: Sql, subject: string): Promise<boolean> {
  const rows = await sql`
    update sign_in_locks set failures = 0, locked_until = null
    where subject = ${subject} and failures > 0 returning 1`;
  return rows.length > 0;
}

/** What the rest of the transaction is written down with. */
export async function setReason(sql: Sql, reason: string): Promise<void> {
  await sql`select set_config('app.reason', ${reason}, true)`;
}

export async function selectIsUser(sql: Sql, id: string): Promise<boolean> {
  return (await sql`select 1 from users where id = ${id}`).length > 0;
}

// Statements of subscriptions of boards: kept, listed, taken when they are due.
import type { NewSubscription, Subscription, SubscriptionQuery } from '@yijian/contract/dashboards';
import { allOf, type Fragment, type Sql } from '../../../platform/db/index.ts';

export type StoredSubscription = Omit<Subscription, 'nextAt' | 'lastAt'> & {
  readonly nextAt: Date;
  readonly lastAt: Date | null;
};

const columns = (sql: Sql): Fragment => sql`
  s.id::text as id, s.board, s.rhythm, s.weekday, s.hour, s.days, s.next_at as "nextAt", s.last_at as "lastAt", s.mail`;

export async function selectSubscriptions(
  sql: Sql,
  { userId, board }: SubscriptionQuery & { readonly userId: string },
): Promise<StoredSubscription[]> {
  return sql<StoredSubscription[]>`
    select ${columns(sql)} from dashboard_subscriptions s where ${allOf(sql, [
      sql`s.enterprise_id = app.enterprise_id() and s.user_id = ${userId} and s.ended_at is null`,
      board === undefined ? undefined : sql`s.board = ${board}`,
    ])} order by s.id`;
}

export interface Kept extends NewSubscription {
  readonly userId: string;
  readonly language: 'zh' | 'en';
  readonly origin: string;
  readonly nextAt: Date;
}

/** Undefined where one of the same board and rhythm is open. */
export async function insertSubscription(sql: Sql, kept: Kept): Promise<string | undefined> {
  const { userId, board, rhythm, weekday, hour, days, language, origin, nextAt } = kept;
  const [row] = await sql<{ id: string }[]>`
    insert into dashboard_subscriptions (user_id, board, rhythm, weekday, hour, days, language, origin, next_at)
    values (${userId}, ${board}, ${rhythm}, ${weekday}, ${hour}, ${days}, ${language}, ${origin}, ${nextAt})
    on conflict (enterprise_id, user_id, board, rhythm) where ended_at is null do nothing returning id::text as id`;
  return row?.id;
}

export interface Ending {
  readonly id: string;
  /** Only one of this user. */
  readonly userId: string;
  readonly reason: 'UNSUBSCRIBED' | 'NO_RIGHT';
  readonly at: Date;
}

export async function updateEnded(sql: Sql, { id, userId, reason, at }: Ending): Promise<boolean> {
  const rows = await sql`
    update dashboard_subscriptions set ended_at = ${at}, end_reason = ${reason}
    where enterprise_id = app.enterprise_id() and id = ${id} and user_id = ${userId} and ended_at is null returning id`;
  return rows.length === 1;
}

export interface DueSubscription extends StoredSubscription {
  readonly userId: string;
  readonly language: 'zh' | 'en';
  readonly origin: string;
  readonly email: string | null;
}

/** The one that waits longest, held to the end of the transaction; what another process holds is passed over. */
export async function lockDue(sql: Sql, now: Date): Promise<DueSubscription | undefined> {
  const [row] = await sql<DueSubscription[]>`
    select ${columns(sql)}, s.user_id::text as "userId", s.language, s.origin, u.email from dashboard_subscriptions s
    join users u on u.enterprise_id = s.enterprise_id and u.id = s.user_id
    where s.enterprise_id = app.enterprise_id() and s.ended_at is null and s.next_at <= ${now}
    order by s.next_at, s.id limit 1 for update of s skip locked`;
  return row;
}

export interface ToldOnce {
  readonly id: string;
  readonly at: Date;
  readonly nextAt: Date;
  readonly mail: 'NONE' | 'SENDING';
}

export async function updateTold(sql: Sql, { id, at, nextAt, mail }: ToldOnce): Promise<void> {
  await sql`
    update dashboard_subscriptions set last_at = ${at}, next_at = ${nextAt}, mail = ${mail}
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}

/** Put off, when its figures could not be read. */
export async function updateNextAt(sql: Sql, { id, nextAt }: { id: string; nextAt: Date }): Promise<void> {
  await sql`
    update dashboard_subscriptions set next_at = ${nextAt}
    where enterprise_id = app.enterprise_id() and id = ${id} and ended_at is null`;
}

export async function updateMail(sql: Sql, { id, mail }: { id: string; mail: Subscription['mail'] }): Promise<void> {
  await sql`
    update dashboard_subscriptions set mail = ${mail}
    where enterprise_id = app.enterprise_id() and id = ${id} and mail = 'SENDING'`;
}

// Statements over signed-in sessions and time on pages.
import type { Sql } from '../../platform/db/index.ts';
import { isPerson } from './sign-in/sign-in.sql.ts';

export interface NewSession {
  readonly sessionKey: string;
  readonly userId: string;
  readonly userAgent: string;
  readonly address: string;
  readonly endsAt: Date;
  /** Through enterprise chat. */
  readonly isChat: boolean;
}

/** Opens a session once; false when it was open before. */
export async function insertSession(sql: Sql, session: NewSession): Promise<boolean> {
  const rows = await sql`
    insert into user_sessions (session_key, user_id, user_agent, address, ends_at, is_chat)
    values (${session.sessionKey}, ${session.userId}, ${session.userAgent}, ${session.address}, ${session.endsAt}, ${session.isChat})
    on conflict (enterprise_id, session_key) do nothing returning 1`;
  return rows.length > 0;
}

/** Whether a browser's session may sign in again without a password; one that never opened anything may. */
export async function selectIsSessionLive(sql: Sql, sessionKey: string, idleSeconds: number): Promise<boolean> {
  const rows = await sql`
    select 1 from user_sessions
    where session_key = ${sessionKey}
      and (ended_at is not null or ends_at <= now() or last_seen_at <= now() - make_interval(secs => ${idleSeconds}))`;
  return rows.length === 0;
}

export interface LiveSession {
  readonly userId: string;
  readonly secondsLeft: number;
}

/** A session that has neither ended nor run out; its user is enabled. */
export async function selectLiveSession(sql: Sql, sessionKey: string): Promise<LiveSession | undefined> {
  const [row] = await sql<LiveSession[]>`
    select s.user_id as "userId", floor(extract(epoch from s.ends_at - clock_timestamp()))::int as "secondsLeft"
    from user_sessions s
    join users u on u.enterprise_id = s.enterprise_id and u.id = s.user_id and u.is_enabled and u.may_log_in and ${isPerson(sql)}
    where s.session_key = ${sessionKey} and s.ended_at is null and s.ends_at > now()`;
  return row;
}

export async function updateSessionSeen(sql: Sql, sessionKey: string): Promise<void> {
  await sql`update user_sessions set last_seen_at = clock_timestamp() where session_key = ${sessionKey}`;
}

export interface SessionRow {
  readonly id: string;
  readonly sessionKey: string;
  readonly userAgent: string | null;
  readonly address: string | null;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
  readonly endsAt: Date;
}

/** The open sessions of a user, newest first. */
export async function selectSessions(sql: Sql, userId: string): Promise<SessionRow[]> {
  return sql<SessionRow[]>`
    select id, session_key as "sessionKey", user_agent as "userAgent", address, started_at as "startedAt", last_seen_at as "lastSeenAt",
      ends_at as "endsAt"
    from user_sessions
    where user_id = ${userId} and ended_at is null and ends_at > now()
    order by started_at desc, id desc`;
}

/** Ends open sessions; returns the keys of those that were open. */
export async function updateSessionsEnded(sql: Sql, sessionKeys: readonly string[], reason: string): Promise<string[]> {
  const rows = await sql<{ sessionKey: string }[]>`
    update user_sessions set ended_at = clock_timestamp(), end_reason = ${reason}
    where session_key = any(${sessionKeys as string[]}) and ended_at is null
    returning session_key as "sessionKey"`;
  return rows.map((row) => row.sessionKey);
}

export interface Visit {
  readonly path?: string | undefined;
  readonly title: string;
  readonly seconds: number;
}

export async function insertUsage(sql: Sql, userId: string, visits: readonly Visit[]): Promise<void> {
  await sql`
    insert into usage_events (user_id, path, title, seconds)
    select ${userId}, coalesce(v.path, v.title), v.title, v.seconds
    from unnest(${visits.map((visit) => visit.path ?? null)}::text[], ${visits.map((visit) => visit.title)}::text[],
      ${visits.map((visit) => visit.seconds)}::int[]) as v (path, title, seconds)`;
}

export async function selectSessionOwner(
  sql: Sql,
  sessionKey: string,
): Promise<{ userId: string; login: string } | undefined> {
  const [row] = await sql<{ userId: string; login: string }[]>`
    select u.id as "userId", u.login from user_sessions s join users u on u.enterprise_id = s.enterprise_id and u.id = s.user_id
    where s.session_key = ${sessionKey}`;
  return row;
}

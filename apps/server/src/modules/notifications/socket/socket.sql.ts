// What the socket asks the database: notices to send, and whether those who listen still may.
import type { Sql } from '../../../platform/db/index.ts';
import type { NoticeRow } from '../notifications.sql.ts';

/** Ids of the newest notices of the enterprise, whoever they are for. */
export async function selectRecentIds(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from notices where enterprise_id = app.enterprise_id() order by id desc limit 500`;
  return rows.map((row) => row.id);
}

/** Notices as they are sent: new, so unread. */
export async function selectNoticesById(sql: Sql, ids: readonly string[]): Promise<NoticeRow[]> {
  return sql<NoticeRow[]>`
    select id, user_id as "userId", kind, title, en_title as "enTitle", body, en_body as "enBody", path,
      created_at as "createdAt", false as "isRead"
    from notices where enterprise_id = app.enterprise_id() and id = any (${[...ids]}::bigint[])
    order by id`;
}

/**
 * Which of the users (with the session each came by) may still listen, by position.
 * Sessions of an external identity server are not ours to know: only the user is looked at.
 */
export async function selectLive(
  sql: Sql,
  input: { userIds: readonly string[]; sessionKeys: readonly (string | null)[]; sessionsAreOurs: boolean },
): Promise<number[]> {
  const rows = await sql<{ position: number }[]>`
    select w.position::int as position
    from unnest(${[...input.userIds]}::bigint[], ${[...input.sessionKeys]}::text[]) with ordinality as w (user_id, session_key, position)
    join users u on u.enterprise_id = app.enterprise_id() and u.id = w.user_id and u.is_enabled and u.may_log_in
    where not ${input.sessionsAreOurs} or exists (
      select from user_sessions s
      where s.enterprise_id = u.enterprise_id and s.session_key = w.session_key and s.user_id = u.id
        and s.ended_at is null and s.ends_at > clock_timestamp())`;
  return rows.map((row) => row.position - 1);
}

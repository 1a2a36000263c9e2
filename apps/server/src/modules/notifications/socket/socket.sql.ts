// What the socket asks the database: notices to send, and whether those who listen still may.
import type { Sql } from '../../../platform/db/index.ts';
import type { NoticeRow } from '../notifications.sql.ts';

/** Ids of the newest notices of the enterprise, whoever they are for. */
export async function selectRecentIds(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from notices where enterprise_id = app.enterprise_id() and not is_muted order by id desc limit 500`;
  return rows.map((row) => row.id);
}

/** Notices as they are sent: new, so unread. */
export async function selectNoticesById(sql: Sql, ids: readonly string[]): Promise<NoticeRow[]> {
  return sql<NoticeRow[]>`
    select n.id, n.user_id as "userId", n.kind, n.title, n.en_title as "enTitle", n.body, n.en_body as "enBody", n.path,
      n.created_at as "createdAt", false as "isRead", n.is_muted as "isMuted",
      n.actor_id::text as "actorId", a.first_name as "actorName", a.en_name as "actorEnName"
    from notices n left join users a on a.enterprise_id = n.enterprise_id and a.id = n.actor_id
    where n.enterprise_id = app.enterprise_id() and n.id = any (${[...ids]}::bigint[])
    order by n.id`;
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

// What users chose for their notices, and their latest daily mail.
import type { DigestState } from '@yijian/contract/notifications';
import type { Sql } from '../../../platform/db/index.ts';

export interface SettingsRow {
  readonly muted: string[];
  readonly mailed: string[];
  readonly email: string | null;
}

export async function selectNoticeSettings(sql: Sql, userId: string): Promise<SettingsRow> {
  const [row] = await sql<[SettingsRow]>`
    select coalesce(s.muted, '{}') as muted, coalesce(s.mailed, '{}') as mailed, nullif(u.email, '') as email
    from users u left join notice_settings s on s.enterprise_id = u.enterprise_id and s.user_id = u.id
    where u.enterprise_id = app.enterprise_id() and u.id = ${userId}`;
  return row;
}

export interface LastDigest {
  readonly at: Date;
  readonly count: number;
  readonly state: DigestState;
}

export async function selectLastDigest(sql: Sql, userId: string): Promise<LastDigest | undefined> {
  const [row] = await sql<LastDigest[]>`
    select coalesce(sent_at, handed_at, cut_at) as at, notice_count as count, state from notice_digests
    where enterprise_id = app.enterprise_id() and user_id = ${userId} and state in ('SENT', 'UNKNOWN', 'FAILED')
    order by day desc limit 1`;
  return row;
}

/** Switching the daily mail on begins it at `at`: nobody gets a year of old notices. */
export async function upsertNoticeSettings(
  sql: Sql,
  input: { userId: string; muted: readonly string[]; mailed: readonly string[]; origin: string; at: Date },
): Promise<void> {
  const muted = [...input.muted];
  const mailed = [...input.mailed];
  await sql`
    insert into notice_settings as s (user_id, muted, mailed, mailed_since, origin)
    values (${input.userId}, ${muted}, ${mailed}, case when ${mailed.length > 0} then ${input.at}::timestamptz end, ${input.origin})
    on conflict (enterprise_id, user_id) do update set muted = excluded.muted, mailed = excluded.mailed, origin = excluded.origin,
      mailed_since = case when cardinality(s.mailed) > 0 and cardinality(excluded.mailed) > 0 then s.mailed_since
        else excluded.mailed_since end`;
}

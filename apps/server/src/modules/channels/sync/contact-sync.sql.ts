// Statements of the rounds that bring contacts from enterprise chat.
import type { FoundBy, SyncReason, SyncRun, SyncState } from '@yijian/contract/channels';
import { json, namedUser, type Sql } from '../../../platform/db/index.ts';

/** Ends a round whose process died. */
export async function endInterrupted(sql: Sql, { now, before }: { now: Date; before: Date }): Promise<void> {
  await sql`
    update channel_syncs set state = 'FAILED', reason = 'interrupted', finished_at = ${now}
    where enterprise_id = app.enterprise_id() and state = 'RUNNING' and started_at < ${before}`;
}

/** Undefined where one runs already. */
export async function insertSync(
  sql: Sql,
  { userId, at }: { userId: string | null; at: Date },
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    insert into channel_syncs (user_id, started_at, state) values (${userId}, ${at}, 'RUNNING')
    on conflict (enterprise_id) where state = 'RUNNING' do nothing returning id::text as id`;
  return row?.id;
}

export interface Outcome {
  readonly id: string;
  readonly at: Date;
  readonly state: Exclude<SyncState, 'RUNNING'>;
  readonly reason: SyncReason | null;
  readonly colleagues: number;
  readonly contacts: number;
  readonly added: number;
  readonly bound: number;
  readonly ended: number;
  readonly failures: readonly { readonly userId: string; readonly reason: SyncReason }[];
}

export async function updateSync(sql: Sql, outcome: Outcome): Promise<void> {
  const { id, at, state, reason, colleagues, contacts, added, bound, ended, failures } = outcome;
  await sql`
    update channel_syncs set state = ${state}, reason = ${reason}, finished_at = ${at}, colleagues = ${colleagues},
      contacts = ${contacts}, added = ${added}, bound = ${bound}, ended = ${ended}, failures = ${json(sql, failures)}
    where enterprise_id = app.enterprise_id() and id = ${id} and state = 'RUNNING'`;
}

export type SyncRow = Omit<SyncRun, 'startedAt' | 'finishedAt'> & {
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
};

export async function selectSyncs(sql: Sql, { language, limit }: { language: 'zh' | 'en'; limit: number }) {
  return sql<SyncRow[]>`
    select s.id::text as id, ${namedUser(sql, language, 'u')} as "askedBy", s.started_at as "startedAt", s.finished_at as "finishedAt",
      s.state, s.reason, s.colleagues, s.contacts, s.added, s.bound, s.ended, coalesce((
        select jsonb_agg(jsonb_build_object('colleague', ${namedUser(sql, language, 'c')}, 'reason', x.reason) order by x."userId")
        from jsonb_to_recordset(s.failures) as x("userId" bigint, reason text)
        join users c on c.enterprise_id = s.enterprise_id and c.id = x."userId"), '[]') as failures
    from channel_syncs s left join users u on u.enterprise_id = s.enterprise_id and u.id = s.user_id
    where s.enterprise_id = app.enterprise_id() order by s.id desc limit ${limit}`;
}

export interface Colleague {
  readonly id: string;
  /** Who the user is in enterprise chat. */
  readonly chatUserId: string;
}

/** Whoever waits longest comes first. */
export async function selectColleagues(sql: Sql): Promise<Colleague[]> {
  return sql<Colleague[]>`
    select u.id::text as id, coalesce(u.chat_user_id, u.login) as "chatUserId" from users u
    left join lateral (select max(f.synced_at) as at from channel_friends f
      where f.enterprise_id = u.enterprise_id and f.user_id = u.id) last on true
    where u.enterprise_id = app.enterprise_id() and u.is_enabled order by last.at nulls first, u.id`;
}

export async function selectColleague(sql: Sql, chatUserId: string): Promise<Colleague | undefined> {
  const [row] = await sql<Colleague[]>`
    select u.id::text as id, coalesce(u.chat_user_id, u.login) as "chatUserId" from users u
    where u.enterprise_id = app.enterprise_id() and u.is_enabled and coalesce(u.chat_user_id, u.login) = ${chatUserId}`;
  return row;
}

export async function updateUnions(
  sql: Sql,
  {
    userId,
    contacts,
  }: { userId: string; contacts: readonly { externalUserId: string; unionId: string | undefined }[] },
): Promise<void> {
  await sql`
    update channel_friends f set union_id = c."unionId"
    from jsonb_to_recordset(${json(sql, contacts)}) as c("externalUserId" text, "unionId" text)
    where f.enterprise_id = app.enterprise_id() and f.user_id = ${userId} and f.external_user_id = c."externalUserId"
      and f.union_id is distinct from c."unionId"`;
}

export interface Unbound {
  readonly externalUserId: string;
  /** Doctors to whom other contacts of the same person are bound. */
  readonly byUnion: readonly string[];
}

/** Contacts of the user that nothing says anything of yet. */
export async function selectUnbound(sql: Sql, userId: string): Promise<Unbound[]> {
  return sql<Unbound[]>`
    select f.external_user_id as "externalUserId", array(
      select distinct b.doctor_id::text from channel_friends o
      join channel_bindings b on b.enterprise_id = o.enterprise_id and b.external_user_id = o.external_user_id
      where o.enterprise_id = f.enterprise_id and o.union_id = f.union_id) as "byUnion"
    from channel_friends f
    where f.enterprise_id = app.enterprise_id() and f.user_id = ${userId} and not f.is_gone and not f.is_ignored
      and not exists (select from channel_bindings b where b.enterprise_id = f.enterprise_id and b.external_user_id = f.external_user_id)
      and not exists (select from channel_friends o where o.enterprise_id = f.enterprise_id
        and o.external_user_id = f.external_user_id and o.binds_by_hand)
    order by f.external_user_id`;
}

export interface Identity {
  readonly doctorId: string;
  readonly foundBy: Exclude<FoundBy, 'HAND'>;
}

export async function insertFoundBinding(
  sql: Sql,
  found: Identity & { readonly externalUserId: string; readonly userId: string },
): Promise<boolean> {
  const { count } = await sql`
    insert into channel_bindings (doctor_id, external_user_id, user_id, found_by)
    values (${found.doctorId}, ${found.externalUserId}, ${found.userId}, ${found.foundBy})
    on conflict (enterprise_id, external_user_id) do nothing`;
  return count > 0;
}

export async function updateIgnored(
  sql: Sql,
  { userId, externalUserId, isIgnored }: { userId: string; externalUserId: string; isIgnored: boolean },
): Promise<void> {
  await sql`
    update channel_friends set is_ignored = ${isIgnored}
    where enterprise_id = app.enterprise_id() and user_id = ${userId} and external_user_id = ${externalUserId}
      and is_ignored <> ${isIgnored}`;
}

/** From now on they are bound by hand alone. */
export async function updateByHand(sql: Sql, externalUserIds: readonly string[]): Promise<void> {
  await sql`
    update channel_friends set binds_by_hand = true
    where enterprise_id = app.enterprise_id() and external_user_id = any(${externalUserIds as string[]}) and not binds_by_hand`;
}

// Notices and who has read them. A notice to everyone keeps its readers in notice_reads.
import type { Bilingual } from '@yijian/contract/core';
import { noticeKinds, type NoticeKind, type NoticeType } from '@yijian/contract/notifications';
import { startingWith, type Fragment, type Sql } from '../../platform/db/index.ts';

/** The bell counts up to here. */
const BELL_LIMIT = 1_000;

export interface NoticeRow {
  id: string;
  userId: string | null;
  kind: string;
  title: string;
  enTitle: string;
  body: string;
  enBody: string;
  path: string | null;
  isRead: boolean;
  isMuted: boolean;
  actorId: string | null;
  actorName: string | null;
  actorEnName: string | null;
  createdAt: Date;
}

interface Filter {
  readonly userId: string;
  readonly unread?: boolean | undefined;
  readonly kind?: string | undefined;
  readonly type?: NoticeType | undefined;
}

export interface StoredNotice {
  /** The receiver; left out for everyone. */
  readonly userId?: string;
  readonly kind: NoticeKind;
  readonly title: Bilingual;
  readonly body?: Bilingual;
  readonly path?: string;
}

const isRead = (sql: Sql, userId: string): Fragment => sql`
  case when n.user_id is null
    then exists (select from notice_reads r where r.enterprise_id = n.enterprise_id and r.notice_id = n.id and r.user_id = ${userId})
    else n.read_at is not null or n.is_muted end`;

const allKinds: readonly string[] = Object.values(noticeKinds).flat();

/** Notices of a type; OTHER are those whose kind nothing tells any more. */
const ofType = (sql: Sql, type: NoticeType | undefined): Fragment => {
  if (type === undefined) return sql``;
  if (type === 'OTHER') return sql`and n.kind <> all (${allKinds as string[]}::text[])`;
  return sql`and n.kind = any (${[...noticeKinds[type]]}::text[])`;
};

const columns = (sql: Sql, userId: string): Fragment => sql`
  n.id, n.user_id as "userId", n.kind, n.title, n.en_title as "enTitle", n.body, n.en_body as "enBody", n.path,
  n.created_at as "createdAt", ${isRead(sql, userId)} as "isRead", n.is_muted as "isMuted",
  n.actor_id::text as "actorId", a.first_name as "actorName", a.en_name as "actorEnName"`;

const withActors = (sql: Sql): Fragment => sql`
  notices n left join users a on a.enterprise_id = n.enterprise_id and a.id = n.actor_id`;

const visible = (sql: Sql, userId: string): Fragment => sql`
  n.enterprise_id = app.enterprise_id() and (n.user_id = ${userId} or n.user_id is null)`;

const matching = (sql: Sql, { userId, unread, kind, type }: Filter): Fragment => sql`
  ${visible(sql, userId)}
  ${unread === undefined ? sql`` : sql`and (${isRead(sql, userId)}) = ${!unread}`}
  ${kind === undefined ? sql`` : sql`and (n.kind = ${kind} or n.kind like ${startingWith(`${kind}.`)})`}
  ${ofType(sql, type)}`;

export interface InsertedNotice {
  readonly id: string;
  /** The receiver had muted its type. */
  readonly isMuted: boolean;
}

/** An actor that is no user of the enterprise, such as the system, is left out. */
export async function insertNotice(
  sql: Sql,
  notice: StoredNotice & { readonly type: NoticeType; readonly actorId: string | undefined },
): Promise<InsertedNotice> {
  const { title, body = { zh: '', en: '' }, userId = null, actorId = null } = notice;
  const [row] = await sql<InsertedNotice[]>`
    insert into notices (user_id, actor_id, kind, title, en_title, body, en_body, path, is_muted)
    select ${userId}, (select u.id from users u where u.enterprise_id = app.enterprise_id() and u.id = ${actorId}),
      ${notice.kind}, ${title.zh}, ${title.en}, ${body.zh}, ${body.en}, ${notice.path ?? null},
      exists (select from notice_settings s
        where s.enterprise_id = app.enterprise_id() and s.user_id = ${userId} and ${notice.type} = any (s.muted))
    returning id, is_muted as "isMuted"`;
  return row!;
}

/** Tells every process of the notice once the transaction commits. */
export async function announceNotice(sql: Sql, id: string): Promise<void> {
  await sql`select pg_notify('notices', app.enterprise_id()::text || ' ' || ${id}::text)`;
}

export async function selectNotices(
  sql: Sql,
  input: Filter & { ascending: boolean; limit: number; offset: number },
): Promise<NoticeRow[]> {
  return sql<NoticeRow[]>`
    select ${columns(sql, input.userId)} from ${withActors(sql)}
    where ${matching(sql, input)}
    order by n.id ${input.ascending ? sql`asc` : sql`desc`}
    limit ${input.limit} offset ${input.offset}`;
}

export async function countNotices(sql: Sql, filter: Filter): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from notices n where ${matching(sql, filter)}`;
  return row!.total;
}

export async function selectUnreadCount(sql: Sql, userId: string): Promise<{ count: number; latestId: string }> {
  const [row] = await sql<{ count: number; latestId: string }[]>`
    select
      (select count(*)::int from (
        select from notices n where ${matching(sql, { userId, unread: true })} limit ${BELL_LIMIT}) as found) as count,
      coalesce((select max(n.id) from notices n where ${visible(sql, userId)}), 0)::text as "latestId"`;
  return row!;
}

/** By kind; the policy makes types of them. */
export async function selectKindCounts(
  sql: Sql,
  userId: string,
): Promise<{ kind: string; total: number; unread: number }[]> {
  return sql<{ kind: string; total: number; unread: number }[]>`
    select n.kind, count(*)::int as total, (count(*) filter (where not (${isRead(sql, userId)})))::int as unread
    from notices n where ${visible(sql, userId)} group by n.kind`;
}

export async function selectNoticesSince(
  sql: Sql,
  input: { userId: string; id: string; limit: number },
): Promise<NoticeRow[]> {
  return sql<NoticeRow[]>`
    select ${columns(sql, input.userId)} from ${withActors(sql)}
    where ${visible(sql, input.userId)} and not n.is_muted and n.id > ${input.id}
    order by n.id limit ${input.limit}`;
}

/** Notices of the last minute up to an id: a slow transaction may have committed them after that id was seen. */
export async function selectLateNotices(sql: Sql, input: { userId: string; id: string }): Promise<NoticeRow[]> {
  return sql<NoticeRow[]>`
    select ${columns(sql, input.userId)} from ${withActors(sql)}
    where ${visible(sql, input.userId)} and not n.is_muted and n.id <= ${input.id} and n.id > ${input.id}::bigint - 1000
      and n.created_at > clock_timestamp() - interval '1 minute'
    order by n.id limit 200`;
}

export async function updateOwnRead(sql: Sql, input: { userId: string; ids: readonly string[] }): Promise<void> {
  await sql`
    update notices set read_at = now()
    where enterprise_id = app.enterprise_id() and user_id = ${input.userId} and id = any (${[...input.ids]}::bigint[]) and read_at is null`;
}

export async function insertGeneralReads(sql: Sql, input: { userId: string; ids: readonly string[] }): Promise<void> {
  await sql`
    insert into notice_reads (notice_id, user_id)
    select n.id, ${input.userId} from notices n
    where n.enterprise_id = app.enterprise_id() and n.user_id is null and n.id = any (${[...input.ids]}::bigint[])
    on conflict (enterprise_id, notice_id, user_id) do nothing`;
}

interface AllOfType {
  readonly userId: string;
  readonly type: NoticeType | undefined;
}

export async function updateAllOwnRead(sql: Sql, { userId, type }: AllOfType): Promise<void> {
  await sql`
    update notices n set read_at = now()
    where n.enterprise_id = app.enterprise_id() and n.user_id = ${userId} and n.read_at is null ${ofType(sql, type)}`;
}

export async function insertAllGeneralReads(sql: Sql, { userId, type }: AllOfType): Promise<void> {
  await sql`
    insert into notice_reads (notice_id, user_id)
    select n.id, ${userId} from notices n
    where n.enterprise_id = app.enterprise_id() and n.user_id is null ${ofType(sql, type)}
    on conflict (enterprise_id, notice_id, user_id) do nothing`;
}

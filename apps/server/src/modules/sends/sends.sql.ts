// Statements of sends.
import type {
  Send,
  SendChannel,
  SendDetail,
  SendFilter,
  SendPaging,
  SendState,
  SendTwin,
} from '@yijian/contract/sends';
import { allOf, anywhere, namedUser, type Fragment, type Sql } from '../../platform/db/index.ts';
import type { PageText } from '../../platform/http/index.ts';
import { judged, type Question } from './audience/eligibility.sql.ts';
import { openingOf } from './opening/opening.sql.ts';
import { figuresOf, sendScope, type Reading } from './people/recipients.sql.ts';
import { namedSubject, subjectJoin, type Subject } from './subject/subject.sql.ts';

export interface SendRow extends Subject {
  readonly channel: SendChannel;
  readonly origin: string;
  readonly outOfRange: number;
  readonly dueAt: Date;
  readonly userId: string;
  readonly at: Date;
  /** The invitation that it reminds of. */
  readonly remindsId?: string;
  /** The send whose article is sent again. */
  readonly resendsId?: string;
  readonly openingLineId?: string | undefined;
}

export interface Planned {
  readonly id: string;
  /** How many will get the message. */
  readonly recipients: number;
}

/** A send with everybody who is meant, judged as of now. Where nobody may be sent to, one a user confirms is not stored, and a reminder is over at once. */
export async function insertSend(
  sql: Sql,
  { question, ids, ...row }: SendRow & { readonly question: Question; readonly ids: readonly string[] },
): Promise<Planned | undefined> {
  const wanted = sql`select unnest(${ids as string[]}::bigint[]) as id`;
  const [kept] = await sql<Planned[]>`
    with told as materialized (${judged(sql, question, wanted)}),
    outcome as (select exists (select from told where reason is null) as reaches),
    send as (
      insert into sends (article_id, meeting_id, channel, origin, out_of_range, due_at, user_id, created_at, reminds_id, resends_id, opening_line_id, state, ended_at)
      select ${row.articleId}::bigint, ${row.meetingId}::bigint, ${row.channel}, ${row.origin}, ${row.outOfRange}::int, ${row.dueAt}::timestamptz,
        ${row.userId}::bigint, ${row.at}::timestamptz, ${row.remindsId ?? null}::bigint, ${row.resendsId ?? null}::bigint, ${row.openingLineId ?? null}::bigint,
        case when reaches then 'SCHEDULED' else 'DONE' end, case when reaches then null else ${row.at}::timestamptz end
      from outcome where reaches or ${row.remindsId !== undefined} returning id),
    kept as (
      insert into send_recipients (send_id, doctor_id, state, reason)
      select send.id, t.doctor_id, case when t.reason is null then 'PLANNED' else 'REMOVED' end, coalesce(t.reason, '')
      from send, told t order by t.doctor_id)
    select send.id::text as id, (select count(*) from told where reason is null)::int as recipients from send`;
  return kept;
}

function where(sql: Sql, filter: SendFilter, reading: Reading): Fragment {
  const { articleId, meetingId, channel, state, keyword } = filter;
  const like = anywhere(keyword ?? '');
  return allOf(sql, [
    sendScope(sql, reading),
    articleId === undefined ? undefined : sql`s.article_id = ${articleId}`,
    meetingId === undefined ? undefined : sql`s.meeting_id = ${meetingId}`,
    channel === undefined ? undefined : sql`s.channel = ${channel}`,
    state === undefined ? undefined : sql`s.state = ${state}`,
    keyword === undefined ? undefined : sql`(a.title ilike ${like} or a.en_title ilike ${like})`,
  ]);
}

const columns = (sql: Sql, { language }: Reading): Fragment => sql`
  s.id::text as id, ${namedSubject(sql, language)}, s.channel, s.state,
  s.reminds_id is not null as "isReminder", s.resends_id is not null as "isResend", s.due_at as "dueAt", json_build_object('id', u.id::text, 'name', ${namedUser(sql, language, 'u')}) as sender,
  s.created_at as "createdAt", s.ended_at as "endedAt",
  (select ${figuresOf(sql)} from send_recipients r where r.enterprise_id = s.enterprise_id and r.send_id = s.id) as figures`;

const tables = (sql: Sql): Fragment => sql`sends s
  ${subjectJoin(sql)}
  join users u on u.enterprise_id = s.enterprise_id and u.id = s.user_id`;

export async function selectSends(sql: Sql, paging: SendPaging, reading: Reading): Promise<PageText> {
  const order = paging.sort === 'createdAt,asc' ? sql`s.created_at, s.id` : sql`s.created_at desc, s.id desc`;
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length from (
      select ${columns(sql, reading)} from ${tables(sql)} where ${where(sql, paging, reading)}
      order by ${order} limit ${paging.size} offset ${paging.page * paging.size}) page`;
  return row;
}

/** Those of the sends that the reader sees, the newest first. */
export async function selectSendsById(sql: Sql, ids: readonly string[], reading: Reading): Promise<Send[]> {
  const [row] = await sql<[{ found: Send[] }]>`
    select coalesce(json_agg(one), '[]') as found from (
      select ${columns(sql, reading)} from ${tables(sql)} where s.id = any(${ids as string[]}::bigint[]) and ${sendScope(sql, reading)}
      order by s.created_at desc, s.id desc) one`;
  return row.found;
}

export async function countSends(sql: Sql, filter: SendFilter, reading: Reading): Promise<number> {
  const [row] = await sql<[{ n: number }]>`
    select count(*)::int as n from ${tables(sql)} where ${where(sql, filter, reading)}`;
  return row.n;
}

export interface FoundSend extends Omit<SendDetail, 'acts' | 'resendFrom' | 'twin'> {
  readonly resendsId: string | null;
  readonly isSentAgain: boolean;
}

export async function selectSend(sql: Sql, id: string, reading: Reading): Promise<FoundSend | undefined> {
  const [row] = await sql<{ detail: FoundSend }[]>`
    select to_json(detail) as detail from (
      select ${columns(sql, reading)}, s.out_of_range as "outOfRange", s.resends_id::text as "resendsId", ${isSentAgain(sql)} as "isSentAgain",
        ${openingOf(sql)} as opening,
        (select coalesce(json_agg(json_build_object('reason', x.reason, 'count', x.n) order by x.n desc, x.reason), '[]') from (
          select r.reason, count(*)::int as n from send_recipients r
          where r.enterprise_id = s.enterprise_id and r.send_id = s.id and r.state = 'REMOVED' group by 1) x) as removals
      from ${tables(sql)} where s.id = ${id} and ${sendScope(sql, reading)}) detail`;
  return row?.detail;
}

const isSentAgain = (sql: Sql): Fragment =>
  sql`exists (select from sends x where x.enterprise_id = s.enterprise_id and x.resends_id = s.id and ${isUsed(sql, 'x')})`;

/** Whether the send stands or reached somebody: one that was cancelled before anything went out does not count as sent again. */
const isUsed = (
  sql: Sql,
  alias: 's' | 'x',
): Fragment => sql`(${sql(alias)}.state <> 'CANCELLED' or exists (select from send_recipients o
  where o.enterprise_id = ${sql(alias)}.enterprise_id and o.send_id = ${sql(alias)}.id and o.state in ('CLAIMED', 'SENT', 'UNKNOWN')))`;

/** The send that this one repeats, or the one that repeats it. */
export async function selectTwin(
  sql: Sql,
  { id, resendsId }: Pick<FoundSend, 'id' | 'resendsId'>,
  reading: Reading,
): Promise<SendTwin | undefined> {
  const [row] = await sql<{ twin: SendTwin }[]>`
    select to_json(found) as twin from (
      select ${columns(sql, reading)} from ${tables(sql)} where (s.id = ${resendsId}::bigint or s.resends_id = ${id} and ${isUsed(sql, 's')}) and ${sendScope(sql, reading)}) found`;
  return row?.twin;
}

export interface StoredSend extends Subject {
  readonly id: string;
  readonly state: SendState;
  readonly channel: SendChannel;
  readonly endedAt: Date | null;
  readonly resendsId: string | null;
  readonly openingLineId: string | null;
  readonly userId: string;
}

/** Asked under the lock of the send, and after it was waited for. */
export async function selectIsSentAgain(sql: Sql, id: string): Promise<boolean> {
  const [row] = await sql<[{ isSentAgain: boolean }]>`
    select ${isSentAgain(sql)} as "isSentAgain" from sends s where s.enterprise_id = app.enterprise_id() and s.id = ${id}`;
  return row.isSentAgain;
}

/** Under its lock; undefined when it is not there for the reader. */
export async function lockSend(sql: Sql, id: string, reading: Reading): Promise<StoredSend | undefined> {
  const [row] = await sql<StoredSend[]>`
    select s.id::text as id, s.article_id::text as "articleId", s.meeting_id::text as "meetingId", s.state, s.channel, s.ended_at as "endedAt",
      s.resends_id::text as "resendsId", s.opening_line_id::text as "openingLineId", s.user_id::text as "userId" from sends s
    ${subjectJoin(sql)}
    where s.id = ${id} and ${sendScope(sql, reading)} for update of s`;
  return row;
}

/** Failed messages wait again, under the same reference; answers how many. */
export async function updateFailedAgain(sql: Sql, sendId: string): Promise<number> {
  const { count } = await sql`
    update send_recipients set state = 'PLANNED', reason = '', attempts = 0, next_at = null, claimed_at = null, handed_at = null
    where enterprise_id = app.enterprise_id() and send_id = ${sendId} and state = 'FAILED'`;
  return count;
}

export async function updateSend(
  sql: Sql,
  id: string,
  change: { readonly state: SendState; readonly dueAt?: Date; readonly endedAt: Date | null },
): Promise<void> {
  await sql`
    update sends set state = ${change.state}, ended_at = ${change.endedAt}, due_at = coalesce(${change.dueAt ?? null}, due_at)
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}

/** Those who wait get nothing any more. */
export async function removeWaiting(
  sql: Sql,
  sendId: string,
  reason: 'CANCELLED' | 'ARTICLE_GONE' | 'OPENING_GONE' | 'MEETING_OFF',
): Promise<void> {
  await sql`
    update send_recipients set state = 'REMOVED', reason = ${reason}
    where enterprise_id = app.enterprise_id() and send_id = ${sendId} and state = 'PLANNED'`;
}

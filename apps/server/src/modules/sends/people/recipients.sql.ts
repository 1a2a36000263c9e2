// The people of sends at each step: figures count by the same conditions by which their people are listed.
import type {
  OpeningEffects,
  RecipientFilter,
  RecipientPaging,
  RecipientStep,
  SendFigures,
} from '@yijian/contract/sends';
import { doctorScope } from '../../doctors/index.ts';
import { allOf, named, type Fragment, type Sql, type Viewer, rowScope } from '../../../platform/db/index.ts';
import type { PageText } from '../../../platform/http/index.ts';
import { openingOf } from '../opening/opening.sql.ts';
import { namedSubject, subjectJoin } from '../subject/subject.sql.ts';

export interface Reading {
  readonly viewer: Viewer;
  readonly language: 'zh' | 'en';
  readonly seesMedical: boolean;
}

/** Own sends and those of the team; what is for medical affairs stays there. */
export function sendScope(sql: Sql, { viewer, seesMedical }: Reading): Fragment {
  const team = sql`s.user_id = any(array(select u.id from users u
    where u.organization_id = any(${viewer.teamOrganizationIds as string[]}::bigint[])))`;
  const scope = rowScope(sql, viewer, { own: sql`s.user_id = ${viewer.id}`, team, region: team });
  return sql`s.enterprise_id = app.enterprise_id() and ${scope} and ${notMedical(sql, seesMedical)}`;
}

const notMedical = (sql: Sql, seesMedical: boolean): Fragment =>
  seesMedical ? sql`true` : sql`a.audience = 'PROMOTIONAL'`;

/** A visit or a task within 14 days after the article was opened, or the task that a question of the doctor made. */
const followedBy = (sql: Sql): Fragment => sql`
  select f.kind, f.id::text as id, f.at from (
    select 'VISIT' as kind, v.id, v.starts_at as at from visits v
    where v.enterprise_id = r.enterprise_id and v.doctor_id = r.doctor_id and v.is_contact
      and v.starts_at > r.opened_at and v.starts_at < r.opened_at + interval '14 days'
    union all
    select 'TASK', t.id, t.created_at from tasks t
    where t.enterprise_id = r.enterprise_id and t.doctor_id = r.doctor_id and not t.is_medical
      and t.created_at > r.opened_at and t.created_at < r.opened_at + interval '14 days'
    union all
    select 'TASK', t.id, t.created_at from send_questions q
    join tasks t on t.enterprise_id = q.enterprise_id and t.source_key = 'question:' || q.id
    where q.enterprise_id = r.enterprise_id and q.recipient_id = r.id and not t.is_medical
  ) f order by f.at limit 1`;

const steps: Readonly<Record<RecipientStep, (sql: Sql) => Fragment>> = {
  PLANNED: (sql) => sql`r.state in ('PLANNED', 'CLAIMED')`,
  SENT: (sql) => sql`r.state = 'SENT'`,
  FAILED: (sql) => sql`r.state = 'FAILED'`,
  UNKNOWN: (sql) => sql`r.state = 'UNKNOWN'`,
  REMOVED: (sql) => sql`r.state = 'REMOVED'`,
  DELIVERED: (sql) => sql`r.delivered_at is not null`,
  BOUNCED: (sql) => sql`r.bounced_at is not null`,
  OPENED: (sql) => sql`r.opened_at is not null`,
  READ: (sql) => sql`r.read_at is not null`,
  PLAYED: (sql) => sql`r.played_at is not null`,
  WATCHED_25: (sql) => sql`r.watched_quarters >= 1`,
  WATCHED_50: (sql) => sql`r.watched_quarters >= 2`,
  WATCHED_75: (sql) => sql`r.watched_quarters >= 3`,
  WATCHED_100: (sql) => sql`r.watched_quarters = 4`,
  ASKED: (sql) => sql`r.asked_at is not null`,
  CLICKED: (sql) => sql`r.clicked_at is not null`,
  UNSUBSCRIBED: (sql) => sql`r.unsubscribed_at is not null`,
  FOLLOWED: (sql) => sql`(r.opened_at is not null and exists (${followedBy(sql)}))`,
};

/** The condition on `r` that the message came to a step. */
export const reached = (sql: Sql, step: RecipientStep): Fragment => steps[step](sql);

/** The condition on `a` that the message counts for everybody who sees the doctor. */
export const seenByAll = (sql: Sql): Fragment => notMedical(sql, false);

const count = (sql: Sql, step: RecipientStep): Fragment => sql`count(*) filter (where ${steps[step](sql)})::int`;

/** Aggregates over `r`, as one JSON object. */
export const figuresOf = (sql: Sql): Fragment => sql`json_build_object(
  'audience', count(r.id)::int, 'removed', ${count(sql, 'REMOVED')}, 'planned', ${count(sql, 'PLANNED')},
  'sent', ${count(sql, 'SENT')}, 'failed', ${count(sql, 'FAILED')}, 'unknown', ${count(sql, 'UNKNOWN')},
  'delivered', ${count(sql, 'DELIVERED')}, 'bounced', ${count(sql, 'BOUNCED')}, 'opened', ${count(sql, 'OPENED')},
  'read', ${count(sql, 'READ')}, 'asked', ${count(sql, 'ASKED')}, 'clicked', ${count(sql, 'CLICKED')}, 'unsubscribed', ${count(sql, 'UNSUBSCRIBED')},
  'played', ${count(sql, 'PLAYED')}, 'watched25', ${count(sql, 'WATCHED_25')}, 'watched50', ${count(sql, 'WATCHED_50')},
  'watched75', ${count(sql, 'WATCHED_75')}, 'watched100', ${count(sql, 'WATCHED_100')}, 'followed', ${count(sql, 'FOLLOWED')})`;

const tables = (sql: Sql): Fragment => sql`send_recipients r
  join sends s on s.enterprise_id = r.enterprise_id and s.id = r.send_id
  ${subjectJoin(sql)}`;

export async function selectArticleFigures(sql: Sql, articleId: string, reading: Reading): Promise<SendFigures> {
  const [row] = await sql<[{ figures: SendFigures }]>`
    select ${figuresOf(sql)} as figures from ${tables(sql)} where ${sendScope(sql, reading)} and s.article_id = ${articleId}`;
  return row.figures;
}

/**
 * By channel and the words that messages of articles opened with: of one article, or of one line beside the greeting of the product
 * over its channel. The greeting comes last.
 */
export async function selectOpeningEffects(
  sql: Sql,
  { articleId, openingLineId }: Pick<RecipientFilter, 'articleId' | 'openingLineId'>,
  reading: Reading,
): Promise<OpeningEffects[]> {
  const beside = sql`s.opening_line_id = ${openingLineId ?? null} or (s.opening_line_id is null and s.channel = (
    select l.channel from opening_lines l where l.enterprise_id = app.enterprise_id() and l.id = ${openingLineId ?? null}))`;
  return sql<OpeningEffects[]>`
    select ${openingOf(sql)} as opening, s.channel, json_build_object('sent', ${count(sql, 'SENT')},
      'delivered', ${count(sql, 'DELIVERED')}, 'opened', ${count(sql, 'OPENED')}) as figures
    from ${tables(sql)}
    where ${sendScope(sql, reading)} and s.article_id is not null
      and ${allOf(sql, [
        articleId === undefined ? undefined : sql`s.article_id = ${articleId}`,
        openingLineId === undefined ? undefined : sql`(${beside})`,
      ])}
    group by s.channel, s.opening_line_id
    order by s.channel, s.opening_line_id is null, ${count(sql, 'SENT')} desc, s.opening_line_id`;
}

/** Of several sends together. */
export async function selectFiguresOfSends(sql: Sql, ids: readonly string[], reading: Reading): Promise<SendFigures> {
  const [row] = await sql<[{ figures: SendFigures }]>`
    select ${figuresOf(sql)} as figures from ${tables(sql)} where ${sendScope(sql, reading)} and s.id = any(${ids as string[]}::bigint[])`;
  return row.figures;
}

/** What was sent to one doctor, or to those of a hospital whom the caller sees. */
export async function selectCustomerFigures(
  sql: Sql,
  filter: Pick<RecipientFilter, 'doctorId' | 'hospitalId'>,
  reading: Reading,
): Promise<SendFigures> {
  const [row] = await sql<[{ figures: SendFigures }]>`
    select ${figuresOf(sql)} as figures from ${tables(sql)} where ${where(sql, filter, { ...reading, isCustomerSeen: true })}`;
  return row.figures;
}

/** `isCustomerSeen`: the caller sees the doctor or the hospital of the filter, so that sends of colleagues to these are seen as well. */
export type Listing = Reading & { readonly isCustomerSeen: boolean };

function where(sql: Sql, filter: RecipientFilter, reading: Listing): Fragment {
  const { sendId, sendIds, articleId, meetingId, doctorId, hospitalId, channel, openingLineId, opening, step, reason } =
    filter;
  const scope = reading.isCustomerSeen
    ? sql`s.enterprise_id = app.enterprise_id() and ${notMedical(sql, reading.seesMedical)}`
    : sendScope(sql, reading);
  return allOf(sql, [
    scope,
    sendId === undefined ? undefined : sql`r.send_id = ${sendId}`,
    sendIds === undefined ? undefined : sql`r.send_id = any(${sendIds}::bigint[])`,
    articleId === undefined ? undefined : sql`s.article_id = ${articleId}`,
    meetingId === undefined ? undefined : sql`s.meeting_id = ${meetingId}`,
    doctorId === undefined ? undefined : sql`r.doctor_id = ${doctorId}`,
    hospitalId === undefined
      ? undefined
      : sql`r.doctor_id = any(array(select d.id from doctors d where d.enterprise_id = app.enterprise_id()
          and d.hospital_id = ${hospitalId} and d.is_enabled and ${doctorScope(sql, reading.viewer)}))`,
    channel === undefined ? undefined : sql`s.channel = ${channel}`,
    openingLineId === undefined ? undefined : sql`s.opening_line_id = ${openingLineId}`,
    // Invitations open in their own way.
    opening === undefined
      ? undefined
      : sql`s.article_id is not null and (s.opening_line_id is null) = ${opening === 'GREETING'}`,
    step === undefined ? undefined : steps[step](sql),
    reason === undefined ? undefined : sql`r.reason = ${reason}`,
  ]);
}

export async function selectRecipients(sql: Sql, paging: RecipientPaging, reading: Listing): Promise<PageText> {
  const { language } = reading;
  const order = paging.sort === 'sentAt,asc' ? sql`r.sent_at, r.id` : sql`r.sent_at desc nulls last, r.id`;
  // Of fifty thousand only those of the page are joined with their doctors.
  const picked = sql`select r.id from ${tables(sql)} where ${where(sql, paging, reading)}
    order by ${order} limit ${paging.size} offset ${paging.page * paging.size}`;
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length from (
      select r.id::text as id, r.send_id::text as "sendId", s.channel, r.state, r.reason,
        ${namedSubject(sql, language)},
        json_build_object('id', d.id::text, 'name', ${named(sql, language, 'd')},
          'hospitalName', ${named(sql, language, 'h')}) as doctor,
        r.sent_at as "sentAt", r.delivered_at as "deliveredAt", r.bounced_at as "bouncedAt", r.opened_at as "openedAt",
        r.read_at as "readAt", r.played_at as "playedAt", r.watched_quarters as "watchedQuarters", r.asked_at as "askedAt", r.clicked_at as "clickedAt", r.unsubscribed_at as "unsubscribedAt",
        case when r.opened_at is not null then (select to_json(f) from (${followedBy(sql)}) f) end as "followedBy",
        case when r.asked_at is not null and ${sendScope(sql, reading)} then (select q.question from send_questions q
          where q.enterprise_id = r.enterprise_id and q.recipient_id = r.id order by q.id desc limit 1) else '' end as question,
        (${sendScope(sql, reading)}) as "mayOpen"
      from ${tables(sql)}
      join doctors d on d.enterprise_id = r.enterprise_id and d.id = r.doctor_id
      join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
      where r.enterprise_id = app.enterprise_id() and r.id in (${picked}) order by ${order}) page`;
  return row;
}

export async function countRecipients(sql: Sql, filter: RecipientFilter, reading: Listing): Promise<number> {
  const [row] = await sql<[{ n: number }]>`
    select count(*)::int as n from ${tables(sql)} where ${where(sql, filter, reading)}`;
  return row.n;
}

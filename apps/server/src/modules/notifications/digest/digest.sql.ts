// Daily mails of notices: planned once per user and day, taken by one process, handed over, answered.
import { noticeKinds } from '@yijian/contract/notifications';
import type { Fragment, Sql } from '../../../platform/db/index.ts';

export interface DigestDay {
  /** YYYY-MM-DD in Asia/Shanghai. */
  readonly day: string;
  /** The mail names notices told up to this moment, however late it goes out. */
  readonly cutAt: Date;
}

const mailedKinds = Object.entries(noticeKinds).flatMap(([type, kinds]) => kinds.map((kind) => ({ kind, type })));

/** Unread notices `n` of the user of `s`, of the types that are mailed; a muted one stays unread here until it is opened. */
const unreadOf = (sql: Sql): Fragment => sql`
  n.enterprise_id = s.enterprise_id
  and (n.user_id = s.user_id and n.read_at is null
    or n.user_id is null and not exists (select from notice_reads r
      where r.enterprise_id = n.enterprise_id and r.notice_id = n.id and r.user_id = s.user_id))
  and exists (select from jsonb_to_recordset(${sql.json(mailedKinds)}) as k(kind text, type text)
    where k.kind = n.kind and k.type = any (s.mailed))`;

/** What stayed undone on an earlier day is part of the mail of today. */
export async function updateOvertaken(sql: Sql, day: string): Promise<void> {
  await sql`
    update notice_digests set state = 'FAILED', reason = 'overtaken'
    where enterprise_id = app.enterprise_id() and state = 'PLANNED' and day < ${day}::date`;
}

/**
 * One mail for everybody who has something unread since the last one that went out. Two processes that plan together plan it once.
 * While an older mail is on its way nothing is planned, so that no notice is named twice.
 */
export async function insertDigests(sql: Sql, { day, cutAt }: DigestDay): Promise<void> {
  await sql`
    insert into notice_digests (user_id, day, since_at, cut_at)
    select s.user_id, ${day}::date, since.at, ${cutAt}
    from notice_settings s
    join users u on u.enterprise_id = s.enterprise_id and u.id = s.user_id and u.is_enabled and u.may_log_in and u.email <> ''
    cross join lateral (
      select greatest(s.mailed_since, max(d.cut_at) filter (where d.state in ('SENT', 'UNKNOWN', 'EMPTY'))) as at,
        coalesce(bool_or(d.state = 'CLAIMED' or d.day = ${day}::date), false) as is_busy
      from notice_digests d where d.enterprise_id = s.enterprise_id and d.user_id = s.user_id) since
    where s.enterprise_id = app.enterprise_id() and cardinality(s.mailed) > 0 and not since.is_busy and since.at < ${cutAt}
      and exists (select from notices n where ${unreadOf(sql)} and n.created_at > since.at and n.created_at <= ${cutAt})
    on conflict (enterprise_id, user_id, day) do nothing`;
}

/** Mails with a process that died: handed over, nobody knows; not yet handed over, they wait again. */
export async function updateLost(sql: Sql, before: Date): Promise<void> {
  await sql`
    update notice_digests set state = case when handed_at is null then 'PLANNED' else 'UNKNOWN' end,
      reason = case when handed_at is null then '' else 'answerLost' end
    where enterprise_id = app.enterprise_id() and state = 'CLAIMED' and coalesce(handed_at, claimed_at) < ${before}`;
}

export interface ClaimedDigest {
  readonly id: string;
  readonly reference: string;
  /** Counts this one. */
  readonly attempts: number;
}

export async function claimDigests(sql: Sql, { now, most }: { now: Date; most: number }): Promise<ClaimedDigest[]> {
  return sql<ClaimedDigest[]>`
    update notice_digests d set state = 'CLAIMED', claimed_at = ${now}, handed_at = null, attempts = d.attempts + 1
    where d.enterprise_id = app.enterprise_id() and d.id in (
      select w.id from notice_digests w
      where w.enterprise_id = app.enterprise_id() and w.state = 'PLANNED' and coalesce(w.next_at, '-infinity') <= ${now}
      order by w.id limit ${most} for update skip locked)
    returning d.id::text as id, d.reference::text as reference, d.attempts`;
}

export interface Addressee {
  readonly email: string;
  readonly name: string;
  readonly language: 'zh' | 'en';
  readonly origin: string;
}

/** Right before it is handed over; undefined when somebody else has it by now, or nobody is to be written to any more. */
export async function updateHanded(sql: Sql, { id, at }: { id: string; at: Date }): Promise<Addressee | undefined> {
  const [row] = await sql<Addressee[]>`
    update notice_digests d set handed_at = ${at}
    from users u, notice_settings s
    where d.enterprise_id = app.enterprise_id() and d.id = ${id} and d.state = 'CLAIMED' and d.handed_at is null
      and u.enterprise_id = d.enterprise_id and u.id = d.user_id and u.is_enabled and u.may_log_in and u.email <> ''
      and s.enterprise_id = d.enterprise_id and s.user_id = d.user_id
    returning u.email, case when u.language = 'en' then coalesce(nullif(u.en_name, ''), u.first_name) else u.first_name end as name,
      u.language, s.origin`;
  return row;
}

export interface DigestLine {
  readonly kind: string;
  readonly title: string;
  readonly enTitle: string;
  readonly path: string | null;
  readonly createdAt: Date;
  /** Of all that the mail is about, however many of them it lists. */
  readonly total: number;
}

/** What is still unread and still mailed, newest first. */
export async function selectDigestLines(sql: Sql, { id, most }: { id: string; most: number }): Promise<DigestLine[]> {
  return sql<DigestLine[]>`
    select n.kind, n.title, n.en_title as "enTitle", n.path, n.created_at as "createdAt", (count(*) over ())::int as total
    from notice_digests d
    join notice_settings s on s.enterprise_id = d.enterprise_id and s.user_id = d.user_id
    join notices n on ${unreadOf(sql)} and n.created_at > d.since_at and n.created_at <= d.cut_at
    where d.enterprise_id = app.enterprise_id() and d.id = ${id}
    order by n.id desc limit ${most}`;
}

export interface AnsweredDigest {
  readonly id: string;
  readonly state: 'PLANNED' | 'SENT' | 'FAILED' | 'UNKNOWN' | 'EMPTY';
  readonly reason: string;
  readonly count: number;
  readonly at: Date;
  readonly nextAt: Date | null;
}

/** What the mail server answered, also when the mail was given up as unknown meanwhile. */
export async function updateAnswered(sql: Sql, answer: AnsweredDigest): Promise<void> {
  await sql`
    update notice_digests set state = ${answer.state}, reason = ${answer.reason}, notice_count = ${answer.count},
      next_at = ${answer.nextAt}, sent_at = case when ${answer.state} = 'SENT' then ${answer.at}::timestamptz end,
      handed_at = case when ${answer.state} = 'PLANNED' then null else handed_at end
    where enterprise_id = app.enterprise_id() and id = ${answer.id} and state in ('CLAIMED', 'UNKNOWN')`;
}

export interface OutboxMail {
  readonly reference: string;
  readonly maskedAddress: string;
  readonly subject: string;
  readonly body: string;
  readonly at: Date;
}

/** A mail that comes twice is taken once. */
export async function insertOutbox(sql: Sql, mail: OutboxMail): Promise<void> {
  await sql`
    insert into notice_outbox (reference, masked_address, subject, body, at)
    values (${mail.reference}, ${mail.maskedAddress}, ${mail.subject}, ${mail.body}, ${mail.at})
    on conflict (enterprise_id, reference) do nothing`;
}

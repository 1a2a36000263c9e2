// Messages on their way: taken in one transaction, handed over one by one, answered in another; a lost answer is never sent again.
import type { SendChannel } from '@yijian/contract/sends';
import { json, namedUser, type Sql } from '../../../platform/db/index.ts';
import { judged, type Question } from '../audience/eligibility.sql.ts';
import { addressed, type Addressed } from '../opening/opening.sql.ts';
import type { Subject } from '../subject/subject.sql.ts';

/** Asked without an enterprise: the database looks into each. */
export async function selectDueEnterprises(sql: Sql, now: Date): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`select id::text from app.enterprises_with_due_sends(${now}) as id`;
  return rows.map(({ id }) => id);
}

/** One taking of messages of an enterprise at a time, so that two sends never pass the contact budget together. */
export async function lockClaims(sql: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sends claims'), app.enterprise_id()::int)`;
}

export interface DueSend extends Subject {
  readonly id: string;
  readonly channel: SendChannel;
  readonly origin: string;
  readonly userId: string;
  readonly isReminder: boolean;
  readonly isResend: boolean;
  readonly openingLineId: string | null;
}

export async function selectDueSend(sql: Sql, now: Date): Promise<DueSend | undefined> {
  const [row] = await sql<DueSend[]>`
    select id::text as id, article_id::text as "articleId", meeting_id::text as "meetingId", channel, origin, user_id::text as "userId",
      reminds_id is not null as "isReminder", resends_id is not null as "isResend", opening_line_id::text as "openingLineId" from sends
    where enterprise_id = app.enterprise_id() and state in ('SCHEDULED', 'SENDING') and due_at <= ${now}
    order by due_at, id limit 1 for update`;
  return row;
}

/** Messages with a process that died: handed over, nobody knows; not yet handed over, they wait again. */
export async function updateLost(sql: Sql, { sendId, before }: { sendId: string; before: Date }): Promise<void> {
  await sql`
    update send_recipients set state = case when handed_at is null then 'PLANNED' else 'UNKNOWN' end,
      reason = case when handed_at is null then '' else 'answerLost' end
    where enterprise_id = app.enterprise_id() and send_id = ${sendId} and state = 'CLAIMED'
      and coalesce(handed_at, claimed_at) < ${before}`;
}

export interface Claimed {
  readonly id: string;
  readonly doctorId: string;
  readonly reference: string;
  /** Counts this one. */
  readonly attempts: number;
  readonly doctor: Addressed;
  readonly email: string | null;
  readonly maskedPhone: string | null;
  /** By enterprise chat: the contact, and the colleague who has it. */
  readonly contact: { readonly id: string; readonly carrierId: string; readonly carrierName: string } | null;
}

/** Takes messages that wait; whoever may not be sent to by now is removed with the reason. */
export async function claimRecipients(
  sql: Sql,
  { sendId, question, most }: { sendId: string; question: Question; most: number },
): Promise<Claimed[]> {
  const { now } = question;
  const waiting = await sql<{ doctorId: string }[]>`
    select doctor_id::text as "doctorId" from send_recipients
    where enterprise_id = app.enterprise_id() and send_id = ${sendId} and state = 'PLANNED' and coalesce(next_at, '-infinity') <= ${now}
    order by id limit ${most} for update`;
  if (waiting.length === 0) return [];
  const wanted = sql`select unnest(${waiting.map(({ doctorId }) => doctorId)}::bigint[]) as id`;
  const rows = await sql<(Claimed & { state: string })[]>`
    update send_recipients r set state = case when j.reason is null then 'CLAIMED' else 'REMOVED' end, reason = coalesce(j.reason, ''),
      claimed_at = ${now}, handed_at = null, address = j.address, attempts = r.attempts + 1, carrier_user_id = j.carrier_user_id,
      external_user_id = j.external_user_id, chat_message_id = null, bounced_at = case when j.reason is null then null else r.bounced_at end
    from (${judged(sql, question, wanted)}) j
    join doctors d on d.enterprise_id = app.enterprise_id() and d.id = j.doctor_id
    left join standard_titles t on t.code = d.title_code
    left join users u on u.enterprise_id = d.enterprise_id and u.id = j.carrier_user_id
    where r.enterprise_id = app.enterprise_id() and r.send_id = ${sendId} and r.doctor_id = j.doctor_id and r.state = 'PLANNED'
    returning r.id::text as id, r.doctor_id::text as "doctorId", r.reference::text as reference, r.attempts, ${addressed(sql)} as doctor, d.email,
      d.masked_phone as "maskedPhone", r.state, case when u.id is not null then
        json_build_object('id', j.external_user_id, 'carrierId', u.id::text, 'carrierName', ${namedUser(sql, 'zh', 'u')}) end as contact`;
  return rows.filter(({ state }) => state === 'CLAIMED').toSorted((a, b) => Number(a.id) - Number(b.id));
}

export interface Waiting {
  readonly planned: number;
  readonly claimed: number;
  /** The earliest attempt of those who wait for one. */
  readonly nextAt: Date | null;
}

export async function selectWaiting(sql: Sql, sendId: string): Promise<Waiting> {
  const [row] = await sql<[Waiting]>`
    select count(*) filter (where state = 'PLANNED')::int as planned, count(*) filter (where state = 'CLAIMED')::int as claimed,
      min(next_at) filter (where state = 'PLANNED') as "nextAt"
    from send_recipients where enterprise_id = app.enterprise_id() and send_id = ${sendId} and state in ('PLANNED', 'CLAIMED')`;
  return row;
}

/** Right before they are handed over; answers which nobody else has by now. */
export async function updateHanded(sql: Sql, ids: readonly string[], at: Date): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    update send_recipients set handed_at = ${at}
    where enterprise_id = app.enterprise_id() and id = any(${ids as string[]}::bigint[]) and state = 'CLAIMED' and handed_at is null
    returning id::text as id`;
  return rows.map(({ id }) => id);
}

export interface Answered {
  readonly id: string;
  readonly state: 'PLANNED' | 'SENT' | 'FAILED' | 'UNKNOWN';
  readonly reason: string;
  readonly at: Date;
  readonly nextAt: Date | null;
  readonly isBounce: boolean;
  readonly isDelivered: boolean;
  readonly chatMessageId: string | null;
}

/** What the service answered, also when the message was given up as unknown meanwhile. */
export async function updateAnswered(sql: Sql, answers: readonly Answered[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    update send_recipients r set state = x.state, reason = x.reason, next_at = x."nextAt",
      handed_at = case when x.state = 'PLANNED' then null else r.handed_at end,
      sent_at = case when x.state = 'SENT' then x.at end, bounced_at = coalesce(r.bounced_at, case when x."isBounce" then x.at end),
      delivered_at = coalesce(r.delivered_at, case when x."isDelivered" then x.at end),
      chat_message_id = coalesce(x."chatMessageId", r.chat_message_id)
    from jsonb_to_recordset(${json(sql, answers)}) as x(id bigint, state text, reason text, at timestamptz, "nextAt" timestamptz,
      "isBounce" boolean, "isDelivered" boolean, "chatMessageId" text)
    where r.enterprise_id = app.enterprise_id() and r.id = x.id and r.state in ('CLAIMED', 'UNKNOWN')
    returning r.id::text as id`;
  return rows.map(({ id }) => id);
}

/** Nothing goes to the addresses of these recipients any more. */
export async function insertSuppressions(
  sql: Sql,
  { ids, reason, at }: { ids: readonly string[]; reason: 'BOUNCED' | 'COMPLAINED'; at: Date },
): Promise<void> {
  await sql`
    insert into send_suppressions (channel, address, reason, at)
    select distinct on (s.channel, r.address) s.channel, r.address, ${reason}, ${at} from send_recipients r
    join sends s on s.enterprise_id = r.enterprise_id and s.id = r.send_id
    where r.enterprise_id = app.enterprise_id() and r.id = any(${ids as string[]}::bigint[]) and r.address is not null
    on conflict (enterprise_id, channel, address) do nothing`;
}

export interface OutboxMessage {
  readonly reference: string;
  readonly channel: SendChannel;
  readonly maskedAddress: string;
  readonly subject: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly at: Date;
}

/** A message that comes twice is taken once. */
export async function insertOutbox(sql: Sql, messages: readonly OutboxMessage[]): Promise<void> {
  await sql`
    insert into send_outbox (reference, channel, masked_address, subject, body, headers, at)
    select x.reference, x.channel, x."maskedAddress", x.subject, x.body, x.headers, x.at
    from jsonb_to_recordset(${json(sql, messages)}) as x(reference uuid, channel text, "maskedAddress" text, subject text, body text,
      headers jsonb, at timestamptz)
    on conflict (enterprise_id, reference) do nothing`;
}

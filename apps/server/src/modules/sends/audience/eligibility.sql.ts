// Who may be sent an article or an invitation over a channel, and why not: asked before a send is confirmed and again before each message
// goes out.
import type { SendChannel } from '@yijian/contract/sends';
import type { Fragment, Sql } from '../../../platform/db/index.ts';
import type { Subject } from '../subject/subject.sql.ts';
import { contactsWithin, type Span } from './contacts.sql.ts';

export interface Question extends Subject, Span {
  readonly channel: SendChannel;
  /** Who sends: of several contacts in enterprise chat the own one comes first. */
  readonly userId: string;
  /** As many contacts are allowed. */
  readonly contacts: number;
  /** Reminds of the invitation that the doctor has; one reminder a meeting, over whatever channel. */
  readonly isReminder: boolean;
  /** Sends an article again to those who have it and have not opened it; once, over whatever channel. */
  readonly isResend: boolean;
}

/** One address and nothing that a mail server could read as two. */
const MAIL = '^[^\\s@,;:<>()\\[\\]"\\\\]{1,64}@[A-Za-z0-9]([A-Za-z0-9.-]{0,190}[A-Za-z0-9])?$';

type Of = Pick<Question, 'channel' | 'userId'>;

/** doctor_id, address, and in enterprise chat the contact and the colleague who has it; at most one line a doctor. */
function addresses(sql: Sql, { channel, userId }: Of): Fragment {
  if (channel === 'WECOM') return contacts(sql, userId);
  const nobody = sql`null::bigint as carrier_user_id, null::text as external_user_id`;
  return channel === 'MAIL'
    ? sql`select d.id as doctor_id, sha256(convert_to(lower(d.email), 'UTF8')) as address, ${nobody} from wanted w
        join doctors d on d.enterprise_id = app.enterprise_id() and d.id = w.id where d.email ~ ${MAIL}`
    : sql`select v.row_id as doctor_id, v.search_number as address, ${nobody} from personal_values v
        where v.enterprise_id = app.enterprise_id() and v.table_name = 'doctors' and v.field = 'PHONE' and v.part = 0
          and v.row_id in (select id from wanted)`;
}

/**
 * A contact is an address of one colleague since a day: where the doctor leaves one colleague the contacts of others stay
 * open, and so does the same contact once it is added again. Open ones come first, then those of the sender, then of owners.
 */
const contacts = (sql: Sql, userId: string): Fragment => sql`
  select distinct on (c.doctor_id) c.doctor_id, c.address, c.carrier_user_id, c.external_user_id from (
    select b.doctor_id, f.user_id as carrier_user_id, f.external_user_id, f.id,
      sha256(convert_to(f.user_id || ' ' || f.external_user_id || ' ' || coalesce(extract(epoch from f.added_at)::text, ''), 'UTF8')) as address
    from channel_bindings b
    join channel_friends f on f.enterprise_id = b.enterprise_id and f.external_user_id = b.external_user_id and not f.is_gone
    join users u on u.enterprise_id = f.enterprise_id and u.id = f.user_id and u.is_enabled
    where b.enterprise_id = app.enterprise_id() and b.doctor_id in (select id from wanted)) c
  order by c.doctor_id, ${isClosed(sql, 'WECOM')}, c.carrier_user_id <> ${userId}, not exists (
    select from doctor_owners o where o.enterprise_id = app.enterprise_id() and o.doctor_id = c.doctor_id and o.user_id = c.carrier_user_id), c.id`;

/** Whether nothing goes to the address of `c` any more. */
const isClosed = (sql: Sql, channel: SendChannel): Fragment => sql`exists (select from send_suppressions p
  where p.enterprise_id = app.enterprise_id() and p.channel = ${channel} and p.address = c.address)`;

/**
 * doctor_id, address, carrier_user_id, external_user_id and reason (null: may be sent to) of the doctors whose ids `ids` selects as `id`. A message of another
 * send counts as sent while its answer is not known. Every source is read once for all doctors, and their contacts doctor by doctor.
 */
export function judged(sql: Sql, question: Question, ids: Fragment): Fragment {
  const { articleId, meetingId, channel, now, isReminder, isResend } = question;
  const isAgain = isReminder
    ? sql`s.reminds_id is not null`
    : isResend
      ? sql`s.resends_id is not null`
      : sql`s.channel = ${channel}`;
  const isSame = articleId === null ? sql`s.meeting_id = ${meetingId}` : sql`s.article_id = ${articleId}`;
  const hasAnswered =
    meetingId === null
      ? sql`false`
      : sql`not exists (select from meeting_guests u where u.enterprise_id = d.enterprise_id and u.meeting_id = ${meetingId}
          and u.doctor_id = d.id and u.state = 'INVITED')`;
  // The invitation itself was counted when the doctor became a guest.
  const isOther = meetingId === null ? sql`true` : sql`k.meeting_id is distinct from ${meetingId}`;
  return sql`
    with wanted as materialized (${ids}),
    agreed as materialized (
      select distinct on (c.doctor_id) c.doctor_id, c.event from consents c
      where c.enterprise_id = app.enterprise_id() and c.purpose = 'CONTENT' and c.channel = ${channel} and c.at <= ${now}
        and c.doctor_id in (select id from wanted)
      order by c.doctor_id, c.id desc),
    addressed as materialized (${addresses(sql, question)}),
    contacted as materialized (
      select k.doctor_id, count(*) as contacts from wanted w cross join lateral (${contactsWithin(sql, sql`w.id`, question)}) k
      where ${isOther} group by 1),
    reached as materialized (
      select distinct r.doctor_id from send_recipients r
      join sends s on s.enterprise_id = r.enterprise_id and s.id = r.send_id
      where r.enterprise_id = app.enterprise_id() and ${isSame} and ${isAgain}
        and r.state in ('CLAIMED', 'SENT', 'UNKNOWN') and r.bounced_at is null),
    opened as materialized (
      select distinct r.doctor_id from send_recipients r
      join sends s on s.enterprise_id = r.enterprise_id and s.id = r.send_id
      where ${isResend} and r.enterprise_id = app.enterprise_id() and ${isSame} and r.opened_at is not null)
    select d.id as doctor_id, c.address, c.carrier_user_id, c.external_user_id, case
        when ${hasAnswered} then 'ANSWERED'
        when d.id in (select doctor_id from opened) then 'OPENED'
        when not d.is_enabled then 'NO_CONSENT'
        when g.event = 'WITHDRAWN' then 'UNSUBSCRIBED'
        when g.event is distinct from 'GRANTED' then 'NO_CONSENT'
        when not coalesce(e.is_enabled, true) then 'CHANNEL_OFF'
        when c.address is null then 'NO_ADDRESS'
        when ${isClosed(sql, channel)} then 'BOUNCED'
        when d.id in (select doctor_id from reached) then 'ALREADY_SENT'
        when coalesce(k.contacts, 0) >= ${question.contacts} then 'OVER_BUDGET'
      end as reason
    from wanted w
    join doctors d on d.enterprise_id = app.enterprise_id() and d.id = w.id
    left join agreed g on g.doctor_id = d.id
    left join addressed c on c.doctor_id = d.id
    left join channel_settings e on e.enterprise_id = d.enterprise_id and e.doctor_id = d.id and e.channel = ${channel}
    left join contacted k on k.doctor_id = d.id`;
}

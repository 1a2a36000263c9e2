// Who may be sent an article over a channel, and why not: asked before a send is confirmed and again before each message goes out.
import type { RemovalReason, SendChannel } from '@yijian/contract/sends';
import type { Fragment, Sql } from '../../../platform/db/index.ts';
import { contactsSince } from './contacts.sql.ts';

export interface Question {
  readonly articleId: string;
  readonly channel: SendChannel;
  readonly now: Date;
  /** Contacts of a doctor since then count. */
  readonly since: Date;
  /** As many contacts are allowed. */
  readonly contacts: number;
}

/** One address and nothing that a mail server could read as two. */
const MAIL = '^[^\\s@,;:<>()\\[\\]"\\\\]{1,64}@[A-Za-z0-9]([A-Za-z0-9.-]{0,190}[A-Za-z0-9])?$';

const addresses = (sql: Sql, channel: SendChannel): Fragment =>
  channel === 'MAIL'
    ? sql`select d.id as doctor_id, sha256(convert_to(lower(d.email), 'UTF8')) as address from wanted w
        join doctors d on d.enterprise_id = app.enterprise_id() and d.id = w.id where d.email ~ ${MAIL}`
    : sql`select v.row_id as doctor_id, v.search_number as address from personal_values v
        where v.enterprise_id = app.enterprise_id() and v.table_name = 'doctors' and v.field = 'PHONE' and v.part = 0
          and v.row_id in (select id from wanted)`;

/**
 * doctor_id, address and reason (null: may be sent to) of the doctors whose ids `ids` selects as `id`. A message of another
 * send counts as sent while its answer is not known. Every source is read once for all doctors.
 */
export function judged(sql: Sql, { articleId, channel, now, since, contacts }: Question, ids: Fragment): Fragment {
  return sql`
    with wanted as materialized (${ids}),
    agreed as materialized (
      select distinct on (c.doctor_id) c.doctor_id, c.event from consents c
      where c.enterprise_id = app.enterprise_id() and c.purpose = 'CONTENT' and c.channel = ${channel} and c.at <= ${now}
        and c.doctor_id in (select id from wanted)
      order by c.doctor_id, c.id desc),
    addressed as materialized (${addresses(sql, channel)}),
    contacted as materialized (
      select k.doctor_id, count(*) as contacts from (${contactsSince(sql, since)}) k
      where k.at <= ${now} and k.doctor_id in (select id from wanted) group by 1),
    reached as materialized (
      select distinct r.doctor_id from send_recipients r
      join sends s on s.enterprise_id = r.enterprise_id and s.id = r.send_id
      where r.enterprise_id = app.enterprise_id() and s.article_id = ${articleId} and s.channel = ${channel}
        and r.state in ('CLAIMED', 'SENT', 'UNKNOWN') and r.bounced_at is null)
    select d.id as doctor_id, a.address, case
        when not d.is_enabled then 'NO_CONSENT'
        when g.event = 'WITHDRAWN' then 'UNSUBSCRIBED'
        when g.event is distinct from 'GRANTED' then 'NO_CONSENT'
        when not coalesce(e.is_enabled, true) then 'CHANNEL_OFF'
        when a.address is null then 'NO_ADDRESS'
        when exists (select from send_suppressions p
          where p.enterprise_id = app.enterprise_id() and p.channel = ${channel} and p.address = a.address) then 'BOUNCED'
        when d.id in (select doctor_id from reached) then 'ALREADY_SENT'
        when coalesce(k.contacts, 0) >= ${contacts} then 'OVER_BUDGET'
      end as reason
    from wanted w
    join doctors d on d.enterprise_id = app.enterprise_id() and d.id = w.id
    left join agreed g on g.doctor_id = d.id
    left join addressed a on a.doctor_id = d.id
    left join channel_settings e on e.enterprise_id = d.enterprise_id and e.doctor_id = d.id and e.channel = ${channel}
    left join contacted k on k.doctor_id = d.id`;
}

export interface Judged {
  readonly doctorId: string;
  readonly name: string;
  readonly hospitalName: string;
  /** Null: may be sent to. */
  readonly reason: RemovalReason | null;
}

export async function selectJudged(sql: Sql, question: Question, ids: readonly string[]): Promise<Judged[]> {
  const wanted = sql`select unnest(${ids as string[]}::bigint[]) as id`;
  return sql<Judged[]>`
    select j.doctor_id::text as "doctorId", j.reason, d.name, h.name as "hospitalName"
    from (${judged(sql, question, wanted)}) j
    join doctors d on d.enterprise_id = app.enterprise_id() and d.id = j.doctor_id
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    order by j.doctor_id`;
}

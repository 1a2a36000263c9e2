// Statements behind the doctors' side of a send: who holds the link, and what was done with the message.
import type { SendChannel } from '@yijian/contract/sends';
import { json, type Sql } from '../../../platform/db/index.ts';
import type { Subject } from '../subject/subject.sql.ts';

export interface LetterRow extends Subject {
  readonly id: string;
  readonly doctorId: string;
  readonly channel: SendChannel;
  /** Whether the doctor still agrees to get content over this channel. */
  readonly isConsenting: boolean;
}

export async function selectLetter(sql: Sql, id: string): Promise<LetterRow | undefined> {
  const [row] = await sql<LetterRow[]>`
    select r.id::text as id, r.doctor_id::text as "doctorId", s.article_id::text as "articleId", s.meeting_id::text as "meetingId", s.channel,
      coalesce((select c.event = 'GRANTED' from consents c
        where c.enterprise_id = r.enterprise_id and c.doctor_id = r.doctor_id and c.purpose = 'CONTENT' and c.channel = s.channel
        order by c.id desc limit 1), false) as "isConsenting"
    from send_recipients r join sends s on s.enterprise_id = r.enterprise_id and s.id = r.send_id
    where r.enterprise_id = app.enterprise_id() and r.id = ${id} and r.state in ('CLAIMED', 'SENT', 'UNKNOWN')`;
  return row;
}

export type Deed =
  | 'DELIVERED'
  | 'BOUNCED'
  | 'COMPLAINED'
  | 'OPENED'
  | 'READ'
  | 'PLAYED'
  | 'CLICKED'
  | 'ASKED'
  | 'UNSUBSCRIBED';

export interface NewEvent {
  readonly recipientId: string;
  readonly kind: Deed;
  readonly at: Date;
  readonly detail?: string;
}

/** Answers what is new to the recipient; whoever read or watched has opened, and whoever opened got the message. */
export async function insertEvents(sql: Sql, events: readonly NewEvent[]): Promise<string[]> {
  if (events.length === 0) return [];
  const rows = json(sql, events);
  await sql`
    insert into send_events (recipient_id, kind, at, detail)
    select x."recipientId", x.kind, x.at, coalesce(x.detail, '')
    from jsonb_to_recordset(${rows}) as x("recipientId" bigint, kind text, at timestamptz, detail text)`;
  const changed = await sql<{ id: string }[]>`
    update send_recipients r set
      delivered_at = coalesce(r.delivered_at, e.delivered), opened_at = coalesce(r.opened_at, e.opened), read_at = coalesce(r.read_at, e.read),
      played_at = coalesce(r.played_at, e.played),
      clicked_at = coalesce(r.clicked_at, e.clicked), asked_at = coalesce(r.asked_at, e.asked), unsubscribed_at = coalesce(r.unsubscribed_at, e.unsubscribed),
      bounced_at = coalesce(r.bounced_at, e.bounced),
      state = case when r.state = 'UNKNOWN' and coalesce(e.delivered, e.bounced) is not null then 'SENT' else r.state end,
      reason = case when r.state = 'UNKNOWN' and coalesce(e.delivered, e.bounced) is not null then '' else r.reason end,
      sent_at = case when r.state = 'UNKNOWN' and coalesce(e.delivered, e.bounced) is not null then r.handed_at else r.sent_at end
    from (
      select "recipientId" as id,
        min(at) filter (where kind in ('DELIVERED', 'OPENED', 'READ', 'PLAYED', 'CLICKED', 'ASKED')) as delivered,
        min(at) filter (where kind in ('OPENED', 'READ', 'PLAYED', 'CLICKED', 'ASKED')) as opened,
        min(at) filter (where kind = 'READ') as read, min(at) filter (where kind = 'PLAYED') as played, min(at) filter (where kind = 'CLICKED') as clicked, min(at) filter (where kind = 'ASKED') as asked,
        min(at) filter (where kind = 'UNSUBSCRIBED') as unsubscribed, min(at) filter (where kind = 'BOUNCED') as bounced
      from jsonb_to_recordset(${rows}) as x("recipientId" bigint, kind text, at timestamptz) group by 1) e
    where r.enterprise_id = app.enterprise_id() and r.id = e.id
    returning r.id::text as id`;
  return changed.map(({ id }) => id);
}

export async function selectIdOfReference(sql: Sql, reference: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select id::text as id from send_recipients where enterprise_id = app.enterprise_id() and reference = ${reference}
      and state in ('CLAIMED', 'SENT', 'UNKNOWN')`;
  return row?.id;
}

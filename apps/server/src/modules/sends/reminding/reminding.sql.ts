// Statements of reminders.
import type { SendChannel } from '@yijian/contract/sends';
import type { Sql } from '../../../platform/db/index.ts';

export interface Unanswered {
  readonly id: string;
  readonly meetingId: string;
  readonly channel: SendChannel;
  readonly origin: string;
  readonly userId: string;
  readonly startsAt: Date;
}

interface Window {
  /** Meetings begin after this, and at the latest then. */
  readonly after: Date;
  readonly until: Date;
}

/** Invitations to approved meetings of the window that went out and were not reminded of, the oldest first. */
export function selectUnanswered(sql: Sql, { after, until }: Window): Promise<Unanswered[]> {
  return sql<Unanswered[]>`
    select s.id::text as id, m.id::text as "meetingId", s.channel, s.origin, s.user_id::text as "userId", m.starts_at as "startsAt"
    from meetings m
    join sends s on s.enterprise_id = m.enterprise_id and s.meeting_id = m.id and s.reminds_id is null and s.state <> 'CANCELLED'
    where m.enterprise_id = app.enterprise_id() and m.state = 'APPROVED' and m.starts_at > ${after} and m.starts_at <= ${until}
      and not exists (select from sends r where r.enterprise_id = s.enterprise_id and r.reminds_id = s.id)
    order by s.id`;
}

/** Doctors who have the invitation since then, have not answered, and have no reminder of the meeting on its way. */
export async function selectSilentGuests(
  sql: Sql,
  { id, meetingId, before }: Pick<Unanswered, 'id' | 'meetingId'> & { readonly before: Date },
): Promise<string[]> {
  const rows = await sql<{ doctorId: string }[]>`
    select r.doctor_id::text as "doctorId" from send_recipients r
    join meeting_guests g on g.enterprise_id = r.enterprise_id and g.meeting_id = ${meetingId} and g.doctor_id = r.doctor_id and g.state = 'INVITED'
    where r.enterprise_id = app.enterprise_id() and r.send_id = ${id} and r.state in ('SENT', 'UNKNOWN') and r.bounced_at is null
      and coalesce(r.sent_at, r.handed_at) <= ${before}
      and not exists (select from sends o
        join send_recipients q on q.enterprise_id = o.enterprise_id and q.send_id = o.id and q.state <> 'REMOVED'
        where o.enterprise_id = r.enterprise_id and o.meeting_id = ${meetingId} and o.reminds_id is not null and q.doctor_id = r.doctor_id)
    order by r.doctor_id`;
  return rows.map(({ doctorId }) => doctorId);
}

// Attendance as acts of the doctors who signed in, of an online meeting as a live session watched; what a medical meeting was about is
// told by the meeting alone.
import type { ActSource } from '../../doctors/index.ts';

export const meetingActs: ActSource = {
  source: 'meeting_guests',
  acts: (sql) => sql`
    select g.doctor_id, null::bigint as user_id, coalesce(g.signed_in_at, m.starts_at) as at,
      case m.format when 'ONLINE' then 'LIVE' else 'MEETING' end as channel, case m.format when 'ONLINE' then 'WATCHED' else 'ATTENDED' end as action,
      case when m.purpose = 'PROMOTIONAL' then m.title else '' end as subject,
      extract(epoch from g.signed_out_at - g.signed_in_at)::int as duration_seconds, g.id as source_id
    from meeting_guests g join meetings m on m.enterprise_id = g.enterprise_id and m.id = g.meeting_id
    where g.enterprise_id = app.enterprise_id() and g.doctor_id is not null and g.state in ('SIGNED_IN', 'SIGNED_OUT', 'RECONCILED')`,
};

// Messages as acts of the doctors who got, opened, read, watched, followed and asked about them. By enterprise chat nobody has a message before a colleague
// confirmed it there; what a medical meeting is about stays with it.
import type { ActSource } from '../../doctors/index.ts';
import { subjectJoin } from '../subject/subject.sql.ts';

export const sendActs: ActSource = {
  source: 'send_recipients',
  acts: (sql) => sql`
    select r.doctor_id, s.user_id, e.at, s.channel, e.action,
      case when a.kind = 'MEETING' and a.audience <> 'PROMOTIONAL' then '' else a.title end as subject, 
      case when e.action = 'WATCHED' then (select sum(p.seconds)::int from send_plays p where p.enterprise_id = r.enterprise_id and p.recipient_id = r.id) end as duration_seconds, r.id as source_id
    from send_recipients r
    join sends s on s.enterprise_id = r.enterprise_id and s.id = r.send_id
    ${subjectJoin(sql)}
    cross join lateral (values ('RECEIVED', case when s.channel = 'WECOM' then r.delivered_at else r.sent_at end), ('OPENED', r.opened_at), ('READ', r.read_at), ('WATCHED', r.played_at), ('CLICKED', r.clicked_at), ('ASKED', r.asked_at)) as e(action, at)
    where r.enterprise_id = app.enterprise_id() and r.state = 'SENT' and r.bounced_at is null and e.at is not null`,
};

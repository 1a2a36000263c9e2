// Statements of what was sent to a doctor and what the doctor asked; the doctor is the scope.
import { titled, type Sql } from '../../../../platform/db/index.ts';

export interface OwnMessage {
  readonly title: string;
  readonly channel: string;
  readonly sentAt: Date | null;
  readonly openedAt: Date | null;
  readonly readAt: Date | null;
}

interface Reading {
  readonly language: 'zh' | 'en';
  readonly most: number;
}

/** Articles and invitations that went out to the doctor, with what is kept of their reading. */
export async function selectOwnMessages(
  sql: Sql,
  doctorId: string,
  { language, most }: Reading,
): Promise<OwnMessage[]> {
  return sql<OwnMessage[]>`
    select coalesce(${titled(sql, language, 'a')}, m.title) as title, s.channel, r.sent_at as "sentAt", r.opened_at as "openedAt", r.read_at as "readAt"
    from send_recipients r
    join sends s on s.enterprise_id = r.enterprise_id and s.id = r.send_id
    left join articles a on a.enterprise_id = s.enterprise_id and a.id = s.article_id
    left join meetings m on m.enterprise_id = s.enterprise_id and m.id = s.meeting_id
    where r.enterprise_id = app.enterprise_id() and r.doctor_id = ${doctorId} and r.state in ('SENT', 'UNKNOWN')
    order by r.sent_at desc nulls last, r.id desc limit ${most}`;
}

export interface OwnQuestion {
  readonly title: string;
  readonly question: string;
  readonly at: Date;
}

export async function selectOwnQuestions(
  sql: Sql,
  doctorId: string,
  { language, most }: Reading,
): Promise<OwnQuestion[]> {
  return sql<OwnQuestion[]>`
    select ${titled(sql, language, 'a')} as title, q.question, q.at
    from send_questions q
    join send_recipients r on r.enterprise_id = q.enterprise_id and r.id = q.recipient_id
    join sends s on s.enterprise_id = r.enterprise_id and s.id = r.send_id
    join articles a on a.enterprise_id = s.enterprise_id and a.id = s.article_id
    where q.enterprise_id = app.enterprise_id() and r.doctor_id = ${doctorId} order by q.id desc limit ${most}`;
}

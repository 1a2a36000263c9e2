// Statements of what was sent to a doctor, what the doctor asked, and what the doctor answered after meetings; the doctor is the scope.
import type { SurveyAnswer, SurveyQuestion } from '@yijian/contract/meetings';
import { titled, type Sql } from '../../../../platform/db/index.ts';

export interface OwnMessage {
  readonly title: string;
  readonly channel: string;
  readonly sentAt: Date | null;
  readonly openedAt: Date | null;
  readonly readAt: Date | null;
  readonly playedAt: Date | null;
  /** Quarters of the video that was watched furthest. */
  readonly watchedQuarters: number;
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
    select coalesce(${titled(sql, language, 'a')}, m.title) as title, s.channel, r.sent_at as "sentAt", r.opened_at as "openedAt", r.read_at as "readAt",
      r.played_at as "playedAt", r.watched_quarters as "watchedQuarters"
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

export interface OwnReply {
  readonly title: string;
  readonly at: Date;
  readonly questions: readonly SurveyQuestion[];
  readonly answers: readonly SurveyAnswer[];
}

/** Answers to the surveys of meetings, with the questions as they were asked. */
export function selectOwnReplies(sql: Sql, doctorId: string, most: number): Promise<OwnReply[]> {
  return sql<OwnReply[]>`
    select m.title, r.at, s.questions, r.answers
    from meeting_survey_replies r
    join meeting_guests g on g.enterprise_id = r.enterprise_id and g.id = r.guest_id
    join meeting_surveys s on s.enterprise_id = r.enterprise_id and s.meeting_id = r.meeting_id
    join meetings m on m.enterprise_id = r.enterprise_id and m.id = r.meeting_id
    where r.enterprise_id = app.enterprise_id() and g.doctor_id = ${doctorId} order by r.id desc limit ${most}`;
}

// Statements of invitations that go out: what they tell of the meeting, and whom it invites.
import type { GuestState, MeetingFormat } from '@yijian/contract/meetings';
import type { Sql } from '../../../platform/db/index.ts';

export interface InvitingMeeting {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly purpose: 'PROMOTIONAL' | 'MEDICAL';
  readonly format: MeetingFormat;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly venueName: string;
  readonly address: string;
  readonly agenda: { topic: string; minutes: number }[];
  readonly version: number;
}

/** Undefined unless it is approved and has yet to begin. */
export async function selectInviting(sql: Sql, id: string, now: Date): Promise<InvitingMeeting | undefined> {
  const [row] = await sql<InvitingMeeting[]>`
    select m.id::text as id, coalesce(m.number, '') as number, m.title, m.purpose, m.format, m.starts_at as "startsAt", m.ends_at as "endsAt",
      m.venue_name as "venueName", m.address, m.version,
      (select coalesce(json_agg(json_build_object('topic', a.topic, 'minutes', a.minutes) order by a.position), '[]')
        from meeting_agenda a where a.enterprise_id = m.enterprise_id and a.meeting_id = m.id) as agenda
    from meetings m
    where m.enterprise_id = app.enterprise_id() and m.id = ${id} and m.state in ('APPROVED', 'CHANGE_APPROVAL') and m.starts_at > ${now}
      and m.ends_at is not null`;
  return row;
}

export async function selectGuestDoctors(sql: Sql, meetingId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select doctor_id::text as id from meeting_guests
    where enterprise_id = app.enterprise_id() and meeting_id = ${meetingId} and doctor_id is not null order by doctor_id`;
  return rows.map(({ id }) => id);
}

export async function selectReply(
  sql: Sql,
  { meetingId, doctorId }: { meetingId: string; doctorId: string },
): Promise<GuestState | undefined> {
  const [row] = await sql<{ state: GuestState }[]>`
    select state from meeting_guests where enterprise_id = app.enterprise_id() and meeting_id = ${meetingId} and doctor_id = ${doctorId}`;
  return row?.state;
}

// Statements of a doctor's own invitations; the doctor is the scope.
import type { GuestState, MeetingFormat, MeetingState } from '@yijian/contract/meetings';
import { named, type Sql } from '../../../platform/db/index.ts';
import { namedDepartment } from '../../dictionaries/index.ts';

export interface Invitation {
  readonly id: string;
  readonly title: string;
  readonly format: MeetingFormat;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly venueName: string;
  readonly address: string;
  readonly onlineLink: string;
  readonly state: MeetingState;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly guestId: string;
  readonly guestState: GuestState;
  readonly signedInAt: Date | null;
  readonly signedOutAt: Date | null;
  readonly agenda: { topic: string; minutes: number }[];
  readonly version: number;
}

const LATEST = 100;

/** What was approved; drafts and applications are not the doctor's yet. The soonest first, then the past. */
export async function selectInvitations(
  sql: Sql,
  { doctorId, meetingId, now }: { doctorId: string; meetingId?: string; now: Date },
): Promise<Invitation[]> {
  return sql<Invitation[]>`
    select m.id, m.title, m.format, m.starts_at as "startsAt", m.ends_at as "endsAt", m.venue_name as "venueName", m.address,
      m.online_link as "onlineLink", m.version, m.state, m.latitude, m.longitude, g.id as "guestId", g.state as "guestState",
      g.signed_in_at as "signedInAt", g.signed_out_at as "signedOutAt",
      (select coalesce(json_agg(json_build_object('topic', a.topic, 'minutes', a.minutes) order by a.position), '[]')
        from meeting_agenda a where a.enterprise_id = m.enterprise_id and a.meeting_id = m.id) as agenda
    from meeting_guests g join meetings m on m.enterprise_id = g.enterprise_id and m.id = g.meeting_id
    where g.enterprise_id = app.enterprise_id() and g.doctor_id = ${doctorId}
      and ${meetingId === undefined ? sql`true` : sql`m.id = ${meetingId}`}
      and m.state in ('APPROVED', 'CHANGE_APPROVAL', 'IN_PROGRESS', 'TO_CONFIRM', 'CONFIRM_REVIEW', 'CONFIRMED', 'CLOSED', 'CANCELLED')
    order by m.state <> 'IN_PROGRESS', m.ends_at < ${now}, abs(extract(epoch from m.starts_at - ${now})), m.id
    limit ${LATEST}`;
}

/** One step after the other for a guest. */
export async function lockInvitation(sql: Sql, guestId: string): Promise<GuestState> {
  const [row] = await sql<[{ state: GuestState }]>`
    select state from meeting_guests where enterprise_id = app.enterprise_id() and id = ${guestId} for update`;
  return row.state;
}

/** A doctor's own words; undefined when the doctor is gone. */
export async function selectDoctorCard(
  sql: Sql,
  doctorId: string,
  language: 'zh' | 'en',
): Promise<{ name: string; hospitalName: string; department: string } | undefined> {
  const [row] = await sql<{ name: string; hospitalName: string; department: string }[]>`
    select ${named(sql, language, 'd')} as name, ${named(sql, language, 'h')} as "hospitalName", ${namedDepartment(sql, language, 'd')} as department
    from doctors d join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    where d.enterprise_id = app.enterprise_id() and d.id = ${doctorId} and d.is_enabled`;
  return row;
}

/** How many came, and how many of the walk-ins nobody matched yet. */
export async function selectAttended(sql: Sql, meetingId: string): Promise<{ attended: number; waiting: number }> {
  const [row] = await sql<[{ attended: number; waiting: number }]>`
    select count(*) filter (where state in ('SIGNED_IN', 'SIGNED_OUT', 'RECONCILED'))::int as attended,
      count(*) filter (where state = 'TO_RECONCILE')::int as waiting
    from meeting_guests where enterprise_id = app.enterprise_id() and meeting_id = ${meetingId}`;
  return row;
}

export type OpenMeetingRow = Pick<
  Invitation,
  | 'id'
  | 'title'
  | 'format'
  | 'startsAt'
  | 'endsAt'
  | 'venueName'
  | 'address'
  | 'state'
  | 'latitude'
  | 'longitude'
  | 'agenda'
>;

/** What an approved meeting shows to whoever has its public number: nothing of any person. */
export async function selectOpenMeeting(sql: Sql, id: string): Promise<OpenMeetingRow | undefined> {
  const [row] = await sql<OpenMeetingRow[]>`
    select m.id, m.title, m.format, m.starts_at as "startsAt", m.ends_at as "endsAt", m.venue_name as "venueName", m.address,
      m.state, m.latitude, m.longitude,
      (select coalesce(json_agg(json_build_object('topic', a.topic, 'minutes', a.minutes) order by a.position), '[]')
        from meeting_agenda a where a.enterprise_id = m.enterprise_id and a.meeting_id = m.id) as agenda
    from meetings m
    where m.enterprise_id = app.enterprise_id() and m.id = ${id}
      and m.state in ('APPROVED', 'CHANGE_APPROVAL', 'IN_PROGRESS', 'TO_CONFIRM', 'CONFIRM_REVIEW', 'CONFIRMED', 'CLOSED')`;
  return row;
}

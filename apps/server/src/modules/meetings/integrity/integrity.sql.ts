// What speaks against a meeting as it is reported: files of others, people elsewhere, times, heads that repeat.
import type { SignInWay } from '@yijian/contract/meetings';
import type { Sql } from '../../../platform/db/index.ts';

export interface UsedFile {
  readonly fileId: string;
  readonly name: string;
  readonly meetingId: string;
  readonly number: string;
  /** The very same bytes; otherwise the same picture, saved anew. */
  readonly isSame: boolean;
}

/** Files that stood in another meeting before. */
export function selectUsedFiles(sql: Sql, meetingId: string): Promise<UsedFile[]> {
  return sql<UsedFile[]>`
    select f.id::text as "fileId", f.name, o.id::text as "meetingId", o.number, other.hash = f.hash as "isSame"
    from meeting_files f
    join meeting_files other on other.enterprise_id = f.enterprise_id and other.id = f.copy_of
    join meetings o on o.enterprise_id = other.enterprise_id and o.id = other.meeting_id
    where f.enterprise_id = app.enterprise_id() and f.meeting_id = ${meetingId} and f.kind in ('PHOTO', 'SIGN_IN_SHEET', 'INVOICE')
      and o.number is not null
    order by f.id`;
}

export interface ElsewhereGuest {
  readonly name: string;
  readonly meetingId: string;
  readonly number: string;
}

/**
 * Guests who are in another meeting at another place while this one is held. Of two meetings the one that keeps to its plan
 * is believed; where both do, both are told.
 */
export function selectElsewhere(sql: Sql, meetingId: string): Promise<ElsewhereGuest[]> {
  return sql<ElsewhereGuest[]>`
    select d.name, o.id::text as "meetingId", o.number
    from meeting_guests g
    join meetings m on m.enterprise_id = g.enterprise_id and m.id = g.meeting_id and m.format <> 'ONLINE'
    join meeting_guests og on og.enterprise_id = g.enterprise_id and og.doctor_id = g.doctor_id and og.meeting_id <> g.meeting_id
      and og.state in ('SIGNED_IN', 'SIGNED_OUT', 'RECONCILED') and og.signed_in_at is not null
    join meetings o on o.enterprise_id = og.enterprise_id and o.id = og.meeting_id and o.format <> 'ONLINE'
      and (o.venue_name <> m.venue_name or o.hospital_id is distinct from m.hospital_id)
    join doctors d on d.enterprise_id = g.enterprise_id and d.id = g.doctor_id
    where g.enterprise_id = app.enterprise_id() and g.meeting_id = ${meetingId}
      and g.state in ('SIGNED_IN', 'SIGNED_OUT', 'RECONCILED') and g.signed_in_at is not null
      and g.signed_in_at <= coalesce(og.signed_out_at, least(coalesce(o.ended_at, o.ends_at), o.ends_at), og.signed_in_at)
      and og.signed_in_at <= coalesce(g.signed_out_at, m.ended_at, m.ends_at)
      and not (g.signed_in_at between m.starts_at - interval '1 hour' and m.ends_at
        and og.signed_in_at not between o.starts_at - interval '1 hour' and o.ends_at)
    order by d.name, o.id limit 20`;
}

export interface HeldTimes {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Null where the clock began or ended it, which tells nothing about who was there. */
  readonly beganAt: Date | null;
  readonly endedAt: Date | null;
  readonly agendaMinutes: number;
  readonly expected: number;
}

export async function selectTimes(sql: Sql, meetingId: string): Promise<HeldTimes> {
  const [row] = await sql<[HeldTimes]>`
    select m.starts_at as "startsAt", m.ends_at as "endsAt", m.expected_guests as expected,
      (select max(s.at) from meeting_steps s where s.enterprise_id = m.enterprise_id and s.meeting_id = m.id
        and s.to_state = 'IN_PROGRESS' and s.user_id is not null) as "beganAt",
      (select max(s.at) from meeting_steps s where s.enterprise_id = m.enterprise_id and s.meeting_id = m.id
        and s.from_state = 'IN_PROGRESS' and s.user_id is not null) as "endedAt",
      (select coalesce(sum(a.minutes), 0)::int from meeting_agenda a
        where a.enterprise_id = m.enterprise_id and a.meeting_id = m.id) as "agendaMinutes"
    from meetings m where m.enterprise_id = app.enterprise_id() and m.id = ${meetingId}`;
  return row;
}

export interface SignIn {
  readonly at: Date;
  readonly way: SignInWay;
  /** Equal for equal places and addresses of phones; null where none was told. */
  readonly point: string | null;
  readonly address: string | null;
  /** On the own phone at a meeting whose venue has a position: from far away, or from nowhere. */
  readonly isAway: boolean;
}

/** `metres`: farther from the venue nobody is at the meeting. */
export function selectSignIns(sql: Sql, meetingId: string, { metres }: { metres: number }): Promise<SignIn[]> {
  return sql<SignIn[]>`
    select g.signed_in_at as at, g.sign_in_way as way, encode(g.sign_in_point, 'hex') as point,
      encode(g.sign_in_address, 'hex') as address,
      m.format = 'ONSITE' and m.latitude is not null and g.sign_in_way in ('CODE', 'PHONE')
        and coalesce(g.sign_in_metres > ${metres}, true) as "isAway"
    from meeting_guests g join meetings m on m.enterprise_id = g.enterprise_id and m.id = g.meeting_id
    where g.enterprise_id = app.enterprise_id() and g.meeting_id = ${meetingId} and g.signed_in_at is not null
      and g.state in ('SIGNED_IN', 'SIGNED_OUT', 'RECONCILED') order by g.signed_in_at, g.id`;
}

export interface EarlierMeeting {
  readonly meetingId: string;
  readonly number: string;
  /** Doctors who came, in the order in which they signed in. */
  readonly guests: readonly string[];
  readonly expected: number;
}

/** This meeting first, then earlier ones of its owner within half a year, the newest first. */
export function selectOwnMeetings(sql: Sql, meetingId: string): Promise<EarlierMeeting[]> {
  return sql<EarlierMeeting[]>`
    select o.id::text as "meetingId", coalesce(o.number, '') as number, o.expected_guests as expected,
      array(select g.doctor_id::text from meeting_guests g where g.enterprise_id = o.enterprise_id and g.meeting_id = o.id
        and g.doctor_id is not null and g.state in ('SIGNED_IN', 'SIGNED_OUT', 'RECONCILED')
        order by g.signed_in_at, g.id) as guests
    from meetings m join meetings o on o.enterprise_id = m.enterprise_id and o.owner_id = m.owner_id
      and (o.id = m.id or o.starts_at < m.starts_at and o.starts_at > m.starts_at - interval '180 days'
        and o.state in ('TO_CONFIRM', 'CONFIRM_REVIEW', 'CONFIRMED', 'CLOSED'))
    where m.enterprise_id = app.enterprise_id() and m.id = ${meetingId}
    order by o.starts_at desc, o.id desc limit 12`;
}

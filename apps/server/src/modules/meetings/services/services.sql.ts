// Statements of what speakers say of their service at a meeting.
import type { ServiceState } from '@yijian/contract/meetings';
import type { Fragment, Sql } from '../../../platform/db/index.ts';

export interface SpeakerService {
  readonly meetingId: string;
  readonly title: string;
  readonly startsAt: Date | null;
  readonly items: readonly { readonly topic: string; readonly minutes: number }[];
  readonly planned: number;
  readonly state: ServiceState;
  readonly minutes: number | null;
  readonly note: string;
  readonly at: Date | null;
}

const LATEST = 100;

/** States of a meeting that was held. */
const held = (sql: Sql): Fragment => sql`m.state in ('TO_CONFIRM', 'CONFIRM_REVIEW', 'CONFIRMED', 'CLOSED')`;

/** Meetings that were held with the doctor on their agenda, the latest first; the doctor is the scope. */
export function selectServices(
  sql: Sql,
  { doctorId, meetingId }: { doctorId: string; meetingId?: string },
): Promise<SpeakerService[]> {
  return sql<SpeakerService[]>`
    select m.id as "meetingId", m.title, m.starts_at as "startsAt", a.items, a.planned,
      coalesce(s.state, 'WAITING') as state, s.minutes, coalesce(s.note, '') as note, s.decided_at as at
    from meetings m
    join lateral (select json_agg(json_build_object('topic', i.topic, 'minutes', i.minutes) order by i.position) as items,
        sum(i.minutes)::int as planned
      from meeting_agenda i where i.enterprise_id = m.enterprise_id and i.meeting_id = m.id and i.speaker_id = ${doctorId}) a
      on a.items is not null
    left join meeting_services s on s.enterprise_id = m.enterprise_id and s.meeting_id = m.id and s.doctor_id = ${doctorId}
    where m.enterprise_id = app.enterprise_id() and ${held(sql)}
      and m.id in (select i.meeting_id from meeting_agenda i
        where i.enterprise_id = app.enterprise_id() and i.speaker_id = ${doctorId})
      and ${meetingId === undefined ? sql`true` : sql`m.id = ${meetingId}`}
    order by m.starts_at desc nulls last, m.id desc limit ${LATEST}`;
}

/** One after the other for a speaker of a meeting. */
export async function lockService(sql: Sql, meetingId: string, doctorId: string): Promise<void> {
  const name = `meeting service ${meetingId} ${doctorId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, app.enterprise_id()))`;
}

export interface SaidService {
  readonly meetingId: string;
  readonly doctorId: string;
  readonly state: 'CONFIRMED' | 'DISPUTED';
  readonly minutes: number | null;
  readonly note: string;
  readonly signerName: string;
  readonly hash: string | null;
  readonly at: Date;
}

/** What is said last counts; whoever calls keeps what was confirmed. */
export async function upsertService(sql: Sql, said: SaidService): Promise<void> {
  const { meetingId, doctorId, state, minutes, note, signerName, hash, at } = said;
  await sql`
    insert into meeting_services (meeting_id, doctor_id, state, minutes, note, signer_name, content_hash, decided_at)
    values (${meetingId}, ${doctorId}, ${state}, ${minutes}, ${note}, ${signerName}, ${hash}, ${at})
    on conflict (enterprise_id, meeting_id, doctor_id) do update set state = excluded.state, minutes = excluded.minutes,
      note = excluded.note, signer_name = excluded.signer_name, content_hash = excluded.content_hash, decided_at = excluded.decided_at`;
}

/** Who answers for the meeting. */
export async function selectOwner(sql: Sql, meetingId: string): Promise<{ ownerId: string; number: string | null }> {
  const [row] = await sql<[{ ownerId: string; number: string | null }]>`
    select owner_id as "ownerId", number from meetings where enterprise_id = app.enterprise_id() and id = ${meetingId}`;
  return row;
}

/** Names under which the doctor is registered; undefined when the record is gone. */
export async function selectRegistered(
  sql: Sql,
  doctorId: string,
): Promise<{ name: string; enName: string } | undefined> {
  const [row] = await sql<{ name: string; enName: string }[]>`
    select name, coalesce(en_name, '') as "enName" from doctors
    where enterprise_id = app.enterprise_id() and id = ${doctorId} and is_enabled`;
  return row;
}

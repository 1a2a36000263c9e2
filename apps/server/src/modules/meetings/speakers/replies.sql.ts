// Statements of what speakers answer when they are asked to speak.
import type { MeetingState, SpeakerAnswer, SpeakingTerms } from '@yijian/contract/meetings';
import type { Sql } from '../../../platform/db/index.ts';

export interface StoredReply {
  readonly answer: SpeakerAnswer;
  readonly terms: SpeakingTerms;
  readonly termsHash: string;
  readonly note: string;
  readonly at: Date;
  /** The doctor answered on the own pages. */
  readonly isOwn: boolean;
}

export interface TalkRow {
  readonly meetingId: string;
  readonly title: string;
  readonly state: MeetingState;
  readonly startsAt: Date;
  readonly reply: StoredReply | null;
  /** CNY before tax; null where nothing is owed. */
  readonly cancellationFee: number | null;
  /** CNY before tax; null where nothing was waived. */
  readonly waivedFee: number | null;
}

const LATEST = 100;

/** Meetings to come that have asked the doctor, or were answered, and those whose cancellation fee is open; the soonest first. The doctor is the scope. */
export function selectTalks(
  sql: Sql,
  { doctorId, now, meetingId }: { readonly doctorId: string; readonly now: Date; readonly meetingId?: string },
): Promise<TalkRow[]> {
  return sql<TalkRow[]>`
    select m.id as "meetingId", m.title, m.state, m.starts_at as "startsAt",
      case when r.id is null then null else json_build_object('answer', r.answer, 'terms', r.terms, 'termsHash', r.terms_hash,
        'note', r.note, 'at', r.replied_at, 'isOwn', r.recorded_by is null) end as reply,
      f.cancellation_fee::float8 as "cancellationFee", f.waived_fee::float8 as "waivedFee"
    from meetings m
    left join meeting_speaker_replies r on r.enterprise_id = m.enterprise_id and r.meeting_id = m.id and r.doctor_id = ${doctorId}
    left join meeting_speaker_fees f on f.enterprise_id = m.enterprise_id and f.meeting_id = m.id and f.doctor_id = ${doctorId}
    where m.enterprise_id = app.enterprise_id() and (m.ends_at > ${now} or f.cancellation_fee > f.paid)
      and ((m.state in ('APPROVED', 'IN_PROGRESS') and exists (select from meeting_agenda i
          where i.enterprise_id = m.enterprise_id and i.meeting_id = m.id and i.speaker_id = ${doctorId}))
        or (r.id is not null and m.state in ('APPROVED', 'CHANGE_APPROVAL', 'IN_PROGRESS', 'CANCELLED')))
      and ${meetingId === undefined ? sql`true` : sql`m.id = ${meetingId}`}
    order by m.starts_at, m.id limit ${LATEST}`;
}

export interface NewReply {
  readonly meetingId: string;
  readonly doctorId: string;
  readonly answer: SpeakerAnswer;
  readonly terms: SpeakingTerms;
  readonly termsHash: string;
  readonly note: string;
  readonly signerName: string;
  readonly hash: string | null;
  readonly recordedBy: string | null;
  readonly at: Date;
}

/** What is answered last counts. */
export async function upsertReply(sql: Sql, reply: NewReply): Promise<void> {
  const { meetingId, doctorId, answer, terms, termsHash, note, signerName, hash, recordedBy, at } = reply;
  await sql`
    insert into meeting_speaker_replies
      (meeting_id, doctor_id, answer, terms, terms_hash, note, signer_name, content_hash, recorded_by, replied_at)
    values (${meetingId}, ${doctorId}, ${answer}, ${sql.json(terms)}, ${termsHash}, ${note}, ${signerName}, ${hash}, ${recordedBy}, ${at})
    on conflict (enterprise_id, meeting_id, doctor_id) do update set answer = excluded.answer, terms = excluded.terms,
      terms_hash = excluded.terms_hash, note = excluded.note, signer_name = excluded.signer_name,
      content_hash = excluded.content_hash, recorded_by = excluded.recorded_by, replied_at = excluded.replied_at`;
}

/** Approved meetings of a day (YYYY-MM-DD in Shanghai) that have somebody on their agenda. */
export function selectOfDay(sql: Sql, day: string): Promise<{ id: string; number: string; ownerId: string }[]> {
  return sql<{ id: string; number: string; ownerId: string }[]>`
    select m.id, m.number, m.owner_id as "ownerId" from meetings m
    where m.enterprise_id = app.enterprise_id() and m.state = 'APPROVED'
      and (m.starts_at at time zone 'Asia/Shanghai')::date = ${day}
      and exists (select from meeting_agenda i where i.enterprise_id = m.enterprise_id and i.meeting_id = m.id and i.speaker_id is not null)
    order by m.id`;
}

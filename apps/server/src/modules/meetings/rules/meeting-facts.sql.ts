// What the rules of meetings must know besides the application itself.
import type { MeetingDraft } from '@yijian/contract/meetings';
import type { Sql } from '../../../platform/db/index.ts';

export interface MeetingFacts {
  /** Titles of other meetings of the owner or a speaker at the same time. */
  readonly overlapping: readonly string[];
  /** The most often that a guest was at one of the topics in the last twelve months. */
  readonly sameTopic: number;
  /** Meetings of the owner that should have been confirmed. */
  readonly overdue: number;
  /** Materials that may not be used: not in force on the day, or for medical affairs only. */
  readonly materials: readonly string[];
}

export interface FactsWanted {
  /** The meeting itself, which does not overlap with itself; null while it is not stored. */
  readonly id: string | null;
  readonly ownerId: string;
  readonly draft: MeetingDraft;
  /** First and last moment. */
  readonly from: Date;
  readonly until: Date;
  /** The day it is held, YYYY-MM-DD. */
  readonly day: string;
  /** Meetings that ended before this and are not confirmed are overdue. */
  readonly overdueBefore: Date;
}

export async function selectFacts(sql: Sql, wanted: FactsWanted): Promise<MeetingFacts> {
  const { id, ownerId, draft, from, until, day, overdueBefore } = wanted;
  const speakers = draft.agenda.map(({ speakerId }) => speakerId).filter((one) => one !== null && one !== undefined);
  const materials = draft.agenda.map(({ materialId }) => materialId).filter((one) => one !== null && one !== undefined);
  const topics = draft.agenda.filter(({ kind }) => kind === 'TALK').map(({ topic }) => topic);
  const inTheWay = sql`m.enterprise_id = app.enterprise_id() and m.id is distinct from ${id}
    and m.state in ('IN_APPROVAL', 'APPROVED', 'CHANGE_APPROVAL', 'IN_PROGRESS') and m.starts_at < ${until} and m.ends_at > ${from}`;
  // The meetings of the owner and those of the speakers are few; joined by "or" all that ever began would be read. In the same way
  // the talks on a topic and the meetings of the guests come from an index each, and only what both name is looked at.
  const [row] = await sql<[MeetingFacts]>`
    with met as materialized (select g.doctor_id, g.meeting_id from meeting_guests g
      where g.enterprise_id = app.enterprise_id() and g.doctor_id = any(${draft.guestIds}::bigint[])),
    heard as materialized (select distinct met.doctor_id, met.meeting_id from met
      join meeting_agenda a on a.enterprise_id = app.enterprise_id() and a.meeting_id = met.meeting_id and a.kind = 'TALK'
        and a.topic = any(${topics}::text[]))
    select array(select title from (
      select m.id, m.title, m.starts_at from meetings m where m.owner_id = ${ownerId} and ${inTheWay}
      union select m.id, m.title, m.starts_at from meeting_agenda a join meetings m on m.enterprise_id = a.enterprise_id and m.id = a.meeting_id
        where a.speaker_id = any(${speakers}::bigint[]) and ${inTheWay}) busy order by starts_at limit 5) as overlapping,
    (select coalesce(max(times), 0)::int from (
      select count(*) as times from heard h
      join meetings m on m.enterprise_id = app.enterprise_id() and m.id = h.meeting_id
      join meeting_guests g on g.enterprise_id = app.enterprise_id() and g.meeting_id = h.meeting_id and g.doctor_id = h.doctor_id
      where m.id is distinct from ${id} and g.state in ('SIGNED_IN', 'SIGNED_OUT', 'RECONCILED')
        and m.starts_at >= ${from}::timestamptz - interval '12 months'
      group by g.doctor_id) seen) as "sameTopic",
    (select count(*)::int from meetings m where m.enterprise_id = app.enterprise_id() and m.owner_id = ${ownerId}
      and m.state = 'TO_CONFIRM' and m.ended_at < ${overdueBefore}) as overdue,
    array(select l.title from library_materials l where l.enterprise_id = app.enterprise_id()
      and l.id = any(${materials}::bigint[]) and (l.state <> 'APPROVED' or l.expires_on < ${day}::date
        or (l.audience = 'MEDICAL' and ${draft.purpose} <> 'MEDICAL'))) as materials`;
  return row;
}

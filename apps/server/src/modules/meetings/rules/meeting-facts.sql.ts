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
  const [row] = await sql<[MeetingFacts]>`select
    array(select m.title from meetings m where m.enterprise_id = app.enterprise_id() and m.id is distinct from ${id}
      and m.state in ('IN_APPROVAL', 'APPROVED', 'CHANGE_APPROVAL', 'IN_PROGRESS') and m.starts_at < ${until} and m.ends_at > ${from}
      and (m.owner_id = ${ownerId} or exists (select from meeting_agenda a where a.enterprise_id = m.enterprise_id
        and a.meeting_id = m.id and a.speaker_id = any(${speakers}::bigint[]))) order by m.starts_at limit 5) as overlapping,
    (select coalesce(max(times), 0)::int from (
      select count(distinct m.id) as times from meeting_guests g
      join meetings m on m.enterprise_id = g.enterprise_id and m.id = g.meeting_id
      join meeting_agenda a on a.enterprise_id = m.enterprise_id and a.meeting_id = m.id and a.kind = 'TALK'
        and a.topic = any(${topics}::text[])
      where g.enterprise_id = app.enterprise_id() and g.doctor_id = any(${draft.guestIds}::bigint[]) and m.id is distinct from ${id}
        and g.state in ('SIGNED_IN', 'SIGNED_OUT', 'RECONCILED') and m.starts_at >= ${from}::timestamptz - interval '12 months'
      group by g.doctor_id) seen) as "sameTopic",
    (select count(*)::int from meetings m where m.enterprise_id = app.enterprise_id() and m.owner_id = ${ownerId}
      and m.state = 'TO_CONFIRM' and m.ended_at < ${overdueBefore}) as overdue,
    array(select l.title from library_materials l where l.enterprise_id = app.enterprise_id()
      and l.id = any(${materials}::bigint[]) and (l.state <> 'APPROVED' or l.expires_on < ${day}::date
        or (l.audience = 'MEDICAL' and ${draft.purpose} <> 'MEDICAL'))) as materials`;
  return row;
}

// Statements of meetings to come that name a speaker.
import type { Sql } from '../../../platform/db/index.ts';

/** Not over, not given up, with the doctor in the agenda. */
export function selectComingWith(
  sql: Sql,
  { doctorId, now }: { readonly doctorId: string; readonly now: Date },
): Promise<{ id: string; title: string; ownerId: string }[]> {
  return sql<{ id: string; title: string; ownerId: string }[]>`
    select m.id::text as id, m.title, m.owner_id::text as "ownerId" from meetings m
    where m.enterprise_id = app.enterprise_id() and m.starts_at > ${now} and m.state not in ('REJECTED', 'CANCELLED')
      and exists (select from meeting_agenda a where a.enterprise_id = m.enterprise_id and a.meeting_id = m.id and a.speaker_id = ${doctorId})
    order by m.id`;
}

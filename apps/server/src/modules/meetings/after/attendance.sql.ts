// Whether a doctor signed in at a meeting; the doctor is the scope.
import type { MeetingState } from '@yijian/contract/meetings';
import type { Sql } from '../../../platform/db/index.ts';
import { cameStates } from '../meetings-scope.sql.ts';

export interface Attendance {
  readonly guestId: string;
  readonly hasCome: boolean;
  readonly state: MeetingState;
  readonly endedAt: Date | null;
}

export async function selectAttendance(
  sql: Sql,
  { meetingId, doctorId }: { meetingId: string; doctorId: string },
): Promise<Attendance | undefined> {
  const [row] = await sql<Attendance[]>`
    select g.id as "guestId", ${cameStates(sql)} as "hasCome", m.state, m.ended_at as "endedAt"
    from meeting_guests g join meetings m on m.enterprise_id = g.enterprise_id and m.id = g.meeting_id
    where g.enterprise_id = app.enterprise_id() and g.meeting_id = ${meetingId} and g.doctor_id = ${doctorId}
      and m.state in ('APPROVED', 'CHANGE_APPROVAL', 'IN_PROGRESS', 'TO_CONFIRM', 'CONFIRM_REVIEW', 'CONFIRMED', 'CLOSED', 'CANCELLED')`;
  return row;
}

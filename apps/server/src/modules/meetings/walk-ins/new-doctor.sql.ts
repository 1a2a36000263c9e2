// The walk-in for whom a doctor is asked to be added, with what became of the request.
import type { GuestState } from '@yijian/contract/meetings';
import type { VerificationState } from '@yijian/contract/verifications';
import type { Sql } from '../../../platform/db/index.ts';

export interface AwaitingWalkIn {
  readonly id: string;
  readonly meetingId: string;
  readonly state: GuestState;
  /** Of the request, which another person may have been made of meanwhile. */
  readonly doctorId: string;
  readonly requestState: VerificationState;
}

/** Locked; undefined for a request that no meeting waits for. */
export async function lockWalkInOf(sql: Sql, requestId: string): Promise<AwaitingWalkIn | undefined> {
  const [row] = await sql<AwaitingWalkIn[]>`
    select g.id, g.meeting_id as "meetingId", g.state, r.doctor_id as "doctorId", r.state as "requestState"
    from meeting_guests g
    join verification_requests r on r.enterprise_id = g.enterprise_id and r.id = g.verification_id
    where g.enterprise_id = app.enterprise_id() and g.verification_id = ${requestId} for update of g`;
  return row;
}

/** The archived doctor of the refused request, where the same one is asked for again. */
export async function selectRefusedDoctor(
  sql: Sql,
  guestId: string,
  asked: { readonly name: string; readonly hospitalId: string; readonly departmentName: string },
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select d.id::text as id from meeting_guests g
    join verification_requests r on r.enterprise_id = g.enterprise_id and r.id = g.verification_id and r.state = 'REJECTED'
    join doctors d on d.enterprise_id = r.enterprise_id and d.id = r.doctor_id and d.archived_at is not null
    where g.enterprise_id = app.enterprise_id() and g.id = ${guestId} and d.name = ${asked.name} and d.hospital_id = ${asked.hospitalId}
      and d.department_name = ${asked.departmentName}`;
  return row?.id;
}

// Statements of what speakers were paid.
import type { Sql } from '../../../platform/db/index.ts';

export interface Fee {
  readonly meetingId: string;
  readonly doctorId: string;
  /** CNY before tax; negative for a payment that was reversed. */
  readonly amount: number;
}

/** A check holds of the row that would be inserted, also where another one is updated: hence no negative one is proposed. */
export async function addFee(sql: Sql, { meetingId, doctorId, amount }: Fee): Promise<void> {
  await sql`
    insert into meeting_speaker_fees as f (meeting_id, doctor_id, paid) values (${meetingId}, ${doctorId}, ${Math.max(0, amount)})
    on conflict (enterprise_id, meeting_id, doctor_id) do update set paid = f.paid + ${amount}`;
}

// Statements of what speakers are owed and were paid.
import type { WaivedBy } from '@yijian/contract/meetings';
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

/** Owed since the meeting was cancelled late. */
export async function insertCancellationFees(
  sql: Sql,
  meetingId: string,
  owed: readonly { readonly doctorId: string; readonly fee: number }[],
): Promise<void> {
  await sql`insert into meeting_speaker_fees ${sql(
    owed.map(({ doctorId, fee }) => ({ meeting_id: meetingId, doctor_id: doctorId, paid: 0, cancellation_fee: fee })),
  )}`;
}

/** CNY before tax; undefined where nothing is owed. */
export async function selectCancellationFee(
  sql: Sql,
  { meetingId, doctorId }: { readonly meetingId: string; readonly doctorId: string },
): Promise<number | undefined> {
  const [row] = await sql<{ fee: number }[]>`
    select cancellation_fee::float8 as fee from meeting_speaker_fees
    where enterprise_id = app.enterprise_id() and meeting_id = ${meetingId} and doctor_id = ${doctorId} and cancellation_fee is not null`;
  return row?.fee;
}

/** What speakers of the meeting are owed for its late cancellation, CNY before tax. */
export function selectOwedFees(sql: Sql, meetingId: string): Promise<{ doctorId: string; fee: number }[]> {
  return sql<{ doctorId: string; fee: number }[]>`
    select doctor_id::text as "doctorId", cancellation_fee::float8 as fee from meeting_speaker_fees
    where enterprise_id = app.enterprise_id() and meeting_id = ${meetingId} and cancellation_fee is not null
    order by doctor_id for update`;
}

interface Waiver {
  readonly meetingId: string;
  readonly doctorId: string;
  readonly by: WaivedBy;
  readonly reason: string;
  /** Who wrote it down; null where the doctor signed. */
  readonly userId: string | null;
  /** Of what the doctor signed. */
  readonly hash: string | null;
  readonly at: Date;
}

/** Nothing is owed from now on; what was owed stays beside who waived it. */
export async function updateWaived(
  sql: Sql,
  { meetingId, doctorId, by, reason, userId, hash, at }: Waiver,
): Promise<void> {
  await sql`
    update meeting_speaker_fees set waived_fee = cancellation_fee, cancellation_fee = null, waived_by = ${by},
      waive_reason = ${reason}, waive_recorded_by = ${userId}, waive_hash = ${hash}, waived_at = ${at}
    where enterprise_id = app.enterprise_id() and meeting_id = ${meetingId} and doctor_id = ${doctorId}`;
}

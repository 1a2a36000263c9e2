// Stars: who follows which doctor.
import type { Sql } from '../../platform/db/index.ts';

/** Whether the star was set just now; false when it already was. */
export async function insertFollow(sql: Sql, userId: string, doctorId: string): Promise<boolean> {
  const rows = await sql`
    insert into doctor_follows (user_id, doctor_id) values (${userId}, ${doctorId})
    on conflict (enterprise_id, user_id, doctor_id) do nothing
    returning id`;
  return rows.length > 0;
}

/** Whether there was a star to take off. */
export async function deleteFollow(sql: Sql, userId: string, doctorId: string): Promise<boolean> {
  const rows = await sql`delete from doctor_follows where user_id = ${userId} and doctor_id = ${doctorId} returning id`;
  return rows.length > 0;
}

// Stars: who follows which doctor.
import type { Sql } from '../../../platform/db/index.ts';
import { doctorWhere, type DoctorReading } from '../doctors-filter.sql.ts';

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

/** Those of the ids that the viewer may not see, or that do not exist. */
export async function selectOutOfReach(sql: Sql, reading: DoctorReading, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select wanted.id::text as id from unnest(${ids as string[]}::bigint[]) as wanted(id)
    where not exists (select from doctors d where d.id = wanted.id and ${doctorWhere(sql, reading)})`;
  return rows.map((row) => row.id);
}

/** Sets the star on all of the ids; answers on how many it is new. */
export async function insertFollows(sql: Sql, userId: string, ids: readonly string[]): Promise<number> {
  const { count } = await sql`
    insert into doctor_follows (user_id, doctor_id) select ${userId}, id from unnest(${ids as string[]}::bigint[]) as wanted(id)
    on conflict (enterprise_id, user_id, doctor_id) do nothing`;
  return count;
}

/** Takes the star off all of the ids; answers off how many. */
export async function deleteFollows(sql: Sql, userId: string, ids: readonly string[]): Promise<number> {
  const { count } =
    await sql`delete from doctor_follows where user_id = ${userId} and doctor_id = any(${ids as string[]}::bigint[])`;
  return count;
}

/** The doctors that match, at most `limit`. */
export async function selectMatchingIds(sql: Sql, reading: DoctorReading, limit: number): Promise<string[]> {
  const rows = await sql<
    { id: string }[]
  >`select d.id::text as id from doctors d where ${doctorWhere(sql, reading)} limit ${limit}`;
  return rows.map((row) => row.id);
}

/** Those of the ids that the viewer may see. */
export async function selectReachable(sql: Sql, reading: DoctorReading, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select d.id::text as id from doctors d where d.id = any(${ids as string[]}::bigint[]) and ${doctorWhere(sql, reading)}`;
  return rows.map((row) => row.id);
}

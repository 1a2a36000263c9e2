// Statements of one-time codes, sessions of doctors and wrong codes.
import type { CodePurpose } from '@yijian/contract/doctor-portal';
import type { Fragment, Sql } from '../../platform/db/index.ts';

/** Codes of one phone, of one address and of the enterprise, one asker at a time. */
export async function lockSending(sql: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('doctor portal codes'), app.enterprise_id()::int)`;
}

export interface Asked {
  readonly phoneHour: number;
  readonly phoneDay: number;
  readonly addressMinute: number;
  readonly addressHour: number;
  readonly allDay: number;
  /** The last one for this phone. */
  readonly last: Date | null;
}

/** How many codes were asked for within a minute, an hour and a day. */
export async function selectAsked(
  sql: Sql,
  { phoneNumber, address, now }: { phoneNumber: Buffer; address: string; now: Date },
): Promise<Asked> {
  const within = (span: string): Fragment => sql`created_at > ${now}::timestamptz - ${span}::interval`;
  const [row] = await sql<[Asked]>`
    select count(*) filter (where phone_number = ${phoneNumber} and ${within('1 hour')})::int as "phoneHour",
      count(*) filter (where phone_number = ${phoneNumber})::int as "phoneDay",
      count(*) filter (where address = ${address} and ${within('1 minute')})::int as "addressMinute",
      count(*) filter (where address = ${address} and ${within('1 hour')})::int as "addressHour", count(*)::int as "allDay",
      max(created_at) filter (where phone_number = ${phoneNumber}) as last
    from doctor_portal_codes where enterprise_id = app.enterprise_id() and ${within('1 day')}`;
  return row;
}

export interface NewCode {
  readonly phoneNumber: Buffer;
  readonly purpose: CodePurpose;
  readonly doctorId: string | null;
  readonly code: Buffer;
  readonly address: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

/** Earlier codes of the phone for this purpose are void from now on; those of the day before are forgotten. */
export async function insertCode(
  sql: Sql,
  { phoneNumber, purpose, doctorId, code, address, at, expiresAt }: NewCode,
): Promise<void> {
  await sql`delete from doctor_portal_codes
    where enterprise_id = app.enterprise_id() and created_at < ${at}::timestamptz - interval '1 day'`;
  await sql`update doctor_portal_codes set used_at = ${at}
    where enterprise_id = app.enterprise_id() and phone_number = ${phoneNumber} and purpose = ${purpose} and used_at is null`;
  await sql`
    insert into doctor_portal_codes (phone_number, purpose, doctor_id, code, address, created_at, expires_at)
    values (${phoneNumber}, ${purpose}, ${doctorId}, ${code}, ${address}, ${at}, ${expiresAt})`;
}

export interface TriedCode {
  readonly id: string;
  readonly doctorId: string | null;
  readonly code: Buffer;
}

/** Counts the attempt before anything is compared; undefined when no code of the phone is open. */
export async function updateTried(
  sql: Sql,
  { phoneNumber, purpose, now, most }: { phoneNumber: Buffer; purpose: CodePurpose; now: Date; most: number },
): Promise<TriedCode | undefined> {
  const [row] = await sql<TriedCode[]>`
    update doctor_portal_codes set attempts = attempts + 1
    where enterprise_id = app.enterprise_id() and phone_number = ${phoneNumber} and purpose = ${purpose} and used_at is null
      and expires_at > ${now} and attempts < ${most}
    returning id, doctor_id as "doctorId", code`;
  return row;
}

/** Whether it was still open: of two who send the same code at once, one gets in. */
export async function updateUsed(sql: Sql, id: string, at: Date): Promise<boolean> {
  const rows = await sql`update doctor_portal_codes set used_at = ${at}
    where enterprise_id = app.enterprise_id() and id = ${id} and used_at is null returning id`;
  return rows.length === 1;
}

/** Of these, the doctors who are not archived. */
export async function selectEnabled(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from doctors where enterprise_id = app.enterprise_id() and id = any(${ids}::bigint[]) and is_enabled`;
  return rows.map(({ id }) => id);
}

export interface NewSession {
  readonly doctorId: string;
  readonly token: Buffer;
  readonly address: string;
  readonly userAgent: string;
  readonly at: Date;
  readonly endsAt: Date;
}

export async function insertDoctorSession(sql: Sql, one: NewSession): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into doctor_portal_sessions (doctor_id, token, address, user_agent, started_at, ends_at)
    values (${one.doctorId}, ${one.token}, ${one.address}, ${one.userAgent}, ${one.at}, ${one.endsAt}) returning id::text as id`;
  return row.id;
}

export async function selectSession(
  sql: Sql,
  { token, now }: { token: Buffer; now: Date },
): Promise<{ sessionId: string; id: string } | undefined> {
  const [row] = await sql<{ sessionId: string; id: string }[]>`
    select s.id as "sessionId", s.doctor_id as id from doctor_portal_sessions s
    join doctors d on d.enterprise_id = s.enterprise_id and d.id = s.doctor_id
    where s.enterprise_id = app.enterprise_id() and s.token = ${token} and s.ended_at is null and s.ends_at > ${now} and d.is_enabled`;
  return row;
}

export async function updateEnded(sql: Sql, sessionId: string, at: Date): Promise<void> {
  await sql`update doctor_portal_sessions set ended_at = ${at}
    where enterprise_id = app.enterprise_id() and id = ${sessionId} and ended_at is null`;
}

/** Counts an entry as wrong before it is looked at; answers its id, or undefined where `most` stand since `since`. */
export async function insertWrongCode(
  sql: Sql,
  { doctorId, at, since, most }: { doctorId: string; at: Date; since: Date; most: number },
): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('wrong meeting codes ' || ${doctorId}::text, app.enterprise_id()))`;
  await sql`delete from doctor_portal_wrong_codes
    where enterprise_id = app.enterprise_id() and doctor_id = ${doctorId} and at <= ${since}`;
  const [row] = await sql<{ id: string }[]>`
    insert into doctor_portal_wrong_codes (doctor_id, at)
    select ${doctorId}, ${at} where (select count(*) from doctor_portal_wrong_codes
      where enterprise_id = app.enterprise_id() and doctor_id = ${doctorId}) < ${most}
    returning id`;
  return row?.id;
}

export async function deleteWrongCode(sql: Sql, id: string): Promise<void> {
  await sql`delete from doctor_portal_wrong_codes where enterprise_id = app.enterprise_id() and id = ${id}`;
}

// Statements of what is kept of one doctor; the doctor is the scope.
import type { OwnData, OwnStatement } from '@yijian/contract/doctor-portal';
import { named, type Sql } from '../../../platform/db/index.ts';

export interface OwnRow {
  readonly name: string;
  readonly plainName: string;
  readonly hospitalId: string;
  readonly hospitalName: string;
  readonly department: string;
  readonly titleCode: string | null;
  readonly titleName: string;
  readonly isVerified: boolean;
}

export async function selectOwnRow(sql: Sql, id: string, language: 'zh' | 'en'): Promise<OwnRow | undefined> {
  const [row] = await sql<OwnRow[]>`
    select ${named(sql, language, 'd')} as name, d.name as "plainName", d.hospital_id as "hospitalId",
      ${named(sql, language, 'h')} as "hospitalName", d.department_name as department, d.title_code as "titleCode",
      coalesce(${named(sql, language, 't')}, '') as "titleName", d.is_verified as "isVerified"
    from doctors d join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    left join standard_titles t on t.code = d.title_code and t.kind = 'DOCTOR_TITLE'
    where d.enterprise_id = app.enterprise_id() and d.id = ${id}`;
  return row;
}

type Stored<T> = { readonly [K in keyof T]: K extends 'at' ? Date : K extends `${string}At` ? Date | null : T[K] };

export async function selectOwnRequests(sql: Sql, doctorId: string): Promise<Stored<OwnData['requests'][number]>[]> {
  return sql<Stored<OwnData['requests'][number]>[]>`
    select id, kind, state, created_at as at, reason from doctor_portal_requests
    where enterprise_id = app.enterprise_id() and doctor_id = ${doctorId} order by id desc limit 20`;
}

/** Whether a correction waits; two at once take turns on the doctor. */
export async function selectHasOpenCorrection(sql: Sql, doctorId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('own correction ' || ${doctorId}::text, app.enterprise_id()))`;
  const rows = await sql`select id from doctor_portal_requests
    where enterprise_id = app.enterprise_id() and doctor_id = ${doctorId} and kind = 'CORRECTION' and state = 'OPEN'`;
  return rows.length > 0;
}

/** The latest of each that the pages show. */
const SHOWN = 100;

export async function selectOwnAttendance(
  sql: Sql,
  doctorId: string,
  most = SHOWN,
): Promise<Stored<OwnStatement['attendance'][number]>[]> {
  return sql<Stored<OwnStatement['attendance'][number]>[]>`
    select m.id as "meetingId", m.title, m.starts_at as "startsAt", g.signed_in_at as "signedInAt", g.signed_out_at as "signedOutAt"
    from meeting_guests g join meetings m on m.enterprise_id = g.enterprise_id and m.id = g.meeting_id
    where g.enterprise_id = app.enterprise_id() and g.doctor_id = ${doctorId} and g.state in ('SIGNED_IN', 'SIGNED_OUT', 'RECONCILED')
    order by m.starts_at desc nulls last, m.id desc limit ${most}`;
}

/** What was agreed to be paid; what is still being applied for is not the doctor's yet. */
export async function selectOwnPayments(
  sql: Sql,
  doctorId: string,
  most = SHOWN,
): Promise<Stored<OwnStatement['payments'][number]>[]> {
  return sql<Stored<OwnStatement['payments'][number]>[]>`
    select p.id, p.number, m.title, p.gross::float8 as gross, p.tax::float8 as tax, (p.gross - p.tax)::float8 as net, p.state,
      p.paid_at as "paidAt"
    from meeting_payments p join meetings m on m.enterprise_id = p.enterprise_id and m.id = p.meeting_id
    where p.enterprise_id = app.enterprise_id() and p.doctor_id = ${doctorId} and p.state in ('APPROVED', 'PAYING', 'PAID', 'PAY_FAILED')
    order by p.paid_at desc nulls first, p.id desc limit ${most}`;
}

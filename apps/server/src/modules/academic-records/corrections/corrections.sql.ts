// Reported errors: kept, listed, answered.
import type { Correction, CorrectionAnswer, CorrectionQuery, NewCorrection } from '@yijian/contract/academic-records';
import { doctorScope } from '../../doctors/index.ts';
import { allOf, named, namedUser, type Sql, type Viewer } from '../../../platform/db/index.ts';

export async function insertCorrection(sql: Sql, userId: string, report: NewCorrection): Promise<string> {
  const { doctorId, field, recordId = null, correction } = report;
  const [row] = await sql<[{ id: string }]>`
    insert into academic_record_corrections (doctor_id, field, record_id, correction, reported_by)
    values (${doctorId}, ${field}, ${recordId}, ${correction}, ${userId}) returning id`;
  return row.id;
}

/** The same report of the same user that waits for an answer. */
export async function selectOpen(sql: Sql, userId: string, report: NewCorrection): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select c.id from academic_record_corrections c
    where c.enterprise_id = app.enterprise_id() and c.doctor_id = ${report.doctorId} and c.state = 'OPEN' and c.reported_by = ${userId}
      and c.field = ${report.field} and c.record_id is not distinct from ${report.recordId ?? null} and c.correction = ${report.correction}
    order by c.id limit 1`;
  return row?.id;
}

export async function selectRecordOf(sql: Sql, doctorId: string, recordId: string): Promise<boolean> {
  const rows = await sql`select a.id from academic_records a where a.id = ${recordId} and a.doctor_id = ${doctorId}`;
  return rows.length > 0;
}

/** Users whose roles hold the permission; an administrator is not told of every report. */
export async function selectStewards(sql: Sql, permission: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select distinct u.id from users u
    join user_roles x on x.enterprise_id = u.enterprise_id and x.user_id = u.id
    join roles r on r.enterprise_id = x.enterprise_id and r.id = x.role_id and r.is_enabled and r.code <> 'admin'
    join role_menus k on k.enterprise_id = r.enterprise_id and k.role_id = r.id
    join menus m on m.enterprise_id = k.enterprise_id and m.id = k.menu_id and m.code = ${permission}
    where u.is_enabled order by u.id limit 20`;
  return rows.map(({ id }) => id);
}

export async function selectForUpdate(
  sql: Sql,
  id: string,
): Promise<{ doctorId: string; state: Correction['state']; reportedBy: string } | undefined> {
  const [row] = await sql<{ doctorId: string; state: Correction['state']; reportedBy: string }[]>`
    select c.doctor_id as "doctorId", c.state, c.reported_by as "reportedBy" from academic_record_corrections c where c.id = ${id} for update`;
  return row;
}

export async function updateAnswer(
  sql: Sql,
  { id, state, answer, userId, at }: CorrectionAnswer & { id: string; userId: string; at: Date },
): Promise<void> {
  await sql`
    update academic_record_corrections set state = ${state}, answer = ${answer}, answered_by = ${userId}, answered_at = ${at} where id = ${id}`;
}

export type CorrectionRow = Omit<Correction, 'reportedAt' | 'answeredAt'> & {
  readonly reportedAt: Date;
  readonly answeredAt: Date | null;
  readonly total: number;
};

/** The latest first, unless it is asked otherwise. */
export async function selectCorrections(
  sql: Sql,
  { doctorId, state, page, size, sort, viewer, language }: CorrectionQuery & { viewer: Viewer; language: 'zh' | 'en' },
): Promise<CorrectionRow[]> {
  const where = allOf(sql, [
    sql`c.enterprise_id = app.enterprise_id() and ${doctorScope(sql, viewer)}`,
    doctorId === undefined ? undefined : sql`c.doctor_id = ${doctorId}`,
    state === undefined ? undefined : sql`c.state = ${state}`,
  ]);
  const order = sort === 'reportedAt,asc' ? sql`c.reported_at, c.id` : sql`c.reported_at desc, c.id desc`;
  return sql<CorrectionRow[]>`
    select c.id, c.doctor_id as "doctorId", ${named(sql, language, 'd')} as "doctorName", c.field, a.title as "recordTitle", c.correction,
      c.state, ${namedUser(sql, language, 'u')} as "reportedBy", c.reported_at as "reportedAt", ${namedUser(sql, language, 'b')} as "answeredBy",
      c.answered_at as "answeredAt", c.answer, count(*) over ()::int as total
    from academic_record_corrections c
    join doctors d on d.enterprise_id = c.enterprise_id and d.id = c.doctor_id
    join users u on u.enterprise_id = c.enterprise_id and u.id = c.reported_by
    left join users b on b.enterprise_id = c.enterprise_id and b.id = c.answered_by
    left join academic_records a on a.enterprise_id = c.enterprise_id and a.id = c.record_id
    where ${where} order by ${order} limit ${size} offset ${page * size}`;
}

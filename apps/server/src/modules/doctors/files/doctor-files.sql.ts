// Files of doctors: listed without their bytes, read one at a time.
import type { DoctorFile } from '@yijian/contract/doctors';
import { namedUser, type Fragment, type Sql } from '../../../platform/db/index.ts';

export interface FileReader {
  readonly userId: string;
  /** Whether files of medical affairs are shown, besides one's own. */
  readonly seesMedical: boolean;
}

export type StoredFile = Omit<DoctorFile, 'uploadedAt' | 'mayRemove'> & {
  readonly uploadedAt: Date;
  readonly doctorId: string;
  readonly uploaderId: string | null;
};

const seen = (sql: Sql, { userId, seesMedical }: FileReader): Fragment =>
  seesMedical ? sql`true` : sql`(not f.is_medical or f.uploaded_by = ${userId})`;

/** Newest first; of one doctor, or the one file. */
export async function selectFiles(
  sql: Sql,
  { doctorId, id, reader, language }: { doctorId?: string; id?: string; reader: FileReader; language: 'zh' | 'en' },
): Promise<StoredFile[]> {
  return sql<StoredFile[]>`
    select f.id, f.doctor_id as "doctorId", f.name, f.type, f.size, f.note, f.is_medical as "isMedical", f.created_at as "uploadedAt",
      f.uploaded_by as "uploaderId", ${namedUser(sql, language, 'u')} as "uploadedBy"
    from doctor_files f left join users u on u.enterprise_id = f.enterprise_id and u.id = f.uploaded_by
    where f.enterprise_id = app.enterprise_id() and ${seen(sql, reader)}
      and ${doctorId === undefined ? sql`true` : sql`f.doctor_id = ${doctorId}`} and ${id === undefined ? sql`true` : sql`f.id = ${id}`}
    order by f.id desc`;
}

/** Counts those nobody is shown as well: the limit is one of storage. Files of one doctor are added one after the other. */
export async function countFiles(sql: Sql, doctorId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('doctor files ' || ${doctorId}::text, app.enterprise_id()))`;
  const [row] = await sql<[{ files: number }]>`
    select count(*)::int as files from doctor_files where enterprise_id = app.enterprise_id() and doctor_id = ${doctorId}`;
  return row.files;
}

export interface NewFile {
  readonly doctorId: string;
  readonly uploadedBy: string;
  readonly name: string;
  readonly type: string;
  readonly hash: string;
  readonly note: string;
  readonly isMedical: boolean;
  readonly content: Buffer;
}

export async function insertFile(sql: Sql, file: NewFile): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into doctor_files (doctor_id, uploaded_by, name, type, size, hash, note, is_medical, content)
    values (${file.doctorId}, ${file.uploadedBy}, ${file.name}, ${file.type}, ${file.content.length}, ${file.hash}, ${file.note}, ${file.isMedical}, ${file.content})
    returning id`;
  return row.id;
}

export async function selectContent(sql: Sql, id: string): Promise<Buffer> {
  const [row] = await sql<[{ content: Buffer }]>`
    select content from doctor_files where enterprise_id = app.enterprise_id() and id = ${id}`;
  return row.content;
}

export async function deleteFile(sql: Sql, id: string): Promise<void> {
  await sql`delete from doctor_files where enterprise_id = app.enterprise_id() and id = ${id}`;
}

// Files attached to records: listed without their bytes, read one at a time. Each room keeps its own in a table of one form.
import type { AttachedFile } from '@yijian/contract/core';
import { namedUser, type Fragment, type Sql } from '../../../platform/db/index.ts';

/** Where the files of one kind of record stand. */
export interface FileTable {
  readonly table: string;
  /** Column that names the record. */
  readonly record: string;
}

export interface FileReader {
  readonly userId: string;
  /** Whether files of medical affairs are shown, besides one's own. */
  readonly seesMedical: boolean;
}

export type StoredFile = Omit<AttachedFile, 'uploadedAt' | 'mayRemove'> & {
  readonly uploadedAt: Date;
  readonly recordId: string;
  readonly uploaderId: string | null;
};

const seen = (sql: Sql, { userId, seesMedical }: FileReader): Fragment =>
  seesMedical ? sql`true` : sql`(not f.is_medical or f.uploaded_by = ${userId})`;

/** Newest first; of one record, or the one file. */
export async function selectFiles(
  sql: Sql,
  { table, record }: FileTable,
  { recordId, id, reader, language }: { recordId?: string; id?: string; reader: FileReader; language: 'zh' | 'en' },
): Promise<StoredFile[]> {
  return sql<StoredFile[]>`
    select f.id, f.${sql(record)} as "recordId", f.name, f.type, f.size, f.note, f.is_medical as "isMedical", f.created_at as "uploadedAt",
      f.uploaded_by as "uploaderId", ${namedUser(sql, language, 'u')} as "uploadedBy"
    from ${sql(table)} f left join users u on u.enterprise_id = f.enterprise_id and u.id = f.uploaded_by
    where f.enterprise_id = app.enterprise_id() and ${seen(sql, reader)}
      and ${recordId === undefined ? sql`true` : sql`f.${sql(record)} = ${recordId}`} and ${id === undefined ? sql`true` : sql`f.id = ${id}`}
    order by f.id desc`;
}

/** Counts those nobody is shown as well: the limit is one of storage. Files of one record are added one after the other. */
export async function countFiles(sql: Sql, { table, record }: FileTable, recordId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${table}::text || ' ' || ${recordId}::text, app.enterprise_id()))`;
  const [row] = await sql<[{ files: number }]>`
    select count(*)::int as files from ${sql(table)} f where f.enterprise_id = app.enterprise_id() and f.${sql(record)} = ${recordId}`;
  return row.files;
}

export interface NewFile {
  readonly recordId: string;
  readonly uploadedBy: string;
  readonly name: string;
  readonly type: string;
  readonly hash: string;
  readonly note: string;
  readonly isMedical: boolean;
  readonly content: Buffer;
}

export async function insertFile(sql: Sql, { table, record }: FileTable, file: NewFile): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into ${sql(table)} (${sql(record)}, uploaded_by, name, type, size, hash, note, is_medical, content)
    values (${file.recordId}, ${file.uploadedBy}, ${file.name}, ${file.type}, ${file.content.length}, ${file.hash}, ${file.note}, ${file.isMedical}, ${file.content})
    returning id`;
  return row.id;
}

export async function selectContent(sql: Sql, { table }: FileTable, id: string): Promise<Buffer> {
  const [row] = await sql<[{ content: Buffer }]>`
    select f.content from ${sql(table)} f where f.enterprise_id = app.enterprise_id() and f.id = ${id}`;
  return row.content;
}

export async function deleteFile(sql: Sql, { table }: FileTable, id: string): Promise<void> {
  await sql`delete from ${sql(table)} f where f.enterprise_id = app.enterprise_id() and f.id = ${id}`;
}

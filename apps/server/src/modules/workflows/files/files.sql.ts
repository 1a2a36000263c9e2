// Files of decisions: kept before the decision is made, carried by it, read by whoever may read the process.
import type { Sql } from '../../../platform/db/index.ts';

export interface NewFile {
  readonly instanceId: string;
  readonly taskId: string;
  readonly uploadedBy: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly hash: string;
  readonly content: Buffer;
}

export async function insertFile(sql: Sql, input: NewFile): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into workflow_files (instance_id, task_id, uploaded_by, name, type, size, hash, content)
    values (${input.instanceId}, ${input.taskId}, ${input.uploadedBy}, ${input.name}, ${input.type}, ${input.size}, ${input.hash}, ${input.content})
    returning id`;
  return row.id;
}

/** How many files somebody keeps for a task without having decided yet. */
export async function countLooseFiles(sql: Sql, input: { taskId: string; userId: string }): Promise<number> {
  const [row] = await sql<[{ files: number }]>`
    select count(*)::int as files from workflow_files
    where enterprise_id = app.enterprise_id() and task_id = ${input.taskId} and uploaded_by = ${input.userId} and attached_at is null`;
  return row.files;
}

export async function deleteLooseFile(sql: Sql, input: { id: string; userId: string }): Promise<boolean> {
  const rows = await sql`
    delete from workflow_files
    where enterprise_id = app.enterprise_id() and id = ${input.id} and uploaded_by = ${input.userId} and attached_at is null
    returning id`;
  return rows.length > 0;
}

export async function deleteForgottenFiles(sql: Sql, before: Date): Promise<void> {
  await sql`delete from workflow_files where enterprise_id = app.enterprise_id() and attached_at is null and created_at < ${before}`;
}

export interface AttachedFile {
  readonly id: string;
  readonly name: string;
}

/** Marks the files as carried by a decision; answers those that are there, in the order they were kept. */
export function updateAttached(
  sql: Sql,
  input: { taskId: string; userId: string; ids: readonly string[]; now: Date },
): Promise<AttachedFile[]> {
  return sql<AttachedFile[]>`
    with carried as (
      update workflow_files set attached_at = ${input.now}
      where enterprise_id = app.enterprise_id() and task_id = ${input.taskId} and uploaded_by = ${input.userId}
        and attached_at is null and id = any(${[...input.ids]}::bigint[])
      returning id, name)
    select id, name from carried order by id`;
}

export interface FileRow {
  readonly instanceId: string;
  readonly uploadedBy: string;
  readonly isAttached: boolean;
  readonly name: string;
  readonly type: string;
}

export async function selectFile(sql: Sql, id: string): Promise<FileRow | undefined> {
  const [row] = await sql<FileRow[]>`
    select instance_id as "instanceId", uploaded_by as "uploadedBy", attached_at is not null as "isAttached", name, type
    from workflow_files where enterprise_id = app.enterprise_id() and id = ${id}`;
  return row;
}

export async function selectContent(sql: Sql, id: string): Promise<Buffer> {
  const [row] = await sql<[{ content: Buffer }]>`
    select content from workflow_files where enterprise_id = app.enterprise_id() and id = ${id}`;
  return row.content;
}

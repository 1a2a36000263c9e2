// Tasks that are there already, and those nobody has worked on since they were made together.
import type { TaskWork } from '@yijian/contract/doctors';
import type { Sql } from '../../../platform/db/index.ts';

/** Doctors who have such an open task of the same colleague already. */
export async function selectAlike(
  sql: Sql,
  { title, taskType, assigneeId }: Pick<TaskWork, 'title' | 'taskType'> & { readonly assigneeId: string },
  doctorIds: readonly string[],
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select distinct t.doctor_id as id from tasks t
    where t.enterprise_id = app.enterprise_id() and t.doctor_id = any(${doctorIds as string[]}::bigint[]) and t.is_open
      and t.title = ${title} and t.type = ${taskType} and t.assignee_id = ${assigneeId}`;
  return rows.map(({ id }) => id);
}

/** Those of the tasks that stand as they were made, locked. */
export async function selectUntouched(
  sql: Sql,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly doctorId: string }[]> {
  return sql<{ id: string; doctorId: string }[]>`
    select id, doctor_id as "doctorId" from tasks
    where enterprise_id = app.enterprise_id() and id = any(${ids as string[]}::bigint[]) and state = 'TODO' and version = 1
    order by id for update`;
}

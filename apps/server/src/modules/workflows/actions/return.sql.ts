// Whether anything happened after a decision that nobody can take back.
import type { Sql } from '../../../platform/db/index.ts';

/** Effects, the clock, and decisions; being told or shown something does not count. */
export async function selectActedSince(sql: Sql, input: { instanceId: string; taskNumber: number }): Promise<boolean> {
  const [row] = await sql<[{ found: boolean }]>`
    select exists (
      select from workflow_events e
      where e.enterprise_id = app.enterprise_id() and e.instance_id = ${input.instanceId}
        and e.kind in ('EFFECT', 'TIMED_APPROVED', 'TIMED_REJECTED', 'TIMER', 'APPROVED', 'REJECTED', 'RETURNED', 'RESUBMITTED', 'REPAIRED')
        and e.number > (
          select max(d.number) from workflow_events d
          where d.enterprise_id = app.enterprise_id() and d.instance_id = ${input.instanceId}
            and d.task_number = ${input.taskNumber} and d.kind = 'APPROVED')) as found`;
  return row.found;
}

export async function selectInstanceId(sql: Sql, taskId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select instance_id as id from workflow_tasks where enterprise_id = app.enterprise_id() and id = ${taskId}`;
  return row?.id;
}

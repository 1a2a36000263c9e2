// The process that decides on the actual costs of a meeting.
import type { Sql } from '../../../platform/db/index.ts';

export async function updateActuals(
  sql: Sql,
  { id, instanceId, state }: { id: string; instanceId: string; state: 'OPEN' | 'APPROVED' },
): Promise<void> {
  await sql`update meetings set actuals_instance_id = ${instanceId}, actuals_state = ${state}
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}

export async function selectIdOfActuals(sql: Sql, instanceId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select id from meetings where enterprise_id = app.enterprise_id() and actuals_instance_id = ${instanceId}`;
  return row?.id;
}

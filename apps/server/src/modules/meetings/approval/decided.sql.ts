// The process that decides a meeting.
import type { Sql } from '../../../platform/db/index.ts';

export async function updateInstance(sql: Sql, id: string, instanceId: string): Promise<void> {
  await sql`update meetings set instance_id = ${instanceId} where enterprise_id = app.enterprise_id() and id = ${id}`;
}

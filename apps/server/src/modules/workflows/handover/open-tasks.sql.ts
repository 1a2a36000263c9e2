// Tasks of running processes that wait for a user, for handing over (product 3.25).
import type { Sql } from '../../../platform/db/index.ts';
import type { OwnedCount, OwnedName } from '../../handovers/index.ts';

/** What is sent back to the starter to be mended is nobody else's to decide. */
const waiting = (sql: Sql, userId: string) => sql`
  workflow_candidates c
  join workflow_tasks t on t.enterprise_id = c.enterprise_id and t.id = c.task_id and t.state in ('OPEN', 'DELEGATED') and t.kind <> 'REVISE'
  join workflow_instances i on i.enterprise_id = t.enterprise_id and i.id = t.instance_id and i.state = 'RUNNING'
  where c.enterprise_id = app.enterprise_id() and c.user_id = ${userId} and c.is_open`;

export async function countWaiting(sql: Sql, userId: string): Promise<OwnedCount[]> {
  return sql<OwnedCount[]>`select null as code, count(*)::int as count from ${waiting(sql, userId)}`;
}

export async function selectWaiting(sql: Sql, userId: string, limit: number): Promise<OwnedName[]> {
  return sql<OwnedName[]>`
    select t.id, i.title as name, i.title as "enName" from ${waiting(sql, userId)} order by t.id limit ${limit}`;
}

export async function selectWaitingIds(sql: Sql, userId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`select t.id from ${waiting(sql, userId)} order by t.id`;
  return rows.map(({ id }) => id);
}

// Timers that are due, taken under the lock of their instance: steps take the same lock, so that neither waits for the other's rows.
import type postgres from 'postgres';
import type { Sql } from '../../../platform/db/index.ts';

export interface DueTimer {
  readonly instanceId: string;
  readonly number: number;
}

/** Asked without an enterprise: the database looks into each. */
export async function selectDueEnterprises(sql: Sql, now: Date): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`select id::text from app.enterprises_with_due_timers(${now}) as id`;
  return rows.map(({ id }) => id);
}

export async function selectDueTimer(sql: Sql, now: Date): Promise<DueTimer | undefined> {
  const [row] = await sql<DueTimer[]>`
    select m.instance_id as "instanceId", m.number from workflow_timers m
    join workflow_instances i on i.enterprise_id = m.enterprise_id and i.id = m.instance_id
    where m.enterprise_id = app.enterprise_id() and m.state = 'WAITING' and m.due_at <= ${now} and i.state = 'RUNNING'
    order by m.due_at, m.instance_id, m.number limit 1
    for update of i skip locked`;
  return row;
}

/** What `work` writes is undone when it throws; the rest of the transaction stays. */
export async function inSavepoint(sql: Sql, work: (sql: Sql) => Promise<void>): Promise<void> {
  await (sql as postgres.TransactionSql).savepoint((inner) => work(inner));
}

/** Counts a failed attempt: the next one comes after 5 min, 10 min, 20 min and so on, up to a day. */
export async function updateTimerFailed(sql: Sql, input: DueTimer & { error: string; now: Date }): Promise<void> {
  await sql`
    with failed as (
      update workflow_timers set failures = failures + 1, last_error = ${input.error},
        due_at = ${input.now}::timestamptz + least(interval '1 day', interval '5 minutes' * power(2, least(failures, 10)))
      where enterprise_id = app.enterprise_id() and instance_id = ${input.instanceId} and number = ${input.number}
      returning instance_id)
    update workflow_instances set trouble = ${`timer: ${input.error}`}
    where enterprise_id = app.enterprise_id() and id in (select instance_id from failed)`;
}

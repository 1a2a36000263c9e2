// One transaction around a write, with what the audit trail wants to know (docs/decisions/0002).
import type postgres from 'postgres';
import type { Pool, Sql } from './connections.ts';

export interface Actor {
  readonly userId?: string | undefined;
  readonly requestId?: string | undefined;
  /** Why, where the user had to say so. */
  readonly reason?: string | undefined;
}

/** Runs `work` in a transaction; the audit trail records `actor`. Any error rolls everything back. */
export async function transaction<T>(
  pool: Pool,
  actor: Actor,
  work: (sql: postgres.TransactionSql) => Promise<T>,
): Promise<T> {
  const result = await pool.begin(async (sql) => {
    const settings = sql`select
      set_config('app.user_id', ${actor.userId ?? ''}, true),
      set_config('app.request_id', ${actor.requestId ?? ''}, true),
      set_config('app.reason', ${actor.reason ?? ''}, true)`;
    await settings;
    return work(sql);
  });
  return result as T;
}

/** Lets the statements of this transaction run for so long, such as `10min`: a whole enterprise takes longer than a call may. */
export async function allowTime(sql: Sql, time: string): Promise<void> {
  await sql`select set_config('statement_timeout', ${time}, true)`;
}

// What ran by the clock for an enterprise: when, how long, what failed.
import type { Sql } from '../db/index.ts';

export interface FinishedRun {
  readonly name: string;
  readonly startedAt: Date;
  /** Absent when all went well. */
  readonly error?: unknown;
}

export async function insertRun(sql: Sql, { name, startedAt, error }: FinishedRun): Promise<void> {
  const text = error === undefined ? null : error instanceof Error ? error.message.slice(0, 500) : 'unknown';
  await sql`
    insert into job_runs (name, started_at, finished_at, error)
    values (${name}, ${startedAt}, greatest(clock_timestamp(), ${startedAt}), ${text})`;
}

export async function deleteOldRuns(sql: Sql): Promise<void> {
  await sql`delete from job_runs where started_at < now() - interval '30 days'`;
}

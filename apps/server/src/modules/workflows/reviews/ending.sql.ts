// What a process ended or went back with.
import type { Sql } from '../../../platform/db/index.ts';

export interface Ending {
  readonly userId: string;
  readonly comment: string;
}

/** The person of the last turn; undefined where the clock or an empty node decided. */
export async function selectEnding(sql: Sql, instanceId: string): Promise<Ending | undefined> {
  const [row] = await sql<[{ kind: string; userId: string | null; comment: string }?]>`
    select kind, user_id::text as "userId", comment from workflow_events
    where enterprise_id = app.enterprise_id() and instance_id = ${instanceId}
      and kind in ('REJECTED', 'RETURNED', 'CANCELLED', 'AUTO_REJECTED', 'RESUBMITTED', 'TIMER')
    order by number desc limit 1`;
  if (row?.userId == null || !['REJECTED', 'RETURNED', 'CANCELLED'].includes(row.kind)) return undefined;
  return { userId: row.userId, comment: row.comment };
}

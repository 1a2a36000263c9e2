// Takes out what sign-ins leave behind; run it every hour.
import type { Connections } from '../../platform/db/index.ts';
import { deleteExpiredRecords } from './records/records.sql.ts';
import { deleteOldLocks } from './sign-in/sign-in.sql.ts';

/** Deletes expired codes, tokens and logins under way, and counts of failures nobody needs. */
export async function deleteExpired(
  ctx: { connections: Connections },
  enterpriseIds: readonly string[],
): Promise<void> {
  await deleteExpiredRecords(ctx.connections.unbound);
  for (const id of enterpriseIds) await deleteOldLocks(ctx.connections.bound(id));
}

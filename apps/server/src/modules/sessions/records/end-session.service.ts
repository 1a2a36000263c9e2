// Ends sessions: their access tokens stop within seconds, their refresh tokens and browser sessions at once.
import type { Sql } from '../../../platform/db/index.ts';
import { updateSessionsEnded } from '../sessions.sql.ts';
import { deleteRecordsOfSessions } from './records.sql.ts';

export type EndReason =
  | 'SIGNED_OUT'
  | 'ENDED_BY_USER'
  | 'ENDED_BY_ADMIN'
  | 'PASSWORD_CHANGED'
  | 'TOKEN_REUSE'
  | 'TOO_MANY'
  | 'OTHER_ACCOUNT'
  | 'DISABLED';

export interface EndContext {
  readonly sql: Sql;
  readonly realm: string;
}

/** Ends the sessions with these keys; those that had ended stay as they are. Returns how many were open. */
export async function endSessions(
  ctx: EndContext,
  input: { sessionKeys: readonly string[]; reason: EndReason },
): Promise<number> {
  if (input.sessionKeys.length === 0) return 0;
  const ended = await updateSessionsEnded(ctx.sql, input.sessionKeys, input.reason);
  await deleteRecordsOfSessions(ctx.sql, ctx.realm, input.sessionKeys);
  return ended.length;
}

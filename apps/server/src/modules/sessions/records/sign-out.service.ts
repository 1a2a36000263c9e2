// Signs a session out and writes it into the log of sign-ins (R7.5).
import type { Sql } from '../../../platform/db/index.ts';
import { selectSessionOwner } from '../sessions.sql.ts';
import { insertAttempt } from '../sign-in/sign-in.sql.ts';
import { endSessions } from './end-session.service.ts';

export interface SignOutContext {
  readonly sql: Sql;
  readonly realm: string;
  readonly address: string;
  readonly userAgent: string;
}

/** Ends a session at its holder's wish; one that has ended stays ended. */
export async function signOut(ctx: SignOutContext, input: { sessionKey: string }): Promise<void> {
  const owner = await selectSessionOwner(ctx.sql, input.sessionKey);
  const ended = await endSessions(ctx, { sessionKeys: [input.sessionKey], reason: 'SIGNED_OUT' });
  if (owner === undefined || ended === 0) return;
  await insertAttempt(ctx.sql, { ...owner, address: ctx.address, userAgent: ctx.userAgent, outcome: 'SIGNED_OUT' });
}

// The open sessions of a user, ended by an administrator (specification 3; reliability, sign-in).
import { sessionErrors, type OpenSession } from '@yijian/contract/sessions';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { endSessions } from '../records/end-session.service.ts';
import { selectSessions, type SessionRow } from '../sessions.sql.ts';
import { selectIsUser } from './sign-in-log.sql.ts';

export async function listSessionsOf(context: Context, userId: string): Promise<OpenSession[]> {
  return (await sessionsOf(context, userId)).map(shown);
}

/** Its access tokens stop within seconds, its refresh token at once. */
export async function endSessionOf(
  context: Context,
  input: { id: string; sessionId: string },
): Promise<{ done: true }> {
  const row = (await sessionsOf(context, input.id)).find(({ id }) => id === input.sessionId);
  if (row === undefined) throw fail(sessionErrors.sessionNotFound);
  const { sql, enterprise } = context;
  await endSessions({ sql, realm: enterprise.realm }, { sessionKeys: [row.sessionKey], reason: 'ENDED_BY_ADMIN' });
  return { done: true };
}

async function sessionsOf(context: Context, userId: string): Promise<SessionRow[]> {
  if (!(await selectIsUser(context.sql, userId))) throw fail(sessionErrors.userNotFound);
  return selectSessions(context.sql, userId);
}

function shown(row: SessionRow): OpenSession {
  const { id, userAgent, address } = row;
  const [startedAt, lastSeenAt, endsAt] = [row.startedAt, row.lastSeenAt, row.endsAt].map((at) => at.toISOString());
  return { id, userAgent, address, startedAt: startedAt!, lastSeenAt: lastSeenAt!, endsAt: endsAt! };
}

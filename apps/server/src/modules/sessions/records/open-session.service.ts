// Opens the session of a sign-in, whichever way it came (docs/security.md, sessions).
import type { RealmContext } from '../identity/realm.policy.ts';
import { insertSession, selectSessions, type NewSession } from '../sessions.sql.ts';
import { endSessions } from './end-session.service.ts';

/** Once for each sign-in; the oldest sessions go when there are more than allowed. `signedInAt` in seconds. */
export async function openSession(
  ctx: Pick<RealmContext, 'pool' | 'settings' | 'tenant'>,
  { signedInAt, ...session }: Omit<NewSession, 'endsAt'> & { readonly signedInAt: number },
): Promise<void> {
  const endsAt = new Date((signedInAt + ctx.settings.SESSION_SECONDS) * 1000);
  if (!(await insertSession(ctx.pool, { ...session, endsAt }))) return;
  const open = await selectSessions(ctx.pool, session.userId);
  const sessionKeys = open.slice(ctx.settings.SESSIONS_PER_USER).map((row) => row.sessionKey);
  await endSessions({ sql: ctx.pool, realm: ctx.tenant.realm }, { sessionKeys, reason: 'TOO_MANY' });
}

// Takes a second factor away: its secret, its recovery codes and its count of wrong codes.
import { sessionErrors as errors } from '@yijian/contract/sessions';
import type { Sql } from '../../../platform/db/index.ts';
import { isAllowed } from '../../../platform/auth/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { deletePersonal } from '../../../platform/secrets/index.ts';
import { endSessions } from '../records/end-session.service.ts';
import { loadUserById } from '../rights/session-users.service.ts';
import { selectIsUser, setReason } from '../sign-in-log/sign-in-log.sql.ts';
import { selectSessions } from '../sessions.sql.ts';
import { deleteLock } from '../sign-in/sign-in.sql.ts';
import { deleteFactor, deleteRecoveryCodes } from './factors.sql.ts';

/** False when there was none. */
export async function forgetFactor(ctx: { sql: Sql }, userId: string): Promise<boolean> {
  const { sql } = ctx;
  const id = await deleteFactor(sql, userId);
  if (id === undefined) return false;
  await deletePersonal(sql, { table: 'second_factors', field: 'TOTP_SECRET' }, [id]);
  await deleteRecoveryCodes(sql, userId);
  await deleteLock(sql, `code:${userId}`);
  return true;
}

/** For somebody who lost the phone and the codes: the password alone opens again, and where a role asks, a new app is set up. */
export async function resetFactorOf(
  context: Context,
  { id: userId, reason }: { id: string; reason: string },
): Promise<{ done: true }> {
  const { sql, user, enterprise } = context;
  if (!(await selectIsUser(sql, userId))) throw fail(errors.userNotFound);
  if (userId === user.id) throw fail(errors.ownFactor);
  await requireNoMore(context, userId);
  await setReason(sql, reason);
  if (!(await forgetFactor(context, userId))) throw fail(errors.factorOff);
  const sessionKeys = (await selectSessions(sql, userId)).map((row) => row.sessionKey);
  await endSessions({ sql, realm: enterprise.realm }, { sessionKeys, reason: 'ENDED_BY_ADMIN' });
  return { done: true };
}

/** Who may unlock accounts must not weaken that of somebody who reaches further into the console. */
async function requireNoMore(context: Context, userId: string): Promise<void> {
  const other = await loadUserById(context, userId);
  const reached = [...(other?.permissions ?? [])].filter((code) => /^(admin|\*):/.test(code));
  if (reached.some((code) => !isAllowed(context.user, code))) throw fail(errors.beyondOwnRights);
}

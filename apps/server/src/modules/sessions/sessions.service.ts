// Signing out, own sessions, own password, socket tickets and time on pages (specification 4, 5, 7.1; R5.1, R7.5).
import { randomBytes } from 'node:crypto';
import {
  sessionErrors,
  type ChangePassword,
  type Heartbeat,
  type Session,
  type Ticket,
} from '@yijian/contract/sessions';
import { fail } from '../../platform/errors/index.ts';
import type { Pool, Sql } from '../../platform/db/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { endSessions, type EndReason } from './records/end-session.service.ts';
import { isBuiltIn } from './identity/realm.policy.ts';
import { recordId } from './records/record-id.policy.ts';
import { deleteRecordReturning, upsertRecord } from './records/records.sql.ts';
import { signOut } from './records/sign-out.service.ts';
import { insertUsage, selectSessions, type SessionRow } from './sessions.sql.ts';
import { hashPassword } from './sign-in/hash.policy.ts';
import { passwordFault } from './sign-in/password.policy.ts';
import { lockRuleOf } from './sign-in/lock-rule.service.ts';
import { signIn } from './sign-in/sign-in.service.ts';
import { updatePassword } from './sign-in/sign-in.sql.ts';

const TICKET_SECONDS = 30;
const TICKET = 'SocketTicket';
const done = { done: true } as const;

/** Ends the session the call came with; one that is over already, or an external identity server's, leaves none to end here. */
export async function logoutUser(ctx: Context): Promise<typeof done> {
  const { sql, address, userAgent, sessionKey } = ctx;
  if (sessionKey !== undefined) await signOut({ sql, realm: ctx.enterprise.realm, address, userAgent }, { sessionKey });
  return done;
}

export async function listOwnSessions(ctx: Context): Promise<Session[]> {
  const rows = await selectSessions(ctx.sql, ctx.user.id);
  return rows.map((row) => shown(row, ctx.sessionKey));
}

function shown(row: SessionRow, current: string | undefined): Session {
  return {
    id: row.id,
    userAgent: row.userAgent,
    address: row.address,
    startedAt: row.startedAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    isCurrent: row.sessionKey === current,
  };
}

export async function endOwnSession(ctx: Context, input: { id: string }): Promise<typeof done> {
  const own = await selectSessions(ctx.sql, ctx.user.id);
  const row = own.find((session) => session.id === input.id);
  if (row === undefined) throw fail(sessionErrors.sessionNotFound);
  await endSessions(
    { sql: ctx.sql, realm: ctx.enterprise.realm },
    { sessionKeys: [row.sessionKey], reason: 'ENDED_BY_USER' },
  );
  return done;
}

/** Changes the own password and ends every other session. A wrong old password counts as a failed sign-in. */
export async function changeOwnPassword(
  ctx: Context & { addressLimit: number },
  input: ChangePassword,
): Promise<typeof done> {
  if (!isBuiltIn(ctx.enterprise.authAddress)) throw fail(sessionErrors.passwordElsewhere);
  const fault = passwordFault({ ...input, login: ctx.user.login });
  if (fault !== undefined) throw fail(fault.error, fault.values);
  const { address, userAgent, addressLimit } = ctx;
  // A call whose effect is `job` gets the enterprise's pool: the count of failures outlives the refusal.
  const attempt = await signIn(
    { pool: ctx.sql as Pool, address, userAgent, addressLimit, lockRule: await lockRuleOf(ctx) },
    { login: ctx.user.login, password: input.oldPassword },
  );
  if (attempt.outcome === 'LOCKED') throw fail(sessionErrors.passwordLocked, { seconds: attempt.seconds });
  if (attempt.outcome !== 'SUCCESS')
    throw fail(sessionErrors.passwordWrong, {}, [
      { field: 'body.oldPassword', message: sessionErrors.passwordWrong[ctx.language] },
    ]);
  const hash = await hashPassword(input.newPassword);
  return ctx.transaction(async (inner) => {
    await updatePassword(inner.sql, ctx.user.id, hash);
    await endSessionsOfUser(inner, { userId: ctx.user.id, reason: 'PASSWORD_CHANGED', except: ctx.sessionKey });
    return done;
  });
}

export interface EndOfUser {
  readonly userId: string;
  readonly reason: EndReason;
  /** A session that goes on. */
  readonly except?: string | undefined;
}

/** Ends the sessions of a user, as when an account is disabled or its password is reset. */
export async function endSessionsOfUser(ctx: Pick<Context, 'sql' | 'enterprise'>, input: EndOfUser): Promise<void> {
  const rows = await selectSessions(ctx.sql, input.userId);
  const sessionKeys = rows.map((row) => row.sessionKey).filter((key) => key !== input.except);
  await endSessions({ sql: ctx.sql, realm: ctx.enterprise.realm }, { sessionKeys, reason: input.reason });
}

/** A ticket opens the notification socket once within 30 s, so that no access token stands in an address. */
export async function issueSocketTicket(ctx: Context): Promise<Ticket> {
  const ticket = randomBytes(32).toString('base64url');
  await upsertRecord(ctx.sql, {
    realm: ctx.enterprise.realm,
    model: TICKET,
    id: recordId(ticket),
    payload: { userId: ctx.user.id, login: ctx.user.login, sessionKey: ctx.sessionKey ?? null },
    grantId: undefined,
    uid: ctx.sessionKey,
    expiresIn: TICKET_SECONDS,
  });
  return { ticket, expiresIn: TICKET_SECONDS };
}

export interface TicketHolder {
  readonly userId: string;
  readonly login: string;
  readonly sessionKey: string | undefined;
}

/** Takes a ticket in; undefined when it is unknown, used, too old or of another enterprise. */
export async function redeemSocketTicket(
  ctx: { sql: Sql; realm: string },
  ticket: string,
): Promise<TicketHolder | undefined> {
  const payload = await deleteRecordReturning(ctx.sql, ctx.realm, TICKET, recordId(ticket));
  if (payload === undefined) return undefined;
  const { userId, login, sessionKey } = payload;
  return {
    userId: String(userId),
    login: String(login),
    sessionKey: typeof sessionKey === 'string' ? sessionKey : undefined,
  };
}

export async function recordUsage(ctx: Context & { isTracking: boolean }, input: Heartbeat): Promise<typeof done> {
  if (!ctx.isTracking) throw fail(sessionErrors.trackingOff);
  await insertUsage(ctx.sql, ctx.user.id, input.pages);
  return done;
}

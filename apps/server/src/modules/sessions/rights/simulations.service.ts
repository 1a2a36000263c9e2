// The product as another user sees it: read only, bound to the administrator's own session, never with the other's token (specification 6).
import { createHash, randomBytes } from 'node:crypto';
import type { SessionUser } from '../../../platform/auth/index.ts';
import type { Sql } from '../../../platform/db/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { insertAttempt } from '../sign-in/sign-in.sql.ts';
import { maySeeAs } from './simulations.policy.ts';
import { insertSimulation, selectSimulated, updateSimulationEnded } from './simulations.sql.ts';
import { loadUserById } from './session-users.service.ts';

/** Long enough to look into one question. */
const SECONDS = 1_800;
const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

export interface Begun {
  readonly key: string;
  readonly until: Date;
  readonly user: SessionUser;
}

/** `unknown`: no such user, or one who may not sign in; `beyond`: the user holds more than the caller. */
export async function beginSimulation(
  ctx: Context,
  input: { userId: string; reason: string },
): Promise<Begun | 'unknown' | 'beyond'> {
  const user = await loadUserById(ctx, input.userId);
  if (user === undefined) return 'unknown';
  if (!maySeeAs(ctx.user, user)) return 'beyond';
  const key = randomBytes(32).toString('base64url');
  const until = await insertSimulation(ctx.sql, {
    keyHash: hashOf(key),
    sessionKey: ctx.sessionKey,
    actorId: ctx.user.id,
    userId: user.id,
    reason: input.reason,
    seconds: SECONDS,
  });
  await log(ctx, { outcome: 'VIEW_STARTED', seenAs: user.login });
  return { key, until, user };
}

export async function finishSimulation(ctx: Context, key: string): Promise<boolean> {
  const seenAs = await updateSimulationEnded(ctx.sql, { keyHash: hashOf(key), actorId: ctx.user.id });
  if (seenAs === undefined) return false;
  await log(ctx, { outcome: 'VIEW_ENDED', seenAs });
  return true;
}

/** Stands beside the sign-ins of the administrator. */
function log(ctx: Context, view: { outcome: 'VIEW_STARTED' | 'VIEW_ENDED'; seenAs: string }): Promise<void> {
  const { user, address, userAgent } = ctx;
  return insertAttempt(ctx.sql, { login: user.login, userId: user.id, address, userAgent, ...view });
}

export interface Holder {
  readonly user: SessionUser;
  readonly sessionKey: string | undefined;
}

/** Who is seen through this key by this session; looked at on every call, so that a right lost on either side acts at once. */
export async function findSimulated(
  ctx: { sql: Sql },
  input: { holder: Holder; key: string },
): Promise<SessionUser | undefined> {
  const { user: actor, sessionKey } = input.holder;
  const userId = await selectSimulated(ctx.sql, { keyHash: hashOf(input.key), sessionKey, actorId: actor.id });
  const user = userId === undefined ? undefined : await loadUserById(ctx, userId);
  return user !== undefined && maySeeAs(actor, user) ? user : undefined;
}

// Checks an account and its password, with lock-out and the log of attempts (docs/security.md, sign-in).
import type { Pool, Sql } from '../../../platform/db/index.ts';
import { isPassword } from './hash.policy.ts';
import {
  addressSubject,
  afterAddressFailure,
  afterFailure,
  lockSubject,
  secondsLocked,
  type LockRule,
} from './lock.policy.ts';
import {
  deleteLock,
  insertAttempt,
  selectAccountByLogin,
  selectIsKnownAddress,
  selectLock,
  selectLockForUpdate,
  updateLastSignIn,
  updateLock,
  type AccountRow,
  type Outcome,
  type Way,
} from './sign-in.sql.ts';

export interface SignInContext {
  /** Pool bound to the enterprise: each attempt is counted whatever happens to the call. */
  readonly pool: Pool;
  readonly address: string;
  readonly userAgent: string;
  /** Failed sign-ins per hour and address. */
  readonly addressLimit: number;
  /** Rule of the enterprise for failures in a row. */
  readonly lockRule: LockRule;
  /** Whether the password alone does not open the account; then it is opened by `completeSignIn`. */
  readonly needsFactor?: (userId: string) => Promise<boolean>;
  /** The pages of the identity server unless it says otherwise. */
  readonly way?: Way;
}

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

export type SignIn =
  | { readonly outcome: 'SUCCESS'; readonly account: AccountRow }
  | { readonly outcome: 'WRONG' | 'DISABLED' }
  | { readonly outcome: 'LOCKED'; readonly seconds: number };

const LONGEST_LOGIN = 100;

/**
 * Checks a login and password. The attempt counts as failed before the password is looked at, so that many at once
 * cannot outrun the count; a success takes it back. Unknown logins take the same way and the same time.
 */
export async function signIn(ctx: SignInContext, { login: typed, password }: Credentials): Promise<SignIn> {
  const login = typed.trim().toLowerCase().slice(0, LONGEST_LOGIN);
  const account = await selectAccountByLogin(ctx.pool, login);
  const subject = lockSubject(login, ctx.address, await selectIsKnownAddress(ctx.pool, login, ctx.address));
  const seconds = await reserve(ctx, subject);
  if (seconds > 0) {
    await log(ctx, login, account, 'LOCKED');
    return { outcome: 'LOCKED', seconds };
  }
  const isRight = await isPassword(account?.passwordHash, password);
  if (!isRight || account === undefined) {
    await countAddress(ctx);
    await log(ctx, login, account, account === undefined ? 'UNKNOWN_USER' : 'WRONG_PASSWORD');
    return { outcome: 'WRONG' };
  }
  await deleteLock(ctx.pool, subject);
  if (!account.mayLogIn) {
    await log(ctx, login, account, 'DISABLED');
    return { outcome: 'DISABLED' };
  }
  if ((await ctx.needsFactor?.(account.id)) === true) await logAttempt(ctx, { account, outcome: 'CODE_ASKED' });
  else await completeSignIn(ctx, account);
  return { outcome: 'SUCCESS', account };
}

/** The account is open: nothing more is asked for. */
export async function completeSignIn(ctx: SignInContext, account: AccountRow): Promise<void> {
  await updateLastSignIn(ctx.pool, account.id);
  await logAttempt(ctx, { account, outcome: 'SUCCESS' });
}

/** Writes what came of a step after the password. */
export async function logAttempt(
  ctx: SignInContext,
  { account, outcome }: { account: AccountRow; outcome: Outcome },
): Promise<void> {
  await log(ctx, account.login, account, outcome);
}

/** Writes an attempt for which no account was found. */
export async function logUnknown(
  ctx: SignInContext,
  { login, outcome }: { login: string; outcome: Outcome },
): Promise<void> {
  await log(ctx, login, undefined, outcome);
}

/** Counts an attempt ahead; returns the seconds to wait when it may not be made at all. */
async function reserve(ctx: SignInContext, subject: string): Promise<number> {
  const fromAddress = await selectLock(ctx.pool, addressSubject(ctx.address));
  const addressSeconds = secondsLocked(fromAddress.lock, fromAddress.now);
  if (addressSeconds > 0) return addressSeconds;
  const seconds = await ctx.pool.begin(async (sql: Sql) => {
    const { lock, now } = await selectLockForUpdate(sql, subject);
    const locked = secondsLocked(lock, now);
    if (locked === 0) await updateLock(sql, subject, afterFailure(lock, now, ctx.lockRule));
    return locked;
  });
  return seconds;
}

/** Counts a failure for the address it came from. */
export async function countAddress(ctx: SignInContext): Promise<void> {
  const subject = addressSubject(ctx.address);
  await ctx.pool.begin(async (sql: Sql) => {
    const { lock, now } = await selectLockForUpdate(sql, subject);
    await updateLock(sql, subject, afterAddressFailure(lock, now, ctx.addressLimit));
  });
}

async function log(
  ctx: SignInContext,
  login: string,
  account: AccountRow | undefined,
  outcome: Outcome,
): Promise<void> {
  await insertAttempt(ctx.pool, {
    login,
    userId: account?.id,
    address: ctx.address,
    userAgent: ctx.userAgent,
    outcome,
    way: ctx.way ?? 'ACCOUNT',
  });
}

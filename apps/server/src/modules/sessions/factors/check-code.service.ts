// Looks at a code of the second factor: counted before it is looked at, taken once (docs/security.md, signing in).
import type { Pool, Sql } from '../../../platform/db/index.ts';
import { selectPersonal, upsertPersonal, type ValueSet, type Vault } from '../../../platform/secrets/index.ts';
import { afterFailure, secondsLocked, type LockRule } from '../sign-in/lock.policy.ts';
import { deleteLock, selectLockForUpdate, updateLock } from '../sign-in/sign-in.sql.ts';
import { makeRecoveryCodes, makeSecret, recoveryHash, stepOf } from './codes.policy.ts';
import {
  deleteRecoveryCodes,
  insertFactor,
  insertRecoveryCodes,
  selectFactor,
  updateFactorStep,
  updateRecoveryUsed,
  type FactorRow,
} from './factors.sql.ts';

export interface FactorContext {
  /** Pool bound to the enterprise: each attempt is counted whatever happens to the call. */
  readonly pool: Pool;
  readonly enterpriseId: string;
  readonly vault: Vault;
  readonly lockRule: LockRule;
}

/** Where the secret of an app stands. */
export interface SecretContext {
  readonly sql: Sql;
  readonly enterpriseId: string;
  readonly vault: Vault;
}

export type CodeCheck =
  | { readonly outcome: 'RIGHT' | 'WRONG' }
  | { readonly outcome: 'LOCKED'; readonly seconds: number };

export interface CodeGiven {
  readonly userId: string;
  readonly code: string;
  /** While the app is set up only its own code proves that it works. */
  readonly appOnly?: boolean;
}

const setOf = (enterpriseId: string): ValueSet => ({ enterpriseId, table: 'second_factors', field: 'TOTP_SECRET' });

/** Codes are counted apart from passwords: whoever knows the password has five guesses, not five after each password. */
export async function checkCode(ctx: FactorContext, { userId, code, appOnly }: CodeGiven): Promise<CodeCheck> {
  const subject = `code:${userId}`;
  const seconds = await ctx.pool.begin(async (sql: Sql) => {
    const { lock, now } = await selectLockForUpdate(sql, subject);
    const locked = secondsLocked(lock, now);
    if (locked === 0) await updateLock(sql, subject, afterFailure(lock, now, ctx.lockRule));
    return locked;
  });
  if (seconds > 0) return { outcome: 'LOCKED', seconds };
  const isRight =
    (await isAppCode(ctx, userId, code)) || (appOnly !== true && (await isRecoveryCode(ctx, userId, code)));
  if (!isRight) return { outcome: 'WRONG' };
  await deleteLock(ctx.pool, subject);
  return { outcome: 'RIGHT' };
}

async function isAppCode(ctx: FactorContext, userId: string, code: string): Promise<boolean> {
  const factor = await selectFactor(ctx.pool, userId);
  if (factor === undefined) return false;
  const step = stepOf(await secretOf({ ...ctx, sql: ctx.pool }, factor), code, new Date());
  return step !== undefined && updateFactorStep(ctx.pool, factor.id, step);
}

const isRecoveryCode = (ctx: FactorContext, userId: string, code: string): Promise<boolean> =>
  updateRecoveryUsed(ctx.pool, userId, recoveryHash({ enterpriseId: ctx.enterpriseId, userId }, code));

async function secretOf({ sql, vault, enterpriseId }: SecretContext, { id }: FactorRow): Promise<string> {
  const secrets = await selectPersonal(sql, vault, setOf(enterpriseId), [id]);
  return secrets.get(id)!;
}

/** The secret of an app that is being set up: the same one until its first code was given. */
export async function pendingSecret(ctx: SecretContext, userId: string): Promise<string> {
  const present = await selectFactor(ctx.sql, userId);
  if (present !== undefined) return secretOf(ctx, present);
  const secret = makeSecret();
  const id = await insertFactor(ctx.sql, userId);
  await upsertPersonal(ctx.sql, ctx.vault, setOf(ctx.enterpriseId), [{ rowId: id, value: secret }]);
  return secret;
}

/** New recovery codes in place of all earlier ones; they are shown once. */
export async function replaceRecoveryCodes(ctx: { sql: Sql; enterpriseId: string }, userId: string): Promise<string[]> {
  const { sql, enterpriseId } = ctx;
  const codes = makeRecoveryCodes();
  await deleteRecoveryCodes(sql, userId);
  await insertRecoveryCodes(
    sql,
    userId,
    codes.map((code) => recoveryHash({ enterpriseId, userId }, code)),
  );
  return codes;
}

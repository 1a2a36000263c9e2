// The own password, asked for again in the midst of a write: a wrong one counts as a failed sign-in (docs/security.md, sign-in).
import { coreErrors } from '@yijian/contract/core';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { isPassword } from './hash.policy.ts';
import { afterFailure, lockSubject, secondsLocked } from './lock.policy.ts';
import { lockRuleOf } from './lock-rule.service.ts';
import {
  deleteLock,
  insertAttempt,
  selectAccount,
  selectIsKnownAddress,
  selectLockForUpdate,
  updateLock,
  type Outcome,
} from './sign-in.sql.ts';

export type Confirmation =
  | { readonly outcome: 'RIGHT' | 'WRONG' }
  | { readonly outcome: 'LOCKED'; readonly seconds: number };

/** Milliseconds to wait for a second connection: writes that hold one each must not wait for each other. */
const PATIENCE = 3_000;

/** Counts in a transaction of its own, so that the count outlives the refusal of the write around it. */
export async function confirmOwnPassword(context: Context, password: string): Promise<Confirmation> {
  const rule = await lockRuleOf(context);
  const { user, address, userAgent } = context;
  const counted = context.transaction(async ({ sql }): Promise<Confirmation> => {
    const log = (outcome: Outcome) =>
      insertAttempt(sql, { login: user.login, userId: user.id, address, userAgent, outcome });
    const subject = lockSubject(user.login, address, await selectIsKnownAddress(sql, user.login, address));
    const { lock, now } = await selectLockForUpdate(sql, subject);
    const seconds = secondsLocked(lock, now);
    if (seconds > 0) {
      await log('LOCKED');
      return { outcome: 'LOCKED', seconds };
    }
    if (await isPassword((await selectAccount(sql, user.id))?.passwordHash, password)) {
      await deleteLock(sql, subject);
      return { outcome: 'RIGHT' };
    }
    await updateLock(sql, subject, afterFailure(lock, now, rule));
    await log('WRONG_PASSWORD');
    return { outcome: 'WRONG' };
  });
  return orBusy(counted);
}

async function orBusy<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(fail(coreErrors.timeout)), PATIENCE);
  });
  // What comes after its time is still counted, and not heard of.
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

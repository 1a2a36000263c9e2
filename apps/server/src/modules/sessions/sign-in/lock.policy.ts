// When failed sign-ins lock, and for how long (docs/security.md: rule L1 of the enterprise, doubling, forgotten after 12 h).
import type { Lock } from './sign-in.sql.ts';

/** Rule L1 of the enterprise. */
export interface LockRule {
  /** The failure in a row that locks first. */
  readonly failures: number;
  readonly firstSeconds: number;
  readonly longestSeconds: number;
}

const FORGOTTEN_AFTER_SECONDS = 12 * 3600;
const ADDRESS_WINDOW_SECONDS = 3600;

/** Seconds until the next attempt is looked at; 0 when it may be made now. */
export function secondsLocked(lock: Lock | undefined, now: Date): number {
  const left = (lock?.lockedUntil?.getTime() ?? 0) - now.getTime();
  return left <= 0 ? 0 : Math.ceil(left / 1000);
}

/** How long the nth failure in a row locks; those before the rule's do not. */
export function lockSeconds(failures: number, rule: LockRule): number {
  if (failures < rule.failures) return 0;
  return Math.min(rule.firstSeconds * 2 ** (failures - rule.failures), rule.longestSeconds);
}

/** The lock after one more failure of a login. */
export function afterFailure(lock: Lock | undefined, now: Date, rule: LockRule): Lock {
  const fresh = lock === undefined || secondsSince(lock.firstFailureAt, now) > FORGOTTEN_AFTER_SECONDS;
  const failures = fresh ? 1 : lock.failures + 1;
  const seconds = lockSeconds(failures, rule);
  return {
    failures,
    firstFailureAt: fresh ? now : lock.firstFailureAt,
    lockedUntil: seconds === 0 ? null : new Date(now.getTime() + seconds * 1000),
  };
}

/** The count after one more failure from an address; once over the limit it is locked until its hour has passed. */
export function afterAddressFailure(lock: Lock | undefined, now: Date, limit: number): Lock {
  const fresh = lock === undefined || secondsSince(lock.firstFailureAt, now) > ADDRESS_WINDOW_SECONDS;
  const failures = fresh ? 1 : lock.failures + 1;
  const firstFailureAt = fresh ? now : lock.firstFailureAt;
  const windowEnds = new Date(firstFailureAt.getTime() + ADDRESS_WINDOW_SECONDS * 1000);
  return { failures, firstFailureAt, lockedUntil: failures >= limit ? windowEnds : null };
}

function secondsSince(moment: Date, now: Date): number {
  return (now.getTime() - moment.getTime()) / 1000;
}

/**
 * Whose failures are counted together. An address from which the login was opened before has its own count,
 * so that strangers elsewhere cannot keep the owner out.
 */
export function lockSubject(login: string, address: string, isKnownAddress: boolean): string {
  return isKnownAddress ? `login:${login}@${address}` : `login:${login}`;
}

export const addressSubject = (address: string): string => `address:${address}`;

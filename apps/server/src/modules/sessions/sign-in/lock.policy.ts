// When failed sign-ins lock, and for how long (docs/security.md: 5 failures, 60 s, doubling, at most 15 min, forgotten after 12 h).
import type { Lock } from './sign-in.sql.ts';

export const FAILURES_BEFORE_LOCK = 5;
const FIRST_LOCK_SECONDS = 60;
const LONGEST_LOCK_SECONDS = 15 * 60;
const FORGOTTEN_AFTER_SECONDS = 12 * 3600;
const ADDRESS_WINDOW_SECONDS = 3600;

/** Seconds until the next attempt is looked at; 0 when it may be made now. */
export function secondsLocked(lock: Lock | undefined, now: Date): number {
  const left = (lock?.lockedUntil?.getTime() ?? 0) - now.getTime();
  return left <= 0 ? 0 : Math.ceil(left / 1000);
}

/** How long the nth failure in a row locks; the first four do not. */
export function lockSeconds(failures: number): number {
  if (failures < FAILURES_BEFORE_LOCK) return 0;
  return Math.min(FIRST_LOCK_SECONDS * 2 ** (failures - FAILURES_BEFORE_LOCK), LONGEST_LOCK_SECONDS);
}

/** The lock after one more failure of a login. */
export function afterFailure(lock: Lock | undefined, now: Date): Lock {
  const fresh = lock === undefined || secondsSince(lock.firstFailureAt, now) > FORGOTTEN_AFTER_SECONDS;
  const failures = fresh ? 1 : lock.failures + 1;
  const seconds = lockSeconds(failures);
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

// When the daily mail of notices is due, and when it is tried again.
import { dayInShanghai } from '../../../platform/clock/index.ts';
import type { DigestDay } from './digest.sql.ts';

const MINUTE = 60_000;

/** A notice of a slow transaction carries a time from before it could be seen. */
const SETTLED_AFTER = MINUTE;

/** The daily mail that is due now; undefined before its hour. */
export function dueDigest(now: Date, hour: number): DigestDay | undefined {
  const day = dayInShanghai(now);
  const cutAt = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+08:00`);
  return now.getTime() < cutAt.getTime() + SETTLED_AFTER ? undefined : { day, cutAt };
}

/** Milliseconds until the second, third and fourth attempt. */
const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE];

/** When a mail that the server did not take for now is tried again; undefined after the last attempt. */
export const nextAttempt = (attempts: number, now: Date): Date | undefined => {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? undefined : new Date(now.getTime() + pause);
};

/** A mail that is with a process for longer was with one that died. */
export const LOST_AFTER = 5 * MINUTE;

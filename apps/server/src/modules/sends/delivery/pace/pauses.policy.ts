// A service that takes no more for now is left alone by everybody for a moment, and not asked by each in turn.
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds that others wait at most: limits of services are counted by the second. */
const SHARED = 500;

export interface Pauses {
  /** Waits so many milliseconds; whoever comes meanwhile rests as well. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Until nobody asked for a pause. */
  readonly rest: () => Promise<void>;
}

export function pauses(): Pauses {
  let until = 0;
  return {
    async pause(milliseconds) {
      until = Math.max(until, performance.now() + Math.min(milliseconds, SHARED));
      await wait(milliseconds);
    },
    async rest() {
      for (let left = until - performance.now(); left > 0; left = until - performance.now()) await wait(left);
    },
  };
}

// How long to wait before the next attempt: doubling, with jitter, so that all pages do not come back in the same second.

const FIRST = 1000;
const LARGEST = 30_000;

/** Milliseconds before attempt `n`, between half of the doubled wait and all of it. */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(FIRST * 2 ** attempt, LARGEST);
  return whole / 2 + (random() * whole) / 2;
}

/** Waits; returns early when stopped, or when the browser is online again. */
export function sleep(milliseconds: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      stopped.removeEventListener('abort', done);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    stopped.addEventListener('abort', done);
    window.addEventListener('online', done);
  });
}

// Ends the program in order on Ctrl-C, a termination signal, or the death of the process that started it.

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** One key press may arrive twice (terminal and npm), so the second wish counts only after this pause. */
const pauseMilliseconds = 800;

/** Calls `drain` once; a second signal, or a drain longer than its promise, calls `force` and ends at once. */
export function endInOrder(drain: () => Promise<void>, force: () => void): void {
  let asked: number | undefined;
  const end = (): void => {
    const now = performance.now();
    if (asked === undefined) {
      asked = now;
      drain().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          force();
          process.exit(1);
        },
      );
    } else if (now - asked > pauseMilliseconds) {
      force();
      process.exit(1);
    }
  };
  for (const signal of signals) process.on(signal, end);
  process.on('disconnect', end);
  // A closed terminal must not turn the next log line into a crash.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** Waits for the promise, but no longer than the seconds given. */
export async function within(seconds: number, promise: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), seconds * 1000);
  });
  try {
    return await Promise.race([promise.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}

// Keeps the database server running while the application lives: when it dies, it is started again on the same port.
import { setTimeout as sleep } from 'node:timers/promises';
import * as server from './postmaster.ts';

export interface Supervisor {
  /** Fast shutdown; resolves when the server has ended. */
  stop(this: void): Promise<void>;
  /** Asks the server to end and does not wait. */
  stopNow(this: void): void;
}

/** Watches the server until `stop`. */
export function supervise(
  first: server.Postmaster,
  request: server.PostmasterRequest,
  log: (line: string) => void,
): Supervisor {
  let current = first;
  let stopping = false;
  const watch = async (): Promise<void> => {
    for (;;) {
      await current.ended;
      if (stopping) return;
      log('PostgreSQL ended unexpectedly; starting it again');
      const next = await startAgain(request, () => stopping, log);
      if (!next) return;
      current = next;
      log(`PostgreSQL runs again (pid ${String(current.pid)})`);
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      stopping = true;
      await server.stopPostmaster(current);
      await watching;
    },
    stopNow: () => {
      stopping = true;
      server.signal(current.pid, 'SIGINT');
    },
  };
}

/** Tries until it succeeds (a full disk may be emptied, a port freed) or the instance stops. */
async function startAgain(
  request: server.PostmasterRequest,
  isStopping: () => boolean,
  log: (line: string) => void,
): Promise<server.Postmaster | undefined> {
  for (let pause = 200; !isStopping(); pause = Math.min(pause * 2, 4000)) {
    try {
      const started = (await server.findPostmaster(request)) ?? (await server.startPostmaster(request));
      if (!isStopping()) return started;
      await server.stopPostmaster(started);
    } catch (error) {
      log(`${error instanceof Error ? error.message : String(error)}; trying again`);
      await sleep(pause);
    }
  }
  return undefined;
}

// Work every few seconds, oftener than the clock of the schedules ticks; every process does it (reliability: scheduler).
import type { Tenant } from '../http/index.ts';
import type { SystemOptions } from './system-context.ts';

/** What a repeat works with. */
export interface House extends SystemOptions {
  readonly tenants: () => Promise<readonly Tenant[]>;
}

export interface Repeat {
  /** `<domain>.<what>`, for the log. */
  readonly name: string;
  /** Pause between the end of one run and the beginning of the next. */
  readonly seconds: number;
  /** Must be harmless when several processes do it at the same time. What takes longer than some seconds ends with `stopping`. */
  readonly run: (house: House, stopping: AbortSignal) => Promise<void>;
}

export interface Repeats {
  /** Waits for the runs under way. */
  stop(): Promise<void>;
}

/** Starts each repeat; a run that fails is logged and followed by the next. */
export function startRepeats(house: House, repeats: readonly Repeat[]): Repeats {
  const stopping = new AbortController();
  const loops = repeats.map((repeat) => loop(house, repeat, stopping.signal));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

async function loop(house: House, repeat: Repeat, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(repeat.seconds * 1000, signal);
    if (signal.aborted) return;
    try {
      await repeat.run(house, signal);
    } catch (error) {
      house.log.error({ err: error, repeat: repeat.name }, 'a repeated job failed');
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}

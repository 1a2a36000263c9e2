// Starts everything that works without being asked: the dispatcher of events and the clock.
import { startDispatcher } from './dispatcher.ts';
import type { Subscriber } from './events.ts';
import { housekeeping } from './housekeeping.ts';
import { startRepeats, type Repeat } from './repeats.ts';
import { startScheduler, type Schedule } from './scheduler.ts';
import type { SystemOptions } from './system-context.ts';
import type { Tenant } from '../http/index.ts';

export interface JobOptions extends SystemOptions {
  /** Address of the database's owner. */
  readonly ownerUrl: string;
  readonly tenants: () => Promise<readonly Tenant[]>;
  readonly subscribers: readonly Subscriber[];
  readonly schedules: readonly Schedule[];
  /** Whether schedules start at their minute; they do unless false. */
  readonly keepsTime?: boolean;
  /** What is done every few seconds; none unless given. */
  readonly repeats?: readonly Repeat[];
}

export interface Jobs {
  /** Runs a schedule's work now, for operators and tests. */
  runSoon(name: string): Promise<void>;
  /** Finishes what runs and stops; within 10 s. */
  stop(): Promise<void>;
}

/** Starts the dispatcher, the house's own schedules and those given. */
export async function startJobs(options: JobOptions): Promise<Jobs> {
  const scheduler = await startScheduler({ ...options, schedules: [...housekeeping, ...options.schedules] });
  const dispatcher = await startDispatcher(options);
  const repeats = startRepeats(options, options.repeats ?? []);
  return {
    runSoon: scheduler.runSoon,
    async stop() {
      await Promise.all([dispatcher.stop(), scheduler.stop(), repeats.stop()]);
    },
  };
}

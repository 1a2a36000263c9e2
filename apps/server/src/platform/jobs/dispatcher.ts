// Hands waiting events to their subscribers, at least once and in order of their time (reliability: outbox).
import type postgres from 'postgres';
import type { Context, Tenant } from '../http/index.ts';
import type { Subscriber } from './events.ts';
import { selectDueEvent, updateDelivered, updateFailed, type WaitingEvent } from './outbox.sql.ts';
import { asSystem, type SystemOptions } from './system-context.ts';

/** Seconds until the next attempt after the 1st, 2nd, … failure; after the last one the event is given up. */
export const retrySeconds = [60, 300, 1_800, 7_200] as const;

export interface DispatcherOptions extends SystemOptions {
  readonly tenants: () => Promise<readonly Tenant[]>;
  readonly subscribers: readonly Subscriber[];
  readonly sweepEvery?: number;
}

export interface Dispatcher {
  /** Looks for waiting events of an enterprise now. */
  wake(enterpriseId: string): void;
  /** Takes no new event and resolves when running handlers are done. */
  stop(): Promise<void>;
}

const SWEEP_EVERY = 30_000;

/** Starts one dispatcher; any number may run beside it in other processes. */
export async function startDispatcher(options: DispatcherOptions): Promise<Dispatcher> {
  const running = new Map<string, Promise<void>>();
  const again = new Set<string>();
  const stopping = new AbortController();

  async function drain(tenant: Tenant): Promise<void> {
    do {
      again.delete(tenant.id);
      while (!stopping.signal.aborted && (await deliverOne(options, tenant))) continue;
    } while (again.has(tenant.id) && !stopping.signal.aborted);
  }

  function start(tenant: Tenant): void {
    if (stopping.signal.aborted) return;
    if (running.has(tenant.id)) return void again.add(tenant.id);
    const work = drain(tenant)
      // The transaction itself failed, so the event is as it was: the next sweep finds it.
      .catch((error: unknown) =>
        options.log.warn({ err: error, enterprise: tenant.id }, 'events could not be delivered'),
      )
      .finally(() => running.delete(tenant.id));
    running.set(tenant.id, work);
  }

  async function wakeAll(only?: string): Promise<void> {
    const tenants = await options.tenants();
    for (const tenant of tenants) if (only === undefined || tenant.id === only) start(tenant);
  }

  const wake = (only?: string) =>
    void wakeAll(only).catch((error: unknown) => options.log.warn({ err: error }, 'enterprises could not be read'));
  const sweep = setInterval(() => wake(), options.sweepEvery ?? SWEEP_EVERY);
  await options.connections.listen('outbox', (enterpriseId) => wake(enterpriseId));
  wake();

  return {
    wake,
    async stop() {
      stopping.abort();
      clearInterval(sweep);
      await Promise.all(running.values());
    },
  };
}

/** Delivers one event; false when none is due. */
async function deliverOne(options: DispatcherOptions, tenant: Tenant): Promise<boolean> {
  return asSystem(options, tenant, async (context) => {
    const event = await selectDueEvent(context.sql);
    if (event === undefined) return false;
    const failure = await attempt(options, context, event);
    if (failure === undefined) await updateDelivered(context.sql, event.id);
    else await updateFailed(context.sql, { id: event.id, error: failure, retrySeconds: retrySeconds[event.attempts] });
    return true;
  });
}

/** Runs the handlers inside a savepoint, so that a failure undoes their work and keeps the lock on the event. */
async function attempt(options: DispatcherOptions, context: Context, event: WaitingEvent): Promise<string | undefined> {
  const subscribers = options.subscribers.filter(({ topic }) => topic === event.topic);
  if (subscribers.length === 0) return undefined;
  try {
    await (context.sql as postgres.TransactionSql).savepoint(async (sql) => {
      await sql`select set_config('app.user_id', ${event.userId ?? ''}, true)`;
      const user = { ...context.user, id: event.userId ?? context.user.id };
      for (const { handle } of subscribers) await handle({ ...context, sql, user }, event.payload);
    });
    return undefined;
  } catch (error) {
    options.log.error(
      { err: error, topic: event.topic, event: event.id, attempt: event.attempts + 1 },
      'a subscriber failed',
    );
    return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 1000);
  }
}

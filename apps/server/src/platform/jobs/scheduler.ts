// Work by the clock: pg-boss decides which of the processes runs a job, once per time (reliability: scheduler).
import { PgBoss } from 'pg-boss';
import type { Connections } from '../db/index.ts';
import type { Context, Tenant } from '../http/index.ts';
import { insertRun, type FinishedRun } from './runs.sql.ts';
import { asSystem, type SystemOptions } from './system-context.ts';

interface Named {
  /** `<domain>.<what>`, unique. */
  readonly name: string;
  /** Minute, hour, day, month, weekday in Asia/Shanghai. */
  readonly cron: string;
}

/** Must be harmless when it runs twice: a process may die after the work and before saying so. */
export type Schedule =
  | (Named & {
      /** Once for every enterprise, each in a transaction of its own. */
      readonly run: (context: Context) => Promise<void>;
    })
  | (Named & {
      /** Once for the whole house. */
      readonly runOnce: (house: { connections: Connections; tenants: readonly Tenant[] }) => Promise<void>;
    });

export interface SchedulerOptions extends SystemOptions {
  /** Address of the database's owner: pg-boss keeps its own schema. */
  readonly ownerUrl: string;
  readonly tenants: () => Promise<readonly Tenant[]>;
  readonly schedules: readonly Schedule[];
  /** Whether jobs start at their minute; they do unless false. */
  readonly keepsTime?: boolean;
}

export interface Scheduler {
  /** Runs a schedule's work at the next chance, as its time had come. */
  readonly runSoon: (name: string) => Promise<void>;
  stop(): Promise<void>;
}

/** Starts working; schedules that are no longer named are removed. */
export async function startScheduler(options: SchedulerOptions): Promise<Scheduler> {
  const boss = new PgBoss({
    connectionString: options.ownerUrl,
    schema: 'pgboss',
    max: 2,
    application_name: 'yijian-jobs',
    schedule: options.keepsTime ?? true,
  });
  boss.on('error', (error) => options.log.warn({ err: error }, 'the scheduler met an error'));
  await boss.start();
  const names = new Set(options.schedules.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
  for (const schedule of options.schedules) {
    await boss.createQueue(schedule.name, { policy: 'short', retryLimit: 3, retryDelay: 60, retryBackoff: true });
    await boss.schedule(schedule.name, schedule.cron, null, { tz: 'Asia/Shanghai' });
    await boss.work(schedule.name, { pollingIntervalSeconds: 5 }, () => runSchedule(options, schedule));
  }
  return {
    async runSoon(name) {
      await boss.send(name);
    },
    stop: () => boss.stop({ graceful: true, timeout: 8_000 }),
  };
}

async function runSchedule(options: SchedulerOptions, schedule: Schedule): Promise<void> {
  const tenants = await options.tenants();
  const startedAt = new Date();
  let failure: unknown;
  if ('runOnce' in schedule) {
    try {
      await schedule.runOnce({ connections: options.connections, tenants });
    } catch (error) {
      failure = error;
    }
    for (const tenant of tenants) await record(options, tenant, { name: schedule.name, startedAt, error: failure });
    if (failure !== undefined) throw failure;
    return;
  }
  for (const tenant of tenants) {
    const begun = new Date();
    const error = await runFor(options, tenant, schedule);
    await record(options, tenant, { name: schedule.name, startedAt: begun, error });
    failure ??= error;
  }
  if (failure !== undefined) throw failure;
}

/** One enterprise's trouble must not keep the others waiting: it is answered, and the retry runs all of them again. */
async function runFor(
  options: SchedulerOptions,
  tenant: Tenant,
  schedule: Named & { readonly run: (context: Context) => Promise<void> },
): Promise<unknown> {
  try {
    await asSystem(options, tenant, schedule.run);
    return undefined;
  } catch (error) {
    options.log.error({ err: error, schedule: schedule.name, enterprise: tenant.id }, 'a scheduled job failed');
    return error;
  }
}

async function record(options: SchedulerOptions, tenant: Tenant, run: FinishedRun): Promise<void> {
  try {
    await insertRun(options.connections.bound(tenant.id), run);
  } catch (error) {
    options.log.warn({ err: error, schedule: run.name }, 'a run could not be recorded');
  }
}

// The clock of the interactions: the twelve weeks of each doctor end today, so they move on after midnight; the morning catches up.
// And every few minutes the copy of the events in columns, where there is one.
import type { Settings } from '../../platform/config/index.ts';
import { openColumns, type ColumnStore } from '../../platform/db/index.ts';
import { asSystem, type House, type Repeat, type Schedule } from '../../platform/jobs/index.ts';
import { copyEvents, type CopyWork } from './copy/copy.service.ts';
import { refreshAllWeeks } from './deriving/deriving.service.ts';

export const weeksMoveOn: Schedule = { name: 'interactions.moveWeeks', cron: '5 0,6 * * *', run: refreshAllWeeks };

/** Every process looks; whoever locks the events of an enterprise copies them alone. */
export function eventCopying(settings: Settings): Repeat[] {
  const store = openColumns(settings);
  const seconds = settings.CLICKHOUSE_COPY_SECONDS;
  if (store === undefined || seconds === 0) return [];
  return [
    {
      name: 'interactions.copyEvents',
      seconds,
      run: (house, stopping) => leaving(copyAll({ house, store, stopping }), stopping),
    },
  ];
}

/** A first copy takes minutes: a process that stops waits for none of it. The month under way breaks off, and what was there stays. */
async function leaving(work: Promise<void>, stopping: AbortSignal): Promise<void> {
  const over = new AbortController();
  const stopped = new Promise<void>((leave) =>
    stopping.addEventListener('abort', () => leave(), { signal: over.signal }),
  );
  await Promise.race([work, stopped]).finally(() => over.abort());
}

interface Copying {
  readonly house: House;
  readonly store: ColumnStore;
  readonly stopping: AbortSignal;
}

async function copyAll({ house, store, stopping }: Copying): Promise<void> {
  for (const tenant of await house.tenants()) {
    if (stopping.aborted) return;
    const inTransaction: CopyWork['inTransaction'] = (work) => asSystem(house, tenant, work);
    try {
      await copyEvents({ enterpriseId: tenant.id, now: house.clock.now(), store, inTransaction });
    } catch (error) {
      if (!stopping.aborted) house.log.error({ err: error, enterprise: tenant.id }, 'the events could not be copied');
    }
  }
}

// What the house itself cleans up by the clock.
import { deleteOldKeys } from '../http/index.ts';
import { deleteDeliveredEvents } from './outbox.sql.ts';
import { deleteOldRuns } from './runs.sql.ts';
import type { Schedule } from './scheduler.ts';

export const housekeeping: readonly Schedule[] = [
  { name: 'platform.delete-old-keys', cron: '17 * * * *', run: (context) => deleteOldKeys(context.sql) },
  {
    name: 'platform.delete-delivered-events',
    cron: '23 3 * * *',
    run: (context) => deleteDeliveredEvents(context.sql),
  },
  { name: 'platform.delete-old-runs', cron: '29 3 * * *', run: (context) => deleteOldRuns(context.sql) },
];

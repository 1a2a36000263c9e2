// The clock of the visits: every night the plans of the day before that nobody held are missed (product: Visit machine).
import { dayInShanghai } from '../../platform/clock/index.ts';
import type { Schedule } from '../../platform/jobs/index.ts';
import { updateMissed } from './steps/visit-steps.sql.ts';

export const missedVisits: Schedule = {
  name: 'visits.missed',
  cron: '5 * * * *',
  run: async ({ sql, clock }) => {
    await updateMissed(sql, new Date(`${dayInShanghai(clock.now())}T00:00:00+08:00`));
  },
};

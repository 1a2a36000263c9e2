// The clock of the workflows: every minute, in whichever process the scheduler chooses.
import type { Schedule } from '../../platform/jobs/index.ts';
import { fireDueTimers } from './engine/timers.service.ts';

export const workflowTimers: Schedule = {
  name: 'workflows.fireTimers',
  cron: '* * * * *',
  run: async (context) => void (await fireDueTimers(context)),
};

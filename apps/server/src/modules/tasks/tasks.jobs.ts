// The clock of the tasks: once a day before work, the rules make what is to be done.
import type { Schedule } from '../../platform/jobs/index.ts';
import { makeTasksByRules } from './rules/task-rules.service.ts';

export const taskReminders: Schedule = {
  name: 'tasks.makeByRules',
  cron: '30 6 * * *',
  run: async (context) => void (await makeTasksByRules(context)),
};

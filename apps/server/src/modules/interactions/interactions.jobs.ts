// The clock of the interactions: the twelve weeks of each doctor end today, so they move on after midnight; the morning catches up.
import type { Schedule } from '../../platform/jobs/index.ts';
import { refreshAllWeeks } from './deriving/deriving.service.ts';

export const weeksMoveOn: Schedule = { name: 'interactions.moveWeeks', cron: '5 0,6 * * *', run: refreshAllWeeks };

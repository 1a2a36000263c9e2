// The clock of the opinion leaders: the points of all doctors once a night (product 3.4).
import type { Schedule } from '../../platform/jobs/index.ts';
import { refreshAll } from './facts/facts.service.ts';

export const kolRefresh: Schedule = { name: 'opinionLeaders.refreshFacts', cron: '40 2 * * *', run: refreshAll };

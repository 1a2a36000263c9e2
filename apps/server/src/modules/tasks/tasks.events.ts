// What the tasks hear: a submitted visit names its next step and settles what was asked for.
import { subscribe, type Subscriber } from '../../platform/jobs/index.ts';
import { followVisit } from './rules/task-rules.service.ts';

export const taskSubscribers: readonly Subscriber[] = [subscribe('visits.submitted', followVisit)];

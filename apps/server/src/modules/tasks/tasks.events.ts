// What the tasks hear: a submitted visit names its next step and settles what was asked for; tasks for many doctors have a step to do.
import { workTopics } from '../doctors/index.ts';
import { subscribe, type Subscriber } from '../../platform/jobs/index.ts';
import { followVisit } from './rules/task-rules.service.ts';
import { stepTaskWork } from './work/task-work.service.ts';

export const taskSubscribers: readonly Subscriber[] = [
  subscribe('visits.submitted', followVisit),
  subscribe(workTopics.TASKS, stepTaskWork),
];

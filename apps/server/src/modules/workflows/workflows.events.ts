// What the workflows hear of themselves: notices and effects that were told in a step.
import { subscribe, type Subscriber } from '../../platform/jobs/index.ts';
import { applyToldEffect } from './engine/effects/effects.service.ts';
import { sendNotices } from './notices.service.ts';

export const workflowSubscribers: readonly Subscriber[] = [
  subscribe('workflows.notices', sendNotices),
  subscribe('workflows.effect', applyToldEffect),
];

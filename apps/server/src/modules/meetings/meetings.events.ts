// What meetings hear of their approvals.
import { subscribe, type Subscriber } from '../../platform/jobs/index.ts';
import { followActualsEnd, followActualsReturn } from './actuals/actuals.service.ts';
import { tellOfBlacklisted } from './approval/blacklisted.service.ts';
import { followEnd, followReturn } from './approval/decided.service.ts';

export const meetingSubscribers: readonly Subscriber[] = [
  subscribe('workflows.ended', followEnd),
  subscribe('workflows.returned', followReturn),
  subscribe('workflows.ended', followActualsEnd),
  subscribe('workflows.returned', followActualsReturn),
  subscribe('speakers.blacklisted', tellOfBlacklisted),
];

// What speakers hear of their approvals.
import { subscribe, type Subscriber } from '../../platform/jobs/index.ts';
import { endOfLeft } from './approval/approval.service.ts';
import { endOfBlacklisted } from './approval/blacklist.service.ts';
import { followEnd, followReturn } from './approval/decided.service.ts';

export const speakerSubscribers: readonly Subscriber[] = [
  subscribe('workflows.ended', followEnd),
  subscribe('workflows.returned', followReturn),
  subscribe('speakers.blacklisted', endOfBlacklisted),
  subscribe('speakers.approvalLeft', endOfLeft),
  // What waited while the product was brought up to date.
  subscribe('speakers.changeWithdrawn', endOfLeft),
];

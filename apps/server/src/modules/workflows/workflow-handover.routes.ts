// What waits for a user in processes, for handing over (product 3.25).
import type { HandoverDoor } from '../handovers/index.ts';
import { giveBackOpenTasks, moveOpenTasks } from './handover/open-tasks.service.ts';
import { countWaiting, selectWaiting } from './handover/open-tasks.sql.ts';

export const workflowHandover: HandoverDoor = {
  kind: 'workflowTasks',
  byRegion: false,
  count: ({ sql }, userId) => countWaiting(sql, userId),
  sample: ({ sql }, userId, limit) => selectWaiting(sql, userId, limit),
  move: moveOpenTasks,
  giveBack: giveBackOpenTasks,
};

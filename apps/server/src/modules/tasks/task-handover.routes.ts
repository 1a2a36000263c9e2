// What users own of tasks, for handing over: those that are open (product 3.25).
import type { HandoverDoor } from '../handovers/index.ts';
import { countOpenTasks, giveBackOpenTasks, moveOpenTasks, selectOpenTasks } from './handover/task-handover.sql.ts';

export const taskHandover: HandoverDoor = {
  kind: 'tasks',
  byRegion: false,
  count: ({ sql }, userId) => countOpenTasks(sql, userId),
  sample: ({ sql }, userId, limit) => selectOpenTasks(sql, userId, limit),
  move: ({ sql }, taken) => moveOpenTasks(sql, taken),
  giveBack: ({ sql }, returned) => giveBackOpenTasks(sql, returned),
};

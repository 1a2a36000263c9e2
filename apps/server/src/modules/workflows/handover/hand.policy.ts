// Who could take a task over, and how it changes hands in memory.
import { separatedFrom } from '../engine/separation.policy.ts';
import type { Run, Task } from '../engine/state.policy.ts';
import { tellCandidates } from '../engine/tasks.policy.ts';

/** Whether someone in service could decide this task and does not already. */
export function isFit(run: Run, task: Task, userId: string): boolean {
  const mayStart = run.model.nodes[task.nodeId]!.approval?.whenStarter === 'ALLOW';
  const isAsked = task.candidates.some((candidate) => candidate.isOpen && candidate.userId === userId);
  return !isAsked && !separatedFrom(run, task.nodeId).has(userId) && (userId !== run.instance.starterId || mayStart);
}

export function hand(task: Task, from: string, to: string): void {
  for (const candidate of task.candidates) if (candidate.userId === from) candidate.isOpen = false;
  task.candidates = [...task.candidates.filter(({ userId }) => userId !== to), { userId: to, isOpen: true }];
}

export function tellOne(run: Run, task: Task, userId: string): void {
  tellCandidates(run, { ...task, candidates: [{ userId, isOpen: true }] });
}

// Who has decided before: for separation of duties, and to ask nobody twice (reliability 28).
import type { Run, Task } from './state.policy.ts';

const isDecision = ({ state, isStale }: Task): boolean => !isStale && (state === 'APPROVED' || state === 'REJECTED');

/** People who may not decide at this node, because they decided at another one of its group. */
export function separatedFrom(run: Run, nodeId: string): Set<string> {
  const groups = run.model.separate.filter((group) => group.includes(nodeId));
  const others = new Set(groups.flat().filter((id) => id !== nodeId));
  const people = run.tasks
    .filter((task) => others.has(task.nodeId) && task.kind !== 'REVISE' && isDecision(task))
    .flatMap(({ decidedBy, onBehalfOf }) => [decidedBy, onBehalfOf]);
  const starter = [...others].some((id) => run.model.nodes[id]?.type === 'start') ? [run.instance.starterId] : [];
  return new Set([...people, ...starter].filter((id) => id !== null));
}

/** Whether this person has agreed in this instance, and no return went behind that. */
export const hasAgreedBefore = (run: Run, userId: string): boolean =>
  run.tasks.some(
    (task) =>
      isDecision(task) &&
      task.state === 'APPROVED' &&
      task.kind === 'NORMAL' &&
      (task.decidedBy === userId || task.onBehalfOf === userId),
  );

/** Whether this person has already given a voice at the same node, for someone else or in one's own name. */
export const hasVoted = (run: Run, task: Task, userId: string): boolean =>
  run.tasks.some(
    (other) =>
      other !== task &&
      other.tokenNumber === task.tokenNumber &&
      other.nodeId === task.nodeId &&
      other.kind === 'NORMAL' &&
      isDecision(other) &&
      other.decidedBy === userId,
  );

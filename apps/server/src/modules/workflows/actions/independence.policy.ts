// Who may not decide: the starter, and whoever decided where another person must (reliability 28).
import { workflowErrors } from '@yijian/contract/workflows';
import { fail } from '../../../platform/errors/index.ts';
import { hasVoted, separatedFrom } from '../engine/separation.policy.ts';
import type { Actor, Run, Task } from '../engine/state.policy.ts';

/** One person's act on a task. */
export interface Act {
  readonly run: Run;
  readonly task: Task;
  readonly actor: Actor & { readonly userId: string };
  /** Whose task it is: the actor, or the person stood in for. */
  readonly holderId: string;
}

/** A decision of one's own process, or by someone who decided where another person must, is refused. */
export function requireIndependent({ run, task, actor, holderId }: Act): void {
  if (task.kind === 'REVISE') return;
  const node = run.model.nodes[task.nodeId]!;
  if (actor.userId === run.instance.starterId && node.approval?.whenStarter !== 'ALLOW')
    throw fail(workflowErrors.ownProcess);
  const separated = separatedFrom(run, task.nodeId);
  const isTwice = task.kind === 'NORMAL' && hasVoted(run, task, actor.userId);
  if (isTwice || separated.has(actor.userId) || separated.has(holderId))
    throw fail(workflowErrors.separated, { node: node.name });
}

// What every act on a task shares: the lock, who acts and for whom, and what is said to the one who came second.
import { workflowErrors, type InstanceKept, type TaskAction } from '@yijian/contract/workflows';
import { fail, type Failure } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectNames, selectPrincipals } from '../engine/people/people.sql.ts';
import { closeRun, openRun } from '../engine/steps.service.ts';
import { isUndecided, type Run, type Task } from '../engine/state.policy.ts';
import type { Act } from './independence.policy.ts';
import { holderOf, stateInWords, taskActionsOf, wordsOf } from './actions.policy.ts';

export interface Wanted {
  readonly taskId: string;
  readonly action: TaskAction;
  readonly work: (act: Act) => Promise<void> | void;
}

/** Does `work` on the task if the caller may do the action now; otherwise says why not. */
export async function act(context: Context, wanted: Wanted): Promise<InstanceKept> {
  const run = await openRun(context, { taskId: wanted.taskId });
  const task = run?.tasks.find(({ id }) => id === wanted.taskId);
  if (run === undefined || task === undefined) throw fail(workflowErrors.taskNotFound);
  const userId = context.user.id;
  const principals = await selectPrincipals(context.sql, {
    delegateId: userId,
    definitionId: run.instance.definitionId,
  });
  const actions = taskActionsOf(run, task, { userId, principals });
  if (!actions.includes(wanted.action)) throw await refusal(context, { run, task, principals, actions });
  const holderId = holderOf(task, userId, principals) ?? userId;
  const actor = { userId, onBehalfOf: holderId === userId ? null : holderId };
  await wanted.work({ run, task, actor, holderId });
  await closeRun(context, run);
  return { id: run.instance.id, state: run.instance.state };
}

interface Refused {
  readonly run: Run;
  readonly task: Task;
  readonly principals: readonly string[];
  readonly actions: readonly TaskAction[];
}

async function refusal(context: Context, { run, task, principals, actions }: Refused): Promise<Failure> {
  const { user, language } = context;
  const wasAsked = task.candidates.some(({ userId }) => userId === user.id || principals.includes(userId));
  const asked = run.tasks.some((one) => one.candidates.some(({ userId }) => userId === user.id));
  if (!wasAsked && !asked && task.decidedBy !== user.id) return fail(workflowErrors.taskNotFound);
  if (isUndecided(task) || task.decidedBy === user.id)
    return fail(workflowErrors.notAllowed, { actions: wordsOf(actions, language) });
  const first = firstOf(run, task);
  const names = await selectNames(context.sql, first.by === null ? [] : [first.by]);
  const known = names.get(first.by ?? '');
  const name =
    (language === 'en' ? known?.enName : undefined) || known?.name || (language === 'zh' ? '系统' : 'The system');
  return fail(workflowErrors.alreadyDecided, { name, state: stateInWords(first.state, language), at: first.at ?? '' });
}

/** Who decided in place of the caller: on the task itself, or at the node that closed it. */
function firstOf(run: Run, task: Task): { by: string | null; state: string; at: string | null } {
  const decided = run.tasks
    .filter((one) => one.decidedBy !== null)
    .toSorted((a, b) => (a.decidedAt! < b.decidedAt! ? 1 : -1));
  const one = task.decidedBy !== null ? task : (decided.find(({ nodeId }) => nodeId === task.nodeId) ?? decided[0]);
  return { by: one?.decidedBy ?? null, state: one?.state ?? task.state, at: one?.decidedAt ?? null };
}

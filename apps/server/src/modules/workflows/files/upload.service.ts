// A file comes for a task that the caller may decide now.
import { workflowErrors, type KeptFile, type TaskFileUpload } from '@yijian/contract/workflows';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { taskActionsOf, wordsOf } from '../actions/actions.policy.ts';
import { selectInstanceId } from '../actions/return.sql.ts';
import { selectPrincipals } from '../engine/people/people.sql.ts';
import { viewRun } from '../engine/steps.service.ts';
import { keepFile } from './files.service.ts';

export async function uploadTaskFile(
  context: Context,
  { id, body }: { id: string; body: TaskFileUpload },
): Promise<KeptFile> {
  const instanceId = await selectInstanceId(context.sql, id);
  const run = instanceId === undefined ? undefined : await viewRun(context, instanceId);
  const task = run?.tasks.find((one) => one.id === id);
  if (run === undefined || task === undefined) throw fail(workflowErrors.taskNotFound);
  const { id: userId } = context.user;
  const { definitionId } = run.instance;
  const principals = await selectPrincipals(context.sql, { delegateId: userId, definitionId });
  const actions = taskActionsOf(run, task, { userId, principals });
  if (actions.length === 0) throw fail(workflowErrors.taskNotFound);
  if (!actions.includes('approve'))
    throw fail(workflowErrors.notAllowed, { actions: wordsOf(actions, context.language) });
  return keepFile(context, { instanceId: run.instance.id, taskId: id, body });
}

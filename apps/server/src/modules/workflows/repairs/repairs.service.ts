// What an administrator does with an instance that stands still; every repair is a line of its history.
import { coreErrors } from '@yijian/contract/core';
import { workflowErrors, type InstanceKept, type Repair } from '@yijian/contract/workflows';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectServing } from '../engine/people/people.sql.ts';
import { closeRun, openRun } from '../engine/steps.service.ts';
import {
  closeCandidates,
  end,
  isActionable,
  living,
  record,
  remove,
  setTask,
  type Run,
} from '../engine/state.policy.ts';
import { putBack } from '../actions/return-targets.policy.ts';
import { tellCandidates } from '../engine/tasks.policy.ts';

export async function repairInstance(
  context: Context,
  { id, body }: { id: string; body: Repair },
): Promise<InstanceKept> {
  const run = await openRun(context, { instanceId: id });
  if (run === undefined || run.instance.state === 'DRAFT') throw fail(workflowErrors.notFound);
  if (run.instance.state !== 'RUNNING') throw fail(workflowErrors.notAllowed, { actions: '—' });
  const { do: what, reason, ...data } = body;
  record(run, 'REPAIRED', { actor: { userId: context.user.id }, comment: reason, data: { do: what, ...data } });
  run.instance.trouble = null;
  await repair(context, { run, body });
  await closeRun(context, run);
  return { id, state: run.instance.state };
}

async function repair(context: Context, { run, body }: { run: Run; body: Repair }): Promise<void> {
  switch (body.do) {
    case 'retry':
      return lookAgain(run);
    case 'assign':
      return assign(context, { run, taskId: body.taskId, userId: body.userId });
    case 'move':
      return moveToken(context, { run, from: body.from, to: body.to });
    case 'cancel':
      return end(run, 'CANCELLED', body.reason);
  }
}

/** Nodes whose tasks nobody can decide are opened anew: the people may have changed. */
function lookAgain(run: Run): void {
  for (const token of living(run)) {
    const open = run.tasks.filter(
      (task) => task.tokenNumber === token.number && task.nodeId === token.nodeId && isActionable(task),
    );
    const isLonely = open.length > 0 && open.every((task) => !task.candidates.some(({ isOpen }) => isOpen));
    if (!isLonely) continue;
    for (const task of open) setTask(run, task, { state: 'CANCELLED' });
    run.arrived.push(token);
  }
}

async function assign(
  { sql, language }: Context,
  { run, taskId, userId }: { run: Run; taskId: string; userId: string },
): Promise<void> {
  const task = run.tasks.find(({ id }) => id === taskId);
  if (task === undefined || !isActionable(task)) throw fail(workflowErrors.taskNotFound);
  const mayStart = run.model.nodes[task.nodeId]!.approval?.whenStarter === 'ALLOW' || task.kind === 'REVISE';
  const isStarter = userId === run.instance.starterId && !mayStart;
  if (isStarter || (await selectServing(sql, [userId])).length === 0) {
    const message = language === 'zh' ? '此人不能处理这个任务' : 'cannot decide this task';
    throw fail(coreErrors.badInput, { fields: 'body.userId' }, [{ field: 'body.userId', message }]);
  }
  closeCandidates(run, task);
  task.candidates = [...task.candidates.filter((one) => one.userId !== userId), { userId, isOpen: true }];
  setTask(run, task, { state: 'OPEN', ownerId: null });
  tellCandidates(run, { ...task, candidates: [{ userId, isOpen: true }] });
}

async function moveToken(
  { language }: Context,
  { run, from, to }: { run: Run; from: string; to: string },
): Promise<void> {
  const token = living(run).find(({ nodeId }) => nodeId === from);
  const source = run.model.nodes[from];
  const target = run.model.nodes[to];
  const fault = (field: string) =>
    fail(coreErrors.badInput, { fields: field }, [
      { field, message: language === 'zh' ? '不能这样移动' : 'is not possible' },
    ]);
  if (token === undefined || source === undefined) throw fault('body.from');
  if (target === undefined || target.scope !== source.scope || target.type === 'boundary' || target.type === 'start')
    throw fault('body.to');
  remove(run, token);
  run.arrived.push(putBack(run, { node: target, scopeNumber: token.scopeNumber }));
}

// Back: to an earlier node, or one's own agreement taken back before anybody went on.
import { workflowErrors, type InstanceKept, type Return, type ReturnTargets } from '@yijian/contract/workflows';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectPrincipals } from '../engine/people/people.sql.ts';
import { viewRun } from '../engine/steps.service.ts';
import {
  closeCandidates,
  isAlive,
  record,
  remove,
  setTask,
  tasksOf,
  type Run,
  type Task,
} from '../engine/state.policy.ts';
import { addTask, openTask } from '../engine/tasks.policy.ts';
import { tokenOf } from '../engine/complete.policy.ts';
import { act } from './act.service.ts';
import { taskActionsOf, wordsOf } from './actions.policy.ts';
import { requireIndependent, type Act } from './independence.policy.ts';
import { goBack, putBack, replaced, staysWhole, targetsOf } from './return-targets.policy.ts';
import { selectActedSince, selectInstanceId } from './return.sql.ts';

export async function listReturnTargets(context: Context, taskId: string): Promise<ReturnTargets> {
  const instanceId = await selectInstanceId(context.sql, taskId);
  const run = instanceId === undefined ? undefined : await viewRun(context, instanceId);
  const task = run?.tasks.find(({ id }) => id === taskId);
  if (run === undefined || task === undefined) throw fail(workflowErrors.taskNotFound);
  const { id: userId } = context.user;
  const principals = await selectPrincipals(context.sql, {
    delegateId: userId,
    definitionId: run.instance.definitionId,
  });
  if (!taskActionsOf(run, task, { userId, principals }).includes('return')) throw fail(workflowErrors.taskNotFound);
  return { nodes: targetsOf(run, task).map(({ node }) => ({ nodeId: node.id, name: node.name, enName: node.enName })) };
}

export function returnTask(context: Context, { id, body }: { id: string; body: Return }): Promise<InstanceKept> {
  const work = (one: Act): void => {
    requireIndependent(one);
    const { run, task, actor } = one;
    const targets = targetsOf(run, task);
    const target = targets.find(({ node }) => node.id === body.nodeId);
    if (target === undefined)
      throw fail(workflowErrors.noReturn, { nodes: targets.map(({ node }) => node.name || node.id).join(', ') || '—' });
    setTask(run, task, {
      state: 'RETURNED',
      decidedBy: actor.userId,
      onBehalfOf: actor.onBehalfOf ?? null,
      decidedAt: run.now.toISOString(),
      comment: body.comment,
    });
    closeCandidates(run, task);
    record(run, 'RETURNED', { task, actor, comment: body.comment, data: { to: body.nodeId } });
    const token = goBack(run, target);
    if (target.node.type !== 'start') run.arrived.push(token);
    else {
      addTask(run, { token, node: target.node, people: [run.instance.starterId], state: 'OPEN', kind: 'REVISE' });
      const { id: instanceId } = run.instance;
      const { key: definitionKey } = run.definition;
      run.told.push({ topic: 'workflows.returned', payload: { instanceId, definitionKey, reason: body.comment } });
    }
  };
  return act(context, { taskId: id, action: 'return', work });
}

export function withdrawDecision(context: Context, id: string): Promise<InstanceKept> {
  const work = async ({ run, task, actor }: Act): Promise<void> => {
    const isActed = await selectActedSince(context.sql, { instanceId: run.instance.id, taskNumber: task.number });
    if (isActed || !undo(run, task)) throw fail(workflowErrors.notAllowed, { actions: wordsOf([], context.language) });
    record(run, 'WITHDRAWN', { task, actor });
  };
  return act(context, { taskId: id, action: 'withdrawDecision', work });
}

/** Opens the decision again; false when what followed cannot be taken back. */
function undo(run: Run, task: Task): boolean {
  const here = tokenOf(run, task);
  const isStillHere = here !== undefined && isAlive(here) && here.nodeId === task.nodeId && here.state === 'AT';
  if (!isStillHere && !bringBack(run, task)) return false;
  const group = tasksOf(run, tokenOf(run, task));
  for (const other of group) {
    const follows = other.kind === 'AFTER' && other.parentNumber === task.number;
    if (
      follows ||
      (other.kind === 'NORMAL' && other.position > task.position && isSequential(run, task) && other.state === 'OPEN')
    ) {
      setTask(run, other, { state: 'WAITING' });
      closeCandidates(run, other);
    }
    if (!isStillHere && other !== task && other.state === 'CANCELLED') openTask(run, other);
  }
  const node = run.model.nodes[task.nodeId]!;
  const people = task.candidates.map(({ userId }) => userId);
  const again = addTask(run, {
    token: tokenOf(run, task),
    node,
    people,
    state: 'OPEN',
    position: task.position,
    dueAt: task.dueAt,
    isBatch: task.isBatch,
  });
  for (const other of group)
    if (other.parentNumber === task.number && other.state === 'WAITING')
      Object.assign(other, { parentNumber: again.number });
  setTask(run, task, { state: 'WITHDRAWN' });
  return true;
}

const isSequential = (run: Run, task: Task): boolean => run.model.nodes[task.nodeId]!.approval?.mode === 'SEQUENTIAL';

/** Takes away what the agreement sent on, and puts a token back at the node with its group of tasks. */
function bringBack(run: Run, task: Task): boolean {
  const node = run.model.nodes[task.nodeId]!;
  const old = task.tokenNumber;
  const scopes = new Set(run.tokens.filter(isAlive).map(({ scopeNumber }) => scopeNumber));
  for (const scopeNumber of scopes) {
    const scopeNode = run.tokens.find(({ number }) => number === scopeNumber)?.nodeId;
    if (scopeNode !== node.scope) continue;
    const gone = replaced(run, node, scopeNumber);
    if (gone.length === 0 || !staysWhole(run, node, scopeNumber)) continue;
    for (const token of gone) if (isAlive(token)) remove(run, token);
    const token = putBack(run, { node, scopeNumber });
    for (const other of run.tasks)
      if (other.tokenNumber === old && other.nodeId === node.id) setTask(run, other, { tokenNumber: token.number });
    const { [node.id]: _, ...outcomes } = run.instance.outcomes;
    run.instance.outcomes = outcomes;
    return true;
  }
  return false;
}

// A task goes to other hands: handed over, asked of another person and given back, signed by more people.
import { coreErrors } from '@yijian/contract/core';
import type { Handing, InstanceKept, Signers } from '@yijian/contract/workflows';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { giveBackWhenSigned, settleNode, tokenOf } from '../engine/complete.policy.ts';
import { selectServing } from '../engine/people/people.sql.ts';
import { closeCandidates, record, setTask, type Run, type Task } from '../engine/state.policy.ts';
import { addTask } from '../engine/tasks.policy.ts';
import { act } from './act.service.ts';
import { hand, isFit, tellOne } from '../handover/hand.policy.ts';
import type { Act } from './independence.policy.ts';

const wrong = {
  zh: '不能由此人处理：已停用、是发起人、职责分离或已在其中',
  en: 'cannot decide here: out of service, the starter, separated, or already asked',
} as const;

/** Throws unless all of them could decide this task and none does already. */
async function requireFit(
  context: Context,
  { run, task, ids }: { run: Run; task: Task; ids: readonly string[] },
): Promise<void> {
  const serving = new Set(await selectServing(context.sql, ids));
  const bad = ids.some((id) => !serving.has(id) || !isFit(run, task, id));
  if (bad || new Set(ids).size < ids.length)
    throw fail(coreErrors.badInput, { fields: 'body.userId' }, [
      { field: 'body.userId', message: wrong[context.language] },
    ]);
}

export function transferTask(context: Context, { id, body }: { id: string; body: Handing }): Promise<InstanceKept> {
  const work = async ({ run, task, actor, holderId }: Act): Promise<void> => {
    await requireFit(context, { run, task, ids: [body.userId] });
    hand(task, holderId, body.userId);
    record(run, 'TRANSFERRED', { task, actor, comment: body.comment, data: { from: holderId, to: body.userId } });
    tellOne(run, task, body.userId);
    setTask(run, task, {});
  };
  return act(context, { taskId: id, action: 'transfer', work });
}

export function delegateTask(context: Context, { id, body }: { id: string; body: Handing }): Promise<InstanceKept> {
  const work = async ({ run, task, actor, holderId }: Act): Promise<void> => {
    await requireFit(context, { run, task, ids: [body.userId] });
    closeCandidates(run, task);
    hand(task, holderId, body.userId);
    setTask(run, task, { state: 'DELEGATED', ownerId: holderId });
    record(run, 'DELEGATED', { task, actor, comment: body.comment, data: { to: body.userId } });
    tellOne(run, task, body.userId);
  };
  return act(context, { taskId: id, action: 'delegate', work });
}

export function giveTaskBack(
  context: Context,
  { id, comment }: { id: string; comment: string },
): Promise<InstanceKept> {
  const work = ({ run, task, actor }: Act): void => {
    const owner = task.ownerId!;
    closeCandidates(run, task);
    hand(task, actor.userId, owner);
    setTask(run, task, { state: 'OPEN', ownerId: null });
    record(run, 'GIVEN_BACK', { task, actor, comment, data: { to: owner } });
    tellOne(run, task, owner);
  };
  return act(context, { taskId: id, action: 'giveBack', work });
}

export function addSigners(context: Context, { id, body }: { id: string; body: Signers }): Promise<InstanceKept> {
  const work = async ({ run, task, actor }: Act): Promise<void> => {
    await requireFit(context, { run, task, ids: body.userIds });
    const node = run.model.nodes[task.nodeId]!;
    const isBefore = body.place === 'BEFORE';
    for (const userId of body.userIds)
      addTask(run, {
        token: tokenOf(run, task),
        node,
        people: [userId],
        state: isBefore ? 'OPEN' : 'WAITING',
        kind: body.place,
        parentNumber: task.number,
      });
    if (isBefore) {
      closeCandidates(run, task);
      setTask(run, task, { state: 'SIGNING' });
    }
    record(run, 'SIGNERS_ADDED', {
      task,
      actor,
      comment: body.comment,
      data: { place: body.place, users: body.userIds },
    });
  };
  return act(context, { taskId: id, action: 'addSigner', work });
}

export function removeSigner(context: Context, { id, reason }: { id: string; reason: string }): Promise<InstanceKept> {
  const work = ({ run, task, actor }: Act): void => {
    setTask(run, task, { state: 'CANCELLED' });
    closeCandidates(run, task);
    record(run, 'SIGNER_REMOVED', { task, actor, comment: reason });
    const parent = run.tasks.find(({ number }) => number === task.parentNumber)!;
    if (task.kind === 'BEFORE') giveBackWhenSigned(run, parent);
    else settleNode(run, tokenOf(run, task));
  };
  return act(context, { taskId: id, action: 'removeSigner', work });
}

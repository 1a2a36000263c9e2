// Open tasks pass to a successor and back, each written down in its process (product 3.25; product: workflow).
import type { Context } from '../../../platform/http/index.ts';
import type { MovedRow, Returned, Taken } from '../../handovers/index.ts';
import { hand, isFit, tellOne } from './hand.policy.ts';
import { selectServing } from '../engine/people/people.sql.ts';
import { isActionable, record, setTask, type Run, type Task } from '../engine/state.policy.ts';
import { closeRun, openRun } from '../engine/steps.service.ts';
import { selectWaitingIds } from './open-tasks.sql.ts';

/** Moves what the receiver may decide; the starter's own, what is kept apart, and what the receiver has already stays. */
export async function moveOpenTasks(context: Context, { from, to, limit }: Taken): Promise<MovedRow[]> {
  const isServing = (await selectServing(context.sql, [to])).includes(to);
  const moved: MovedRow[] = [];
  for (const id of isServing ? await selectWaitingIds(context.sql, from) : []) {
    if (moved.length >= limit) break;
    if (await pass(context, { id, from, to, onBehalfOf: from })) moved.push({ rowId: id, before: {} });
  }
  return moved;
}

/** Gives back what the receiver has not decided yet. */
export async function giveBackOpenTasks(context: Context, { from, rows }: Returned): Promise<number> {
  let count = 0;
  for (const { rowId, to } of rows)
    if (await pass(context, { id: rowId, from: to, to: from, onBehalfOf: to })) count += 1;
  return count;
}

interface Passing {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly onBehalfOf: string;
}

async function pass(context: Context, { id, from, to, onBehalfOf }: Passing): Promise<boolean> {
  const run = await openRun(context, { taskId: id });
  const task = run?.tasks.find((one) => one.id === id);
  if (run === undefined || task === undefined || !mayPass(run, task, { from, to })) return false;
  hand(task, from, to);
  record(run, 'TRANSFERRED', { task, actor: { userId: context.user.id, onBehalfOf }, data: { from, to } });
  tellOne(run, task, to);
  setTask(run, task, {});
  await closeRun(context, run);
  return true;
}

const mayPass = (run: Run, task: Task, { from, to }: { from: string; to: string }): boolean =>
  run.instance.state === 'RUNNING' &&
  isActionable(task) &&
  task.candidates.some(({ userId, isOpen }) => userId === from && isOpen) &&
  isFit(run, task, to);

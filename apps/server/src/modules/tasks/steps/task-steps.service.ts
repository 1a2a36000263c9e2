// The steps of one task: start, complete, reopen, refuse; each writes who, when, from where, to where and why (product: Task machine).
import { taskErrors, type CompletedTask, type TaskAct, type TaskKept, type TaskState } from '@yijian/contract/tasks';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { notify } from '../../notifications/index.ts';
import { ruleValue } from '../../rules/index.ts';
import { lineOf, recordPath } from '../task-people.policy.ts';
import { requireRefusable, transitions } from '../tasks.policy.ts';
import { refreshNextTasks, requireSeen, requireTask } from '../tasks.service.ts';
import { insertLog, updateAssignee, updateStates, type StoredTask } from '../tasks.sql.ts';

export async function startTask(context: Context, id: string): Promise<TaskKept> {
  const task = await requireTask(context, { id, action: 'start' });
  return stepTo(context, { task, act: 'START', to: transitions.start.to! });
}

export async function completeTask(
  context: Context,
  { id, start, outcome }: CompletedTask & { id: string },
): Promise<TaskKept> {
  if (start && (await requireSeen(context, id)).state === 'TODO') await startTask(context, id);
  const task = await requireTask(context, { id, action: 'complete' });
  const kept = await stepTo(context, { task, act: 'COMPLETE', to: transitions.complete.to!, words: outcome });
  await refreshNextTasks(context, task.doctorIds);
  if (task.creatorId !== null && task.creatorId !== context.user.id) await tellCreator(context, task, outcome);
  return kept;
}

export async function reopenTask(context: Context, { id, reason }: { id: string; reason: string }): Promise<TaskKept> {
  const task = await requireTask(context, { id, action: 'reopen' });
  const kept = await stepTo(context, { task, act: 'REOPEN', to: transitions.reopen.to!, words: reason });
  await refreshNextTasks(context, task.doctorIds);
  return kept;
}

/** The task goes back to whoever handed it over. */
export async function refuseTask(context: Context, { id, reason }: { id: string; reason: string }): Promise<TaskKept> {
  const task = await requireTask(context, { id, action: 'refuse' });
  const [hours, at] = [await ruleValue(context, 'tasks.refuseHours'), context.clock.now()];
  requireRefusable(task, { hours, now: at });
  const giver = task.shiftedFromId;
  if (giver === null) throw fail(taskErrors.notFound);
  await updateAssignee(context.sql, [id], { to: giver, isRefusable: false, at });
  const line = lineOf(context.user, task, { act: 'REFUSE', to: 'TODO', at, reason });
  await insertLog(context.sql, at, [{ ...line, fromUserId: task.assigneeId, toUserId: giver }]);
  const { firstName } = context.user;
  await notify(context, {
    userId: giver,
    kind: 'tasks.refused',
    title: { zh: `${firstName} 退回了任务`, en: `${firstName} refused a task` },
    body: { zh: `${task.title}：${reason}`, en: `${task.title}: ${reason}` },
    path: recordPath(id),
  });
  return { id, state: 'TODO', version: task.version + 1 };
}

interface Step {
  readonly task: StoredTask;
  readonly act: TaskAct;
  readonly to: TaskState;
  readonly words?: string;
}

/** Brings a locked task into a state and writes it down. */
export async function stepTo(context: Context, { task, act, to, words = '' }: Step): Promise<TaskKept> {
  const at = context.clock.now();
  await updateStates(context.sql, [task.id], { state: to, at, words });
  await insertLog(context.sql, at, [lineOf(context.user, task, { act, to, at, reason: words })]);
  return { id: task.id, state: to, version: task.version + 1 };
}

function tellCreator(context: Context, task: StoredTask, outcome: string): Promise<string> {
  const { firstName } = context.user;
  return notify(context, {
    userId: task.creatorId!,
    kind: 'tasks.completed',
    title: { zh: `${firstName} 完成了任务`, en: `${firstName} completed a task` },
    body: { zh: `${task.title}：${outcome}`, en: `${task.title}: ${outcome}` },
    path: recordPath(task.id),
  });
}

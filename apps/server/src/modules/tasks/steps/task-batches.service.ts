// Many tasks at once: close with a reason, hand over to a colleague; all of them or none, every refused one named (R4.6).
import type { FieldFault } from '@yijian/contract/core';
import { taskErrors, type ClosedTasks, type ShiftedTasks, type TaskAction } from '@yijian/contract/tasks';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { notify } from '../../notifications/index.ts';
import { findMember } from '../lists/task-lists.service.ts';
import { lineOf, recordPath, taskViewer } from '../task-people.policy.ts';
import { actionWord, refusalOf } from '../tasks.policy.ts';
import { refreshNextTasks } from '../tasks.service.ts';
import { insertLog, selectTasksForUpdate, updateAssignee, updateStates, type StoredTask } from '../tasks.sql.ts';

export async function closeTasks(context: Context, { ids, reason }: ClosedTasks): Promise<{ count: number }> {
  const tasks = await requireAll(context, { ids, action: 'close' });
  const at = context.clock.now();
  const named = tasks.map((task) => task.id);
  await updateStates(context.sql, named, { state: 'CLOSED', at, words: reason });
  const lines = tasks.map((task) => lineOf(context.user, task, { act: 'CLOSE', to: 'CLOSED', at, reason }));
  await insertLog(context.sql, at, lines);
  await refreshNextTasks(
    context,
    tasks.flatMap((task) => task.doctorIds),
  );
  for (const [userId, theirs] of byAssignee(tasks))
    if (userId !== context.user.id) await tell(context, { userId, tasks: theirs, reason, as: 'closed' });
  return { count: tasks.length };
}

export async function shiftTasks(
  context: Context,
  { ids, toUserId, reason }: ShiftedTasks,
): Promise<{ count: number }> {
  const receiver = await findMember(context, toUserId);
  if (receiver === undefined) throw outside(context);
  const tasks = await requireAll(context, { ids, action: 'shift', notFrom: toUserId });
  const at = context.clock.now();
  await updateAssignee(
    context.sql,
    tasks.map((task) => task.id),
    { to: toUserId, isRefusable: true, at },
  );
  const lines = tasks.map((task) => ({
    ...lineOf(context.user, task, { act: 'SHIFT', to: 'TODO', at, reason }),
    fromUserId: task.assigneeId,
    toUserId,
  }));
  await insertLog(context.sql, at, lines);
  await refreshNextTasks(
    context,
    tasks.flatMap((task) => task.doctorIds),
  );
  await tell(context, { userId: toUserId, tasks, reason, as: 'received' });
  for (const [userId, theirs] of byAssignee(tasks))
    await tell(context, { userId, tasks: theirs, reason, as: 'given', to: receiver.name });
  return { count: tasks.length };
}

function outside(context: Context) {
  const error = taskErrors.personOutside;
  return fail(error, {}, [{ field: 'body.toUserId', message: wordsOf(error, context.language, {}) }]);
}

interface Batch {
  readonly ids: readonly string[];
  readonly action: Extract<TaskAction, 'close' | 'shift'>;
  /** A task of this user stays where it is, and is refused. */
  readonly notFrom?: string;
}

/** Every task, locked; throws tasks.batchRefused with one field for each that is not there or refuses. */
async function requireAll(context: Context, { ids, action, notFrom }: Batch): Promise<StoredTask[]> {
  const { user, language } = context;
  const wanted = [...new Set(ids)];
  const tasks = await selectTasksForUpdate(context.sql, taskViewer(context.user), wanted);
  const found = new Map(tasks.map((task) => [task.id, task]));
  const faults: FieldFault[] = wanted.flatMap((id) => {
    const task = found.get(id);
    const field = `body.ids.${id}`;
    if (task === undefined) return [{ field, message: wordsOf(taskErrors.notFound, language, {}) }];
    const refusal = refusalOf(action, { user, task, language });
    if (refusal !== undefined)
      return [{ field, message: `${task.title}: ${wordsOf(refusal.row, language, refusal.values)}` }];
    if (task.assigneeId !== notFrom) return [];
    return [{ field, message: `${task.title}: ${language === 'zh' ? '已在对方名下' : 'is theirs already'}` }];
  });
  if (faults.length === 0) return tasks;
  throw fail(taskErrors.batchRefused, { count: faults.length, action: actionWord(action, language) }, faults);
}

function byAssignee(tasks: readonly StoredTask[]): Map<string, StoredTask[]> {
  const groups = new Map<string, StoredTask[]>();
  for (const task of tasks) groups.set(task.assigneeId, [...(groups.get(task.assigneeId) ?? []), task]);
  return groups;
}

interface Told {
  readonly userId: string;
  readonly tasks: readonly StoredTask[];
  readonly reason: string;
  readonly as: 'closed' | 'received' | 'given';
  readonly to?: string;
}

/** One notice for each person, however many tasks. */
function tell(context: Context, { userId, tasks, reason, as, to = '' }: Told): Promise<string> {
  const who = context.user.firstName;
  const count = tasks.length;
  const title = {
    closed: { zh: `${who} 关闭了您的 ${count} 项任务`, en: `${who} closed ${count} of your tasks` },
    received: { zh: `${who} 转给您 ${count} 项任务`, en: `${who} handed you ${count} tasks` },
    given: { zh: `您的 ${count} 项任务已转给 ${to}`, en: `${count} of your tasks went to ${to}` },
  }[as];
  const [first] = tasks;
  const path = count === 1 && as !== 'given' ? recordPath(first!.id) : '/task/index/all';
  const kind = as === 'closed' ? 'tasks.closed' : 'tasks.shifted';
  const words = `${first!.title}${count > 1 ? ' …' : ''}`;
  return notify(context, {
    userId,
    kind,
    title,
    body: { zh: `${words}（${reason}）`, en: `${words} (${reason})` },
    path,
  });
}

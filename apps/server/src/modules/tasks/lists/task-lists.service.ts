// How tasks are read: lists, numbers of the tabs, one task, its log, who may receive one (specification 7.5).
import {
  taskErrors,
  type TaskFilter,
  type TaskLogEntry,
  type TaskMember,
  type TaskNumberQuery,
  type TaskNumbers,
} from '@yijian/contract/tasks';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import { jsonText, pageText, type Context, type JsonText } from '../../../platform/http/index.ts';
import { ruleValue } from '../../rules/index.ts';
import { memberScope, taskViewer } from '../task-people.policy.ts';
import { actionsOn, refusableUntil } from '../tasks.policy.ts';
import { selectMembers, selectOpenTasks, selectTaskLog, selectTaskRecord } from './task-record.sql.ts';
import { selectTaskCount, selectTaskNumbers, selectTaskPage, type Paging } from './tasks-list.sql.ts';

const readingOf = (context: Context) => ({
  ...taskViewer(context.user),
  language: context.language,
  today: dayInShanghai(context.clock.now()),
});

export async function listTasks(
  context: Context,
  { filter, paging }: { filter: TaskFilter; paging: Paging },
): Promise<JsonText> {
  const reading = { ...readingOf(context), filter };
  const rows = await selectTaskPage(context.sql, reading, paging);
  return pageText(rows, paging, () => selectTaskCount(context.sql, reading));
}

export async function countTasks(context: Context, filter: TaskFilter): Promise<{ totalElements: number }> {
  return { totalElements: await selectTaskCount(context.sql, { ...readingOf(context), filter }) };
}

export function findTaskNumbers(context: Context, query: TaskNumberQuery): Promise<TaskNumbers> {
  const assigneeId = query.assigneeId === undefined ? undefined : [query.assigneeId];
  return selectTaskNumbers(context.sql, { ...readingOf(context), filter: { whose: query.whose, assigneeId } });
}

/** What the caller still has to do about a doctor, for whoever prepares a visit. */
export function openTasksOf(
  context: Context,
  doctorId: string,
): Promise<{ id: string; title: string; dueOn: string }[]> {
  const { sql, user, language } = context;
  return selectOpenTasks(sql, { userId: user.id, doctorId, language });
}

export async function findTask(context: Context, id: string): Promise<JsonText> {
  const task = await selectTaskRecord(context.sql, readingOf(context), id);
  if (task === undefined) throw fail(taskErrors.notFound);
  const hours = await ruleValue(context, 'tasks.refuseHours');
  const actions = actionsOn(context.user, task, { hours, now: context.clock.now() });
  const until = refusableUntil(task, hours)?.toISOString() ?? null;
  return jsonText(
    `${task.text.slice(0, -1)},"refusableUntil":${JSON.stringify(until)},"actions":${JSON.stringify(actions)}}`,
  );
}

export async function findTaskLog(context: Context, id: string): Promise<TaskLogEntry[]> {
  if ((await selectTaskRecord(context.sql, readingOf(context), id)) === undefined) throw fail(taskErrors.notFound);
  const rows = await selectTaskLog(context.sql, id, context.language);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

export function listTaskMembers(context: Context): Promise<TaskMember[]> {
  return selectMembers(context.sql, { scope: memberScope(context.user), language: context.language });
}

/** The colleague, when a task may be given to them or their plan seen; otherwise undefined. */
export async function findMember(context: Context, id: string): Promise<TaskMember | undefined> {
  const [member] = await selectMembers(context.sql, {
    scope: memberScope(context.user),
    language: context.language,
    id,
  });
  return member;
}

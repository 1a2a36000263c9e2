// What tasks are made of: created, changed, moved to another day, ticked, watched (specification 7.5).
import { coreErrors, type FieldFault } from '@yijian/contract/core';
import {
  taskErrors,
  type ChangedTask,
  type CheckedItem,
  type NewTask,
  type TaskAction,
  type TaskKept,
  type TaskSource,
} from '@yijian/contract/tasks';
import { requireDictionaryValues } from '../dictionaries/index.ts';
import { isDoctorOwn, recordNextTasks } from '../doctors/index.ts';
import { findOwnHospitalName } from '../hospitals/index.ts';
import { notify } from '../notifications/index.ts';
import { findOwnVisitName } from '../visits/index.ts';
import { fail, wordsOf } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { findMember } from './lists/task-lists.service.ts';
import { recordPath, taskViewer } from './task-people.policy.ts';
import { changedDraft, refusalOf } from './tasks.policy.ts';
import {
  deleteWatcher,
  insertLog,
  insertTask,
  insertWatcher,
  replaceWatchers,
  selectNextTasks,
  selectTasksForUpdate,
  selectUnknownStaff,
  updateChecklist,
  updateDue,
  updateTask,
  type LogLine,
  type StoredTask,
} from './tasks.sql.ts';

export async function createTask(context: Context, { assigneeId, watcherIds, ...draft }: NewTask): Promise<TaskKept> {
  const assignee = assigneeId ?? context.user.id;
  if (assignee !== context.user.id && (await findMember(context, assignee))?.isTeam !== true)
    throw named(context, 'personOutside', 'body.assigneeId');
  await requireKnownParts(context, { ...draft, watcherIds });
  const at = context.clock.now();
  const origin = { assigneeId: assignee, creatorId: context.user.id, source: 'MANUAL', at } as const;
  const { id, version } = (await insertTask(context.sql, origin, draft))!;
  await replaceWatchers(context.sql, id, watcherIds);
  const line: LogLine = {
    taskId: id,
    act: 'CREATE',
    userId: context.user.id,
    fromState: null,
    toState: 'TODO',
    secondsInState: null,
    toUserId: assignee,
    toDueOn: draft.dueOn,
    reason: '',
  };
  await insertLog(context.sql, at, [line]);
  await refreshNextTasks(context, draft.doctorIds);
  if (assignee !== context.user.id) await tellAssigned(context, { id, userId: assignee, title: draft.title });
  return { id, state: 'TODO', version };
}

interface MadeTask {
  readonly assigneeId: string;
  readonly source: TaskSource;
  /** Names what the task follows from, so that it is made once. */
  readonly key: string;
  readonly doctorId: string;
  readonly visitId?: string;
  readonly title: string;
  /** Where the title is the product's own words; a person's words read the same in both languages. */
  readonly enTitle?: string;
  readonly notes: string;
  /** YYYY-MM-DD. */
  readonly dueOn: string;
}

/** Makes what follows from a record of any room, and shows it in the lists of doctors; undefined when it was made before. */
export async function makeTask(
  context: Context,
  { assigneeId, source, key, doctorId, enTitle = '', ...given }: MadeTask,
): Promise<string | undefined> {
  const at = context.clock.now();
  const fixed = { type: 'FOLLOW_UP', priority: 'NORMAL', important: false, checklist: [] } as const;
  const draft = { ...given, ...fixed, checklist: [], doctorIds: [doctorId] };
  const made = await insertTask(context.sql, { assigneeId, creatorId: assigneeId, source, key, enTitle, at }, draft);
  if (made === undefined) return undefined;
  const line = { act: 'CREATE', userId: assigneeId, fromState: null, toState: 'TODO', secondsInState: null } as const;
  await insertLog(context.sql, at, [
    { ...line, taskId: made.id, toUserId: assigneeId, toDueOn: given.dueOn, reason: '' },
  ]);
  await refreshNextTasks(context, [doctorId]);
  return made.id;
}

export async function changeTask(
  context: Context,
  { id, version, watcherIds, ...changes }: ChangedTask & { id: string },
): Promise<TaskKept> {
  const task = await requireTask(context, { id, action: 'edit' });
  if (version !== undefined) requireVersion(task, version);
  const watchers = watcherIds ?? (version === undefined ? undefined : []);
  const draft = changedDraft(task, changes, { isWhole: version !== undefined });
  await requireKnownParts(context, { ...draft, watcherIds: watchers ?? [] }, task);
  const next = await updateTask(context.sql, id, draft);
  if (watchers !== undefined) await replaceWatchers(context.sql, id, watchers);
  await insertLog(context.sql, context.clock.now(), [changeLine(context, task, draft.dueOn)]);
  await refreshNextTasks(context, [...task.doctorIds, ...draft.doctorIds]);
  return { id, state: task.state, version: next };
}

export async function moveTask(
  context: Context,
  { id, dueOn, version }: { id: string; dueOn: string; version: number },
): Promise<TaskKept> {
  const task = await requireTask(context, { id, action: 'edit' });
  requireVersion(task, version);
  const next = await updateDue(context.sql, id, dueOn);
  await insertLog(context.sql, context.clock.now(), [changeLine(context, task, dueOn)]);
  await refreshNextTasks(context, task.doctorIds);
  return { id, state: task.state, version: next };
}

export async function checkTask(
  context: Context,
  { id, item, isDone, version }: CheckedItem & { id: string },
): Promise<TaskKept> {
  const task = await requireTask(context, { id, action: 'check' });
  requireVersion(task, version);
  const checklist = task.checklist.map((one, index) => (index === item ? { ...one, isDone } : one));
  if (item >= checklist.length)
    throw fail(coreErrors.badInput, { fields: 'body.item' }, [
      { field: 'body.item', message: context.language === 'zh' ? '不存在' : 'does not exist' },
    ]);
  return { id, state: task.state, version: await updateChecklist(context.sql, id, checklist) };
}

export async function watchTask(
  context: Context,
  { id, watch }: { id: string; watch: boolean },
): Promise<{ id: string; isWatched: boolean }> {
  await requireSeen(context, id);
  await (watch ? insertWatcher : deleteWatcher)(context.sql, id, context.user.id);
  return { id, isWatched: watch };
}

/** The task, locked, when the caller sees it. */
export async function requireSeen(context: Context, id: string): Promise<StoredTask> {
  const [task] = await selectTasksForUpdate(context.sql, taskViewer(context.user), [id]);
  if (task === undefined) throw fail(taskErrors.notFound);
  return task;
}

/** The task, locked, when the caller sees it and may do this with it in its state. */
export async function requireTask(
  context: Context,
  { id, action }: { id: string; action: TaskAction },
): Promise<StoredTask> {
  const { user, language } = context;
  const task = await requireSeen(context, id);
  const refusal = refusalOf(action, { user, task, language });
  if (refusal !== undefined) throw refusal;
  return task;
}

/** Tells the doctors' room what is to be done next for each, so that its lists need not ask. */
export async function refreshNextTasks(context: Context, doctorIds: readonly string[]): Promise<void> {
  const ids = [...new Set(doctorIds)];
  if (ids.length > 0) await recordNextTasks(context, await selectNextTasks(context.sql, ids));
}

function tellAssigned(context: Context, task: { id: string; userId: string; title: string }): Promise<string> {
  const { firstName } = context.user;
  return notify(context, {
    userId: task.userId,
    kind: 'tasks.assigned',
    title: { zh: `${firstName} 给您安排了任务`, en: `${firstName} gave you a task` },
    body: { zh: task.title, en: task.title },
    path: recordPath(task.id),
  });
}

function requireVersion(task: StoredTask, version: number): void {
  if (task.version !== version) throw fail(taskErrors.changedMeanwhile, { version: task.version });
}

function changeLine(context: Context, task: StoredTask, dueOn: string): LogLine {
  const moved = task.dueOn === dueOn ? {} : { fromDueOn: task.dueOn, toDueOn: dueOn };
  const kept = { fromState: task.state, toState: task.state, secondsInState: null, reason: '' };
  return { taskId: task.id, act: 'CHANGE', userId: context.user.id, ...kept, ...moved };
}

function named(context: Context, error: 'personOutside' | 'dueBeforeStart', field: string) {
  return fail(taskErrors[error], {}, [{ field, message: wordsOf(taskErrors[error], context.language, {}) }]);
}

type Parts = Pick<NewTask, 'type' | 'doctorIds' | 'hospitalId' | 'visitId' | 'startOn' | 'dueOn' | 'watcherIds'>;

/**
 * Type, doctors, hospital, visit and watchers must exist for the caller; all that do not are named at once.
 * What the task had `before` may stay, whoever looks after it now.
 */
async function requireKnownParts(context: Context, parts: Parts, before?: StoredTask): Promise<void> {
  if (parts.startOn !== undefined && parts.dueOn < parts.startOn) throw named(context, 'dueBeforeStart', 'body.dueOn');
  await requireDictionaryValues(context, [{ key: 'taskType', values: [parts.type], field: 'body.type' }]);
  const message = context.language === 'zh' ? '不存在或不在您的范围内' : 'does not exist or is outside your range';
  const faults: FieldFault[] = [];
  for (const doctorId of parts.doctorIds.filter((id) => before?.doctorIds.includes(id) !== true))
    if (!(await isDoctorOwn(context, doctorId)))
      faults.push({ field: 'body.doctorIds', message: `${doctorId} ${message}` });
  const { hospitalId, visitId } = parts;
  const isNew = (id: string | undefined, former: string | null | undefined): id is string =>
    id !== undefined && id !== former;
  if (isNew(hospitalId, before?.hospitalId) && (await findOwnHospitalName(context, hospitalId)) === undefined)
    faults.push({ field: 'body.hospitalId', message });
  if (isNew(visitId, before?.visitId) && (await findOwnVisitName(context, visitId)) === undefined)
    faults.push({ field: 'body.visitId', message });
  const strangers = await selectUnknownStaff(context.sql, parts.watcherIds);
  if (strangers.length > 0) faults.push({ field: 'body.watcherIds', message: `${strangers.join(', ')} ${message}` });
  if (faults.length > 0)
    throw fail(coreErrors.badInput, { fields: faults.map((fault) => fault.field).join(', ') }, faults);
}

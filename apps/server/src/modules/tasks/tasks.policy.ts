// Who sees a task, what may be done with it, and which state may follow which (specification 4 and 6; product: Task machine).
import { taskErrors, type ChangedTask, type NewTask, type TaskAction, type TaskState } from '@yijian/contract/tasks';
import { type Bilingual, joined } from '@yijian/contract/core';
import { isAllowed, type SessionUser } from '../../platform/auth/index.ts';
import { fail, type Failure } from '../../platform/errors/index.ts';
import type { StoredTask } from './tasks.sql.ts';

const open: readonly TaskState[] = ['TODO', 'IN_PROGRESS'];

/** Every legal change of state; what is not here is refused. An edit and a tick keep the state. */
export const transitions: Readonly<
  Record<TaskAction, { readonly from: readonly TaskState[]; readonly to: TaskState | undefined }>
> = {
  edit: { from: open, to: undefined },
  check: { from: open, to: undefined },
  start: { from: ['TODO'], to: 'IN_PROGRESS' },
  complete: { from: ['IN_PROGRESS'], to: 'COMPLETED' },
  close: { from: open, to: 'CLOSED' },
  shift: { from: open, to: 'TODO' },
  refuse: { from: ['TODO'], to: 'TODO' },
  reopen: { from: ['COMPLETED'], to: 'IN_PROGRESS' },
};

const stateWords: Readonly<Record<TaskState, Bilingual>> = {
  TODO: { zh: '待办', en: 'to do' },
  IN_PROGRESS: { zh: '进行中', en: 'in progress' },
  COMPLETED: { zh: '已完成', en: 'completed' },
  CLOSED: { zh: '已关闭', en: 'closed' },
};

const actionWords: Readonly<Record<TaskAction, Bilingual>> = {
  edit: { zh: '修改', en: 'edit' },
  check: { zh: '勾选', en: 'tick' },
  start: { zh: '开始', en: 'start' },
  complete: { zh: '完成', en: 'complete' },
  close: { zh: '关闭', en: 'close' },
  shift: { zh: '转移', en: 'hand over' },
  refuse: { zh: '退回', en: 'refuse' },
  reopen: { zh: '重新打开', en: 'reopen' },
};

export const actionWord = (action: TaskAction, language: 'zh' | 'en'): string => actionWords[action][language];

export interface TaskFacts {
  readonly state: TaskState;
  readonly assigneeId: string;
  /** Null for what a rule or an event made. */
  readonly creatorId: string | null;
  readonly organizationId: string | null;
  readonly isMedical: boolean;
  readonly shiftedFromId: string | null;
  readonly shiftedAt: Date | null;
}

/** Whoever holds this sees and steers the tasks of the own range, besides those given by or to them. */
const TEAM = 'task:tasks:team';
export const leadsTeam = (user: SessionUser): boolean => isAllowed(user, TEAM);

/** Tasks of medical affairs are hidden from managers of sales; their own people see them. */
export function seesMedicalTasks(user: SessionUser): boolean {
  return user.isMedical || user.roles.some((role) => ['admin', 'MED'].includes(role));
}

/** Whether the user is a manager over whoever the task was given to. */
export function manages(user: SessionUser, task: Pick<TaskFacts, 'organizationId' | 'isMedical'>): boolean {
  if (!leadsTeam(user) || (task.isMedical && !seesMedicalTasks(user))) return false;
  if (user.dataRange === 'ALL') return true;
  const isWide = user.dataRanges.some((range) => range !== 'OWN');
  return isWide && task.organizationId !== null && user.teamOrganizationIds.includes(task.organizationId);
}

/** Whether it is this user's to do, whatever the state. What nobody created belongs to whoever is to do it. */
export function isTheirs(action: TaskAction, user: SessionUser, task: TaskFacts): boolean {
  const isAssignee = task.assigneeId === user.id;
  const isGiver = (task.creatorId ?? task.assigneeId) === user.id;
  switch (action) {
    case 'edit':
      return isAssignee || isGiver || manages(user, task);
    case 'check':
    case 'start':
    case 'complete':
      return isAssignee;
    case 'refuse':
      return isAssignee && task.shiftedFromId !== null;
    case 'close':
      return isGiver || manages(user, task);
    case 'shift':
      return isAssignee || manages(user, task);
    case 'reopen':
      return isGiver;
  }
}

export interface Refusal {
  /** Until when a task handed over may be refused. */
  readonly hours: number;
  readonly now: Date;
}

/** Until when the receiver may refuse it; undefined when it was never handed over. */
export function refusableUntil(task: TaskFacts, hours: number): Date | undefined {
  if (task.shiftedAt === null || task.shiftedFromId === null) return undefined;
  return new Date(task.shiftedAt.getTime() + hours * 3_600_000);
}

const isRefusable = (task: TaskFacts, { hours, now }: Refusal): boolean =>
  (refusableUntil(task, hours)?.getTime() ?? 0) > now.getTime();

/** What this user may do with this task now. */
export function actionsOn(user: SessionUser, task: TaskFacts, refusal: Refusal): TaskAction[] {
  return (Object.keys(transitions) as TaskAction[]).filter(
    (action) =>
      transitions[action].from.includes(task.state) &&
      isTheirs(action, user, task) &&
      (action !== 'refuse' || isRefusable(task, refusal)),
  );
}

/** Why the user may not do it; undefined when it may be done. */
export function refusalOf(
  action: TaskAction,
  { user, task, language }: { user: SessionUser; task: TaskFacts; language: 'zh' | 'en' },
): Failure | undefined {
  if (!isTheirs(action, user, task)) return fail(taskErrors.notAllowed, { action: actionWords[action][language] });
  if (transitions[action].from.includes(task.state)) return undefined;
  const allowed = (Object.keys(transitions) as TaskAction[])
    .filter((one) => transitions[one].from.includes(task.state))
    .map((one) => actionWords[one][language]);
  return fail(taskErrors.wrongState, {
    state: stateWords[task.state][language],
    action: actionWords[action][language],
    allowed: joined(allowed, language) || '—',
  });
}

/** Throws tasks.refusedTooLate when the time to refuse is over. */
export function requireRefusable(task: TaskFacts, refusal: Refusal): void {
  if (!isRefusable(task, refusal)) throw fail(taskErrors.refusedTooLate, { hours: refusal.hours });
}

type Changes = Omit<ChangedTask, 'version' | 'watcherIds'>;
type ChangedDraft = Omit<NewTask, 'assigneeId' | 'watcherIds'>;

/** The task after a change: a whole one leaves out what is empty, any other one leaves out what stays. */
export function changedDraft(task: StoredTask, changes: Changes, { isWhole }: { isWhole: boolean }): ChangedDraft {
  const { title, type, dueOn, priority, important, notes, checklist, doctorIds } = task;
  const [hospitalId, visitId, startOn] = [task.hospitalId, task.visitId, task.startOn].map(
    (value) => value ?? undefined,
  );
  const named = { title, type, dueOn };
  const empty = { priority: 'NORMAL', important: false, notes: '', checklist: [], doctorIds: [] } as const;
  const rest = isWhole ? empty : { priority, important, notes, checklist, doctorIds, hospitalId, visitId, startOn };
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Changes;
  return { ...named, ...rest, ...given } as ChangedDraft;
}

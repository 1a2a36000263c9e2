// What a caller sees of tasks and colleagues, and the line a step leaves in the log.
import type { TaskAct, TaskState } from '@yijian/contract/tasks';
import type { SessionUser } from '../../platform/auth/index.ts';
import type { MemberScope } from './lists/task-record.sql.ts';
import type { TaskViewer } from './lists/tasks-scope.sql.ts';
import { leadsTeam, seesMedicalTasks } from './tasks.policy.ts';
import type { LogLine, StoredTask } from './tasks.sql.ts';

/** What the user may see of tasks. */
export function taskViewer(user: SessionUser): TaskViewer {
  return { viewer: user, leadsTeam: leadsTeam(user), seesMedical: seesMedicalTasks(user) };
}

/** A manager sees the range, everyone else the colleagues of the own organisation. */
export function memberScope(user: SessionUser): MemberScope {
  const leads = leadsTeam(user);
  const organization = user.organizationId === undefined ? [] : [user.organizationId];
  return {
    userId: user.id,
    everyone: leads && user.dataRange === 'ALL',
    organizationIds: leads ? [...user.teamOrganizationIds, ...organization] : organization,
    leads,
  };
}

/** Where a task is read. */
export const recordPath = (id: string): string => `/task/taskRecordDetail?id=${id}`;

/** Nobody is behind work by the clock. */
const NOBODY = '0';

/** A line of the log, with how long the task stood in the state it leaves. */
export function lineOf(
  user: SessionUser,
  task: StoredTask,
  { act, to, at, reason }: { act: TaskAct; to: TaskState; at: Date; reason: string },
): LogLine {
  const seconds = Math.max(0, Math.floor((at.getTime() - task.stateSince.getTime()) / 1000));
  const userId = user.id === NOBODY ? null : user.id;
  return { taskId: task.id, act, userId, fromState: task.state, toState: to, secondsInState: seconds, reason };
}

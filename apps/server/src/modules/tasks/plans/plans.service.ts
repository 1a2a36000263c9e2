// The plan of a colleague, what is missing in it, and a week copied to another (specification 2.3, task/myPlan).
import {
  LONGEST_PLAN,
  taskErrors,
  type CopiedWeek,
  type Plan,
  type PlanQuery,
  type UnplannedDoctor,
  type WeekCopy,
} from '@yijian/contract/tasks';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { isDoctorOwn } from '../../doctors/index.ts';
import { planVisit } from '../../visits/index.ts';
import { findMember } from '../lists/task-lists.service.ts';
import { taskViewer } from '../task-people.policy.ts';
import { refreshNextTasks } from '../tasks.service.ts';
import { insertLog, insertTask } from '../tasks.sql.ts';
import {
  selectPlannedTasks,
  selectPlannedVisits,
  selectUnplannedDoctors,
  selectWeekTasks,
  selectWeekVisits,
  type CopiedTask,
  type CopiedVisit,
  type PlanReading,
} from './plans.sql.ts';

const DAY = 86_400_000;
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

export async function findPlan(context: Context, { userId, ...days }: PlanQuery): Promise<Plan> {
  const length = daysBetween(days.from, days.to) + 1;
  if (length < 1 || length > LONGEST_PLAN) {
    const message = wordsOf(taskErrors.planTooLong, context.language, { days: LONGEST_PLAN });
    throw fail(taskErrors.planTooLong, { days: LONGEST_PLAN }, [{ field: 'query.to', message }]);
  }
  const reading = await readingOf(context, userId);
  const [tasks, visits] = await Promise.all([
    selectPlannedTasks(context.sql, reading, days),
    selectPlannedVisits(context.sql, reading, days),
  ]);
  return { tasks, visits: visits.map((visit) => ({ ...visit, startsAt: visit.startsAt.toISOString() })) };
}

export async function listUnplanned(context: Context, userId: string | undefined): Promise<UnplannedDoctor[]> {
  const rows = await selectUnplannedDoctors(context.sql, await readingOf(context, userId), context.clock.now());
  return rows.map((row) => ({ ...row, lastVisitAt: row.lastVisitAt?.toISOString() ?? null }));
}

/** The own plan, or that of a member of the team; throws tasks.memberOutside for anyone else. */
async function readingOf(context: Context, userId: string | undefined): Promise<PlanReading> {
  const whose = userId ?? context.user.id;
  if (whose !== context.user.id && (await findMember(context, whose))?.isTeam !== true)
    throw fail(taskErrors.memberOutside);
  return { ...taskViewer(context.user), language: context.language, userId: whose };
}

const isMonday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

/** Copies visits as plans and tasks as new ones; what is there, past or out of range is left out and counted. */
export async function copyWeek(context: Context, { from, to }: CopiedWeek): Promise<WeekCopy> {
  if (from === to || !isMonday(from) || !isMonday(to)) {
    const field = isMonday(from) ? 'body.to' : 'body.from';
    throw fail(taskErrors.notMonday, {}, [{ field, message: wordsOf(taskErrors.notMonday, context.language, {}) }]);
  }
  const week = { from, days: daysBetween(from, to) };
  const visits = await selectWeekVisits(context.sql, context.user.id, week);
  const tasks = await selectWeekTasks(context.sql, context.user.id, week);
  const copied = { visits: 0, tasks: 0 };
  for (const visit of visits) if (await copyVisit(context, visit)) copied.visits += 1;
  for (const task of tasks) if (await copyTask(context, task)) copied.tasks += 1;
  await refreshNextTasks(
    context,
    tasks.flatMap((task) => task.doctorIds),
  );
  return { ...copied, skipped: visits.length + tasks.length - copied.visits - copied.tasks };
}

async function copyVisit(context: Context, visit: CopiedVisit): Promise<boolean> {
  if (visit.isThere || visit.startsAt <= context.clock.now()) return false;
  if (!(await isDoctorOwn(context, visit.doctorId))) return false;
  const { doctorId, visitType, visitPurposes } = visit;
  await planVisit(context, { doctorId, visitType, visitPurposes, startsAt: visit.startsAt.toISOString() });
  return true;
}

async function copyTask(context: Context, { id, hospitalId, ...task }: CopiedTask): Promise<boolean> {
  const at = context.clock.now();
  if (task.dueOn < dayInShanghai(at)) return false;
  const { id: userId } = context.user;
  const origin = {
    assigneeId: userId,
    creatorId: userId,
    source: 'PLAN',
    key: `plan:${id}:${task.dueOn}`,
    at,
  } as const;
  const checklist = task.checklist.map((item) => ({ ...item, isDone: false }));
  const place = hospitalId === null ? {} : { hospitalId };
  const made = await insertTask(context.sql, origin, { ...task, ...place, checklist });
  if (made === undefined) return false;
  const line = {
    taskId: made.id,
    act: 'CREATE',
    userId,
    fromState: null,
    toState: 'TODO',
    secondsInState: null,
  } as const;
  await insertLog(context.sql, at, [{ ...line, toUserId: userId, toDueOn: task.dueOn, reason: '' }]);
  return true;
}

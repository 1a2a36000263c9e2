// What makes and settles tasks by itself: three rules of the catalogue once a day, and a submitted visit (product: tasks and plans).
import { dayInShanghai } from '../../../platform/clock/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { notify } from '../../notifications/index.ts';
import { isRuleOn, ruleValue } from '../../rules/index.ts';
import { stepTo } from '../steps/task-steps.service.ts';
import { makeTask, refreshNextTasks } from '../tasks.service.ts';
import { selectTasksForUpdate } from '../tasks.sql.ts';
import {
  allowLongRule,
  insertUnsubmitted,
  insertUnvisited,
  insertWithoutConsent,
  selectNextStep,
  selectSettledBy,
  type MadeTask,
} from './task-rules.sql.ts';

const DAY = 86_400_000;

/** Makes what the rules of today ask for; running again makes nothing twice. Answers how many were made. */
export async function makeTasksByRules(context: Context): Promise<number> {
  await allowLongRule(context.sql);
  const made = [
    ...((await isRuleOn(context, 'T1')) ? await remindUnvisited(context) : []),
    ...((await isRuleOn(context, 'T2')) ? await remindConsent(context) : []),
    ...((await isRuleOn(context, 'T3')) ? await remindUnsubmitted(context) : []),
  ];
  await refreshNextTasks(
    context,
    made.map((task) => task.doctorId),
  );
  await tellOwners(context, made);
  return made.length;
}

const dueIn = (context: Context, days: number): string =>
  dayInShanghai(new Date(context.clock.now().getTime() + days * DAY));

async function remindUnvisited(context: Context): Promise<MadeTask[]> {
  const days = await ruleValue(context, 'tasks.unvisitedDays');
  const now = context.clock.now();
  return insertUnvisited(context.sql, {
    type: 'VISIT',
    priority: 'NORMAL',
    days,
    now,
    before: new Date(now.getTime() - days * DAY),
    dueOn: dueIn(context, await ruleValue(context, 'tasks.unvisitedDueDays')),
    most: await ruleValue(context, 'tasks.unvisitedPerUser'),
    reason: 'T1',
  });
}

async function remindConsent(context: Context): Promise<MadeTask[]> {
  return insertWithoutConsent(context.sql, {
    type: 'DATA',
    priority: 'NORMAL',
    dueOn: dueIn(context, await ruleValue(context, 'tasks.consentDueDays')),
    most: await ruleValue(context, 'tasks.consentPerUser'),
    reason: 'T2',
  });
}

async function remindUnsubmitted(context: Context): Promise<MadeTask[]> {
  const hours = await ruleValue(context, 'tasks.unsubmittedHours');
  return insertUnsubmitted(context.sql, {
    type: 'VISIT',
    priority: 'HIGH',
    before: new Date(context.clock.now().getTime() - hours * 3_600_000),
    dueOn: dueIn(context, 1),
    most: 50,
    reason: 'T3',
  });
}

/** One notice for each colleague, however many tasks. */
async function tellOwners(context: Context, made: readonly MadeTask[]): Promise<void> {
  const counts = new Map<string, number>();
  for (const { assigneeId } of made) counts.set(assigneeId, (counts.get(assigneeId) ?? 0) + 1);
  for (const [userId, count] of counts)
    await notify(context, {
      userId,
      kind: 'tasks.made',
      title: { zh: `系统为您安排了 ${count} 项任务`, en: `${count} tasks were made for you` },
      path: '/task/index/all?source=RULE',
    });
}

/** A submitted visit makes its next step a task and settles what rules asked for. */
export async function followVisit(context: Context, { visitId }: { readonly visitId: string }): Promise<void> {
  const next = await selectNextStep(context.sql, visitId);
  if (next !== undefined) {
    const { userId, doctorId, dueOn, nextStep } = next;
    const made = {
      assigneeId: userId,
      source: 'VISIT',
      key: `visit:${visitId}`,
      doctorId,
      visitId,
      title: nextStep,
    } as const;
    await makeTask(context, { ...made, notes: '', dueOn });
  }
  await settle(context, visitId);
}

async function settle(context: Context, visitId: string): Promise<void> {
  const ids = await selectSettledBy(context.sql, visitId);
  if (ids.length === 0) return;
  const everything = { viewer: context.user, leadsTeam: true, seesMedical: true };
  const tasks = await selectTasksForUpdate(context.sql, everything, ids);
  for (const task of tasks) {
    if (task.state === 'TODO') await stepTo(context, { task, act: 'START', to: 'IN_PROGRESS' });
    const started = { ...task, state: 'IN_PROGRESS', stateSince: context.clock.now() } as const;
    await stepTo(context, {
      task: task.state === 'TODO' ? started : task,
      act: 'COMPLETE',
      to: 'COMPLETED',
      words: '拜访已提交',
    });
  }
  await refreshNextTasks(
    context,
    tasks.flatMap((task) => task.doctorIds),
  );
}

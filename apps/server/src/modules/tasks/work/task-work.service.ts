// A task for each of many doctors: begun by whoever may give it, made in steps, closed again when it is undone (product 3.2, 3.8).
import type { Bilingual } from '@yijian/contract/core';
import { coreErrors } from '@yijian/contract/core';
import { MOST_TASK_DOCTORS, doctorWorkErrors, type DoctorWork, type TaskWork } from '@yijian/contract/doctors';
import { requireDictionaryValues } from '../../dictionaries/index.ts';
import { beginWork, stepWork, type Outcome, type StoredWork, type Worker } from '../../doctors/index.ts';
import { notify } from '../../notifications/index.ts';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { findMember } from '../lists/task-lists.service.ts';
import { refreshNextTasks } from '../tasks.service.ts';
import { insertLog, insertTask, updateStates, type LogLine } from '../tasks.sql.ts';
import { selectAlike, selectUntouched } from './task-work.sql.ts';

/** Doctors of one step: well under a second, so that progress moves. */
const STEP = 250;

/** What is planned, as it is kept with the work. */
export type TaskPlan = Pick<TaskWork, 'title' | 'taskType' | 'priority' | 'startOn' | 'dueOn' | 'notes'> & {
  readonly assigneeId: string;
  readonly giverName: string;
};

const words = {
  alike: { zh: '已有相同的未完成任务', en: 'There is such an open task already' },
  undone: { zh: '批量创建已撤销', en: 'The bulk act that created it was undone' },
} as const satisfies Record<string, Bilingual>;

export async function beginTaskWork(
  context: Context,
  { ids, type, filter, assigneeId = context.user.id, ...plan }: TaskWork,
): Promise<DoctorWork> {
  const { user, language } = context;
  const wrong = (field: string, message: string) => fail(coreErrors.badInput, { fields: field }, [{ field, message }]);
  await requireDictionaryValues(context, [{ key: 'taskType', values: [plan.taskType], field: 'body.taskType' }]);
  if (plan.startOn !== undefined && plan.dueOn < plan.startOn)
    throw wrong('body.dueOn', language === 'zh' ? '早于开始日期' : 'is before the first day');
  if (assigneeId !== user.id && (await findMember(context, assigneeId))?.isTeam !== true) {
    const message = wordsOf(doctorWorkErrors.workColleague, language, {});
    throw fail(doctorWorkErrors.workColleague, {}, [{ field: 'body.assigneeId', message }]);
  }
  const draft: TaskPlan = { ...plan, assigneeId, giverName: user.firstName };
  return beginWork(context, { kind: 'TASKS', which: { ids, type, filter }, draft, limit: MOST_TASK_DOCTORS });
}

const planOf = (work: StoredWork): TaskPlan => work.draft as unknown as TaskPlan;

const worker: Worker = {
  step: STEP,
  async plan(context, work, rows) {
    const { sql } = context;
    const plan = planOf(work);
    const at = context.clock.now();
    const alike = new Set(
      await selectAlike(
        sql,
        plan,
        rows.map(({ doctorId }) => doctorId),
      ),
    );
    const origin = { assigneeId: plan.assigneeId, creatorId: work.userId, source: 'MANUAL', at } as const;
    const { taskType: type, title, priority, startOn, dueOn, notes } = plan;
    const draft = { title, type, priority, startOn, dueOn, notes, important: false, checklist: [] };
    const outcomes: Outcome[] = [];
    const lines: LogLine[] = [];
    for (const { position, doctorId } of rows) {
      if (alike.has(doctorId)) {
        outcomes.push({ position, refusal: words.alike });
        continue;
      }
      const { id } = (await insertTask(sql, origin, { ...draft, doctorIds: [doctorId] }))!;
      outcomes.push({ position, recordId: id });
      lines.push(createLine(work, { id, plan }));
    }
    if (lines.length > 0) await insertLog(sql, at, lines);
    await refreshNextTasks(
      context,
      rows.map(({ doctorId }) => doctorId),
    );
    return outcomes;
  },
  async takeBack(context, work, recordIds) {
    const { sql } = context;
    const at = context.clock.now();
    const untouched = await selectUntouched(sql, recordIds);
    if (untouched.length === 0) return 0;
    const ids = untouched.map(({ id }) => id);
    await updateStates(sql, ids, { state: 'CLOSED', at, words: words.undone.zh });
    await insertLog(
      sql,
      at,
      ids.map((taskId): LogLine => ({
        taskId,
        act: 'CLOSE',
        userId: work.userId,
        fromState: 'TODO',
        toState: 'CLOSED',
        secondsInState: null,
        reason: words.undone.zh,
      })),
    );
    await refreshNextTasks(
      context,
      untouched.map(({ doctorId }) => doctorId),
    );
    return ids.length;
  },
};

function createLine(work: StoredWork, { id, plan }: { id: string; plan: TaskPlan }): LogLine {
  const { assigneeId: toUserId, dueOn: toDueOn } = plan;
  const state = { fromState: null, toState: 'TODO', secondsInState: null } as const;
  return { taskId: id, act: 'CREATE', userId: work.userId, ...state, toUserId, toDueOn, reason: '' };
}

/** One step; when all is done, a colleague who was given the tasks is told once. */
export async function stepTaskWork(context: Context, { id }: { id: string }): Promise<void> {
  const ended = await stepWork(context, { id, worker });
  if (ended === undefined || ended.created === 0) return;
  const { assigneeId, giverName, title } = planOf(ended);
  if (assigneeId === ended.userId) return;
  const count = String(ended.created);
  await notify(context, {
    userId: assigneeId,
    kind: 'tasks.assigned',
    title: { zh: `${giverName} 给您安排了 ${count} 项任务`, en: `${giverName} gave you ${count} tasks` },
    body: { zh: title, en: title },
    path: '/task/index/all',
  });
}

// The engagement plan of a shortlist: what for, what next, who, until when; tasks come of it (product 3.4).
import { kolErrors, type MadeTasks, type PlanLine, type ShortlistKept } from '@yijian/contract/opinion-leaders';
import { taskErrors } from '@yijian/contract/tasks';
import { createTask, findMember } from '../../tasks/index.ts';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { requireOwner } from './shortlists.service.ts';
import {
  selectLine,
  selectLinesForUpdate,
  selectShortlistForUpdate,
  updateLine,
  updateLineTask,
  updateShortlistVersion,
  type StoredLine,
} from './shortlists.sql.ts';

export async function planLine(context: Context, { id, ...plan }: PlanLine & { id: string }): Promise<ShortlistKept> {
  const { sql, user } = context;
  const line = await selectLine(sql, id);
  const list =
    line === undefined ? undefined : await selectShortlistForUpdate(sql, { userId: user.id, id: line.shortlistId });
  if (line === undefined || list === undefined) throw fail(kolErrors.lineNotFound);
  if (!list.isOwn) throw fail(kolErrors.shortlistNotOwn);
  if (line.taskId !== null) throw fail(kolErrors.lineHasTask);
  await requireAssignable(context, plan.ownerId);
  await updateLine(sql, id, plan);
  return { id: line.shortlistId, version: await updateShortlistVersion(sql, line.shortlistId) };
}

/** Who cannot be given a task cannot own a step. */
async function requireAssignable(context: Context, ownerId: string | undefined): Promise<void> {
  if (ownerId === undefined || ownerId === context.user.id) return;
  if ((await findMember(context, ownerId))?.isTeam === true) return;
  const message = wordsOf(taskErrors.personOutside, context.language, {});
  throw fail(taskErrors.personOutside, {}, [{ field: 'body.ownerId', message }]);
}

/** A line with a step and a day becomes a task of its owner, once; the rules of the tasks say to whom it may be given. */
export async function makeTasks(context: Context, id: string): Promise<MadeTasks> {
  const { sql } = context;
  await requireOwner(context, id);
  const lines = await selectLinesForUpdate(sql, id);
  const ready = lines.filter(isReady);
  for (const line of ready) {
    const task = await createTask(context, {
      title: line.nextStep,
      type: 'FOLLOW_UP',
      priority: 'NORMAL',
      important: false,
      dueOn: line.dueOn,
      doctorIds: [line.doctorId],
      notes: line.objective,
      checklist: [],
      watcherIds: [],
      ...(line.ownerId === null || line.ownerId === undefined ? {} : { assigneeId: line.ownerId }),
    });
    await updateLineTask(sql, line.id, task.id);
  }
  if (ready.length > 0) await updateShortlistVersion(sql, id);
  return { made: ready.length, skipped: lines.length - ready.length };
}

const isReady = (line: StoredLine): line is StoredLine & { dueOn: string } =>
  line.taskId === null && line.nextStep !== '' && line.dueOn !== null && line.dueOn !== undefined;

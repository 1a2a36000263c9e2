// Hands over what a user owns: one preview, one transaction or a job in the background, a receipt, an undo (product 3.25).
import {
  handoverErrors as errors,
  ONE_TRANSACTION_ROWS,
  type Handover,
  type HandoverPreview,
  type HandoverQuery,
  type NewHandover,
} from '@yijian/contract/handovers';
import type { NamedError, Paged } from '@yijian/contract/core';
import { refuseField } from '../administration/index.ts';
import { byWhom } from '../audit/index.ts';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { emit } from '../../platform/jobs/index.ts';
import type { HandoverDoor } from './handover-doors.sql.ts';
import { assignedCount, assignmentFault, stampOf } from './handovers.policy.ts';
import {
  countHandovers,
  giveReason,
  insertHandover,
  lockGiver,
  lockHandover,
  selectGiver,
  selectHandover,
  selectHandovers,
  selectMoved,
  selectReceivers,
  selectRegionNames,
  updateUndone,
  type HandoverRow,
} from './handovers.sql.ts';
import { carryOut } from './moving.service.ts';

type Doors = readonly HandoverDoor[];
const SAMPLE = 5;

export async function listHandovers(context: Context, query: HandoverQuery): Promise<Paged<Handover>> {
  const rows = await selectHandovers(context.sql, {
    limit: query.size,
    offset: query.page * query.size,
    language: context.language,
  });
  return { content: rows.map(shown), totalElements: await countHandovers(context.sql), totalIsExact: true };
}

export async function findHandover(context: Context, id: string): Promise<Handover> {
  const row = await selectHandover(context.sql, id, context.language);
  if (row === undefined) throw fail(errors.notFound);
  return shown(row);
}

const shown = (row: HandoverRow): Handover => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  undoneAt: row.undoneAt?.toISOString() ?? null,
});

export async function previewHandover(
  context: Context,
  { doors, userId }: { doors: Doors; userId: string },
): Promise<HandoverPreview> {
  const userName = await selectGiver(context.sql, userId, context.language);
  if (userName === undefined) throw fail(errors.userNotFound);
  const found = [];
  for (const door of doors) found.push({ door, counts: await door.count(context, userId) });
  const codes = found.flatMap(({ counts }) => counts.flatMap(({ code }) => code ?? []));
  const names = new Map((await selectRegionNames(context.sql, codes)).map((region) => [region.code, region]));
  const items = [];
  for (const { door, counts } of found) {
    const count = counts.reduce((total, one) => total + one.count, 0);
    const sample = count === 0 ? [] : await door.sample(context, userId, SAMPLE);
    const regions = counts.map((one) => ({ name: '', enName: '', ...names.get(one.code ?? ''), ...one }));
    items.push({ kind: door.kind, byRegion: door.byRegion, count, sample: [...sample], regions });
  }
  const total = items.reduce((sum, item) => sum + item.count, 0);
  return { userId, userName, total, stamp: stampOf(items), items };
}

/** Moves at once, or in the background when there is much; two at once on one user: the second is refused. */
export async function beginHandover(
  context: Context,
  { doors, body }: { doors: Doors; body: NewHandover },
): Promise<Handover> {
  const { fromUserId, assignments, reason } = body;
  if (!(await lockGiver(context.sql, fromUserId))) throw fail(errors.underWay);
  const preview = await previewHandover(context, { doors, userId: fromUserId });
  if (preview.stamp !== body.stamp) throw fail(errors.changedMeanwhile);
  await requireSound(context, { doors, body });
  const rowCount = assignedCount(assignments, preview.items);
  if (rowCount === 0) throw fail(errors.nothingToMove);
  for (const door of doors.filter(({ kind }) => assignments.some((one) => one.kind === kind)))
    await door.require?.(context, fromUserId);
  await giveReason(context.sql, reason);
  const id = await insertHandover(context.sql, { fromUserId, reason, assignments, rowCount });
  if (rowCount > ONE_TRANSACTION_ROWS) await emit(context, 'handovers.begun', { handoverId: id });
  else await carryOut(context, { doors, id });
  return findHandover(context, id);
}

async function requireSound(
  context: Context,
  { doors, body: { assignments, fromUserId } }: { doors: Doors; body: NewHandover },
): Promise<void> {
  const refuse = (error: NamedError, at: number, field: string) =>
    refuseField(context, error, { field: `assignments.${at}.${field}` });
  const fault = assignmentFault(assignments, (kind) => doors.some((door) => door.kind === kind && door.byRegion));
  if (fault !== undefined) throw refuse(errors[fault.fault], fault.at, 'regionCodes');
  const known = await selectReceivers(context.sql, [...new Set(assignments.map(({ toUserId }) => toUserId))]);
  const wrong = assignments.findIndex(({ toUserId }) => toUserId === fromUserId || !known.includes(toUserId));
  if (wrong >= 0) throw refuse(errors.receiverUnsuitable, wrong, 'toUserId');
}

/** Gives everything back that still stands as the handover left it. */
export async function undoHandover(context: Context, { doors, id }: { doors: Doors; id: string }): Promise<Handover> {
  const stored = await lockHandover(context.sql, id);
  if (stored === undefined) throw fail(errors.notFound);
  if (stored.state === 'UNDONE')
    throw fail(errors.undoneAlready, { by: await byWhom(context, { kind: 'handovers', id }) });
  if (!stored.isUndoable || !(await lockGiver(context.sql, stored.fromUserId))) throw fail(errors.notUndoable);
  let kept = 0;
  for (const door of doors) {
    const rows = await selectMoved(context.sql, { id, kind: door.kind });
    if (rows.length === 0) continue;
    await door.require?.(context, stored.fromUserId);
    kept += rows.length - (await door.giveBack(context, { from: stored.fromUserId, rows }));
  }
  await updateUndone(context.sql, { id, kept });
  return findHandover(context, id);
}

// A handover of picked records only, for rooms that let their users pass some of what they own (product 3.2, transfer).
import { handoverErrors as errors, ONE_TRANSACTION_ROWS, type Handover } from '@yijian/contract/handovers';
import { refuseField } from '../../administration/index.ts';
import type { Fragment } from '../../../platform/db/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import type { HandoverDoor } from '../handover-doors.sql.ts';
import { findHandover, undoHandover } from '../handovers.service.ts';
import { giveReason, insertHandover, insertPicks, isOwnPicked, lockGiver, selectReceivers } from '../handovers.sql.ts';
import { carryOut } from '../moving.service.ts';

export interface Picked {
  readonly door: HandoverDoor;
  readonly fromUserId: string;
  readonly toUserId: string;
  readonly reason: string;
  /** A select of the ids of the records; who may pass them is the room's to say. */
  readonly records: Fragment;
}

/** Moves at once, or in the background when there is much. */
export async function beginPicked(context: Context, picked: Picked): Promise<Handover> {
  const { sql } = context;
  const { door, fromUserId, toUserId, reason } = picked;
  if (!(await lockGiver(sql, fromUserId))) throw fail(errors.underWay);
  const known = await selectReceivers(sql, [toUserId]);
  if (toUserId === fromUserId || known.length === 0)
    throw refuseField(context, errors.receiverUnsuitable, { field: 'toUserId' });
  await giveReason(sql, reason);
  const assignments = [{ kind: door.kind, toUserId, regionCodes: [], isPicked: true as const }];
  const id = await insertHandover(sql, { fromUserId, reason, assignments, rowCount: 0 });
  const rowCount = await insertPicks(sql, id, picked.records);
  if (rowCount === 0) throw fail(errors.nothingToMove);
  if (rowCount > ONE_TRANSACTION_ROWS) await emit(context, 'handovers.begun', { handoverId: id });
  else await carryOut(context, { doors: [door], id });
  return findHandover(context, id);
}

/** One that the caller began. */
export async function findOwnPicked(context: Context, id: string): Promise<Handover> {
  if (!(await isOwnPicked(context.sql, { id, userId: context.user.id }))) throw fail(errors.notFound);
  return findHandover(context, id);
}

export async function undoOwnPicked(
  context: Context,
  { door, id }: { door: HandoverDoor; id: string },
): Promise<Handover> {
  await findOwnPicked(context, id);
  return undoHandover(context, { doors: [door], id });
}

// Doctors passed from whoever looks after them to a colleague: a handover of picked doctors, with its progress and its undo (product 3.2).
import {
  doctorErrors,
  type NewTransfer,
  type TransferPreview,
  type TransferPreviewBody,
} from '@yijian/contract/doctors';
import { handoverErrors, type Handover } from '@yijian/contract/handovers';
import { beginPicked, findOwnPicked, undoOwnPicked } from '../../handovers/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import { requireRead, type Context } from '../../../platform/http/index.ts';
import { doctorsDoor } from '../handover/owned-doctors.policy.ts';
import { countMeant, selectOwnersOf, transferredRecords } from './transfers.sql.ts';

export async function previewTransfer(context: Context, which: TransferPreviewBody): Promise<TransferPreview> {
  const { sql, user, language } = context;
  requireRead(context, 'doctor.owners');
  const matched = await countMeant(sql, user, which);
  if (which.ids !== undefined && matched < new Set(which.ids).size) throw fail(doctorErrors.notFound);
  return { matched, owners: await selectOwnersOf(sql, user, { which, language }) };
}

/** From one owner at a time; what the colleague looks after already only leaves the owner. */
export async function beginTransfer(
  context: Context,
  { fromUserId, toUserId, stamp, reason, ...which }: NewTransfer,
): Promise<Handover> {
  const { sql, user } = context;
  const { owners } = await previewTransfer(context, which);
  const owner = owners.find(({ userId }) => userId === fromUserId);
  if (owner === undefined) throw fail(handoverErrors.nothingToMove);
  if (owner.stamp !== stamp) throw fail(handoverErrors.changedMeanwhile);
  const records = transferredRecords(sql, user, { which, fromUserId });
  return beginPicked(context, { door: doctorsDoor, fromUserId, toUserId, reason, records });
}

export function findTransfer(context: Context, id: string): Promise<Handover> {
  return findOwnPicked(context, id);
}

export function undoTransfer(context: Context, id: string): Promise<Handover> {
  return undoOwnPicked(context, { door: doctorsDoor, id });
}

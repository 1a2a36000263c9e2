// Two doctors made one, and two again: one transaction each, every touched line kept (product 3.2).
import {
  duplicateErrors,
  type Merged,
  type NewMerge,
  type SurvivingField,
  type Unmerged,
} from '@yijian/contract/duplicates';
import type { z } from 'zod';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { selectPersonal, upsertPersonal } from '../../../platform/secrets/index.ts';
import { requireBoth } from './both-doctors.service.ts';
import { takeBack } from '../records/both-records.service.ts';
import { selectLikeness, selectStamp } from './comparison.sql.ts';
import { insertMerge, insertSealedLine, lockRecords, lockMerge, mergeDoctors, selectSealed } from './merges.sql.ts';
import { inOrder } from '../records/pair-order.policy.ts';
import { doctorRefusals, refusalOf } from '../records/refusal.policy.ts';
import { passRejection, selectTakenRejections } from './rejections.sql.ts';
import { sealedFields, staysVerified, survive, takenColumns, type Survivorship } from './survivorship.policy.ts';

/** Of two stewards who merge the same pair at once the second one finds the first one's work: 409. */
export function mergePair(context: Context, merge: NewMerge): Promise<z.infer<typeof Merged>> {
  return carryOut(context, { ...merge, byRule: false });
}

/** The rule merges by itself: nobody looked, so nothing is chosen by hand. */
export function mergeByRule(
  context: Context,
  ids: { survivorId: string; loserId: string },
): Promise<z.infer<typeof Merged>> {
  return carryOut(context, { ...ids, choices: {}, note: '', byRule: true });
}

type Wanted = Omit<NewMerge, 'stamp'> & { readonly stamp?: string; readonly byRule: boolean };

async function carryOut(
  context: Context,
  { survivorId, loserId, choices, stamp, note, byRule }: Wanted,
): Promise<z.infer<typeof Merged>> {
  const { sql, user, clock, language } = context;
  const ids = inOrder(survivorId, loserId);
  await lockRecords(sql, 'doctors', ids);
  const { survivor, loser } = await requireBoth(context, { survivorId, loserId });
  if (stamp !== undefined && stamp !== (await selectStamp(sql, 'doctors', ids)))
    throw fail(duplicateErrors.changedMeanwhile);
  const { score, verdicts } = await selectLikeness(sql, ...ids);
  const survivorship = survive(survivor, loser, choices);
  const userId = byRule ? null : user.id;
  const begun = { survivorId, loserId, score, verdicts, byRule, note, survivorship, userId, at: clock.now() };
  const mergeId = await insertMerge(sql, 'doctors', begun);
  try {
    await passNumbers(context, { mergeId, survivorId, loserId }, survivorship);
    const isVerified = staysVerified(survivor, loser, survivorship);
    await mergeDoctors(sql, mergeId, { columns: takenColumns(survivorship), isVerified, at: clock.now() });
    await passRejections(sql, { mergeId, survivorId, loserId });
  } catch (error) {
    throw refusalOf(error, doctorRefusals, language);
  }
  await emit(context, 'doctors.merged', { mergeId, survivorId, loserId });
  return { mergeId, doctorId: survivorId };
}

/** Sealed numbers are bound to their record, so that they are sealed anew for the survivor. */
async function passNumbers(
  context: Context,
  { mergeId, survivorId, loserId }: { mergeId: string; survivorId: string; loserId: string },
  survivorship: Survivorship,
): Promise<void> {
  const { sql, vault, enterprise } = context;
  for (const [name, field] of Object.entries(sealedFields)) {
    if (survivorship[name as SurvivingField].from !== 'LOSER') continue;
    const set = { enterpriseId: enterprise.id, table: 'doctors', field };
    const value = (await selectPersonal(sql, vault, set, [loserId])).get(loserId);
    if (value === undefined) continue;
    const before = await selectSealed(sql, survivorId, field);
    await upsertPersonal(sql, vault, set, [{ rowId: survivorId, value }]);
    await insertSealedLine(sql, mergeId, { before, after: await selectSealed(sql, survivorId, field) });
  }
}

/** Whoever is not the one that goes is not the one it became either; after the merge, as the likeness is that of what remains. */
async function passRejections(
  sql: Context['sql'],
  { mergeId, ...both }: { mergeId: string; survivorId: string; loserId: string },
): Promise<void> {
  for (const taken of await selectTakenRejections(sql, 'doctors', { mergeId, ...both })) {
    const [leftId, rightId] = inOrder(both.survivorId, taken.otherId);
    const alike = await selectLikeness(sql, leftId, rightId);
    await passRejection(sql, 'doctors', { mergeId, pair: { leftId, rightId }, alike, taken });
  }
}

/** Only the last merge of a survivor can be undone: then everything is byte for byte as it was. */
export async function undoMerge(
  context: Context,
  { id, note }: { id: string; note: string },
): Promise<z.infer<typeof Unmerged>> {
  const { sql, user } = context;
  return takeBack(context, {
    target: 'doctors',
    merge: await lockMerge(sql, user, id),
    id,
    note,
    refusals: doctorRefusals,
    after: ({ survivorId, loserId }) => emit(context, 'doctors.unmerged', { mergeId: id, survivorId, loserId }),
  });
}

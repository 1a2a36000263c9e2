// Two hospitals compared, made one, and two again: one transaction each, every touched line kept (product 3.2).
import type { z } from 'zod';
import {
  duplicateErrors,
  survivingHospitalFields,
  type HospitalComparison,
  type HospitalMergePlan,
  type MergedHospital,
  type NewHospitalMerge,
  type Unmerged,
} from '@yijian/contract/duplicates';
import { ruleOf } from '../../../platform/auth/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { selectPlan, selectStamp } from '../merging/comparison.sql.ts';
import { nameOfLines } from '../merging/line-names.policy.ts';
import { takeBack } from '../records/both-records.service.ts';
import { inOrder } from '../records/pair-order.policy.ts';
import { hospitalRefusals, refusalOf } from '../records/refusal.policy.ts';
import { insertMerge, lockRecords } from '../merging/merges.sql.ts';
import { passRejection, selectTakenRejections } from '../merging/rejections.sql.ts';
import { compareHospitals, requireBothHospitals } from './both-hospitals.service.ts';
import {
  lockHospitalMerge,
  mergeHospitalRecords,
  recountDoctors,
  selectHospitalRejection,
} from './hospital-merges.sql.ts';
import { hiddenVerdicts } from './hospital-likeness.policy.ts';
import {
  aliasesAfter,
  hospitalFieldGovernedBy,
  surviveHospital,
  takenHospitalColumns,
} from './hospital-survivorship.policy.ts';

export async function previewHospitalMerge(
  context: Context,
  plan: HospitalMergePlan,
): Promise<z.infer<typeof HospitalComparison>> {
  const { sql, user, language } = context;
  const { survivor, loser } = await requireBothHospitals(context, plan);
  const [leftId, rightId] = inOrder(plan.survivorId, plan.loserId);
  const alike = await compareHospitals(context, [leftId, rightId]);
  const chosen = surviveHospital(survivor, loser, plan.choices);
  const hidden: readonly string[] = hiddenVerdicts(user);
  const rejection = await selectHospitalRejection(sql, { leftId, rightId }, language);
  const lines = await selectPlan(sql, 'hospitals', plan);
  return {
    survivor: survivor.side,
    loser: loser.side,
    score: alike.score,
    verdicts: Object.fromEntries(Object.entries(alike.verdicts).filter(([feature]) => !hidden.includes(feature))),
    fields: survivingHospitalFields.map((field) => {
      const rule = hospitalFieldGovernedBy[field];
      const isHidden = rule !== undefined && ruleOf(user, rule) !== 'READ';
      const shown = (side: typeof survivor): string => (isHidden ? '' : side.values[field].shown);
      return { field, ...chosen[field], survivor: shown(survivor), loser: shown(loser), isHidden };
    }),
    aliases: aliasesAfter(survivor, loser, chosen.name.from),
    lines: lines.map((line) => ({ ...line, name: nameOfLines(line.table, language) })),
    stamp: await selectStamp(sql, 'hospitals', [leftId, rightId]),
    rejection: rejection === undefined ? null : { ...rejection, at: rejection.at.toISOString() },
  } as z.infer<typeof HospitalComparison>;
}

/** Of two stewards who merge the same pair at once the second one finds the first one's work: 409. */
export async function mergeHospitals(
  context: Context,
  { survivorId, loserId, choices, stamp, note }: NewHospitalMerge,
): Promise<z.infer<typeof MergedHospital>> {
  const { sql, user, clock, language } = context;
  const ids = inOrder(survivorId, loserId);
  await lockRecords(sql, 'hospitals', ids);
  const { survivor, loser } = await requireBothHospitals(context, { survivorId, loserId });
  if (stamp !== (await selectStamp(sql, 'hospitals', ids))) throw fail(duplicateErrors.changedMeanwhile);
  const { score, verdicts } = await compareHospitals(context, ids);
  const survivorship = surviveHospital(survivor, loser, choices);
  const begun = { survivorId, loserId, score, verdicts, byRule: false, note, survivorship, userId: user.id };
  const mergeId = await insertMerge(sql, 'hospitals', { ...begun, at: clock.now() });
  try {
    await mergeHospitalRecords(sql, mergeId, {
      columns: takenHospitalColumns(survivorship),
      aliases: aliasesAfter(survivor, loser, survivorship.name.from),
      at: clock.now(),
    });
    await recountDoctors(sql, [survivorId]);
    await passRejections(context, { mergeId, survivorId, loserId });
  } catch (error) {
    throw refusalOf(error, hospitalRefusals, language);
  }
  await emit(context, 'hospitals.changed', { hospitalId: survivorId });
  return { mergeId, hospitalId: survivorId };
}

/** Whoever is not the one that goes is not the one it became either. */
async function passRejections(
  context: Context,
  merge: { mergeId: string; survivorId: string; loserId: string },
): Promise<void> {
  const { sql } = context;
  for (const taken of await selectTakenRejections(sql, 'hospitals', merge)) {
    const [leftId, rightId] = inOrder(merge.survivorId, taken.otherId);
    const alike = await compareHospitals(context, [leftId, rightId]);
    await passRejection(sql, 'hospitals', { mergeId: merge.mergeId, pair: { leftId, rightId }, alike, taken });
  }
}

/** Only the last merge of a survivor can be undone; what nobody changed since is byte for byte as it was. */
export async function undoHospitalMerge(
  context: Context,
  { id, note }: { id: string; note: string },
): Promise<z.infer<typeof Unmerged>> {
  const { sql, user } = context;
  return takeBack(context, {
    target: 'hospitals',
    merge: await lockHospitalMerge(sql, user, id),
    id,
    note,
    refusals: hospitalRefusals,
    after: async ({ survivorId, loserId }) => {
      await recountDoctors(sql, [survivorId, loserId]);
      for (const hospitalId of [survivorId, loserId]) await emit(context, 'hospitals.changed', { hospitalId });
    },
  });
}

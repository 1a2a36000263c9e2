// The two hospitals of a pair: both in the caller's own range, neither merged already; how alike they are.
import { duplicateErrors } from '@yijian/contract/duplicates';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { mergedAlready } from '../merging/refusal.policy.ts';
import { hospitalLikeness } from './hospital-likeness.policy.ts';
import { selectHospitalSides, selectStandingHospitalMerge, type ComparedHospitalSide } from './hospital-merges.sql.ts';
import { selectCompared, type HospitalLikeness } from './hospital-pairs.sql.ts';

interface BothHospitals {
  readonly survivor: ComparedHospitalSide;
  readonly loser: ComparedHospitalSide;
}

/** Throws notFound for a hospital out of reach as for one that does not exist, and says who merged one that is gone. */
export async function requireBothHospitals(
  context: Context,
  { survivorId, loserId }: { survivorId: string; loserId: string },
): Promise<BothHospitals> {
  const { sql, user, language } = context;
  if (survivorId === loserId) throw fail(duplicateErrors.sameHospital);
  const sides = await selectHospitalSides(sql, user, [survivorId, loserId], language);
  const survivor = sides.find(({ id }) => id === survivorId);
  const loser = sides.find(({ id }) => id === loserId);
  if (survivor !== undefined && loser !== undefined) return { survivor, loser };
  for (const [missing, side] of [
    [survivorId, survivor],
    [loserId, loser],
  ] as const) {
    if (side !== undefined) continue;
    const merge = await selectStandingHospitalMerge(sql, user, missing, language);
    if (merge !== undefined) throw mergedAlready(duplicateErrors.hospitalMergedAlready, merge, language);
  }
  throw fail(duplicateErrors.notFound);
}

/** How alike two hospitals are now; both exist. */
export async function compareHospitals(
  context: Pick<Context, 'sql'>,
  ids: readonly [string, string],
): Promise<HospitalLikeness> {
  const found = await selectCompared(context.sql, { ids });
  const [one, other] = found;
  if (one === undefined || other === undefined) throw fail(duplicateErrors.notFound);
  return hospitalLikeness(one, other);
}

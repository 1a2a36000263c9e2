// The two hospitals of a pair: both in the caller's own range, neither merged already; how alike they are.
import { duplicateErrors } from '@yijian/contract/duplicates';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { requireTwo } from '../records/both-records.service.ts';
import { hospitalRefusals } from '../records/refusal.policy.ts';
import { hospitalLikeness } from './hospital-likeness.policy.ts';
import { selectHospitalSides, selectStandingHospitalMerge, type ComparedHospitalSide } from './hospital-merges.sql.ts';
import { selectCompared, type HospitalLikeness } from './hospital-pairs.sql.ts';

export function requireBothHospitals(
  context: Context,
  ids: { survivorId: string; loserId: string },
): Promise<{ survivor: ComparedHospitalSide; loser: ComparedHospitalSide }> {
  const { sql, user, language } = context;
  return requireTwo(context, {
    ...ids,
    select: (both) => selectHospitalSides(sql, user, both, language),
    standing: (id) => selectStandingHospitalMerge(sql, user, id, language),
    refusals: hospitalRefusals,
  });
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

// The two doctors of a pair: both in the caller's own range, neither merged already.
import type { Context } from '../../../platform/http/index.ts';
import { requireTwo } from '../records/both-records.service.ts';
import { selectSides, type ComparedSide } from './comparison.sql.ts';
import { selectStandingMerge } from './merges.sql.ts';
import { doctorRefusals } from '../records/refusal.policy.ts';

export function requireBoth(
  context: Context,
  ids: { survivorId: string; loserId: string },
): Promise<{ survivor: ComparedSide; loser: ComparedSide }> {
  const { sql, user, language } = context;
  return requireTwo(context, {
    ...ids,
    select: (both) => selectSides(sql, user, both, language),
    standing: (id) => selectStandingMerge(sql, user, id, language),
    refusals: doctorRefusals,
  });
}

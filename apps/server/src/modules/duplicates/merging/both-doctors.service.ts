// The two doctors of a pair: both in the caller's own range, neither merged already.
import { duplicateErrors } from '@yijian/contract/duplicates';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectSides, type ComparedSide } from './comparison.sql.ts';
import { selectStandingMerge } from './merges.sql.ts';
import { mergedAlready } from './refusal.policy.ts';

interface Both {
  readonly survivor: ComparedSide;
  readonly loser: ComparedSide;
}

/** Throws notFound for a doctor out of reach as for one that does not exist, and says who merged one that is gone. */
export async function requireBoth(
  context: Context,
  { survivorId, loserId }: { survivorId: string; loserId: string },
): Promise<Both> {
  const { sql, user, language } = context;
  if (survivorId === loserId) throw fail(duplicateErrors.samePerson);
  const sides = await selectSides(sql, user, [survivorId, loserId], language);
  const survivor = sides.find(({ id }) => id === survivorId);
  const loser = sides.find(({ id }) => id === loserId);
  if (survivor !== undefined && loser !== undefined) return { survivor, loser };
  for (const [missing, side] of [
    [survivorId, survivor],
    [loserId, loser],
  ] as const) {
    if (side !== undefined) continue;
    const merge = await selectStandingMerge(sql, user, missing, language);
    if (merge !== undefined) throw mergedAlready(duplicateErrors.mergedAlready, merge, language);
  }
  throw fail(duplicateErrors.notFound);
}

// What a merge of two doctors and one of two hospitals do alike: find both records, and take a merge back.
import { duplicateErrors, type Unmerged } from '@yijian/contract/duplicates';
import type { z } from 'zod';
import { byWhom } from '../../audit/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import {
  lockRecords,
  unmergeRecords,
  type KeptMerge,
  type MergeTarget,
  type StandingMerge,
} from '../merging/merges.sql.ts';
import { mergedAlready, refusalOf, type MergeRefusals } from './refusal.policy.ts';

interface Asked<Side> {
  readonly survivorId: string;
  readonly loserId: string;
  /** Those of the two that exist in the caller's own range. */
  readonly select: (ids: readonly string[]) => Promise<readonly Side[]>;
  /** The merge by which a record went, when the caller sees the one that remains. */
  readonly standing: (id: string) => Promise<StandingMerge | undefined>;
  readonly refusals: MergeRefusals;
}

/** Throws notFound for a record out of reach as for one that does not exist, and says who merged one that is gone. */
export async function requireTwo<Side extends { readonly id: string }>(
  context: Pick<Context, 'language'>,
  { survivorId, loserId, select, standing, refusals }: Asked<Side>,
): Promise<{ survivor: Side; loser: Side }> {
  if (survivorId === loserId) throw fail(refusals.same);
  const sides = await select([survivorId, loserId]);
  const survivor = sides.find(({ id }) => id === survivorId);
  const loser = sides.find(({ id }) => id === loserId);
  if (survivor !== undefined && loser !== undefined) return { survivor, loser };
  for (const id of [...(survivor === undefined ? [survivorId] : []), ...(loser === undefined ? [loserId] : [])]) {
    const merge = await standing(id);
    if (merge !== undefined) throw mergedAlready(refusals.mergedAlready, merge, context.language);
  }
  throw fail(duplicateErrors.notFound);
}

interface Undoing {
  readonly target: MergeTarget;
  /** Under lock; undefined when the caller does not see the record that remains. */
  readonly merge: KeptMerge | undefined;
  readonly id: string;
  readonly note: string;
  readonly refusals: MergeRefusals;
  /** Tells others, in the same transaction. */
  readonly after: (merge: KeptMerge) => Promise<void>;
}

/** Only the last merge of a survivor can be undone: then what nobody changed since is byte for byte as it was. */
export async function takeBack(
  context: Context,
  { target, merge, id, note, refusals, after }: Undoing,
): Promise<z.infer<typeof Unmerged>> {
  const { sql, user, clock, language } = context;
  if (merge === undefined) throw fail(duplicateErrors.notFound);
  if (merge.isUndone) {
    const by = await byWhom(context, { kind: 'duplicate_merges', id, column: 'undone_at' });
    throw fail(duplicateErrors.undoneAlready, { by });
  }
  if (merge.isOverlaid) throw fail(duplicateErrors.laterMerge);
  await lockRecords(sql, target, [merge.survivorId]);
  try {
    const kept = await unmergeRecords(sql, id, { userId: user.id, note, at: clock.now() });
    await after(merge);
    return { survivorId: merge.survivorId, restoredId: merge.loserId, kept };
  } catch (error) {
    throw refusalOf(error, refusals, language);
  }
}

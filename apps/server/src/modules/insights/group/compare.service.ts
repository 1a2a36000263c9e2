// Two groups of doctors or two drugs beside each other: by how much they differ, and how sure that is (product 3.14).
import type { OpinionComparison, OpinionComparisonQuestion } from '@yijian/contract/insights';
import type { Context } from '../../../platform/http/index.ts';
import { differenceOf } from '../recommendation.policy.ts';
import { askedFor } from './group.service.ts';
import { selectDifferences } from './compare.sql.ts';

export async function compareGroups(
  context: Context,
  { one, other }: OpinionComparisonQuestion,
): Promise<OpinionComparison> {
  const [first, second] = [await askedFor(context, one), await askedFor(context, other)];
  const found = await selectDifferences(context.sql, first, second);
  if (found === undefined) return { index: null, positive: null, negative: null };
  const { index, positive, negative } = found;
  // The index is 50 at a mean attitude of 0 and 100 at 1.
  return {
    index: differenceOf(index, 50),
    positive: differenceOf(positive, 100),
    negative: differenceOf(negative, 100),
  };
}

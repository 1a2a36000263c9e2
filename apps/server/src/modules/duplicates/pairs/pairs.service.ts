// Pairs listed, rejected and opened again; merges listed (product 3.2: rejected pairs remembered).
import {
  duplicateErrors,
  type MergeQuery,
  type PairCounts,
  type PairFilter,
  type PairQuery,
  type Rejection,
} from '@yijian/contract/duplicates';
import { fail } from '../../../platform/errors/index.ts';
import { pageText, type Context, type JsonText } from '../../../platform/http/index.ts';
import { requireBoth } from '../merging/both-doctors.service.ts';
import { selectLikeness } from '../merging/comparison.sql.ts';
import { lockRecords } from '../merging/merges.sql.ts';
import { orderedEnds } from '../records/pair-order.policy.ts';
import { insertPairsOf } from '../scanning/blocks.sql.ts';
import { selectSettings } from '../scanning/settings.sql.ts';
import {
  countBoxes,
  countPairs,
  deleteRejection,
  countMerges,
  selectMerges,
  selectPairs,
  upsertRejection,
  type Reading,
} from './pairs.sql.ts';

async function reading({ sql, user, language }: Context, filter: PairFilter): Promise<Reading> {
  const { actScore } = await selectSettings(sql);
  return { viewer: user, filter, language, actScore };
}

export async function listPairs(context: Context, { page, size, sort, ...filter }: PairQuery): Promise<JsonText> {
  const asked = await reading(context, filter);
  const rows = await selectPairs(context.sql, asked, { page, size, sort });
  return pageText(rows, { page, size }, () => countPairs(context.sql, asked));
}

export async function countOfPairs(context: Context, filter: PairFilter): Promise<{ totalElements: number }> {
  return { totalElements: await countPairs(context.sql, await reading(context, filter)) };
}

export async function countEveryBox(context: Context): Promise<PairCounts> {
  return countBoxes(context.sql, await reading(context, { box: 'OPEN' }));
}

export async function listMerges(context: Context, query: MergeQuery): Promise<JsonText> {
  const { sql, user, language } = context;
  const rows = await selectMerges(sql, { viewer: user, language }, query);
  return pageText(rows, query, () => countMerges(sql, user, query));
}

type Ends = Omit<Rejection, 'note'>;

export async function rejectPair(context: Context, { note, ...ends }: Rejection): Promise<Ends> {
  const { sql, user } = context;
  const pair = orderedEnds(ends);
  // A merge that holds them is waited for: otherwise a no would be written about a doctor who goes meanwhile.
  await lockRecords(sql, 'doctors', [pair.leftId, pair.rightId]);
  await requireBoth(context, { survivorId: pair.leftId, loserId: pair.rightId });
  const alike = await selectLikeness(sql, pair.leftId, pair.rightId);
  await upsertRejection(sql, pair, { alike, note, userId: user.id });
  return pair;
}

/** Takes the no back: the pair is looked at anew, and stands in the list again where it is still alike. */
export async function reconsiderPair(context: Context, ends: Ends): Promise<Ends> {
  const { sql } = context;
  const pair = orderedEnds(ends);
  await lockRecords(sql, 'doctors', [pair.leftId, pair.rightId]);
  await requireBoth(context, { survivorId: pair.leftId, loserId: pair.rightId });
  if (!(await deleteRejection(sql, pair))) throw fail(duplicateErrors.notFound);
  const { askScore } = await selectSettings(sql);
  await insertPairsOf(sql, pair.leftId, askScore);
  return pair;
}

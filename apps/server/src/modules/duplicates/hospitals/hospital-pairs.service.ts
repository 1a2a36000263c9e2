// Pairs of hospitals listed, rejected and opened again; found by a search, and at once when a hospital is added or changed (product 3.2).
import {
  duplicateErrors,
  type HospitalPairCounts,
  type HospitalPairFilter,
  type HospitalPairQuery,
  type MergeQuery,
  type Rejection,
} from '@yijian/contract/duplicates';
import { fail } from '../../../platform/errors/index.ts';
import { pageText, type Context, type JsonText } from '../../../platform/http/index.ts';
import { lockRecords } from '../merging/merges.sql.ts';
import { orderedEnds } from '../records/pair-order.policy.ts';
import { selectSettings } from '../scanning/settings.sql.ts';
import { compareHospitals, requireBothHospitals } from './both-hospitals.service.ts';
import { alikeHospitals, hiddenVerdicts } from './hospital-likeness.policy.ts';
import { countHospitalMerges, hospitalMergeScope, selectHospitalMerges } from './hospital-merges.sql.ts';
import {
  countHospitalPairs,
  deleteHospitalRejection,
  deletePairsOfHospital,
  lockCompared,
  selectCompared,
  selectHospitalBoxes,
  selectHospitalPairs,
  selectProvinceOf,
  upsertHospitalRejection,
  upsertPairs,
  type HospitalReading,
} from './hospital-pairs.sql.ts';

const reading = (context: Context, filter: HospitalPairFilter): HospitalReading => ({
  viewer: context.user,
  filter,
  language: context.language,
  hidden: hiddenVerdicts(context.user),
});

export async function listHospitalPairs(
  context: Context,
  { page, size, sort, ...filter }: HospitalPairQuery,
): Promise<JsonText> {
  const asked = reading(context, filter);
  const rows = await selectHospitalPairs(context.sql, asked, { page, size, sort });
  return pageText(rows, { page, size }, () => countHospitalPairs(context.sql, asked));
}

export async function countOfHospitalPairs(
  context: Context,
  filter: HospitalPairFilter,
): Promise<{ totalElements: number }> {
  return { totalElements: await countHospitalPairs(context.sql, reading(context, filter)) };
}

export function countEveryHospitalBox(context: Context): Promise<HospitalPairCounts> {
  const { sql, user } = context;
  return selectHospitalBoxes(sql, reading(context, { box: 'OPEN' }), hospitalMergeScope(sql, user));
}

export async function listHospitalMerges(context: Context, query: MergeQuery): Promise<JsonText> {
  const { sql, user, language } = context;
  const rows = await selectHospitalMerges(sql, { viewer: user, language }, query);
  return pageText(rows, query, () => countHospitalMerges(sql, user, query));
}

type Ends = Omit<Rejection, 'note'>;

export async function rejectHospitalPair(context: Context, { note, ...ends }: Rejection): Promise<Ends> {
  const { sql, user } = context;
  const pair = orderedEnds(ends);
  // A merge that holds them is waited for: otherwise a no would be written about a hospital that goes meanwhile.
  await lockRecords(sql, 'hospitals', [pair.leftId, pair.rightId]);
  await requireBothHospitals(context, { survivorId: pair.leftId, loserId: pair.rightId });
  const alike = await compareHospitals(context, [pair.leftId, pair.rightId]);
  await upsertHospitalRejection(sql, pair, { alike, note, userId: user.id });
  return pair;
}

/** Takes the no back: the pair is looked at anew, and stands in the list again where it is still alike. */
export async function reconsiderHospitalPair(context: Context, ends: Ends): Promise<Ends> {
  const { sql } = context;
  const pair = orderedEnds(ends);
  await lockRecords(sql, 'hospitals', [pair.leftId, pair.rightId]);
  await requireBothHospitals(context, { survivorId: pair.leftId, loserId: pair.rightId });
  if (!(await deleteHospitalRejection(sql, pair))) throw fail(duplicateErrors.notFound);
  const alike = await compareHospitals(context, [pair.leftId, pair.rightId]);
  const { askScore } = await selectSettings(sql);
  if (alike.score >= askScore) await upsertPairs(sql, [{ ...alike, ...pair }], null);
  return pair;
}

/** Compares the hospitals of a province with each other and keeps the pairs. */
export async function findHospitalPairs(
  context: Pick<Context, 'sql'>,
  { provinceCode, scanId }: { provinceCode: string; scanId: string | null },
): Promise<void> {
  const { sql } = context;
  const { askScore } = await selectSettings(sql);
  const pairs = alikeHospitals(await selectCompared(sql, { provinceCode }), { askScore });
  await lockCompared(sql, pairs);
  await upsertPairs(sql, pairs, scanId);
}

/** A hospital that was added or changed is compared at once, and not only by the next search. */
export async function compareHospital(
  context: Pick<Context, 'sql'>,
  { hospitalId }: { hospitalId: string },
): Promise<void> {
  const { sql } = context;
  const provinceCode = await selectProvinceOf(sql, hospitalId);
  if (provinceCode === undefined) return;
  const { askScore } = await selectSettings(sql);
  const pairs = alikeHospitals(await selectCompared(sql, { provinceCode }), { askScore, only: hospitalId });
  await lockCompared(sql, pairs, hospitalId);
  await deletePairsOfHospital(sql, hospitalId);
  await upsertPairs(sql, pairs, null);
}

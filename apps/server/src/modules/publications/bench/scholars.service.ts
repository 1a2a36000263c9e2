// Two authors made one, works of one given to another, and both taken back (product 3.3).
import { publicationErrors, type Decided } from '@yijian/contract/publications';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectPersonsOf } from '../imports/authors.sql.ts';
import { updateFigures } from '../imports/imports.sql.ts';
import { tellCredited, tellWritten } from '../matching/credited.service.ts';
import { insertDecision } from './decisions.sql.ts';
import {
  haveWorkTogether,
  insertNamesake,
  moveWorks,
  returnWorks,
  selectDoctorsBeside,
  selectScholarsForUpdate,
  updateMerged,
  updateUnmerged,
} from './scholars.sql.ts';

/** Authors outside our lists that were not merged away; a doctor's own works are confirmed and rejected instead. */
async function lockAuthors(context: Context, ids: readonly string[]): Promise<void> {
  if (new Set(ids).size < ids.length) throw fail(publicationErrors.samePerson);
  const rows = await selectScholarsForUpdate(context.sql, ids);
  const usable = rows.filter(({ doctorId, mergedInto }) => doctorId === null && mergedInto === null);
  if (usable.length < ids.length) throw fail(publicationErrors.scholarNotFound);
}

interface MergeRecord {
  readonly keepId: string;
  readonly goneId: string;
  readonly followers: readonly string[];
  readonly places: readonly Place[];
}

interface Place {
  readonly publicationId: string;
  readonly position: number;
}

export async function mergeScholars(
  context: Context,
  { keepId, goneId, reason }: { keepId: string; goneId: string; reason: string },
): Promise<Decided> {
  const { sql, user } = context;
  await lockAuthors(context, [keepId, goneId]);
  if (await haveWorkTogether(sql, { oneId: keepId, otherId: goneId })) throw fail(publicationErrors.coAuthors);
  const followers = await updateMerged(sql, goneId, keepId);
  const places = await moveWorks(sql, { fromId: goneId, toId: keepId });
  await follow(context, [keepId, goneId], places);
  const record: MergeRecord = { keepId, goneId, followers, places };
  const count = Math.max(1, places.length);
  return stored(
    await insertDecision(sql, { kind: 'MERGE', count, before: JSON.stringify(record), reason, userId: user.id }),
  );
}

export async function undoMerge(context: Context, before: unknown): Promise<void> {
  const { keepId, goneId, followers, places } = before as MergeRecord;
  const [gone] = await selectScholarsForUpdate(context.sql, [goneId]);
  if (gone?.mergedInto !== keepId) throw fail(publicationErrors.changedMeanwhile);
  await updateUnmerged(context.sql, { goneId, followers });
  await returnWorks(context.sql, { places: JSON.stringify(places), fromId: keepId, toId: goneId });
  await follow(context, [keepId, goneId], places);
}

interface SplitRecord {
  readonly scholarId: string;
  readonly targetId: string;
  readonly places: readonly Place[];
}

export async function splitScholar(
  context: Context,
  input: { scholarId: string; publicationIds: readonly string[]; targetId: string | null; reason: string },
): Promise<Decided> {
  const { sql, user } = context;
  const { scholarId, publicationIds: among, reason } = input;
  await lockAuthors(context, input.targetId === null ? [scholarId] : [scholarId, input.targetId]);
  const targetId = input.targetId ?? (await insertNamesake(sql, scholarId, among[0]!));
  if (await haveWorkTogether(sql, { oneId: scholarId, otherId: targetId, among }))
    throw fail(publicationErrors.coAuthors);
  const places = await moveWorks(sql, { fromId: scholarId, toId: targetId, among });
  if (places.length < new Set(among).size) throw fail(publicationErrors.nothingToSplit);
  await follow(context, [scholarId, targetId], places);
  const record: SplitRecord = { scholarId, targetId, places };
  return stored(
    await insertDecision(sql, {
      kind: 'SPLIT',
      count: places.length,
      before: JSON.stringify(record),
      reason,
      userId: user.id,
    }),
  );
}

export async function undoSplit(context: Context, before: unknown): Promise<void> {
  const { scholarId, targetId, places } = before as SplitRecord;
  const count = await returnWorks(context.sql, { places: JSON.stringify(places), fromId: targetId, toId: scholarId });
  if (count < places.length) throw fail(publicationErrors.changedMeanwhile);
  await follow(context, [scholarId, targetId], places);
}

const stored = ({ decidedAt, ...row }: Awaited<ReturnType<typeof insertDecision>>): Decided => ({
  ...row,
  decidedAt: decidedAt.toISOString(),
});

/** The doctors who wrote with them stand in other company now. */
async function follow(context: Context, scholarIds: readonly string[], places: readonly Place[]): Promise<void> {
  await updateFigures(context.sql, { scholarIds });
  const works = [...new Set(places.map(({ publicationId }) => publicationId))];
  await tellWritten(context, new Set([...scholarIds, ...(await selectPersonsOf(context.sql, works))]));
  await tellCredited(context, await selectDoctorsBeside(context.sql, works));
}

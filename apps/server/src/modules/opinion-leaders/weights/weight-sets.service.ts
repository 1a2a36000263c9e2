// Sets of weights: own ones, shared ones, and the one that comes with the product (product 3.4).
import {
  kolErrors,
  type ChangedWeightSet,
  type KolWeights,
  type WeightSet,
  type WeightSetDraft,
  type WeightSetVersion,
} from '@yijian/contract/opinion-leaders';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import {
  deleteSet,
  hasSetOfName,
  insertSet,
  insertVersion,
  selectSetForUpdate,
  selectSets,
  selectVersions,
  updateSet,
} from './weight-sets.sql.ts';

export async function listWeightSets(context: Context): Promise<WeightSet[]> {
  const { sql, user, language } = context;
  const sets = await selectSets(sql, { userId: user.id, language });
  return sets.map((set) => ({ ...set, updatedAt: set.updatedAt.toISOString() }));
}

/** The weights of a set the caller sees. Throws setNotFound. */
export async function findWeights(context: Context, id: string): Promise<KolWeights> {
  return (await requireSeen(context, id)).weights;
}

async function requireSeen({ sql, user, language }: Context, id: string) {
  const [set] = await selectSets(sql, { userId: user.id, language, id });
  if (set === undefined) throw fail(kolErrors.setNotFound);
  return set;
}

export async function listWeightSetVersions(context: Context, id: string): Promise<WeightSetVersion[]> {
  await requireSeen(context, id);
  const versions = await selectVersions(context.sql, id, context.language);
  return versions.map((version) => ({ ...version, changedAt: version.changedAt.toISOString() }));
}

export async function addWeightSet(context: Context, draft: WeightSetDraft): Promise<{ id: string; version: number }> {
  const { sql, user } = context;
  const id = await insertSet(sql, user.id, draft);
  if (id === undefined) throw fail(kolErrors.setNameTaken);
  await insertVersion(sql, id, user.id);
  return { id, version: 1 };
}

export async function changeWeightSet(
  context: Context,
  { id, version, ...draft }: ChangedWeightSet & { id: string },
): Promise<{ id: string; version: number }> {
  const { sql, user } = context;
  const stored = await requireOwn(context, id);
  if (stored.version !== version) throw fail(kolErrors.changedMeanwhile, { version: stored.version });
  if (await hasSetOfName(sql, { userId: user.id, name: draft.name, except: id })) throw fail(kolErrors.setNameTaken);
  const next = await updateSet(sql, id, draft);
  await insertVersion(sql, id, user.id);
  return { id, version: next };
}

export async function deleteWeightSet(context: Context, id: string): Promise<null> {
  await requireOwn(context, id);
  await deleteSet(context.sql, id);
  return null;
}

async function requireOwn({ sql, user }: Context, id: string): Promise<{ version: number }> {
  const stored = await selectSetForUpdate(sql, { userId: user.id, id });
  if (stored === undefined) throw fail(kolErrors.setNotFound);
  if (!stored.isOwn) throw fail(kolErrors.setNotOwn);
  return stored;
}

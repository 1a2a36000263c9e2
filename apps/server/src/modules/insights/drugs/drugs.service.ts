// Drugs that posts are searched for, own ones and those of competitors; names and aliases belong to one drug alone.
import {
  insightErrors as errors,
  type DrugChange,
  type DrugDraft,
  type DrugEntry,
  type DrugKept,
} from '@yijian/contract/insights';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import {
  insertDrug,
  lockDrug,
  selectDrugEntries,
  selectIndications,
  selectTakenName,
  updateDrug,
} from './drugs.sql.ts';

export function listDrugs(context: Context): Promise<DrugEntry[]> {
  return selectDrugEntries(context.sql);
}

export async function addDrug(context: Context, draft: DrugDraft): Promise<DrugKept> {
  await requireDrug(context, { draft, exceptId: null });
  const id = await insertDrug(context.sql, draft);
  if (id === undefined) throw taken(context, draft.name);
  return { id, version: 1 };
}

/** Posts are read with the new names when they are tagged anew. */
export async function changeDrug(
  context: Context,
  { id, version, ...draft }: DrugChange & { readonly id: string },
): Promise<DrugKept> {
  const stored = await lockDrug(context.sql, id);
  if (stored === undefined) throw fail(errors.drugNotFound);
  if (stored.version !== version) throw fail(errors.drugChanged, { version: stored.version });
  await requireDrug(context, { draft, exceptId: id });
  await updateDrug(context.sql, id, draft);
  return { id, version: version + 1 };
}

async function requireDrug(
  context: Context,
  { draft, exceptId }: { draft: DrugDraft; exceptId: string | null },
): Promise<void> {
  const known = await selectIndications(context.sql);
  const value = draft.indications.find((one) => !known.includes(one));
  if (value !== undefined) {
    const message = wordsOf(errors.unknownIndication, context.language, { value });
    throw fail(errors.unknownIndication, { value }, [{ field: 'body.indications', message }]);
  }
  const names = [draft.name, draft.enName, draft.genericName, ...draft.aliases];
  const name = await selectTakenName(context.sql, names, exceptId);
  if (name !== undefined) throw taken(context, name, draft);
}

function taken({ language }: Context, name: string, draft?: DrugDraft): Error {
  const field = draft?.aliases.includes(name) ? 'body.aliases' : 'body.name';
  return fail(errors.drugTaken, { name }, [{ field, message: wordsOf(errors.drugTaken, language, { name }) }]);
}

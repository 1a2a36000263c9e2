// Rule sets: written, simulated, applied once and for all, retired by the next (product 3.16; Clue rule set machine).
import {
  clueErrors as errors,
  type CluePreview,
  type ClueSet,
  type ClueSetChange,
  type ClueSetDraft,
  type ClueSetFilter,
  type ClueSetKept,
  type ClueSetQuery,
} from '@yijian/contract/clue-scores';
import { fail } from '../../../platform/errors/index.ts';
import { pageText, type Context, type JsonText } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { previewOf } from '../scoring/grades.service.ts';
import { copyName, requireScoring } from './sets.policy.ts';
import {
  countSets,
  deleteSet,
  insertSet,
  lockScope,
  lockSet,
  selectApplied,
  selectNameTaken,
  selectProductKnown,
  selectSet,
  selectSets,
  updateSet,
  writeApplied,
  writeRetired,
  writeSimulated,
  type StoredSet,
} from './sets.sql.ts';

export async function listClueSets(context: Context, query: ClueSetQuery): Promise<JsonText> {
  const { sql, language } = context;
  return pageText(await selectSets(sql, query, language), query, () => countSets(sql, query));
}

export async function countClueSets(context: Context, filter: ClueSetFilter): Promise<{ totalElements: number }> {
  const { sql } = context;
  return { totalElements: await countSets(sql, filter) };
}

export async function findClueSet(context: Context, id: string): Promise<ClueSet> {
  const { sql, language } = context;
  const row = await selectSet(sql, id, language);
  if (row === undefined) throw fail(errors.notFound);
  const moment = (at: Date | null): string | null => at?.toISOString() ?? null;
  return {
    ...row,
    simulatedAt: moment(row.simulatedAt),
    appliedAt: moment(row.appliedAt),
    retiredAt: moment(row.retiredAt),
    scoredAt: moment(row.scoredAt),
    updatedAt: row.updatedAt.toISOString(),
  };
}

async function requireDraft({ sql }: Context, { scoring, productId }: ClueSetDraft): Promise<void> {
  requireScoring(scoring);
  if (productId !== null && !(await selectProductKnown(sql, productId))) throw fail(errors.productUnknown);
}

export async function addClueSet(context: Context, draft: ClueSetDraft): Promise<ClueSetKept> {
  await requireDraft(context, draft);
  const id = await insertSet(context.sql, { ...draft, ownerId: context.user.id, at: context.clock.now() });
  if (id === undefined) throw fail(errors.nameTaken, { name: draft.name });
  return { id, version: 1 };
}

interface Known {
  readonly id: string;
  readonly version: number;
}

async function openSet({ sql }: Context, { id, version }: Known): Promise<StoredSet> {
  const stored = await lockSet(sql, id);
  if (stored === undefined) throw fail(errors.notFound);
  if (stored.version !== version) throw fail(errors.changedMeanwhile, { version: stored.version });
  if (stored.appliedAt !== null) throw fail(errors.notEditable);
  return stored;
}

export async function changeClueSet(
  context: Context,
  { id, version, ...draft }: ClueSetChange & { readonly id: string },
): Promise<ClueSetKept> {
  const { sql, clock } = context;
  await requireDraft(context, draft);
  await openSet(context, { id, version });
  if (await selectNameTaken(sql, { name: draft.name, exceptId: id }))
    throw fail(errors.nameTaken, { name: draft.name });
  await updateSet(sql, id, { ...draft, at: clock.now() });
  return { id, version: version + 1 };
}

export async function copyClueSet(context: Context, id: string): Promise<ClueSetKept> {
  const { sql, user, clock } = context;
  const stored = await lockSet(sql, id);
  if (stored === undefined) throw fail(errors.notFound);
  const { productId, scoring, openGrades, slaDays } = stored;
  for (let turn = 2; ; turn += 1) {
    const draft = { name: copyName(stored.name, turn), productId, scoring, openGrades, slaDays };
    const copy = await insertSet(sql, { ...draft, ownerId: user.id, at: clock.now() });
    if (copy !== undefined) return { id: copy, version: 1 };
  }
}

export async function removeClueSet(context: Context, id: string): Promise<null> {
  const { sql } = context;
  const stored = await lockSet(sql, id);
  if (stored === undefined) throw fail(errors.notFound);
  if (stored.appliedAt !== null) throw fail(errors.notEditable);
  await deleteSet(sql, id);
  return null;
}

export async function previewClueSet(context: Context, draft: ClueSetDraft): Promise<CluePreview> {
  await requireDraft(context, draft);
  const applied = await selectApplied(context.sql, draft.productId);
  return context.transaction((longer) => previewOf(longer, { scoring: draft.scoring, applied: applied?.scoring }));
}

export async function simulateClueSet(context: Context, known: Known): Promise<ClueSetKept> {
  const { sql, clock } = context;
  const { id, scoring, productId, version } = await openSet(context, known);
  const applied = await selectApplied(sql, productId);
  const preview = await previewOf(context, { scoring, applied: applied?.scoring });
  await writeSimulated(sql, id, { preview, at: clock.now() });
  return { id, version: version + 1 };
}

/** Scores follow in the background. A set applied in the scope after the simulation makes the simulation worthless. */
export async function applyClueSet(context: Context, known: Known): Promise<ClueSetKept> {
  const { sql, clock } = context;
  const { id, state, productId, simulatedAt, version } = await openSet(context, known);
  if (state !== 'SIMULATED' || simulatedAt === null) throw fail(errors.notSimulated);
  await lockScope(sql, productId);
  const applied = await selectApplied(sql, productId);
  if (applied?.appliedAt != null && applied.appliedAt > simulatedAt)
    throw fail(errors.appliedMeanwhile, { name: applied.name });
  const at = clock.now();
  if (applied !== undefined) await writeRetired(sql, applied.id, at);
  await writeApplied(sql, id, at);
  await emit(context, 'clue-scores.applied', { setId: id });
  return { id, version: version + 1 };
}

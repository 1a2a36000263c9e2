// Credits confirmed and rejected by people, one or many at once, and the last decision taken back (product 3.3).
import type { Bilingual } from '@yijian/contract/core';
import { publicationErrors, type Decided, type NewDecision } from '@yijian/contract/publications';
import { byWhom } from '../../audit/index.ts';
import { fail, type Failure } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectPersonsOf, updateCredited } from '../imports/authors.sql.ts';
import { allowMinutes, updateFigures } from '../imports/imports.sql.ts';
import { tellCredited, tellWritten } from '../matching/credited.service.ts';
import { insertNodes } from '../matching/matches.sql.ts';
import { thresholds } from '../matching/weights.policy.ts';
import {
  insertDecision,
  restoreWhole,
  selectBeside,
  selectCreditsForUpdate,
  selectLast,
  selectLastForUpdate,
  selectSameAuthors,
  selectVersions,
  selectWhole,
  updateState,
  updateUndone,
  type Credit,
  type StoredDecision,
} from './decisions.sql.ts';
import { undoMerge, undoSplit } from './scholars.service.ts';

const shown = ({ decidedAt, ...row }: StoredDecision): Decided => ({ ...row, decidedAt: decidedAt.toISOString() });

export async function decide(context: Context, { decision, items, reason }: NewDecision): Promise<Decided> {
  const { sql, user } = context;
  const credits = await lockCredits(context, items);
  const ids = credits.map(({ id }) => id);
  const state = decision === 'CONFIRM' ? 'CONFIRMED' : 'REJECTED';
  const refused =
    decision === 'CONFIRM'
      ? await givingWay(context, credits)
      : await selectSameAuthors(sql, ids, thresholds.mixedWorks);
  const touched = [...ids, ...refused];
  const before = await selectWhole(sql, touched);
  // Whoever gives way first: only one credit of an author can be confirmed.
  await updateState(sql, refused, { state: 'REJECTED', userId: user.id, reason });
  await updateState(sql, ids, { state, userId: user.id, reason });
  if (decision === 'CONFIRM')
    await insertNodes(
      sql,
      credits.map(({ doctorId }) => doctorId),
    );
  const rows = JSON.parse(before) as { publication_id: number; doctor_id: number }[];
  await follow(
    context,
    rows.map((row) => ({ publicationId: String(row.publication_id), doctorId: String(row.doctor_id) })),
  );
  const versions = await selectVersions(sql, touched);
  const record = JSON.stringify({ rows, versions });
  return shown(
    await insertDecision(sql, { kind: decision, count: ids.length, before: record, reason, userId: user.id }),
  );
}

/** All of them as they were seen, or none. */
async function lockCredits(context: Context, items: NewDecision['items']): Promise<Credit[]> {
  const seen = new Map(items.map(({ matchId, version }) => [matchId, version]));
  const credits = await selectCreditsForUpdate(context.sql, context.user, [...seen.keys()]);
  if (credits.length < seen.size) throw fail(publicationErrors.notFound);
  const decided = credits.find(({ id, version }) => seen.get(id) !== version);
  if (decided !== undefined) throw await lostTo(context, decided);
  return credits;
}

const stateWords = {
  SUGGESTED: { zh: '已退回建议', en: 'suggested again' },
  CONFIRMED: { zh: '已确认', en: 'confirmed' },
  REJECTED: { zh: '已排除', en: 'rejected' },
} as const satisfies Record<Credit['state'], Bilingual>;

async function lostTo(context: Context, { id, state }: Credit): Promise<Failure> {
  const by = await byWhom(context, { kind: 'authorship_matches', id });
  return fail(publicationErrors.decidedMeanwhile, { state: stateWords[state][context.language], by });
}

/** An author is one doctor and a doctor one author of a work: other suggestions give way, another confirmation of the doctor does not. */
async function givingWay(context: Context, credits: readonly Credit[]): Promise<string[]> {
  const authors = new Set(credits.map(({ publicationId, position }) => `${publicationId}|${position}`));
  const doctors = new Set(credits.map(({ publicationId, doctorId }) => `${publicationId}|${doctorId}`));
  if (authors.size < credits.length || doctors.size < credits.length) throw fail(publicationErrors.creditedTwice);
  const beside = await selectBeside(
    context.sql,
    credits.map(({ id }) => id),
  );
  if (beside.some(({ isSameAuthor, state }) => !isSameAuthor && state === 'CONFIRMED'))
    throw fail(publicationErrors.creditedTwice);
  return beside.map(({ id }) => id);
}

/** What follows from changed credits: who is credited, the figures of everyone on the works, and that others hear of it. */
async function follow(
  context: Context,
  changed: readonly { publicationId: string; doctorId: string }[],
): Promise<void> {
  const { sql } = context;
  const works = [...new Set(changed.map(({ publicationId }) => publicationId))];
  const before = await selectPersonsOf(sql, works);
  await updateCredited(sql, works);
  const after = await selectPersonsOf(sql, works);
  const persons = new Set([...before, ...after]);
  await updateFigures(sql, { scholarIds: [...persons] });
  await tellWritten(context, persons);
  await tellCredited(context, [...new Set(changed.map(({ doctorId }) => doctorId))]);
}

export async function findLastDecision(context: Context): Promise<{ decision: Decided | null }> {
  const last = await selectLast(context.sql, context.user.id);
  return { decision: last === undefined ? null : shown(last) };
}

/** Takes the own last decision back, unless somebody went on from it. */
export async function undoLast(context: Context): Promise<Decided> {
  const { sql, user } = context;
  await allowMinutes(sql);
  const last = await selectLastForUpdate(sql, user.id);
  if (last === undefined) throw fail(publicationErrors.nothingToUndo);
  const { before, ...decision } = last;
  if (decision.kind === 'MERGE') await undoMerge(context, before);
  else if (decision.kind === 'SPLIT') await undoSplit(context, before);
  else await undoCredits(context, before as { rows: unknown[]; versions: Record<string, string> });
  await updateUndone(sql, decision.id);
  return shown(decision);
}

async function undoCredits(
  context: Context,
  { rows, versions }: { rows: unknown[]; versions: Record<string, string> },
): Promise<void> {
  const now = await selectVersions(context.sql, Object.keys(versions));
  if (Object.entries(versions).some(([id, version]) => now[id] !== version))
    throw fail(publicationErrors.changedMeanwhile);
  await follow(context, await restoreWhole(context.sql, JSON.stringify(rows)));
}

// Terms given to or taken from all doctors that match: worked through in the background step by step, stopped, undone (product 3.2).
import { doctorErrors, type TagBatch, type TagBatchDraft, type TagBatchState } from '@yijian/contract/doctors';
import { requireEnabled, requireSystemTerms } from '../../tags/index.ts';
import { byOwnRange } from '../../../platform/db/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { BATCH_ROWS, requireTagReader } from '../doctors.policy.ts';
import {
  giveStep,
  insertMatched,
  insertTagBatch,
  lockTagBatch,
  selectTagBatches,
  takeStep,
  ungiveStep,
  untakeStep,
  updateBatchState,
  updateProgress,
  type StoredBatch,
} from './tag-batches.sql.ts';

/** Doctors of one step: about a second, so that progress moves and other events come between. */
const STEP = 10_000;

function shown(stored: StoredBatch): TagBatch {
  const { id, act, terms, state, matched, done, changed } = stored;
  const times = { createdAt: stored.createdAt.toISOString(), endedAt: stored.endedAt?.toISOString() ?? null };
  return { id, act, terms, state, matched, done, changed, ...times };
}

/** Keeps the doctors that match at this moment and begins; who is only shared with the caller is not among them. */
export async function startBatch(context: Context, draft: TagBatchDraft): Promise<TagBatch> {
  const { sql, user } = context;
  requireTagReader(user);
  const terms = await requireSystemTerms(context, draft.termIds);
  if (draft.act === 'ADD') requireEnabled(terms);
  const named = draft.ids === undefined ? draft : { type: 'ALL_CUSTOMER' as const, filter: {} };
  const reading = { viewer: byOwnRange(user), type: named.type, filter: named.filter };
  const ids = draft.ids === undefined ? undefined : [...new Set(draft.ids)];
  const id = await insertTagBatch(sql, { act: draft.act, termIds: terms.map((term) => term.id), userId: user.id });
  const matched = await insertMatched(sql, id, { reading, ids, limit: BATCH_ROWS + 1 });
  if (matched > BATCH_ROWS) throw fail(doctorErrors.tagTooMany, { limit: BATCH_ROWS });
  if (ids !== undefined && matched < ids.length) throw fail(doctorErrors.notFound);
  await emit(context, 'doctors.tagBatchDue', { id });
  return findBatch(context, { id });
}

export async function findBatch(context: Context, { id }: { id: string }): Promise<TagBatch> {
  const { sql, user, language } = context;
  const [batch] = await selectTagBatches(sql, { userId: user.id, id }, language);
  if (batch === undefined) throw fail(doctorErrors.tagBatchNotFound);
  return shown(batch);
}

export async function listBatches(context: Context): Promise<TagBatch[]> {
  const { sql, user, language } = context;
  return (await selectTagBatches(sql, { userId: user.id }, language)).map(shown);
}

/** Stops where it is; what was done stays until it is undone. */
export function cancelBatch(context: Context, { id }: { id: string }): Promise<TagBatch> {
  return move(context, id, { from: ['RUNNING'], to: 'CANCELLED' });
}

export async function undoBatch(context: Context, { id }: { id: string }): Promise<TagBatch> {
  const batch = await move(context, id, { from: ['DONE', 'CANCELLED'], to: 'UNDOING' });
  await emit(context, 'doctors.tagBatchDue', { id });
  return batch;
}

async function move(
  context: Context,
  id: string,
  change: { from: readonly TagBatchState[]; to: TagBatchState },
): Promise<TagBatch> {
  await findBatch(context, { id });
  if (!(await updateBatchState(context.sql, id, change))) throw fail(doctorErrors.tagBatchState);
  return findBatch(context, { id });
}

/** One step of a batch, forward or back; the next one is told in the same transaction. */
export async function stepBatch(context: Context, { id }: { id: string }): Promise<void> {
  const { sql } = context;
  const batch = await lockTagBatch(sql, id);
  if (batch === undefined || !['RUNNING', 'UNDOING'].includes(batch.state)) return;
  const { act, state, matched, termIds, userId } = batch;
  const at = { id, offset: batch.done, limit: STEP };
  let changed = 0;
  if (state === 'RUNNING')
    changed = act === 'ADD' ? await giveStep(sql, at, { termIds, userId }) : await takeStep(sql, at, termIds);
  else await (act === 'ADD' ? ungiveStep(sql, at) : untakeStep(sql, at));
  const done = Math.min(batch.done + STEP, matched);
  await updateProgress(sql, id, { done, changed });
  if (done < matched) await emit(context, 'doctors.tagBatchDue', { id });
  else await updateBatchState(sql, id, { from: [state], to: state === 'RUNNING' ? 'DONE' : 'UNDONE' });
}

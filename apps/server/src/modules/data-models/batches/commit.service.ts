// What ends an upload: committed in one transaction, cancelled, or undone (specification 7.5, data/save/data).
import { dataModelErrors, type Batch, type Commit } from '@yijian/contract/data-models';
import { type FieldFault, joined } from '@yijian/contract/core';
import type { z } from 'zod';
import { Failure, fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { guardAdministrators } from '../../administration/index.ts';
import { refreshHasSales } from '../../hospitals/index.ts';
import { touchInteractionRecords } from '../../interactions/index.ts';
import { endShutOut, markRights, markVanished, requireRights } from '../accounts/account-rights.service.ts';
import { unreadFields } from '../accounts/unread.policy.ts';
import { countRefused, holdChanged, markRefused } from '../ledger/ledger-rows.service.ts';
import { namingField, type Door } from '../models/models.policy.ts';
import { requireAction, requireBatch, type OneBatch } from './batches.service.ts';
import { OutOfDate, behind, reasonOf, settledState } from './batch.policy.ts';
import {
  endRun,
  holdBatch,
  selectBatchForUpdate,
  setReason,
  updateCommitted,
  updateProgress,
  updateRun,
  updateState,
  type StoredBatch,
} from './batches.sql.ts';
import {
  deleteRecords,
  insertRecords,
  markChanged,
  restoreRecords,
  selectActs,
  selectChangedSince,
  selectNotRestorable,
  selectRangeEnd,
  selectReferred,
  selectRelevelled,
  selectSoldTo,
  updateRecords,
  type Named,
} from './records.sql.ts';
import { deleteRows, expectManyRows, forgetPlans, updateCounts } from './rows.sql.ts';
import { commitPhones, keepPhonesBefore, restorePhones } from './sealed-cells.service.ts';
import { showBatch } from './show-batch.policy.ts';

type ShownBatch = z.infer<typeof Batch>;

/** Rows stored by one statement. */
const RANGE = 5_000;
const NAMED = 100;

const lockBatch = async (context: Context, { id, door }: OneBatch): Promise<StoredBatch> =>
  behind(door, await selectBatchForUpdate(context.sql, id, context.language));

const shown = async (context: Context, asked: OneBatch): Promise<ShownBatch> =>
  showBatch(context.user, await requireBatch(context, asked));

/** Stores every valid row, or none at all. A commit that stopped half way is begun anew. */
export async function commitBatch(
  context: Context,
  { batchId, allOrNothing, door }: Commit & { door: Door },
): Promise<ShownBatch> {
  const run = { id: batchId, run: crypto.randomUUID(), door };
  const batch = await context.transaction((inner) => claim(inner, run, allOrNothing));
  try {
    await recheck(context, batch, run);
    await context.transaction((inner) =>
      store(inner, { batch, run, progress: (done) => updateProgress(context.sql, run, { done }) }),
    );
  } catch (error) {
    await release(context, run);
    // A record that appeared, or is no longer what it was, between the check and the writing.
    if (isClash(error) || error instanceof OutOfDate) await refuseChanged(context, batch, run);
    throw error;
  }
  return shown(context, run);
}

/** Takes the upload for this run of work. */
async function claim(context: Context, run: OneBatch & { run: string }, allOrNothing: boolean): Promise<StoredBatch> {
  const batch = await lockBatch(context, run);
  await requireAction(context, { action: 'commit', batch });
  if (batch.state === 'COMMITTING' && !batch.isInterrupted) throw fail(dataModelErrors.working);
  if (batch.validCount === 0) throw fail(dataModelErrors.nothingValid);
  const failed = batch.faultCount + batch.duplicateCount;
  if (allOrNothing && failed > 0) throw fail(dataModelErrors.notAllValid, { rows: failed });
  await updateRun(context.sql, run.id, 'COMMITTING', run.run);
  return batch;
}

/** Marks rows that no longer agree with the records, in a transaction of its own so that the marks stay. */
async function recheck(context: Context, batch: StoredBatch, run: Storing['run']): Promise<void> {
  const changed = await context.transaction(async (inner) => {
    const { sql } = inner;
    await holdBatch(sql, batch.id);
    await expectManyRows(sql);
    const gone = await markVanished(inner, batch);
    const differing = await markChanged(sql, { ...batch, column: namingField(batch.model) });
    // Whoever commits may hold fewer rights than whoever uploaded.
    const beyond = await markRights(inner, { batch, validOnly: true });
    const count = gone + differing + beyond + (await markRefused(inner, { batch, validOnly: true }));
    if (count > 0) await updateCounts(sql, batch.id);
    // The lock is let go of with a fresh sign of life, until the next transaction takes it.
    await updateProgress(sql, run, {});
    return count;
  });
  if (changed > 0) throw fail(dataModelErrors.rowsChanged, { rows: changed });
}

async function refuseChanged(context: Context, batch: StoredBatch, run: Storing['run']): Promise<never> {
  await recheck(context, batch, run);
  throw fail(dataModelErrors.rowsChanged, { rows: 1 });
}

interface Storing {
  readonly batch: StoredBatch;
  readonly run: { readonly id: string; readonly run: string };
  /** Tells the world outside the transaction how far it is; false when it should stop. */
  readonly progress: (done: number) => Promise<boolean>;
}

async function store(context: Context, { batch, run, progress }: Storing): Promise<void> {
  const { sql, user, language } = context;
  await holdBatch(sql, batch.id);
  await expectManyRows(sql);
  await setReason(sql, reasonOf('commit', batch, language));
  await holdChanged(context, batch);
  if ((await countRefused(context, batch)) > 0) throw new OutOfDate();
  const requireAdministrator = batch.model === 'users' ? await guardAdministrators(context) : undefined;
  const unread = unreadFields(user, batch.model);
  const counts = { created: 0, updated: 0 };
  for (let after = 0; ;) {
    const upTo = await selectRangeEnd(sql, batch.id, after, RANGE);
    if (upTo === undefined) break;
    const range = { batchId: batch.id, userId: user.id, after, upTo };
    await keepPhonesBefore(context, { model: batch.model, range });
    counts.created += await insertRecords(sql, batch.model, range);
    counts.updated += await updateRecords(sql, batch.model, range, unread);
    await commitPhones(context, { model: batch.model, range, isKept: unread.includes('maskedPhone') });
    after = upTo;
    if (!(await progress(counts.created + counts.updated))) throw fail(dataModelErrors.cancelled);
  }
  await requireAdministrator?.();
  await endShutOut(context, batch);
  for (const hospitalId of await selectRelevelled(sql, batch)) await emit(context, 'hospitals.changed', { hospitalId });
  await sayWhoBuys(context, batch);
  await touchInteractionRecords(context, await selectActs(sql, batch));
  if (!(await updateCommitted(sql, run, counts))) throw fail(dataModelErrors.cancelled);
}

/** Sales that came or went decide whether their hospitals have any. */
async function sayWhoBuys(context: Context, batch: StoredBatch): Promise<void> {
  const hospitalIds = await selectSoldTo(context.sql, batch);
  if (hospitalIds.length > 0) await refreshHasSales(context, hospitalIds);
}

/** Gives the upload back as it was before the run, unless it was cancelled or taken over meanwhile. */
async function release(context: Context, run: { id: string; run: string }): Promise<void> {
  await context.transaction(async ({ sql }) => {
    const counts = await updateCounts(sql, run.id);
    await endRun(sql, run, settledState(counts));
  });
}

const isClash = (error: unknown): boolean =>
  !(error instanceof Failure) &&
  typeof error === 'object' &&
  error !== null &&
  (error as { code?: string }).code === '23505';

export async function cancelBatch(context: Context, asked: OneBatch): Promise<ShownBatch> {
  const batch = await lockBatch(context, asked);
  await requireAction(context, { action: 'cancel', batch });
  await updateState(context.sql, batch.id, 'CANCELLED');
  await deleteRows(context.sql, batch.id);
  return shown(context, asked);
}

/** Takes a committed upload back: all of it, or, where something stands in the way, nothing. */
export async function undoBatch(context: Context, asked: OneBatch): Promise<ShownBatch> {
  await context.transaction(async (inner) => {
    const { sql } = inner;
    await expectManyRows(sql);
    const batch = await lockBatch(inner, asked);
    await requireAction(context, { action: 'undo', batch });
    const requireAdministrator = batch.model === 'users' ? await guardAdministrators(inner) : undefined;
    await requireRights(inner, batch);
    await holdChanged(inner, batch);
    refuseNamed(context, { error: 'referredTo', ...(await selectReferred(sql, batch, NAMED)) });
    refuseNamed(context, { error: 'changedSince', ...(await selectChangedSince(sql, batch, NAMED)) });
    refuseNamed(context, { error: 'notRestorable', ...(await selectNotRestorable(sql, batch, NAMED)) });
    await setReason(sql, reasonOf('undo', batch, context.language));
    await forgetPlans(sql);
    await touchInteractionRecords(inner, await selectActs(sql, batch));
    while ((await deleteRecords(sql, batch, RANGE)) > 0);
    const relevelled = await selectRelevelled(sql, batch);
    await restorePhones(inner, batch);
    await restoreRecords(sql, batch);
    await requireAdministrator?.();
    await endShutOut(inner, batch);
    for (const hospitalId of relevelled) await emit(inner, 'hospitals.changed', { hospitalId });
    await sayWhoBuys(inner, batch);
    await updateState(sql, batch.id, 'UNDONE');
  });
  return shown(context, asked);
}

interface Refusal extends Named {
  readonly error: 'referredTo' | 'changedSince' | 'notRestorable';
}

function refuseNamed({ language }: Context, { error, count, names }: Refusal): void {
  if (count === 0) return;
  const fields = names.map((name): FieldFault => ({ field: 'record', message: name }));
  throw fail(dataModelErrors[error], { count, names: joined(names.slice(0, 10), language) }, fields);
}

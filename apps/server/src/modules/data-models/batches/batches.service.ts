// How uploads are seen and corrected: the history, one upload, its rows, a corrected row, the file of failed rows.
import { joinedClauses } from '@yijian/contract/core';
import {
  dataModelErrors,
  type Batch,
  type BatchDetail as BatchDetailSchema,
  type BatchRow,
  type ModelId,
  type RowPage,
} from '@yijian/contract/data-models';
import type { z } from 'zod';
import { byWhom } from '../../audit/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context, FileReply } from '../../../platform/http/index.ts';
import { failedSheet, type FailedRow, type SheetColumn } from '../../../platform/sheets/index.ts';
import { checkRows, openChecking } from '../checking/check-rows.service.ts';
import { wordsOfFault } from '../checking/fault-words.policy.ts';
import { cleaned } from '../checking/plain.policy.ts';
import { models, namingField, type Door } from '../models/models.policy.ts';
import { markRights } from '../accounts/account-rights.service.ts';
import { markRefused } from '../ledger/ledger-rows.service.ts';
import { actInWords, behind, isLegal, mayWrite, settledState, type BatchAct } from './batch.policy.ts';
import {
  selectBatch,
  selectBatchForUpdate,
  selectBatches,
  updateState,
  type BatchFilter,
  type StoredBatch,
} from './batches.sql.ts';
import {
  markRepeated,
  selectRow,
  selectRows,
  selectRowsAfter,
  updateCounts,
  updateRow,
  type StoredRow,
} from './rows.sql.ts';
import { UNUSED } from './sealed-cells.policy.ts';
import { openCells, sealCells } from './sealed-cells.service.ts';
import { readCells, showBatch, showRow } from './show-batch.policy.ts';

export type BatchDetail = z.infer<typeof BatchDetailSchema>;
type ShownBatch = z.infer<typeof Batch>;

const FIRST_FAULTS = 10;

interface Paging {
  readonly page: number;
  readonly size: number;
  readonly sort?: string | undefined;
}

/** An upload as it is asked for: behind another door it is not there. */
export interface OneBatch {
  readonly id: string;
  readonly door: Door;
}

/** Refuses what the state does not allow, and says who brought it there: somebody else was first. */
export async function requireAction(
  context: Context,
  { action, batch }: { action: BatchAct; batch: Pick<StoredBatch, 'id' | 'state'> },
): Promise<void> {
  const { id, state } = batch;
  if (isLegal(action, state)) return;
  const by = await byWhom(context, { kind: 'import_batches', id });
  throw fail(dataModelErrors.illegalState, { ...actInWords(action, state, context.language), by });
}

export async function requireBatch(context: Context, { id, door }: OneBatch): Promise<StoredBatch> {
  return behind(door, await selectBatch(context.sql, id, context.language));
}

export async function listBatches(
  context: Context,
  { model, state, door, ...paging }: Omit<BatchFilter, 'models'> & { model?: ModelId | undefined; door: Door } & Paging,
): Promise<{ content: ShownBatch[]; totalElements: number; totalIsExact: boolean }> {
  const models = door.models.filter((one) => model === undefined || one === model);
  const { rows, total } = await selectBatches(
    context.sql,
    { models, state },
    { ...paging, language: context.language },
  );
  return { content: rows.map((batch) => showBatch(context.user, batch)), totalElements: total, totalIsExact: true };
}

export async function findBatch(context: Context, asked: OneBatch): Promise<BatchDetail> {
  return detailOf(context, await requireBatch(context, asked));
}

export async function detailOf(context: Context, batch: StoredBatch): Promise<BatchDetail> {
  const failed = await selectRows(context.sql, batch.id, 'failed', { page: 0, size: FIRST_FAULTS });
  return {
    ...showBatch(context.user, batch),
    firstFaults: failed.map((row) => showRow(context, batch, row)),
  };
}

export async function listRows(
  context: Context,
  { id, show, door, ...paging }: RowPage & OneBatch,
): Promise<{ content: BatchRow[]; totalElements: number; totalIsExact: boolean }> {
  const batch = await requireBatch(context, { id, door });
  const rows = await selectRows(context.sql, id, show, paging);
  const totals = {
    all: batch.rowCount,
    faulty: batch.faultCount,
    duplicate: batch.duplicateCount,
    valid: batch.validCount,
  };
  return {
    content: rows.map((row) => showRow(context, batch, row)),
    totalElements: totals[show],
    totalIsExact: true,
  };
}

export async function fixRow(
  context: Context,
  { id, row, cells, door }: OneBatch & { row: number; cells: Readonly<Record<string, string>> },
): Promise<{ row: BatchRow; batch: ShownBatch }> {
  const batch = behind(door, await selectBatchForUpdate(context.sql, id, context.language));
  await requireAction(context, { action: 'fix', batch });
  const before = await selectRow(context.sql, id, row);
  if (before === undefined) throw fail(dataModelErrors.rowNotFound, { row });
  const checking = await openChecking(context, batch);
  const [known] = await openCells(context, { batch, rows: [before] });
  const changes = withoutMasks(cells, showRow(context, batch, before).cells);
  const [checked] = await checkRows(context, { checking, rows: [{ row, cells: merged(batch, known!, changes) }] });
  const [sealed] = await sealCells(context, { batchId: id, model: batch.model, rows: [checked!] });
  await updateRow(context.sql, id, sealed!);
  const keys = [before.key, checked!.prepared['key']].filter((key) => typeof key === 'string');
  if (keys.length > 0) await markRepeated(context.sql, { id, column: namingField(batch.model) }, keys);
  await markRights(context, { batch, row });
  await markRefused(context, { batch, row });
  await updateState(context.sql, id, settledState(await updateCounts(context.sql, id)));
  const after = await selectRow(context.sql, id, row);
  return {
    row: showRow(context, batch, after!),
    batch: showBatch(context.user, await requireBatch(context, { id, door })),
  };
}

/** A masked number that comes back as it was shown is no change. */
function withoutMasks(
  changes: Readonly<Record<string, string>>,
  shown: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(changes).filter(([key, text]) => !(text.includes('*') && text === shown[key])),
  );
}

/** The cells with what was changed; only fields of the model count, an empty text takes a cell away. */
function merged(
  batch: StoredBatch,
  before: StoredRow,
  changes: Readonly<Record<string, string>>,
): Record<string, string> {
  const fields = new Set(models[batch.model].fields.map((field) => field.key));
  const changed = Object.entries(changes)
    .filter(([key]) => fields.has(key))
    .map(([key, text]) => [key, cleaned(text)] as const);
  const whole = { ...before.cells, ...Object.fromEntries(changed) };
  return Object.fromEntries(Object.entries(whole).filter(([, text]) => text !== ''));
}

const PAGE = 2_000;

/** The rows that did not pass, under the heads of their file, with a column that says why; it can be uploaded as it is. */
export async function downloadFailed(
  context: Context,
  { id, format, door }: OneBatch & { format: 'xlsx' | 'csv' },
): Promise<FileReply> {
  const batch = await requireBatch(context, { id, door });
  const { language } = context;
  const given = batch.mapping.columns.map(({ head, field, at }): SheetColumn<FailedRow> => ({
    key: field ?? `${UNUSED}${at}`,
    zh: head,
    en: head,
    width: 20,
  }));
  const columns = [...given, ...addedColumns(batch)];
  const name = language === 'zh' ? `未通过-${models[batch.model].zh}` : `failed-${batch.model}`;
  return failedSheet({ context, name, format, columns, rows: failedRows(context, batch) });
}

/** Columns for fields that the file did not have but a correction filled. */
function addedColumns(batch: StoredBatch): SheetColumn<FailedRow>[] {
  const had = new Set(batch.mapping.columns.map((column) => column.field));
  return models[batch.model].fields
    .filter((field) => !had.has(field.key))
    .map(({ key, zh, en }) => ({ key, zh, en, width: 16 }));
}

async function* failedRows(context: Context, batch: StoredBatch): AsyncGenerator<FailedRow> {
  const words = new Map(models[batch.model].fields.map((field) => [field.key, field[context.language]]));
  let after = 0;
  for (;;) {
    const rows = await selectRowsAfter(context.sql, batch.id, 'failed', after, PAGE);
    // Whoever uploaded the file gets the own numbers back, so that it can be corrected and uploaded again.
    const isOwn = batch.userId === context.user.id && mayWrite(context.user, batch.model);
    for (const row of isOwn ? await openCells(context, { batch, rows }) : rows) {
      const faults = (row.faults ?? []).map(
        (fault) => `${words.get(fault.column) ?? ''}: ${wordsOfFault(batch.model, fault, context.language)}`,
      );
      yield {
        ...(isOwn ? row.cells : readCells(context.user, batch.model, row.cells)),
        faults: joinedClauses(faults, context.language),
      };
    }
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.row;
  }
}

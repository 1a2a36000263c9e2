// A file on its way in: recognised, read row by row, checked and staged in chunks (specification 7.5, data/upload).
import { joined } from '@yijian/contract/core';
import { dataModelErrors, type Looked, type ModelId, type Upload } from '@yijian/contract/data-models';
import type { z } from 'zod';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import {
  SheetFault,
  readSheet,
  type ReadSheet,
  type SheetLimits,
  type SheetRow,
} from '../../../platform/sheets/index.ts';
import { checkRows, openChecking, type Checking } from '../checking/check-rows.service.ts';
import { findHeads, likeliest, MOST_ABOVE, type Heads } from '../checking/heads.policy.ts';
import { cleaned } from '../checking/plain.policy.ts';
import { isExample, models, namingField, type Door } from '../models/models.policy.ts';
import { markRights } from '../accounts/account-rights.service.ts';
import { markRefused } from '../ledger/ledger-rows.service.ts';
import { settledState } from './batch.policy.ts';
import {
  deleteBatch,
  endRun,
  insertBatch,
  selectBatch,
  selectSaid,
  updateProgress,
  type Column,
  type Mapping,
} from './batches.sql.ts';
import { deleteRows, insertRows, markRepeated, updateCounts } from './rows.sql.ts';
import { sealCells } from './sealed-cells.service.ts';
import { UNUSED } from './sealed-cells.policy.ts';
import { detailOf, type BatchDetail } from './batches.service.ts';

/** Rows checked and stored together. */
const CHUNK = 500;
/** Of a cell, before the file is read in. */
const LONGEST_SHOWN = 100;

export interface UploadInput extends z.infer<typeof Upload> {
  readonly limits: Partial<SheetLimits>;
  readonly door: Door;
}

interface Staging {
  readonly id: string;
  readonly run: string;
  readonly checking: Checking;
  readonly columns: readonly Column[];
}

/** The first lines of a file, each as it would do as the line of the heads. */
export async function lookAtFile(
  context: Context,
  input: Omit<UploadInput, 'mode' | 'mapping' | 'headRow'>,
): Promise<Looked> {
  if (!input.door.models.includes(input.model)) throw fail(dataModelErrors.modelNotFound, { id: input.model });
  try {
    const sheet = await readSheet(input.file.path ?? '', { limits: input.limits });
    return await lookAt(context, input.model, sheet);
  } catch (error) {
    if (error instanceof SheetFault) throw fail(dataModelErrors[error.kind], error.values);
    throw error;
  }
}

async function lookAt(context: Context, model: ModelId, sheet: ReadSheet): Promise<Looked> {
  const mapping = await selectSaid(context.sql, model);
  const rows = sheet[Symbol.asyncIterator]();
  const read: { row: SheetRow; heads: Heads }[] = [];
  try {
    while (read.length < MOST_ABOVE) {
      const next = await rows.next();
      if (next.done === true) break;
      read.push({ row: next.value, heads: findHeads(models[model].fields, next.value.cells, mapping) });
    }
  } finally {
    await rows.return?.();
  }
  const chosen = likeliest(read);
  if (chosen === undefined) throw fail(dataModelErrors.empty);
  return {
    headRow: chosen.row.line,
    lines: read.map(({ row, heads }) => ({
      line: row.line,
      cells: row.cells.map((cell) => cleaned(cell).slice(0, LONGEST_SHOWN)),
      fields: row.cells.map((_, at) => heads.columns.find((column) => column.at === at)?.field ?? null),
      missing: heads.missing.map((field) => field.key),
    })),
  };
}

export async function uploadFile(context: Context, input: UploadInput): Promise<BatchDetail> {
  if (!input.door.models.includes(input.model)) throw fail(dataModelErrors.modelNotFound, { id: input.model });
  const said = saidIn(input.mapping);
  try {
    const sheet = await readSheet(input.file.path ?? '', { limits: input.limits });
    return await stage(context, { input, said, sheet });
  } catch (error) {
    if (error instanceof SheetFault) throw fail(dataModelErrors[error.kind], error.values);
    throw error;
  }
}

function saidIn(mapping: string | undefined): Mapping {
  if (mapping === undefined || mapping === '') return {};
  try {
    const said: unknown = JSON.parse(mapping);
    const pairs = typeof said === 'object' && said !== null && !Array.isArray(said) ? Object.entries(said) : undefined;
    if (pairs?.every(([, field]) => typeof field === 'string') === true) return Object.fromEntries(pairs);
  } catch {
    // Said below, together with what is JSON but no mapping.
  }
  throw fail(dataModelErrors.badMapping);
}

async function stage(
  context: Context,
  { input, said, sheet }: { input: UploadInput; said: Mapping; sheet: ReadSheet },
): Promise<BatchDetail> {
  const rows = sheet[Symbol.asyncIterator]();
  try {
    const heads = await readHeads(context, { input, said, rows });
    const first = await nextFilled(rows);
    if (first === undefined) throw fail(dataModelErrors.empty);
    const checking = await openChecking(context, input);
    const staging = { ...(await begin(context, { input, said, sheet, heads })), checking, columns: heads.columns };
    try {
      await stageRows(context, staging, first, rows);
    } catch (error) {
      await context.transaction((inner) => deleteBatch(inner.sql, staging.id));
      throw error;
    }
    return await settle(context, staging);
  } finally {
    await rows.return?.();
  }
}

/** Reads as far as the heads, which may stand below a title. */
async function readHeads(
  context: Context,
  { input, said, rows }: { input: UploadInput; said: Mapping; rows: AsyncIterator<SheetRow> },
): Promise<Heads> {
  const { fields } = models[input.model];
  const mapping = { ...(await selectSaid(context.sql, input.model)), ...said };
  const read: { row: SheetRow; heads: Heads }[] = [];
  while (read.length < (input.headRow === undefined ? MOST_ABOVE : 50)) {
    const next = await rows.next();
    if (next.done === true) break;
    read.push({ row: next.value, heads: findHeads(fields, next.value.cells, mapping) });
    const isSaid = input.headRow !== undefined && next.value.line >= input.headRow;
    if (isSaid || (input.headRow === undefined && read.at(-1)!.heads.missing.length === 0)) break;
  }
  const chosen = input.headRow === undefined ? likeliest(read) : read.at(-1);
  if (chosen === undefined) throw fail(dataModelErrors.empty);
  requireHeads(context, chosen.heads);
  return chosen.heads;
}

function requireHeads({ language }: Context, { missing }: Heads): void {
  if (missing.length === 0) return;
  throw fail(
    dataModelErrors.missingColumns,
    {
      columns: joined(
        missing.map((field) => field[language]),
        language,
      ),
    },
    missing.map((field) => ({ field: `file.${field.key}`, message: field[language] })),
  );
}

async function begin(
  context: Context,
  { input, said, sheet, heads }: { input: UploadInput; said: Mapping; sheet: ReadSheet; heads: Heads },
): Promise<{ id: string; run: string }> {
  const run = crypto.randomUUID();
  const batch = {
    model: input.model,
    mode: input.mode,
    fileName: cleaned(input.file.name).slice(0, 200) || 'upload',
    fileSize: input.file.size,
    encoding: sheet.encoding,
    notes: { columns: heads.columns, said, expected: Math.max(0, sheet.expectedRows - 1) },
    userId: context.user.id,
    run,
  };
  return { id: await context.transaction((inner) => insertBatch(inner.sql, batch)), run };
}

/** The next row that is not the example of the template. */
async function nextFilled(rows: AsyncIterator<SheetRow>): Promise<SheetRow | undefined> {
  for (;;) {
    const next = await rows.next();
    if (next.done === true) return undefined;
    if (!isExample(next.value.cells)) return next.value;
  }
}

async function stageRows(
  context: Context,
  staging: Staging,
  first: SheetRow,
  rows: AsyncIterator<SheetRow>,
): Promise<void> {
  let chunk: SheetRow[] = [];
  let total = 0;
  for (let row: SheetRow | undefined = first; row !== undefined; row = await nextFilled(rows)) {
    chunk.push(row);
    if (chunk.length < CHUNK) continue;
    total += chunk.length;
    await stageChunk(context, staging, chunk, total);
    chunk = [];
  }
  if (chunk.length > 0) await stageChunk(context, staging, chunk, total + chunk.length);
}

async function stageChunk(
  context: Context,
  staging: Staging,
  chunk: readonly SheetRow[],
  total: number,
): Promise<void> {
  const rows = chunk.map(({ line, cells }) => ({ row: line, cells: cellsOf(staging.columns, cells) }));
  await context.transaction(async (inner) => {
    if (!(await updateProgress(inner.sql, staging, { rows: total }))) throw fail(dataModelErrors.cancelled);
    const checked = await checkRows(inner, { checking: staging.checking, rows });
    await insertRows(
      inner.sql,
      staging.id,
      await sealCells(inner, { batchId: staging.id, model: staging.checking.model, rows: checked }),
    );
  });
}

function cellsOf(columns: readonly Column[], cells: readonly string[]): Record<string, string> {
  const result: Record<string, string> = {};
  for (const { field, at } of columns) {
    const text = cleaned(cells[at] ?? '');
    if (text !== '') result[field ?? `${UNUSED}${at}`] = text;
  }
  return result;
}

async function settle(context: Context, staging: Staging): Promise<BatchDetail> {
  const { model } = staging.checking;
  await context.transaction(async (inner) => {
    const { sql } = inner;
    await markRepeated(sql, { id: staging.id, column: namingField(model) });
    await markRights(inner, { batch: { id: staging.id, model } });
    await markRefused(inner, { batch: { id: staging.id, model } });
    const counts = await updateCounts(sql, staging.id);
    if (await endRun(sql, staging, settledState(counts))) return;
    await deleteRows(sql, staging.id);
  });
  const batch = await selectBatch(context.sql, staging.id, context.language);
  if (batch === undefined || batch.state === 'CANCELLED') throw fail(dataModelErrors.cancelled);
  return detailOf(context, batch);
}

// An upload and its rows as they are shown.
import type { Batch, BatchRow } from '@yijian/contract/data-models';
import type { z } from 'zod';
import type { SessionUser } from '../../../platform/auth/index.ts';
import { wordsOfFault } from '../checking/fault-words.policy.ts';
import { models } from '../models/models.policy.ts';
import { actionsOn, mayWrite } from './batch.policy.ts';
import type { StoredBatch } from './batches.sql.ts';
import type { StoredRow } from './rows.sql.ts';

/** Cells of columns that are no field stand under this mark and the place of the column. */
export const UNUSED = '~';

const moment = (date: Date | null): string | null => date?.toISOString() ?? null;

export function showBatch(user: SessionUser, { mapping, ...batch }: StoredBatch): z.infer<typeof Batch> {
  const isWorking = batch.state === 'VALIDATING' || batch.state === 'COMMITTING';
  return {
    ...batch,
    totalRows: (batch.state === 'COMMITTING' ? batch.validCount : isWorking ? mapping.expected : undefined) ?? null,
    doneRows: batch.state === 'COMMITTING' ? (mapping.done ?? 0) : null,
    columns: mapping.columns.map(({ head, field }) => ({ head, field })),
    unknownColumns: mapping.columns.filter((column) => column.field === null).map((column) => column.head),
    createdAt: batch.createdAt.toISOString(),
    committedAt: moment(batch.committedAt),
    undoneAt: moment(batch.undoneAt),
    actions: actionsOn(user, batch),
  };
}

/** Mobile numbers are whole only for those who correct them. */
export function showRow(
  user: SessionUser,
  language: 'zh' | 'en',
  model: StoredBatch['model'],
  row: StoredRow,
): BatchRow {
  const phones = mayWrite(user)
    ? []
    : models[model].fields.filter((field) => field.type === 'PHONE').map((field) => field.key);
  const cells = Object.entries(row.cells)
    .filter(([key]) => !key.startsWith(UNUSED))
    .map(([key, text]) => [key, phones.includes(key) ? masked(text) : text]);
  return {
    row: row.row,
    cells: Object.fromEntries(cells) as Record<string, string>,
    faults: (row.faults ?? []).map((fault) => ({
      column: fault.column,
      code: fault.code,
      message: wordsOfFault(fault, language),
    })),
    isDuplicate: row.isDuplicate,
  };
}

/** 138****1111, however the number is written: of the digits the fifth to the eighth from the end are hidden. */
function masked(phone: string): string {
  let left = phone.replaceAll(/\D/g, '').length;
  return phone.replaceAll(/\d/g, (digit) => {
    left -= 1;
    return left >= 4 && left < 8 ? '*' : digit;
  });
}

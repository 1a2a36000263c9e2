// An upload and its rows as they are shown.
import type { Batch, BatchRow, ModelId } from '@yijian/contract/data-models';
import { governedNamesOf, userFields } from '@yijian/contract/dictionaries';
import type { z } from 'zod';
import { withFieldRules, type SessionUser } from '../../../platform/auth/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { wordsOfFault } from '../checking/fault-words.policy.ts';
import { actionsOn } from './batch.policy.ts';
import type { StoredBatch } from './batches.sql.ts';
import type { StoredRow } from './rows.sql.ts';
import { UNUSED } from './sealed-cells.policy.ts';

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

/** What a role may narrow of a colleague, also where it stands in an upload. */
const governed = governedNamesOf(userFields);

/** The cells as this reader may see them; whoever uploaded a file knows it. */
export function readCells(user: SessionUser, model: ModelId, cells: StoredRow['cells']): StoredRow['cells'] {
  return model === 'users' ? withFieldRules(user, [cells], governed)[0]! : cells;
}

export function showRow(
  { user, language }: Pick<Context, 'user' | 'language'>,
  batch: Pick<StoredBatch, 'model' | 'userId'>,
  row: StoredRow,
): BatchRow {
  const cells = batch.userId === user.id ? row.cells : readCells(user, batch.model, row.cells);
  return {
    row: row.row,
    cells: Object.fromEntries(Object.entries(cells).filter(([key]) => !key.startsWith(UNUSED))),
    faults: (row.faults ?? []).map((fault) => ({
      column: fault.column,
      code: fault.code,
      message: wordsOfFault(batch.model, fault, language),
    })),
    isDuplicate: row.isDuplicate,
  };
}

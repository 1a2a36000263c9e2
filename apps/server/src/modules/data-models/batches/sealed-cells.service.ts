// Mobile numbers on their way through an upload: sealed when a row is staged, moved to the records by a commit, put back by an undo.
import type { ModelId } from '@yijian/contract/data-models';
import type { Context } from '../../../platform/http/index.ts';
import {
  deletePersonal,
  selectPersonal,
  upsertPersonal,
  type PersonalValue,
  type ValueSet,
} from '../../../platform/secrets/index.ts';
import type { Range } from './records.sql.ts';
import type { CheckedRow, StoredRow } from './rows.sql.ts';
import { bareRow, phoneField } from './sealed-cells.policy.ts';
import { selectCommittedPhones, selectPhoneTargets, selectRestoredPhones } from './sealed-cells.sql.ts';

const setIn = ({ enterprise }: Context, table: string): ValueSet => ({
  enterpriseId: enterprise.id,
  table,
  field: 'PHONE',
});

/** Seals the numbers of the rows; the rows that are stored carry masks alone. */
export async function sealCells(
  context: Context,
  { batchId, model, rows }: { batchId: string; model: ModelId; rows: readonly CheckedRow[] },
): Promise<CheckedRow[]> {
  const field = phoneField(model);
  if (field !== undefined) {
    const set = setIn(context, 'import_rows');
    const [filled, empty] = [rows.filter((row) => row.cells[field]), rows.filter((row) => !row.cells[field])];
    const values = filled.map((row) => ({ rowId: `${batchId}:${row.row}`, value: row.cells[field]! }));
    await upsertPersonal(context.sql, context.vault, set, values);
    // A corrected row may have lost its number; new rows have none to lose.
    if (rows.length === 1)
      await deletePersonal(
        context.sql,
        set,
        empty.map((row) => `${batchId}:${row.row}`),
      );
  }
  return rows.map((row) => bareRow(row, field));
}

/** The rows with their numbers whole. */
export async function openCells<R extends StoredRow>(
  context: Context,
  { batch, rows }: { batch: { id: string; model: ModelId }; rows: readonly R[] },
): Promise<R[]> {
  const field = phoneField(batch.model);
  if (field === undefined) return [...rows];
  const wanted = rows.filter((row) => row.cells[field]).map((row) => `${batch.id}:${row.row}`);
  const found = await selectPersonal(context.sql, context.vault, setIn(context, 'import_rows'), wanted);
  return rows.map((row) => {
    const whole = found.get(`${batch.id}:${row.row}`);
    return whole === undefined ? row : { ...row, cells: { ...row.cells, [field]: whole } };
  });
}

/** Keeps the numbers that the changed records of a range have now, so that an undo can put them back. */
export async function keepPhonesBefore(
  context: Context,
  { model, range }: { model: ModelId; range: Range },
): Promise<void> {
  if (phoneField(model) === undefined) return;
  const { sql, vault } = context;
  const targets = await selectPhoneTargets(sql, range);
  const found = await selectPersonal(
    sql,
    vault,
    setIn(context, model),
    targets.map((row) => row.recordId),
  );
  const kept = targets.flatMap(({ row, recordId }): PersonalValue[] => {
    const value = found.get(recordId);
    return value === undefined ? [] : [{ rowId: `${range.batchId}:${row}`, value }];
  });
  await upsertPersonal(sql, vault, setIn(context, 'import_rows_before'), kept);
}

/** Seals the numbers of a committed range anew, for the records they belong to; with `isKept` records that were there keep theirs. */
export async function commitPhones(
  context: Context,
  { model, range, isKept }: { model: ModelId; range: Range; isKept: boolean },
): Promise<void> {
  if (phoneField(model) === undefined) return;
  const { sql, vault } = context;
  const changed = isKept ? new Set((await selectPhoneTargets(sql, range)).map(({ row }) => row)) : new Set<number>();
  const committed = (await selectCommittedPhones(sql, model, range)).filter(({ row }) => !changed.has(row));
  const names = committed.map(({ row }) => `${range.batchId}:${row}`);
  const found = await selectPersonal(sql, vault, setIn(context, 'import_rows'), names);
  const values = committed.flatMap(({ row, recordId }): PersonalValue[] => {
    const value = found.get(`${range.batchId}:${row}`);
    return value === undefined ? [] : [{ rowId: recordId, value }];
  });
  await upsertPersonal(sql, vault, setIn(context, model), values);
}

/** Puts back the numbers that an upload replaced, and forgets those it brought to records that had none. */
export async function restorePhones(context: Context, batch: { id: string; model: ModelId }): Promise<void> {
  if (phoneField(batch.model) === undefined) return;
  const { sql, vault } = context;
  const changed = await selectRestoredPhones(sql, batch.id);
  const names = changed.map(({ row }) => `${batch.id}:${row}`);
  const found = await selectPersonal(sql, vault, setIn(context, 'import_rows_before'), names);
  const values = changed.flatMap(({ row, recordId }): PersonalValue[] => {
    const value = found.get(`${batch.id}:${row}`);
    return value === undefined ? [] : [{ rowId: recordId, value }];
  });
  const gone = changed.filter(({ row }) => !found.has(`${batch.id}:${row}`));
  await upsertPersonal(sql, vault, setIn(context, batch.model), values);
  await deletePersonal(
    sql,
    setIn(context, batch.model),
    gone.map((row) => row.recordId),
  );
}

// The same fault in many rows: told once, and mended at once.
import type { Batch, FaultGroup, GroupFix } from '@yijian/contract/data-models';
import type { z } from 'zod';
import type { Context } from '../../../../platform/http/index.ts';
import { checkRows, openChecking } from '../../checking/check-rows.service.ts';
import { wordsOfFault } from '../../checking/fault-words.policy.ts';
import { cleaned } from '../../checking/plain.policy.ts';
import { models, namingField } from '../../models/models.policy.ts';
import { markRights } from '../../accounts/account-rights.service.ts';
import { markRefused } from '../../ledger/ledger-rows.service.ts';
import { behind, settledState } from '../batch.policy.ts';
import { selectBatchForUpdate, updateState } from '../batches.sql.ts';
import { requireAction, requireBatch, type OneBatch } from '../batches.service.ts';
import { selectFaultGroups, selectRowsOfGroup, updateRows } from './fault-groups.sql.ts';
import { markRepeated, updateCounts } from '../rows.sql.ts';
import { openCells, sealCells } from '../sealed-cells.service.ts';
import { showBatch } from '../show-batch.policy.ts';

const MOST_GROUPS = 50;
/** Rows that one call mends, and how many of them are checked together. */
const MOST_ROWS = 5_000;
const CHUNK = 500;

/** About the record, not about what stands in a cell. */
const ofRecords: ReadonlySet<string> = new Set([
  'duplicateInFile',
  'exists',
  'notExisting',
  'beyondOwnRights',
  'ownAccount',
]);

export async function listFaults(context: Context, asked: OneBatch): Promise<FaultGroup[]> {
  const batch = await requireBatch(context, asked);
  const fields = new Set(models[batch.model].fields.map(({ key }) => key));
  const groups = await selectFaultGroups(context.sql, batch.id, MOST_GROUPS);
  return groups.map(({ column, code, value, ...counts }) => ({
    column,
    code,
    value,
    message: wordsOfFault(batch.model, value === null ? { column, code } : { column, code, value }, context.language),
    ...counts,
    isMendable: fields.has(column) && !ofRecords.has(code),
  }));
}

export async function fixFaults(
  context: Context,
  { id, door, replacement, ...group }: GroupFix & OneBatch,
): Promise<{ fixed: number; batch: z.infer<typeof Batch> }> {
  const batch = behind(door, await selectBatchForUpdate(context.sql, id, context.language));
  await requireAction(context, { action: 'fix', batch });
  const isField = models[batch.model].fields.some(({ key }) => key === group.column);
  const rows = isField ? await selectRowsOfGroup(context.sql, id, { ...group, most: MOST_ROWS }) : [];
  const checking = await openChecking(context, batch);
  const keys = new Set(rows.flatMap(({ key }) => key ?? []));
  for (let from = 0; from < rows.length; from += CHUNK) {
    const known = await openCells(context, { batch, rows: rows.slice(from, from + CHUNK) });
    const changed = known.map(({ row, cells }) => ({
      row,
      cells: withCell(cells, group.column, cleaned(replacement)),
    }));
    const checked = await checkRows(context, { checking, rows: changed });
    for (const { prepared } of checked) if (typeof prepared['key'] === 'string') keys.add(prepared['key']);
    await updateRows(context.sql, id, await sealCells(context, { batchId: id, model: batch.model, rows: checked }));
  }
  if (keys.size > 0) await markRepeated(context.sql, { id, column: namingField(batch.model) }, [...keys]);
  await markRights(context, { batch });
  await markRefused(context, { batch });
  await updateState(context.sql, id, settledState(await updateCounts(context.sql, id)));
  return { fixed: rows.length, batch: showBatch(context.user, await requireBatch(context, { id, door })) };
}

/** The cells with one changed; an empty text takes it away. */
function withCell(
  cells: Readonly<Record<string, string>>,
  column: string,
  text: string,
): Readonly<Record<string, string>> {
  const { [column]: _before, ...others } = cells;
  return text === '' ? others : { ...others, [column]: text };
}

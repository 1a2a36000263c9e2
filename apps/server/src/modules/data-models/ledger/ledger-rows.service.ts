// Rows of cost centers and internal orders that their forms would refuse, when they are checked, committed and taken back.
import type { ModelId } from '@yijian/contract/data-models';
import type { Context } from '../../../platform/http/index.ts';
import { countUnsound, lockChanged, markUnsound, type LedgerModel, type LedgerRows } from './ledger-rows.sql.ts';

interface OfBatch extends Omit<LedgerRows, 'batchId'> {
  readonly batch: { readonly id: string; readonly model: ModelId };
}

function isLedger(model: ModelId): model is LedgerModel {
  return model === 'budget_cost_centers' || model === 'budget_orders';
}

/** Marks rows that their form would refuse; answers how many. Rows of other models have none. */
export async function markRefused(context: Context, { batch, ...of }: OfBatch): Promise<number> {
  const { id, model } = batch;
  return isLedger(model) ? markUnsound(context.sql, model, { batchId: id, ...of }) : 0;
}

interface Batch {
  readonly id: string;
  readonly model: ModelId;
}

/** Holds the records that an upload changes, or has changed or created, until the transaction ends: no meeting charges them meanwhile. */
export async function holdChanged(context: Context, { id, model }: Batch): Promise<void> {
  if (isLedger(model)) await lockChanged(context.sql, model, id);
}

/** How many valid rows their form would refuse now. */
export async function countRefused(context: Context, { id, model }: Batch): Promise<number> {
  return isLedger(model) ? countUnsound(context.sql, model, id) : 0;
}

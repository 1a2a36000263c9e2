// What an upload from the ledger asks of cost centers and internal orders.
import type { Context } from '../../../platform/http/index.ts';
import { selectByCode, selectCostCenterCodes, type CostCenterCode } from './imported.sql.ts';

export function findCostCentersByCode(
  context: Context,
  codes: readonly string[],
): Promise<{ id: string; code: string }[]> {
  return selectByCode(context.sql, 'budget_cost_centers', codes);
}

export function findOrdersByCode(context: Context, codes: readonly string[]): Promise<{ id: string; code: string }[]> {
  return selectByCode(context.sql, 'budget_orders', codes);
}

/** Every cost center, open or not, as the form takes them. */
export function listCostCenterCodes(context: Context): Promise<CostCenterCode[]> {
  return selectCostCenterCodes(context.sql);
}

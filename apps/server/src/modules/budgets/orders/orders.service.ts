// Cost centers and internal orders are listed and kept (specification 2.3, ccio).
import { coreErrors, type FieldFault } from '@yijian/contract/core';
import {
  budgetErrors as errors,
  type BudgetKept,
  type BudgetPaging,
  type ChangedCostCenter,
  type ChangedOrder,
  type CostCenterPaging,
  type NewCostCenter,
  type NewOrder,
  type OrderPaging,
} from '@yijian/contract/budgets';
import { fail } from '../../../platform/errors/index.ts';
import { pageText, type Context, type JsonText } from '../../../platform/http/index.ts';
import { cents, written } from '../ledger/ledger.policy.ts';
import { countHolds, selectHolds } from '../lines/lines.sql.ts';
import {
  countCostCenters,
  countOrders,
  insertCostCenter,
  insertOrder,
  isCodeTaken,
  lockRecord,
  selectCostCenters,
  selectOrders,
  selectUnknown,
  updateCostCenter,
  updateOrder,
  type LockedRecord,
} from './orders.sql.ts';

export async function listCostCenters(context: Context, paging: CostCenterPaging): Promise<JsonText> {
  const rows = await selectCostCenters(context.sql, paging, context.language);
  return pageText(rows, paging, () => countCostCenters(context.sql, paging));
}

export async function listInternalOrders(context: Context, paging: OrderPaging): Promise<JsonText> {
  const rows = await selectOrders(context.sql, paging, context.language);
  return pageText(rows, paging, () => countOrders(context.sql, paging));
}

export async function listOrderHolds(
  context: Context,
  { id, ...paging }: BudgetPaging & { id: string },
): Promise<JsonText> {
  if ((await lockRecord(context.sql, 'budget_orders', id)) === undefined) throw fail(errors.notFound);
  const rows = await selectHolds(context.sql, { orderId: id, paging, language: context.language });
  return pageText(rows, paging, () => countHolds(context.sql, { orderId: id }));
}

export async function addCostCenter(context: Context, draft: NewCostCenter): Promise<BudgetKept> {
  await requireSound(context, draft);
  const kept = await insertCostCenter(context.sql, draft);
  if (kept === undefined) throw fail(errors.codeTaken, { code: draft.code });
  return kept;
}

export async function changeCostCenter(
  context: Context,
  { id, version, ...draft }: ChangedCostCenter & { id: string },
): Promise<BudgetKept> {
  await openRecord(context, { table: 'budget_cost_centers', id, version, code: draft.code });
  await requireSound(context, draft);
  return updateCostCenter(context.sql, id, draft);
}

export async function addInternalOrder(context: Context, draft: NewOrder): Promise<BudgetKept> {
  await requireSound(context, draft);
  const kept = await insertOrder(context.sql, draft);
  if (kept === undefined) throw fail(errors.codeTaken, { code: draft.code });
  return kept;
}

export async function changeInternalOrder(
  context: Context,
  { id, version, ...draft }: ChangedOrder & { id: string },
): Promise<BudgetKept> {
  const { used } = await openRecord(context, { table: 'budget_orders', id, version, code: draft.code });
  await requireSound(context, draft);
  if (cents(draft.amount) < cents(used))
    throw fail(errors.orderShort, { code: draft.code, available: written(draft.amount), wanted: written(used) });
  return updateOrder(context.sql, id, draft);
}

async function openRecord(
  { sql }: Context,
  wanted: { table: 'budget_cost_centers' | 'budget_orders'; id: string; version: number; code: string },
): Promise<LockedRecord> {
  const { table, id, code } = wanted;
  const record = await lockRecord(sql, table, id);
  if (record === undefined) throw fail(errors.notFound);
  if (record.version !== wanted.version) throw fail(errors.changedMeanwhile, { version: record.version });
  if (await isCodeTaken(sql, table, { id, code })) throw fail(errors.codeTaken, { code });
  return record;
}

async function requireSound(context: Context, draft: NewCostCenter | NewOrder): Promise<void> {
  const isEnglish = context.language === 'en';
  const unknown = (await selectUnknown(context.sql, draft)).map((field): FieldFault => ({
    field: `body.${field}`,
    message: isEnglish ? 'is not there; choose another' : '不存在，请重新选择',
  }));
  const { validFrom, validUntil } = draft;
  const ends = validUntil !== undefined && validUntil < validFrom;
  const message = isEnglish ? 'must not be before the first day' : '不能早于生效日期';
  const faults = [...unknown, ...(ends ? [{ field: 'body.validUntil', message }] : [])];
  if (faults.length > 0) throw fail(coreErrors.badInput, { fields: faults.map((one) => one.field).join(', ') }, faults);
}

// Marks on staged rows of cost centers and internal orders, by set, and what an undo would put back.
import type { ModelId } from '@yijian/contract/data-models';
import { lockTargets, lostOrders, unsoundRows } from '../../budgets/index.ts';
import type { Fragment, Sql } from '../../../platform/db/index.ts';

export type LedgerModel = Extract<ModelId, 'budget_cost_centers' | 'budget_orders'>;

export interface LedgerRows {
  readonly batchId: string;
  readonly row?: number;
  readonly validOnly?: boolean;
}

const rowsOf = (sql: Sql, { batchId, row, validOnly }: LedgerRows): Fragment => sql`
  select i.row_number, i.target_id, i.prepared from import_rows i
  where i.enterprise_id = app.enterprise_id() and i.batch_id = ${batchId}
    ${row === undefined ? sql`` : sql`and i.row_number = ${row}`} ${validOnly === true ? sql`and i.faults is null` : sql``}`;

/** Marks what the form would refuse; answers how many rows. */
export async function markUnsound(sql: Sql, model: LedgerModel, rows: LedgerRows): Promise<number> {
  const { count } = await sql`
    update import_rows t set faults = coalesce(t.faults, '[]') || u.faults
    from (
      select row_number, jsonb_agg(jsonb_build_object('column', fault_column, 'code', fault_code, 'value', fault_value)) as faults
      from (${unsoundRows(sql, model, rowsOf(sql, rows))}) found group by row_number
    ) u
    where t.enterprise_id = app.enterprise_id() and t.batch_id = ${rows.batchId} and t.row_number = u.row_number
      and not coalesce(t.faults, '[]') @> u.faults`;
  return count;
}

/** Valid rows that the form would refuse now. */
export async function countUnsound(sql: Sql, model: LedgerModel, batchId: string): Promise<number> {
  const rows = rowsOf(sql, { batchId, validOnly: true });
  const [found] = await sql<[{ count: number }]>`
    select count(distinct row_number)::int as count from (${unsoundRows(sql, model, rows)}) found`;
  return found.count;
}

const changed = (sql: Sql, batchId: string): Fragment => sql`
  select target_id, before from import_rows where enterprise_id = app.enterprise_id() and batch_id = ${batchId}`;

/** Holds the records that an upload changes, or has changed or created. */
export async function lockChanged(sql: Sql, model: LedgerModel, batchId: string): Promise<void> {
  const ids = sql`
    select c.target_id from (${changed(sql, batchId)}) c where c.target_id is not null
    union
    select x.id from ${sql(model)} x where x.enterprise_id = app.enterprise_id() and x.import_batch_id = ${batchId}`;
  await lockTargets(sql, model, ids);
}

/** A select of `name` and `id` of records that cannot be what they were before the upload. */
export const notRestorable = (sql: Sql, batchId: string): Fragment =>
  lostOrders(sql, sql`select c.target_id, c.before from (${changed(sql, batchId)}) c where c.before is not null`);

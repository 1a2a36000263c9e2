// Cost centers and internal orders written in bulk by an upload from the ledger, changed and taken back.
import type { Fragment, Sql } from '../../../platform/db/index.ts';

export type Ledger = 'budget_cost_centers' | 'budget_orders';

export async function selectByCode(
  sql: Sql,
  table: Ledger,
  codes: readonly string[],
): Promise<{ id: string; code: string }[]> {
  return sql<{ id: string; code: string }[]>`
    select id, code from ${sql(table)} where enterprise_id = app.enterprise_id() and code = any(${codes as string[]})`;
}

export interface CostCenterCode {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly enName: string;
}

export async function selectCostCenterCodes(sql: Sql): Promise<CostCenterCode[]> {
  return sql<CostCenterCode[]>`
    select id, code, name, en_name as "enName" from budget_cost_centers where enterprise_id = app.enterprise_id()`;
}

const center = (
  sql: Sql,
): Fragment => sql`(code text, name text, "enName" text, company text, "ownerId" bigint, "validFrom" date,
  "validUntil" date, "isOpen" boolean)`;

const order = (
  sql: Sql,
): Fragment => sql`(code text, name text, "enName" text, "costCenterId" bigint, product text, "meetingType" text,
  amount numeric, tolerance int, "isBlocking" boolean, "validFrom" date, "validUntil" date, "isOpen" boolean)`;

/** The product of a prepared row `x` by its code. */
const productOf = (sql: Sql): Fragment =>
  sql`(select p.id from products p where p.enterprise_id = app.enterprise_id() and p.code = x.product)`;

/** Stores `rows`, a select of one column `prepared`; answers how many. */
export async function insertImportedCostCenters(
  sql: Sql,
  { batchId }: { batchId: string },
  rows: Fragment,
): Promise<number> {
  const { count } = await sql`
    insert into budget_cost_centers (code, name, en_name, company, owner_id, valid_from, valid_until, is_open, import_batch_id)
    select x.code, x.name, coalesce(x."enName", ''), coalesce(x.company, ''), x."ownerId", x."validFrom", x."validUntil",
      coalesce(x."isOpen", true), ${batchId}
    from (${rows}) r cross join lateral jsonb_to_record(r.prepared) as x${center(sql)}`;
  return count;
}

/** Stores `rows`, a select of one column `prepared`; answers how many. */
export async function insertImportedOrders(
  sql: Sql,
  { batchId }: { batchId: string },
  rows: Fragment,
): Promise<number> {
  const { count } = await sql`
    insert into budget_orders (code, name, en_name, cost_center_id, product_id, meeting_type, amount, tolerance, is_blocking,
      valid_from, valid_until, is_open, import_batch_id)
    select x.code, x.name, coalesce(x."enName", ''), x."costCenterId", ${productOf(sql)}, x."meetingType", x.amount, x.tolerance,
      coalesce(x."isBlocking", true), x."validFrom", x."validUntil", coalesce(x."isOpen", true), ${batchId}
    from (${rows}) r cross join lateral jsonb_to_record(r.prepared) as x${order(sql)}`;
  return count;
}

/** What a change by upload may overwrite, as an undo puts it back; the table is called `c`. */
export const costCenterBefore = (sql: Sql): Fragment =>
  sql`to_jsonb(c) - 'enterprise_id' - 'id' - 'code' - 'version' - 'import_batch_id' - 'created_at'`;

/** The same of orders, called `o`; what meetings hold is not the upload's. */
export const orderBefore = (sql: Sql): Fragment =>
  sql`to_jsonb(o) - 'enterprise_id' - 'id' - 'code' - 'version' - 'import_batch_id' - 'created_at' - 'estimated' - 'committed' - 'actual'`;

/** Overwrites with `rows`, a select of `target_id` and `prepared`; what a row does not tell stays. */
export async function updateImportedCostCenters(sql: Sql, rows: Fragment): Promise<number> {
  const { count } = await sql`
    update budget_cost_centers t set name = x.name, en_name = coalesce(x."enName", t.en_name), company = coalesce(x.company, t.company),
      owner_id = coalesce(x."ownerId", t.owner_id), valid_from = x."validFrom", valid_until = coalesce(x."validUntil", t.valid_until),
      is_open = coalesce(x."isOpen", t.is_open), version = t.version + 1, updated_at = now()
    from (${rows}) r cross join lateral jsonb_to_record(r.prepared) as x${center(sql)}
    where t.enterprise_id = app.enterprise_id() and t.id = r.target_id`;
  return count;
}

/** Overwrites with `rows`, a select of `target_id` and `prepared`; what a row does not tell stays. */
export async function updateImportedOrders(sql: Sql, rows: Fragment): Promise<number> {
  const { count } = await sql`
    update budget_orders t set name = x.name, en_name = coalesce(x."enName", t.en_name), cost_center_id = x."costCenterId",
      product_id = coalesce(${productOf(sql)}, t.product_id), meeting_type = coalesce(x."meetingType", t.meeting_type), amount = x.amount,
      tolerance = coalesce(x.tolerance, t.tolerance), is_blocking = coalesce(x."isBlocking", t.is_blocking), valid_from = x."validFrom",
      valid_until = x."validUntil", is_open = coalesce(x."isOpen", t.is_open), version = t.version + 1, updated_at = now()
    from (${rows}) r cross join lateral jsonb_to_record(r.prepared) as x${order(sql)}
    where t.enterprise_id = app.enterprise_id() and t.id = r.target_id`;
  return count;
}

/** Puts back what `costCenterBefore` kept, as a new version; `rows` is a select of `target_id` and `before`. */
export async function restoreImportedCostCenters(sql: Sql, rows: Fragment): Promise<number> {
  const { count } = await sql`
    update budget_cost_centers t set name = x.name, en_name = x.en_name, company = x.company, owner_id = x.owner_id,
      valid_from = x.valid_from, valid_until = x.valid_until, is_open = x.is_open, version = t.version + 1, updated_at = x.updated_at
    from (${rows}) r cross join lateral jsonb_populate_record(null::budget_cost_centers, r.before) as x
    where t.enterprise_id = app.enterprise_id() and t.id = r.target_id`;
  return count;
}

/** Puts back what `orderBefore` kept, as a new version; `rows` is a select of `target_id` and `before`. */
export async function restoreImportedOrders(sql: Sql, rows: Fragment): Promise<number> {
  const { count } = await sql`
    update budget_orders t set name = x.name, en_name = x.en_name, cost_center_id = x.cost_center_id, product_id = x.product_id,
      meeting_type = x.meeting_type, amount = x.amount, tolerance = x.tolerance, is_blocking = x.is_blocking, valid_from = x.valid_from,
      valid_until = x.valid_until, is_open = x.is_open, version = t.version + 1, updated_at = x.updated_at
    from (${rows}) r cross join lateral jsonb_populate_record(null::budget_orders, r.before) as x
    where t.enterprise_id = app.enterprise_id() and t.id = r.target_id`;
  return count;
}

/** Removes cost centers that an upload created; `rows` is a select of ids. */
export async function deleteImportedCostCenters(sql: Sql, rows: Fragment): Promise<number> {
  const { count } =
    await sql`delete from budget_cost_centers where enterprise_id = app.enterprise_id() and id in (${rows})`;
  return count;
}

/** Removes orders that an upload created; `rows` is a select of ids. */
export async function deleteImportedOrders(sql: Sql, rows: Fragment): Promise<number> {
  const { count } = await sql`delete from budget_orders where enterprise_id = app.enterprise_id() and id in (${rows})`;
  return count;
}

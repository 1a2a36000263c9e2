// Why rows of an upload, or what it would put back, may not be written: the checks of the forms, by set.
import type { Fragment, Sql } from '../../../platform/db/index.ts';
import type { Ledger } from './imported.sql.ts';

/**
 * A select of `row_number`, `fault_column`, `fault_code` and `fault_value` of whatever keeps `rows` from being written; `rows` is a
 * select of `row_number`, `target_id` and `prepared`.
 */
export function unsoundRows(sql: Sql, table: Ledger, rows: Fragment): Fragment {
  return table === 'budget_orders' ? unsoundOrders(sql, rows) : unsoundCostCenters(sql, rows);
}

function unsoundCostCenters(sql: Sql, rows: Fragment): Fragment {
  return sql`
    select r.row_number, 'owner' as fault_column, 'unknownOwner' as fault_code, r.prepared->>'owner' as fault_value from (${rows}) r
    where r.prepared ? 'ownerId' and not exists (
      select from users u where u.enterprise_id = app.enterprise_id() and u.id = (r.prepared->>'ownerId')::bigint and u.is_enabled)
    union all
    select r.row_number, 'validFrom', 'startsAfterEnd', c.valid_until::text from (${rows}) r
    join budget_cost_centers c on c.enterprise_id = app.enterprise_id() and c.id = r.target_id
    where not r.prepared ? 'validUntil' and c.valid_until < (r.prepared->>'validFrom')::date`;
}

function unsoundOrders(sql: Sql, rows: Fragment): Fragment {
  return sql`
    select r.row_number, 'costCenter' as fault_column, 'unknownCostCenter' as fault_code, r.prepared->>'costCenter' as fault_value
    from (${rows}) r
    where r.prepared ? 'costCenterId' and not exists (
      select from budget_cost_centers c where c.enterprise_id = app.enterprise_id() and c.id = (r.prepared->>'costCenterId')::bigint)
    union all
    select r.row_number, 'product', 'unknownProduct', r.prepared->>'product' from (${rows}) r
    where r.prepared ? 'product' and not exists (
      select from products p where p.enterprise_id = app.enterprise_id() and p.code = r.prepared->>'product')
    union all
    select r.row_number, 'amount', 'belowUsed', (o.estimated + o.committed + o.actual)::text from (${rows}) r
    join budget_orders o on o.enterprise_id = app.enterprise_id() and o.id = r.target_id
    where (r.prepared->>'amount')::numeric < o.estimated + o.committed + o.actual`;
}

/** Holds the records until the transaction ends, in the order in which meetings take them; `ids` is a select of ids. */
export async function lockTargets(sql: Sql, table: Ledger, ids: Fragment): Promise<void> {
  await sql`select id from ${sql(table)} where enterprise_id = app.enterprise_id() and id in (${ids}) order by id for update`;
}

/** A select of `name` and `id` of orders that cannot be what they were: more is used, or the cost center is gone; `rows` as for a restore. */
export function lostOrders(sql: Sql, rows: Fragment): Fragment {
  return sql`
    select o.code || ' ' || o.name as name, o.id from (${rows}) r
    join budget_orders o on o.enterprise_id = app.enterprise_id() and o.id = r.target_id
    where (r.before->>'amount')::numeric < o.estimated + o.committed + o.actual
      or not exists (select from budget_cost_centers c
        where c.enterprise_id = app.enterprise_id() and c.id = (r.before->>'cost_center_id')::bigint)`;
}

// Cost centers and internal orders as the audit trail asks for them: their names, and one as its form holds it.
import type { NewCostCenter, NewOrder } from '@yijian/contract/budgets';
import { anywhere, type Sql } from '../../../platform/db/index.ts';
import type { Ledger } from './imported.sql.ts';

export async function selectLedgerNames(
  sql: Sql,
  table: Ledger,
  ids: readonly string[],
): Promise<{ id: string; zh: string; en: string }[]> {
  return sql<{ id: string; zh: string; en: string }[]>`
    select id, code || ' ' || name as zh, code || ' ' || coalesce(nullif(en_name, ''), name) as en from ${sql(table)}
    where id = any(${ids as string[]}::bigint[])`;
}

export async function selectLedgerNamed(
  sql: Sql,
  table: Ledger,
  { name, most }: { name: string; most: number },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from ${sql(table)} where enterprise_id = app.enterprise_id()
      and (code ilike ${anywhere(name)} or name ilike ${anywhere(name)} or en_name ilike ${anywhere(name)}) order by id limit ${most}`;
  return rows.map(({ id }) => id);
}

type Draft<T> = { readonly [K in keyof T]: T[K] | null } & { readonly version: number };

export async function selectCostCenterDraft(sql: Sql, id: string): Promise<Draft<NewCostCenter> | undefined> {
  const [row] = await sql<Draft<NewCostCenter>[]>`
    select code, name, en_name as "enName", company, owner_id::text as "ownerId", valid_from::text as "validFrom",
      valid_until::text as "validUntil", is_open as "isOpen", version
    from budget_cost_centers where id = ${id}`;
  return row;
}

export async function selectOrderDraft(sql: Sql, id: string): Promise<Draft<NewOrder> | undefined> {
  const [row] = await sql<Draft<NewOrder>[]>`
    select code, name, en_name as "enName", cost_center_id::text as "costCenterId", product_id::text as "productId",
      meeting_type as "meetingType", amount::float8 as amount, tolerance, is_blocking as "isBlocking", valid_from::text as "validFrom",
      valid_until::text as "validUntil", is_open as "isOpen", version
    from budget_orders where id = ${id}`;
  return row;
}

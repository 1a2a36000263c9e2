// Sales of a hospital: read for two years, and written in bulk by a data upload.
import type { Fragment, Sql } from '../../../platform/db/index.ts';
import type { ImportOwner } from '../importing/hospitals-bulk.sql.ts';
import { hospitalNames } from '../shown/hospital-names.sql.ts';

export interface SalesRow {
  readonly productId: string;
  readonly productName: string;
  /** YYYY-MM */
  readonly month: string;
  readonly boxes: number | null;
  /** Whole yuan, as is the target. */
  readonly amount: number | null;
  readonly targetBoxes: number | null;
  readonly targetAmount: number | null;
}

/** The year and the one before, by product. */
export async function selectSales(
  sql: Sql,
  { hospitalId, year, language }: { hospitalId: string; year: number; language: 'zh' | 'en' },
): Promise<SalesRow[]> {
  return sql<SalesRow[]>`
    select s.product_id as "productId", ${hospitalNames(sql, language).product} as "productName", to_char(s.month, 'YYYY-MM') as month,
      s.boxes, s.amount, s.target_boxes as "targetBoxes", s.target_amount as "targetAmount"
    from hospital_sales s join products p on p.enterprise_id = s.enterprise_id and p.id = s.product_id
    where s.enterprise_id = app.enterprise_id() and s.hospital_id = ${hospitalId}
      and s.month >= make_date(${year - 1}, 1, 1) and s.month < make_date(${year + 1}, 1, 1)
    order by p.sort, p.id, s.month`;
}

export async function selectSalesYears(sql: Sql, hospitalId: string): Promise<number[]> {
  const rows = await sql<{ year: number }[]>`
    select distinct extract(year from s.month)::int as year from hospital_sales s
    where s.enterprise_id = app.enterprise_id() and s.hospital_id = ${hospitalId} order by 1 desc`;
  return rows.map((row) => row.year);
}

export interface SalesKey {
  readonly hospitalId: string;
  /** Code of the product. */
  readonly product: string;
  /** YYYY-MM-01 */
  readonly month: string;
}

/** Those that are there already. */
export async function selectSalesByKeys(sql: Sql, keys: readonly SalesKey[]): Promise<(SalesKey & { id: string })[]> {
  return sql<(SalesKey & { id: string })[]>`
    select s.id, s.hospital_id as "hospitalId", p.code as product, s.month::text as month
    from unnest(${keys.map((key) => key.hospitalId)}::bigint[], ${keys.map((key) => key.product)}::text[], ${keys.map((key) => key.month)}::date[])
      as k(hospital_id, product, month)
    join products p on p.enterprise_id = app.enterprise_id() and p.code = k.product
    join hospital_sales s on s.enterprise_id = p.enterprise_id and s.hospital_id = k.hospital_id and s.product_id = p.id and s.month = k.month`;
}

const record = (sql: Sql): Fragment =>
  sql`("hospitalId" bigint, product text, month date, boxes int, amount int, "targetBoxes" int, "targetAmount" int)`;

/** Stores the figures of `rows`, a select of one column `prepared`; answers how many. */
export async function insertImportedSales(sql: Sql, { batchId }: ImportOwner, rows: Fragment): Promise<number> {
  const { count } = await sql`
    insert into hospital_sales (hospital_id, product_id, month, boxes, amount, target_boxes, target_amount, import_batch_id)
    select x."hospitalId", p.id, x.month, x.boxes, x.amount, x."targetBoxes", x."targetAmount", ${batchId}
    from (${rows}) r cross join lateral jsonb_to_record(r.prepared) as x${record(sql)}
    join products p on p.enterprise_id = app.enterprise_id() and p.code = x.product`;
  return count;
}

/** What a change by upload may overwrite, as an undo puts it back; the table is called `s`. */
export function salesBefore(sql: Sql): Fragment {
  return sql`jsonb_build_object('boxes', s.boxes, 'amount', s.amount, 'targetBoxes', s.target_boxes, 'targetAmount', s.target_amount,
    'updatedAt', s.updated_at)`;
}

/** Overwrites what is given in `rows`, a select of `target_id` and `prepared`. */
export async function updateImportedSales(sql: Sql, rows: Fragment): Promise<number> {
  const { count } = await sql`
    update hospital_sales s set boxes = coalesce(x.boxes, s.boxes), amount = coalesce(x.amount, s.amount),
      target_boxes = coalesce(x."targetBoxes", s.target_boxes), target_amount = coalesce(x."targetAmount", s.target_amount), updated_at = now()
    from (${rows}) r cross join lateral jsonb_to_record(r.prepared) as x${record(sql)}
    where s.enterprise_id = app.enterprise_id() and s.id = r.target_id`;
  return count;
}

/** Puts back what `salesBefore` kept; `rows` is a select of `target_id` and `before`. */
export async function restoreImportedSales(sql: Sql, rows: Fragment): Promise<number> {
  const { count } = await sql`
    update hospital_sales s set boxes = x.boxes, amount = x.amount, target_boxes = x."targetBoxes", target_amount = x."targetAmount",
      updated_at = x."updatedAt"
    from (${rows}) r cross join lateral jsonb_to_record(r.before) as x(boxes int, amount int, "targetBoxes" int, "targetAmount" int, "updatedAt" timestamptz)
    where s.enterprise_id = app.enterprise_id() and s.id = r.target_id`;
  return count;
}

/** Removes figures that an upload created; `rows` is a select of `target_id`. */
export async function deleteImportedSales(sql: Sql, rows: Fragment): Promise<number> {
  const { count } = await sql`delete from hospital_sales where enterprise_id = app.enterprise_id() and id in (${rows})`;
  return count;
}

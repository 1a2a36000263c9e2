// Sales of the hospitals in the viewer's range: totals, months, products, provinces and the hospitals below their target, in one read.
import type { PeriodQuery, SalesBoard, SalesPart } from '@yijian/contract/dashboards';
import { allOf, named, type Fragment, type Sql, type Viewer } from '../../platform/db/index.ts';
import { hospitalScope } from '../hospitals/index.ts';

export interface SalesReading extends PeriodQuery {
  readonly viewer: Viewer;
  readonly productIds: readonly string[];
  readonly language: 'zh' | 'en';
}

/** Rows of the months that the days touch and of the same months a year before: `s`, with `is_now` and the month of the period. */
function salesRows(sql: Sql, { viewer, from, to, productIds }: SalesReading): Fragment {
  const wanted = allOf(sql, [
    hospitalScope(sql, viewer),
    sql`h.is_enabled`,
    productIds.length === 0 ? undefined : sql`s.product_id = any(${productIds as string[]}::bigint[])`,
  ]);
  return sql`
    bounds as (select date_trunc('month', ${from}::date)::date as first, date_trunc('month', ${to}::date)::date as last),
    s as materialized (
      select s.hospital_id, s.product_id, h.province_code, s.boxes, s.amount, s.target_amount as target, s.updated_at, k.is_now,
        (s.month + case when k.is_now then interval '0' else interval '1 year' end)::date as month
      from bounds b cross join (values (true), (false)) as k (is_now)
      join hospital_sales s on s.month between b.first - case when k.is_now then interval '0' else interval '1 year' end
        and b.last - case when k.is_now then interval '0' else interval '1 year' end
      join hospitals h on h.enterprise_id = s.enterprise_id and h.id = s.hospital_id
      where s.enterprise_id = app.enterprise_id() and ${wanted}
    )`;
}

const sold = (sql: Sql): Fragment => sql`(s.is_now and (s.boxes > 0 or s.amount > 0))`;

/** Sums over rows of `s`; `is_now` tells the period from the year before. */
const sums = (sql: Sql): Fragment => sql`
  coalesce(sum(s.amount) filter (where s.is_now), 0)::bigint as amount,
  coalesce(sum(s.target) filter (where s.is_now), 0)::bigint as target,
  coalesce(sum(s.amount) filter (where not s.is_now), 0)::bigint as previous`;

export async function selectSalesBoard(sql: Sql, reading: SalesReading): Promise<Omit<SalesBoard, 'staleSince'>> {
  const { language } = reading;
  const [row] = await sql<{ board: Omit<SalesBoard, 'staleSince'> }[]>`
    with ${salesRows(sql, reading)}, total as (select ${sums(sql)} from s),
    months as (select to_char(s.month, 'YYYY-MM') as month, ${sums(sql)} from s group by s.month order by s.month),
    products as (select p.id::text as id, ${named(sql, language, 'p')} as name, ${sums(sql)}
      from s join products p on p.enterprise_id = app.enterprise_id() and p.id = s.product_id group by p.enterprise_id, p.id order by amount desc, p.id),
    regions as (select r.code as id, ${named(sql, language, 'r')} as name, ${sums(sql)}
      from s join regions r on r.code = s.province_code group by r.code order by amount desc, r.code),
    gaps as (select h.id::text as id, ${named(sql, language, 'h')} as name, x.amount, x.target, x.previous
      from (select s.hospital_id, ${sums(sql)} from s group by s.hospital_id) x
      join hospitals h on h.enterprise_id = app.enterprise_id() and h.id = x.hospital_id
      where x.amount < x.target order by x.target - x.amount desc, h.id limit 20),
    cells as (select s.product_id::text as "productId", s.province_code as "regionId", ${sums(sql)}
      from s where s.province_code is not null group by s.product_id, s.province_code order by s.product_id, s.province_code)
    select json_build_object(
      'asOf', to_char((select max(updated_at) from s) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'lastMonth', (select to_char(max(month), 'YYYY-MM') from s where is_now and amount is not null),
      'amount', t.amount, 'target', t.target, 'previous', t.previous,
      'hospitals', (select count(distinct s.hospital_id)::int from s where ${sold(sql)}),
      'months', coalesce((select json_agg(m) from months m), '[]'), 'products', coalesce((select json_agg(p) from products p), '[]'),
      'regions', coalesce((select json_agg(r) from regions r), '[]'), 'gaps', coalesce((select json_agg(g) from gaps g), '[]'),
      'cells', coalesce((select json_agg(c) from cells c), '[]')) as board
    from total t`;
  return row!.board;
}

export interface SalesHospitalReading extends SalesReading {
  readonly regionId: string | undefined;
  readonly isSelling: boolean;
  /** The largest gap to the target first; otherwise the largest sales. */
  readonly byGap: boolean;
  readonly page: number;
  readonly size: number;
}

export interface SalesHospitalRows {
  readonly content: readonly SalesPart[];
  readonly totalElements: number;
  readonly amount: number;
  readonly target: number;
  readonly previous: number;
}

/** The hospitals behind a figure of the board, with what all of them together come to. */
export async function selectSalesHospitals(sql: Sql, reading: SalesHospitalReading): Promise<SalesHospitalRows> {
  const { regionId, isSelling, byGap, page, size, language } = reading;
  const [row] = await sql<[{ found: SalesHospitalRows }]>`
    with ${salesRows(sql, reading)}, x as materialized (
      select s.hospital_id, ${sums(sql)} from s
      where ${regionId === undefined ? sql`true` : sql`s.province_code = ${regionId}`}
      group by s.hospital_id ${isSelling ? sql`having bool_or(${sold(sql)})` : sql``}
    ), shown as (
      select h.id::text as id, ${named(sql, language, 'h')} as name, x.amount, x.target, x.previous
      from x join hospitals h on h.enterprise_id = app.enterprise_id() and h.id = x.hospital_id
      order by ${byGap ? sql`x.target - x.amount desc` : sql`x.amount desc`}, h.id limit ${size} offset ${page * size}
    )
    select json_build_object('content', coalesce((select json_agg(shown) from shown), '[]'),
      'totalElements', (select count(*)::int from x), 'amount', coalesce(sum(x.amount), 0), 'target', coalesce(sum(x.target), 0),
      'previous', coalesce(sum(x.previous), 0)) as found
    from x`;
  return row.found;
}

// The figures of forecast lines: boxes by month beside what was sold, their sums, and how near a forecast came (product 2d: MAPE, bias).
import { named, type Fragment, type Sql } from '../../../platform/db/index.ts';

/** One row for each month of each line of `l` in the round `c`, with what was sold and what was to be sold. */
export const cellsOf = (sql: Sql): Fragment => sql`
  select g.at, l.baseline[g.at] as baseline, l.forecast[g.at] as forecast, coalesce(l.adjusted[g.at], l.forecast[g.at]) as final,
    l.issued[g.at] as issued, s.boxes as actual, s.target_boxes as target
  from generate_series(1, c.months) as g(at)
  left join hospital_sales s on s.enterprise_id = l.enterprise_id and s.hospital_id = l.hospital_id and s.product_id = l.product_id
    and s.month = (c.first_month + make_interval(months => g.at - 1))::date`;

/** Sums over cells `x`; null where no cell has a figure. */
export const sumsOf = (
  sql: Sql,
): Fragment => sql`json_build_object('baseline', sum(x.baseline), 'target', sum(x.target),
  'forecast', sum(x.forecast), 'final', sum(x.final), 'issued', sum(x.issued), 'actual', sum(x.actual))`;

/** Mean of |forecast - actual| / actual over the cells `x`; null where no cell has both. */
export const mapeOf = (sql: Sql): Fragment =>
  sql`avg(abs(x.final - x.actual)::float8 / nullif(x.actual, 0)) filter (where x.final is not null and x.actual > 0)`;

/** Accuracy over the cells `x` that have both a forecast and an actual above 0. */
export const accuracyOf = (sql: Sql): Fragment => sql`json_build_object(
  'cells', count(*) filter (where x.final is not null and x.actual > 0),
  'mape', ${mapeOf(sql)},
  'bias', sum(x.final - x.actual) filter (where x.final is not null and x.actual > 0)::float8
    / nullif(sum(x.actual) filter (where x.final is not null and x.actual > 0), 0))`;

/** Sold boxes of the line `l` in months that begin at `start`. */
const sold = (sql: Sql, start: Fragment, count: Fragment, column: Fragment): Fragment => sql`
  to_jsonb(array(select ${column} from generate_series(0, ${count} - 1) g
    left join hospital_sales s on s.enterprise_id = l.enterprise_id and s.hospital_id = l.hospital_id and s.product_id = l.product_id
      and s.month = (${start} + make_interval(months => g))::date
    order by g))`;

/** What the round before said for the same month, where it reached so far. */
const prior = (sql: Sql): Fragment => sql`
  to_jsonb(array(select (
      select coalesce(p.adjusted[i.at], p.forecast[i.at])
      from forecast_lines p join forecast_cycles r on r.enterprise_id = p.enterprise_id and r.id = p.cycle_id
      cross join lateral (select 1 + (extract(year from age(m.month, r.first_month)) * 12 + extract(month from age(m.month, r.first_month)))::int as at) i
      where p.enterprise_id = l.enterprise_id and p.hospital_id = l.hospital_id and p.product_id = l.product_id
        and (r.created_at, r.id) < (c.created_at, c.id)
        and m.month >= r.first_month and m.month < r.first_month + make_interval(months => r.months)
      order by r.created_at desc, r.id desc limit 1)
    from (select g, (c.first_month + make_interval(months => g))::date as month from generate_series(0, c.months - 1) g) m order by m.g))`;

export interface LineRow {
  readonly id: string;
  readonly hospitalId: string;
  readonly hospitalName: string;
  readonly productId: string;
  readonly productName: string;
  readonly recent: (number | null)[];
  readonly lastYear: (number | null)[];
  readonly baseline: (number | null)[];
  readonly baselineMethod: 'SEASONAL' | 'RECENT' | 'NONE';
  readonly target: (number | null)[];
  readonly prior: (number | null)[];
  readonly actual: (number | null)[];
  readonly forecast: (number | null)[];
  readonly adjusted: (number | null)[] | null;
  readonly adjustReason: string;
  readonly issued: (number | null)[] | null;
  readonly reason: string;
  readonly version: number;
}

/** Arrays travel as JSON: the driver reads a null among numbers as NaN. */
export async function selectLines(sql: Sql, sheetId: string, language: 'zh' | 'en'): Promise<LineRow[]> {
  return sql<LineRow[]>`
    select l.id::text as id, l.hospital_id::text as "hospitalId", ${named(sql, language, 'h')} as "hospitalName",
      l.product_id::text as "productId", ${named(sql, language, 'p')} as "productName",
      ${sold(sql, sql`c.known_before - interval '3 months'`, sql`3`, sql`s.boxes`)} as recent,
      ${sold(sql, sql`c.first_month - interval '1 year'`, sql`c.months`, sql`s.boxes`)} as "lastYear",
      to_jsonb(l.baseline) as baseline, l.baseline_method as "baselineMethod",
      ${sold(sql, sql`c.first_month`, sql`c.months`, sql`s.target_boxes`)} as target, ${prior(sql)} as prior,
      ${sold(sql, sql`c.first_month`, sql`c.months`, sql`s.boxes`)} as actual,
      to_jsonb(l.forecast) as forecast, to_jsonb(l.adjusted) as adjusted, l.adjust_reason as "adjustReason", to_jsonb(l.issued) as issued, l.reason, l.version
    from forecast_lines l
    join forecast_cycles c on c.enterprise_id = l.enterprise_id and c.id = l.cycle_id
    join hospitals h on h.enterprise_id = l.enterprise_id and h.id = l.hospital_id
    join products p on p.enterprise_id = l.enterprise_id and p.id = l.product_id
    where l.enterprise_id = app.enterprise_id() and l.sheet_id = ${sheetId}
    order by p.sort, p.id, h.pinyin, h.id`;
}

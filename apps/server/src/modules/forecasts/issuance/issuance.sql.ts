// Lines and sheets of a round that targets are issued for: those of other people in the range of the viewer.
import type { TargetBasis } from '@yijian/contract/forecasts';
import { json, named, namedUser, type Fragment, type Sql } from '../../../platform/db/index.ts';
import { memberScope } from '../../visits/index.ts';
import type { StoredSheet } from '../sheets/sheet-writes.sql.ts';
import type { Reading } from '../sheets/sheets.sql.ts';

/** The condition on sheet `s` and its user `u`: of the round, in range, somebody else's. */
const led = (sql: Sql, { viewer }: Reading, cycleId: string): Fragment => sql`
  s.enterprise_id = app.enterprise_id() and s.cycle_id = ${cycleId} and s.user_id <> ${viewer.id} and ${memberScope(sql, viewer)}`;

/** Not published yet. */
const waiting = (sql: Sql): Fragment => sql`s.state in ('OPEN', 'FILLING', 'SUBMITTED', 'ADJUSTED', 'REVIEWED')`;

/** What the hospital bought of the product in the twelve months before the round was opened; null where nobody told it. */
const history = (sql: Sql): Fragment => sql`(
  select sum(h.boxes) from hospital_sales h where h.enterprise_id = l.enterprise_id and h.hospital_id = l.hospital_id and h.product_id = l.product_id
    and h.month < c.known_before and h.month >= (c.known_before - interval '12 months')::date)`;

const finals = (sql: Sql): Fragment =>
  sql`to_jsonb(array(select coalesce(l.adjusted[g.at], l.forecast[g.at]) from generate_series(1, c.months) as g(at) order by g.at))`;

export async function selectBasis(sql: Sql, reading: Reading, cycleId: string): Promise<TargetBasis[]> {
  return sql<TargetBasis[]>`
    select p.id::text as "productId", ${named(sql, reading.language, 'p')} as "productName", count(*)::int as lines, sum(x.final)::int as final,
      sum(${history(sql)})::int as history, sum(x.issued)::int as issued
    from forecast_sheets s
    join users u on u.enterprise_id = s.enterprise_id and u.id = s.user_id
    join forecast_cycles c on c.enterprise_id = s.enterprise_id and c.id = s.cycle_id
    join forecast_lines l on l.enterprise_id = s.enterprise_id and l.sheet_id = s.id
    join products p on p.enterprise_id = l.enterprise_id and p.id = l.product_id
    cross join lateral (select sum(coalesce(l.adjusted[g.at], l.forecast[g.at])) as final, sum(l.issued[g.at]) as issued
      from generate_series(1, c.months) as g(at)) x
    where ${led(sql, reading, cycleId)} group by p.enterprise_id, p.id order by p.sort, p.id`;
}

export interface LineToIssue {
  readonly id: string;
  readonly productId: string;
  readonly productName: string;
  readonly final: (number | null)[];
  readonly history: number;
  /** Beds of the hospital; 0 where nobody told them. */
  readonly beds: number;
}

export async function selectLinesToIssue(sql: Sql, reading: Reading, cycleId: string): Promise<LineToIssue[]> {
  return sql<LineToIssue[]>`
    select l.id::text as id, l.product_id::text as "productId", ${named(sql, reading.language, 'p')} as "productName", ${finals(sql)} as final,
      coalesce(${history(sql)}, 0)::int as history, coalesce(o.beds, 0) as beds
    from forecast_sheets s
    join users u on u.enterprise_id = s.enterprise_id and u.id = s.user_id
    join forecast_cycles c on c.enterprise_id = s.enterprise_id and c.id = s.cycle_id
    join forecast_lines l on l.enterprise_id = s.enterprise_id and l.sheet_id = s.id
    join products p on p.enterprise_id = l.enterprise_id and p.id = l.product_id
    join hospitals o on o.enterprise_id = l.enterprise_id and o.id = l.hospital_id
    where ${led(sql, reading, cycleId)} and ${waiting(sql)} order by l.id`;
}

export async function updateIssued(
  sql: Sql,
  lines: readonly { readonly id: string; readonly issued: readonly number[] }[],
): Promise<{ id: string; version: number }[]> {
  return sql<{ id: string; version: number }[]>`
    update forecast_lines l set issued = x.issued, version = l.version + 1
    from jsonb_to_recordset(${json(sql, lines)}) as x(id bigint, issued int[])
    where l.enterprise_id = app.enterprise_id() and l.id = x.id returning l.id::text as id, l.version`;
}

export type SheetToMove = StoredSheet & {
  /** A line has no target yet. */
  readonly isOpen: boolean;
};

/** Locked until the transaction ends. */
export async function selectSheetsToMove(sql: Sql, reading: Reading, cycleId: string): Promise<SheetToMove[]> {
  return sql<SheetToMove[]>`
    select s.id::text as id, s.cycle_id::text as "cycleId", s.user_id::text as "userId", ${namedUser(sql, reading.language, 'u')} as "userName",
      u.organization_id::text as "organizationId", s.state, s.state_at as "stateAt", ${namedUser(sql, reading.language, 'b')} as "stateBy", s.version,
      exists (select from forecast_lines l where l.enterprise_id = s.enterprise_id and l.sheet_id = s.id and l.issued is null) as "isOpen"
    from forecast_sheets s join users u on u.enterprise_id = s.enterprise_id and u.id = s.user_id
    left join users b on b.enterprise_id = s.enterprise_id and b.id = s.state_by
    where ${led(sql, reading, cycleId)} order by s.id for update of s`;
}

export async function isAllLocked(sql: Sql, cycleId: string): Promise<boolean> {
  const rows = await sql`select 1 from forecast_sheets s where s.cycle_id = ${cycleId} and s.state <> 'LOCKED' limit 1`;
  return rows.length === 0;
}

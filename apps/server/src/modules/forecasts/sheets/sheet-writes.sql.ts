// A sheet, its lines and its history as they are written.
import type { SheetAct, SheetState } from '@yijian/contract/forecasts';
import { json, named, namedUser, type Sql } from '../../../platform/db/index.ts';
import { memberScope } from '../../visits/index.ts';
import type { Reading } from './sheets.sql.ts';

export interface StoredSheet {
  readonly id: string;
  readonly cycleId: string;
  readonly userId: string;
  readonly userName: string;
  readonly organizationId: string | null;
  readonly state: SheetState;
  readonly stateBy: string | null;
  readonly stateAt: Date;
  readonly version: number;
}

/** The round of the sheet, for locking it first: rounds are always locked before their sheets. */
export async function selectCycleOf(sql: Sql, { viewer }: Reading, id: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select s.cycle_id::text as id from forecast_sheets s join users u on u.enterprise_id = s.enterprise_id and u.id = s.user_id
    where s.id = ${id} and ${memberScope(sql, viewer)}`;
  return row?.id;
}

export async function selectSheetForUpdate(sql: Sql, id: string, language: 'zh' | 'en'): Promise<StoredSheet> {
  const [row] = await sql<[StoredSheet]>`
    select s.id::text as id, s.cycle_id::text as "cycleId", s.user_id::text as "userId", ${namedUser(sql, language, 'u')} as "userName",
      u.organization_id::text as "organizationId", s.state, s.state_at as "stateAt", ${namedUser(sql, language, 'b')} as "stateBy", s.version
    from forecast_sheets s join users u on u.enterprise_id = s.enterprise_id and u.id = s.user_id
    left join users b on b.enterprise_id = s.enterprise_id and b.id = s.state_by
    where s.id = ${id} for update of s`;
  return row;
}

export interface StoredLine {
  readonly id: string;
  readonly name: string;
  readonly baseline: (number | null)[];
  readonly forecast: (number | null)[];
  readonly reason: string;
  readonly version: number;
}

/** Arrays travel as JSON: the driver reads a null among numbers as NaN. */
export async function selectStoredLines(sql: Sql, sheetId: string, language: 'zh' | 'en'): Promise<StoredLine[]> {
  return sql<StoredLine[]>`
    select l.id::text as id, ${named(sql, language, 'h')} || ' · ' || ${named(sql, language, 'p')} as name, to_jsonb(l.baseline) as baseline,
      to_jsonb(l.forecast) as forecast, l.reason, l.version
    from forecast_lines l join hospitals h on h.enterprise_id = l.enterprise_id and h.id = l.hospital_id
    join products p on p.enterprise_id = l.enterprise_id and p.id = l.product_id
    where l.enterprise_id = app.enterprise_id() and l.sheet_id = ${sheetId} order by p.sort, p.id, h.pinyin, h.id`;
}

type Cells = readonly (number | null)[];

export interface LineVersion {
  readonly id: string;
  readonly version: number;
}

export async function updateForecasts(
  sql: Sql,
  lines: readonly { readonly id: string; readonly forecast: Cells; readonly reason: string }[],
): Promise<LineVersion[]> {
  const written = lines.map(({ id, forecast, reason }) => ({ id, forecast, reason }));
  return sql<LineVersion[]>`
    update forecast_lines l set forecast = x.forecast, reason = x.reason, version = l.version + 1
    from jsonb_to_recordset(${json(sql, written)}) as x(id bigint, forecast int[], reason text)
    where l.enterprise_id = app.enterprise_id() and l.id = x.id returning l.id::text as id, l.version`;
}

export async function updateAdjusted(
  sql: Sql,
  lines: readonly { readonly id: string; readonly adjusted: Cells }[],
  reason: string,
): Promise<LineVersion[]> {
  return sql<LineVersion[]>`
    update forecast_lines l set adjusted = x.adjusted, adjust_reason = ${reason}, version = l.version + 1
    from jsonb_to_recordset(${json(sql, lines)}) as x(id bigint, adjusted int[])
    where l.enterprise_id = app.enterprise_id() and l.id = x.id returning l.id::text as id, l.version`;
}

/** What the manager adjusted is gone when the sheet goes back. */
export async function clearAdjusted(sql: Sql, sheetId: string): Promise<void> {
  await sql`
    update forecast_lines set adjusted = null, adjust_reason = '', version = version + 1 where sheet_id = ${sheetId} and adjusted is not null`;
}

export interface SheetMoved {
  readonly sheet: Pick<StoredSheet, 'id' | 'state'>;
  readonly act: SheetAct;
  readonly to: SheetState;
  readonly reason: string;
  readonly userId: string;
  readonly at: Date;
}

/** Moves the sheet and writes the step down with the boxes it then has; answers the version. */
export async function updateSheetState(sql: Sql, { sheet, act, to, reason, userId, at }: SheetMoved): Promise<number> {
  const [row] = await sql<[{ version: number }]>`
    update forecast_sheets set state = ${to}, reason = ${reason}, state_by = ${userId}, state_at = ${at}, version = version + 1
    where id = ${sheet.id} returning version`;
  await sql`
    insert into forecast_log (sheet_id, act, from_state, to_state, reason, total, at, user_id)
    select ${sheet.id}, ${act}, ${sheet.state}, ${to}, ${reason},
      (select sum(coalesce(l.issued[g.at], l.adjusted[g.at], l.forecast[g.at])) from forecast_lines l
        cross join lateral generate_series(1, cardinality(l.forecast)) as g(at) where l.sheet_id = ${sheet.id}), ${at}, ${userId}`;
  return row.version;
}

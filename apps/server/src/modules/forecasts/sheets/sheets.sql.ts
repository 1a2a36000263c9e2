// Sheets of a round in the range of a viewer, with their sums; one sheet with its round and its history.
import type { ForecastCycleState, ForecastSheet, SheetLogEntry, SheetQuery } from '@yijian/contract/forecasts';
import { namedUser, type Fragment, type Sql, type Viewer } from '../../../platform/db/index.ts';
import { memberScope } from '../../visits/index.ts';
import { accuracyOf, cellsOf, mapeOf, sumsOf } from './figures.sql.ts';

export interface Reading {
  readonly viewer: Viewer;
  readonly language: 'zh' | 'en';
}

export type SheetRow = Omit<ForecastSheet, 'stateAt'> & {
  readonly stateAt: Date;
  readonly cycleName: string;
  readonly cycleState: ForecastCycleState;
  readonly cycleStateAt: Date;
  readonly cycleStateBy: string | null;
  readonly opensOn: string;
  readonly closesOn: string;
  readonly months: string[];
  readonly recentMonths: string[];
};

const ofWanted = (sql: Sql, { cycleId, state }: SheetQuery): Fragment =>
  sql`s.cycle_id = ${cycleId} ${state === undefined ? sql`` : sql`and s.state = ${state}`}`;

/** Those who have gone least far come first. */
const byProgress = (sql: Sql): Fragment => sql`array_position(array['OPEN','FILLING','SUBMITTED','ADJUSTED','REVIEWED',
  'CHALLENGED','ISSUED','ACCEPTED','REVISED','LOCKED'], s.state), o.sort`;

/** Figures are counted for the page alone, unless they are what the list is sorted by. */
const byMape = (sql: Sql, isRising: boolean): Fragment => sql`
  (select ${mapeOf(sql)} from forecast_lines l cross join lateral (${cellsOf(sql)}) x
    where l.enterprise_id = s.enterprise_id and l.sheet_id = s.id) ${isRising ? sql`` : sql`desc`} nulls last`;

interface Place {
  readonly id: string;
  readonly place: number;
}

async function selectPlaces(sql: Sql, viewer: Viewer, wanted: SheetQuery): Promise<Place[]> {
  const { sort, page, size } = wanted;
  const order = sort === undefined ? byProgress(sql) : byMape(sql, sort === 'mape,asc');
  return sql<Place[]>`
    select s.id::text as id, (row_number() over (order by ${order}, u.id))::int as place
    from forecast_sheets s
    join forecast_cycles c on c.enterprise_id = s.enterprise_id and c.id = s.cycle_id
    join users u on u.enterprise_id = s.enterprise_id and u.id = s.user_id
    left join organizations o on o.enterprise_id = u.enterprise_id and o.id = u.organization_id
    where s.enterprise_id = app.enterprise_id() and ${ofWanted(sql, wanted)} and ${memberScope(sql, viewer)}
    order by place limit ${size} offset ${page * size}`;
}

/** A page of the sheets of a round. */
export async function selectSheetsOf(sql: Sql, reading: Reading, wanted: SheetQuery): Promise<SheetRow[]> {
  const places = await selectPlaces(sql, reading.viewer, wanted);
  const placeOf = new Map(places.map(({ id, place }) => [id, place]));
  const rows = await selectSheets(sql, reading, sql`s.id = any(${places.map(({ id }) => id)}::bigint[])`);
  return rows.toSorted((one, other) => placeOf.get(one.id)! - placeOf.get(other.id)!);
}

export async function countSheetsOf(sql: Sql, viewer: Viewer, wanted: SheetQuery): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from forecast_sheets s
    join users u on u.enterprise_id = s.enterprise_id and u.id = s.user_id
    where s.enterprise_id = app.enterprise_id() and ${ofWanted(sql, wanted)} and ${memberScope(sql, viewer)}`;
  return row.count;
}

/** Sheets that the condition on `s` lets through. */
async function selectSheets(sql: Sql, { viewer, language }: Reading, which: Fragment): Promise<SheetRow[]> {
  return sql<SheetRow[]>`
    select s.id::text as id, s.cycle_id::text as "cycleId", s.state, s.state_at as "stateAt", s.reason, s.version,
      json_build_object('id', u.id::text, 'name', ${namedUser(sql, language, 'u')}) as person,
      coalesce(${organization(sql, language)}, '') as "organizationName", ${namedUser(sql, language, 'b')} as "stateBy",
      f.lines, f.filled, f.sums, f.accuracy,
      c.name as "cycleName", c.state as "cycleState", c.state_at as "cycleStateAt", ${namedUser(sql, language, 'cb')} as "cycleStateBy",
      c.opens_on::text as "opensOn", c.closes_on::text as "closesOn",
      array(select to_char(c.first_month + make_interval(months => g), 'YYYY-MM') from generate_series(0, c.months - 1) g order by g) as months,
      array(select to_char(c.known_before + make_interval(months => g), 'YYYY-MM') from generate_series(-3, -1) g order by g) as "recentMonths"
    from forecast_sheets s
    join forecast_cycles c on c.enterprise_id = s.enterprise_id and c.id = s.cycle_id
    join users u on u.enterprise_id = s.enterprise_id and u.id = s.user_id
    left join organizations o on o.enterprise_id = u.enterprise_id and o.id = u.organization_id
    left join users b on b.enterprise_id = s.enterprise_id and b.id = s.state_by
    left join users cb on cb.enterprise_id = c.enterprise_id and cb.id = c.state_by
    cross join lateral (
      select count(distinct l.id)::int as lines,
        count(distinct l.id) filter (where array_position(l.forecast, null) is null)::int as filled, ${sumsOf(sql)} as sums, ${accuracyOf(sql)} as accuracy
      from forecast_lines l cross join lateral (${cellsOf(sql)}) x
      where l.enterprise_id = s.enterprise_id and l.sheet_id = s.id
    ) f
    where s.enterprise_id = app.enterprise_id() and ${which} and ${memberScope(sql, viewer)}`;
}

export async function selectSheet(sql: Sql, reading: Reading, id: string): Promise<SheetRow | undefined> {
  const [row] = await selectSheets(sql, reading, sql`s.id = ${id}`);
  return row;
}

const organization = (sql: Sql, language: 'zh' | 'en'): Fragment =>
  language === 'zh' ? sql`o.name` : sql`coalesce(nullif(o.en_name, ''), o.name)`;

export async function isCycle(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql`select 1 from forecast_cycles where id = ${id}`;
  return rows.length > 0;
}

export type LogRow = Omit<SheetLogEntry, 'at'> & { readonly at: Date };

/** The latest first. */
export async function selectLog(sql: Sql, sheetId: string, language: 'zh' | 'en'): Promise<LogRow[]> {
  return sql<LogRow[]>`
    select g.id::text as id, g.act, g.from_state as "from", g.to_state as "to", g.reason, g.total, g.at, ${namedUser(sql, language, 'u')} as "userName"
    from forecast_log g left join users u on u.enterprise_id = g.enterprise_id and u.id = g.user_id
    where g.enterprise_id = app.enterprise_id() and g.sheet_id = ${sheetId} order by g.id desc limit 200`;
}

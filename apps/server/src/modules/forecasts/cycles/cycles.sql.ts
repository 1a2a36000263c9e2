// Forecast rounds as they are read and written.
import type { CycleDraft, ForecastCycle, ForecastCycleState } from '@yijian/contract/forecasts';
import { named, namedUser, type Sql, type Viewer } from '../../../platform/db/index.ts';
import { memberScope } from '../../visits/index.ts';

/** A state as it came to be: who did it and when. */
export interface Standing<S> {
  readonly state: S;
  /** Null: the clock. */
  readonly stateBy: string | null;
  readonly stateAt: Date;
}

export interface RoundNow extends Standing<ForecastCycleState> {
  readonly opensOn: string;
  readonly closesOn: string;
}

export type CycleRow = Omit<ForecastCycle, 'isOpen' | 'actions'>;

/** The latest first; people are those in the viewer's range. */
export async function selectCycles(
  sql: Sql,
  { viewer, language }: { viewer: Viewer; language: 'zh' | 'en' },
): Promise<CycleRow[]> {
  return sql<CycleRow[]>`
    select c.id::text as id, c.name, c.state, c.opens_on::text as "opensOn", c.closes_on::text as "closesOn", c.note, c.version,
      array(select to_char(c.first_month + make_interval(months => g), 'YYYY-MM') from generate_series(0, c.months - 1) g order by g) as months,
      coalesce((select json_agg(json_build_object('id', p.id::text, 'name', ${named(sql, language, 'p')}) order by p.sort, p.id)
        from products p where p.enterprise_id = c.enterprise_id and p.id = any(c.product_ids)), '[]') as products,
      coalesce((select json_agg(json_build_object('state', x.state, 'count', x.count, 'written', x.written)) from (
        select s.state, count(*)::int as count, count(*) filter (where exists (select from forecast_lines l
          where l.enterprise_id = s.enterprise_id and l.sheet_id = s.id and l.issued is not null))::int as written from forecast_sheets s join users u on u.enterprise_id = s.enterprise_id and u.id = s.user_id
        where s.enterprise_id = c.enterprise_id and s.cycle_id = c.id and ${memberScope(sql, viewer)} group by s.state) x), '[]') as people,
      (select s.id::text from forecast_sheets s where s.enterprise_id = c.enterprise_id and s.cycle_id = c.id and s.user_id = ${viewer.id}) as "mySheetId"
    from forecast_cycles c where c.enterprise_id = app.enterprise_id()
    order by c.first_month desc, c.id desc limit 50`;
}

export interface StoredCycle extends RoundNow {
  readonly id: string;
  readonly name: string;
  readonly months: number;
  readonly version: number;
}

/** Locked until the transaction ends, so that a step of the round waits for those of its sheets. */
export async function selectCycleForUpdate(
  sql: Sql,
  id: string,
  language: 'zh' | 'en',
): Promise<StoredCycle | undefined> {
  const [row] = await sql<StoredCycle[]>`
    select c.id::text as id, c.name, c.state, c.months, c.version, c.opens_on::text as "opensOn", c.closes_on::text as "closesOn",
      c.state_at as "stateAt", ${namedUser(sql, language, 'b')} as "stateBy"
    from forecast_cycles c left join users b on b.enterprise_id = c.enterprise_id and b.id = c.state_by
    where c.id = ${id} for update of c`;
  return row;
}

export async function isNameTaken(sql: Sql, name: string): Promise<boolean> {
  const rows = await sql`select 1 from forecast_cycles where enterprise_id = app.enterprise_id() and name = ${name}`;
  return rows.length > 0;
}

/** Which of the products are none that is sold. */
export async function selectUnknownProducts(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select g::text as id from unnest(${ids as string[]}::bigint[]) g
    where not exists (select from products p where p.enterprise_id = app.enterprise_id() and p.id = g and p.is_enabled)`;
  return rows.map((row) => row.id);
}

export async function insertCycle(
  sql: Sql,
  draft: CycleDraft,
  { userId, at, knownBefore }: { userId: string; at: Date; knownBefore: string },
): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into forecast_cycles (name, first_month, months, opens_on, closes_on, known_before, product_ids, note, state_by, state_at, created_by, created_at)
    values (${draft.name}, ${`${draft.firstMonth}-01`}, ${draft.months}, ${draft.opensOn}, ${draft.closesOn}, ${knownBefore},
      ${draft.productIds}::bigint[], ${draft.note}, ${userId}, ${at}, ${userId}, ${at})
    returning id::text as id`;
  return row.id;
}

export interface CycleMove {
  readonly state: ForecastCycleState;
  readonly reason: string;
  /** Null: the clock. */
  readonly userId: string | null;
  readonly at: Date;
  readonly closesOn?: string | undefined;
}

export async function updateCycleState(sql: Sql, id: string, move: CycleMove): Promise<number> {
  const [row] = await sql<[{ version: number }]>`
    update forecast_cycles set state = ${move.state}, reason = ${move.reason}, state_by = ${move.userId}, state_at = ${move.at},
      closes_on = coalesce(${move.closesOn ?? null}::date, closes_on), version = version + 1
    where id = ${id} returning version`;
  return row.version;
}

/** Freezes every round whose last day is over; answers how many. */
export async function freezeDue(sql: Sql, { today, at }: { today: string; at: Date }): Promise<number> {
  const { count } = await sql`
    update forecast_cycles set state = 'FROZEN', reason = '', state_by = null, state_at = ${at}, version = version + 1
    where enterprise_id = app.enterprise_id() and state in ('OPEN', 'CONSOLIDATED') and closes_on < ${today}::date`;
  return count;
}

/** Who of the round is not accepted yet, by name, and how many there are. */
export async function selectUnreviewed(
  sql: Sql,
  id: string,
  language: 'zh' | 'en',
): Promise<{ count: number; names: string[] }> {
  const rows = await sql<{ name: string }[]>`
    select ${namedUser(sql, language, 'u')} as name from forecast_sheets s join users u on u.enterprise_id = s.enterprise_id and u.id = s.user_id
    where s.cycle_id = ${id} and s.state <> 'REVIEWED' order by s.id`;
  return { count: rows.length, names: rows.slice(0, 5).map((row) => row.name) };
}

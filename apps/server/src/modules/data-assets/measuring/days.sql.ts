// What measurements found, kept once for each asset and day; the last one of a day counts.
import type { AssetCode, AssetDay, Freshness } from '@yijian/contract/data-assets';
import type { Sql } from '../../../platform/db/index.ts';

/** What became of a rule. */
export interface Check {
  readonly rule: string;
  readonly checked: number;
  readonly failing: number;
}

export interface NewDay {
  readonly code: AssetCode;
  /** In Shanghai, YYYY-MM-DD. */
  readonly day: string;
  readonly rows: number;
  readonly checked: number;
  readonly changedAt: Date | null;
  readonly freshness: Exclude<Freshness, 'UNMEASURED'>;
  readonly score: number | null;
  readonly at: Date;
}

export async function upsertDay(sql: Sql, one: NewDay): Promise<void> {
  await sql`
    insert into data_asset_days (code, day, row_count, checked, changed_at, freshness, score, measured_at)
    values (${one.code}, ${one.day}, ${one.rows}, ${one.checked}, ${one.changedAt}, ${one.freshness}, ${one.score}, ${one.at})
    on conflict (enterprise_id, code, day) do update set row_count = excluded.row_count, checked = excluded.checked,
      changed_at = excluded.changed_at, freshness = excluded.freshness, score = excluded.score, measured_at = excluded.measured_at`;
}

export async function replaceChecks(
  sql: Sql,
  { code, day }: Pick<NewDay, 'code' | 'day'>,
  checks: readonly Check[],
): Promise<void> {
  await sql`delete from data_asset_checks where enterprise_id = app.enterprise_id() and code = ${code} and day = ${day}`;
  await sql`insert into data_asset_checks ${sql(checks.map((check) => ({ code, day, ...check })))}`;
}

export interface LatestDay extends AssetDay {
  readonly code: AssetCode;
  readonly checked: number;
  readonly changedAt: Date | null;
  readonly measuredAt: Date;
}

/** The newest day of every asset. */
export async function selectLatestDays(sql: Sql): Promise<LatestDay[]> {
  return sql<LatestDay[]>`
    select distinct on (code) code, day::text as day, row_count as rows, checked, changed_at as "changedAt", freshness,
      score::float8 as score, measured_at as "measuredAt"
    from data_asset_days where enterprise_id = app.enterprise_id() order by code, day desc`;
}

/** At most 90, the oldest first. */
export async function selectDays(sql: Sql, code: AssetCode): Promise<(AssetDay & { checked: number })[]> {
  return sql<(AssetDay & { checked: number })[]>`
    select * from (
      select day::text as day, row_count as rows, checked, score::float8 as score, freshness from data_asset_days
      where enterprise_id = app.enterprise_id() and code = ${code} order by day desc limit 90) newest
    order by day`;
}

export async function selectChecks(sql: Sql, { code, day }: { code: AssetCode; day: string }): Promise<Check[]> {
  return sql<Check[]>`
    select rule, checked, failing from data_asset_checks
    where enterprise_id = app.enterprise_id() and code = ${code} and day = ${day}`;
}

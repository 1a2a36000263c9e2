// Statements that measure an asset: its size, how many of the newest records break each rule, and which these are.
import type { AssetCode } from '@yijian/contract/data-assets';
import { allOf, type Fragment, type Sql } from '../../../platform/db/index.ts';
import type { AssetRows } from './asset-rows.sql.ts';
import { rowsOf } from './rows-of.sql.ts';

/** Rules look at no more than so many of the newest records, so that the largest table is measured in seconds. */
export const SAMPLE = 200_000;
/** The code of the rule that no record is kept twice. */
export const SAME = 'same';

interface Which {
  readonly code: AssetCode;
  readonly at: Date;
}

const living = (sql: Sql, rows: AssetRows, at: Date): Fragment =>
  sql`t.enterprise_id = app.enterprise_id() and ${rows.lives} and ${rows.createdAt} <= ${at}`;

/** The records that the rules look at, as `t`. */
const sampled = (sql: Sql, rows: AssetRows, at: Date): Fragment =>
  sql`(select t.* from ${rows.from} where ${living(sql, rows, at)} order by t.id desc limit ${SAMPLE}) t`;

export interface AssetSize {
  readonly rows: number;
  readonly changedAt: Date | null;
}

export async function selectSize(sql: Sql, { code, at }: Which): Promise<AssetSize> {
  const rows = rowsOf(sql, code, at);
  const [row] = await sql<[AssetSize]>`
    select count(*)::int as rows, max(least(${rows.changedAt}, ${at}::timestamptz)) as "changedAt"
    from ${rows.from} where ${living(sql, rows, at)}`;
  return row;
}

/** How many of the records that were looked at break each rule, in the order of `rules`. */
export async function selectBroken(
  sql: Sql,
  { code, at, rules }: Which & { readonly rules: readonly string[] },
): Promise<number[]> {
  const rows = rowsOf(sql, code, at);
  const counts = rules.reduce<Fragment>(
    (before, rule) => sql`${before}, count(*) filter (where ${rows.broken[rule]!})::int`,
    sql`count(*)::int`,
  );
  const [row] = await sql<[{ counts: number[] }]>`select array[${counts}] as counts from ${sampled(sql, rows, at)}`;
  return row.counts.slice(1);
}

/** Records of which there is another one. */
export async function selectSame(sql: Sql, { code, at }: Which): Promise<number> {
  const rows = rowsOf(sql, code, at);
  const [row] = await sql<[{ n: number }]>`
    select coalesce(sum(n), 0)::int as n from (
      select count(*) as n from ${sampled(sql, rows, at)} group by ${rows.same} having count(*) > 1) groups`;
  return row.n;
}

export interface Failing extends Which {
  readonly rule: string;
  readonly seesMedical: boolean;
}

export interface FailingPage extends Failing {
  readonly page: number;
  readonly size: number;
}

/** The newest first. */
export async function selectFailing(
  sql: Sql,
  { page, size, ...which }: FailingPage,
): Promise<{ id: string; name: string }[]> {
  const rows = rowsOf(sql, which.code, which.at);
  return sql<{ id: string; name: string }[]>`
    select t.id::text as id, coalesce(${rows.name}, '') as name from ${sampled(sql, rows, which.at)}
    where ${failing(sql, rows, which)} order by t.id desc limit ${size} offset ${page * size}`;
}

export async function countFailing(sql: Sql, which: Failing): Promise<number> {
  const rows = rowsOf(sql, which.code, which.at);
  const [row] = await sql<[{ n: number }]>`
    select count(*)::int as n from ${sampled(sql, rows, which.at)} where ${failing(sql, rows, which)}`;
  return row.n;
}

function failing(sql: Sql, rows: AssetRows, { rule, at, seesMedical }: Failing): Fragment {
  return allOf(sql, [
    seesMedical || rows.isMedical === undefined ? undefined : sql`not ${rows.isMedical}`,
    // A key may hold null, which `in` never finds: rows are compared as one value.
    rule === SAME
      ? sql`row(${rows.same})::text in (
          select row(${rows.same})::text from ${sampled(sql, rows, at)} group by ${rows.same} having count(*) > 1)`
      : rows.broken[rule],
  ]);
}

// What of the interactions is copied into columns: the events by month, and which doctors no longer count (decision 0027).
import { Readable } from 'node:stream';
import type { Fragment, Sql } from '../../../platform/db/index.ts';

/** How many events a month has and what they are: equal for equal events. */
export interface MonthPrint {
  /** YYYYMM in Shanghai. */
  readonly month: number;
  readonly count: number;
  readonly sum: string;
}

const local = (sql: Sql): Fragment => sql`(i.at at time zone 'Asia/Shanghai')`;
const month = (sql: Sql): Fragment =>
  sql`(extract(year from ${local(sql)}) * 100 + extract(month from ${local(sql)}))::int`;

/** A number that changes with any value of the event; copied with it, so that the copy is compared by what it holds. */
const print = (sql: Sql): Fragment =>
  sql`(hash_record_extended(row(i.id, i.doctor_id, i.at, i.channel, i.action, i.duration_seconds), 0) & 4294967295)`;

const startOf = (sql: Sql, day: Fragment): Fragment => sql`(${day}::timestamp at time zone 'Asia/Shanghai')`;

/** Of the months from that of the day `from` on, or of all. */
export async function selectMonthPrints(sql: Sql, { from }: { readonly from?: string }): Promise<MonthPrint[]> {
  return sql<MonthPrint[]>`
    select ${month(sql)} as month, count(*)::int as count, sum(${print(sql)})::text as sum from interactions i
    where i.enterprise_id = app.enterprise_id() ${from === undefined ? sql`` : sql`and i.at >= ${startOf(sql, sql`${from}::date`)}`}
    group by 1 order by 1`;
}

/** False while another process copies the events of the enterprise. */
export async function lockCopying(sql: Sql): Promise<boolean> {
  const [row] = await sql<[{ is: boolean }]>`
    select pg_try_advisory_xact_lock(hashtext('interactions.copy'), app.enterprise_id()::int) as is`;
  return row.is;
}

interface Line {
  readonly line: string;
}

/** Rows that are fetched at once. */
const PORTION = 10_000;

/** The events of a month as lines, in the order of the columns of `events`. */
export function readMonth(sql: Sql, first: string): Readable {
  return lines(
    sql<Line[]>`
      select concat_ws(E'\t', i.enterprise_id, ${month(sql)}, i.doctor_id, (extract(epoch from i.at) * 1000000)::bigint, i.id, i.channel, i.action,
        coalesce(i.duration_seconds, 0), ${print(sql)}) as line
      from interactions i where i.enterprise_id = app.enterprise_id() and i.at >= ${startOf(sql, sql`${first}::date`)}
        and i.at < ${startOf(sql, sql`(${first}::date + interval '1 month')`)}`.cursor(PORTION),
  );
}

/** Whose events count no longer; with a doctor whom nobody has, so that there is always one. */
export function readDisabled(sql: Sql): Readable {
  return lines(
    sql<Line[]>`
      select concat_ws(E'\t', enterprise_id, id) as line from doctors where enterprise_id = app.enterprise_id() and not is_enabled
      union all select concat_ws(E'\t', app.enterprise_id(), 0)`.cursor(PORTION),
  );
}

/** Read as fast as they are taken. */
const lines = (portions: AsyncIterable<Line[]>): Readable => Readable.from(joined(portions), { objectMode: false });

async function* joined(portions: AsyncIterable<Line[]>): AsyncGenerator<string> {
  for await (const rows of portions) yield rows.map(({ line }) => `${line}\n`).join('');
}

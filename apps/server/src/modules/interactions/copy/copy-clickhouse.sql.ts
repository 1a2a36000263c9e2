// The copy itself: tables of ClickHouse, and months that are replaced whole, so that a reader never sees half of one (decision 0027).
import type { Readable } from 'node:stream';
import type { ColumnStore, Columns } from '../../../platform/db/index.ts';
import type { MonthPrint } from './copy.sql.ts';

/** Partitions are what is replaced: a month of an enterprise. The order is that of paths and funnels: doctor by doctor, in time. */
const tables = [
  ...['events', 'events_arriving'].map(
    (
      name,
    ) => `create table if not exists ${name} (enterprise_id Int64, month UInt32, doctor_id Int64, moment Int64, id Int64,
      channel LowCardinality(String), action LowCardinality(String), seconds Int32, print UInt32)
      engine = MergeTree partition by (enterprise_id, month) order by (enterprise_id, doctor_id, moment, id)`,
  ),
  ...['disabled_doctors', 'disabled_doctors_arriving'].map(
    (name) => `create table if not exists ${name} (enterprise_id Int64, id Int64)
      engine = MergeTree partition by enterprise_id order by (enterprise_id, id)`,
  ),
  `create table if not exists copies (enterprise_id Int64, recent_at Int64, whole_at Int64)
    engine = ReplacingMergeTree(recent_at) order by enterprise_id`,
];

export async function createCopy(store: ColumnStore): Promise<void> {
  for (const table of tables) await store.run(table);
}

/** When the copy was last found to be, or made, what the events were: of recent months, and of all. */
export interface Copied {
  /** Milliseconds. */
  readonly recentAt: number;
  readonly wholeAt: number;
}

/** Times of nothing are those of 1970. */
export async function selectCopied(store: Columns, enterpriseId: string): Promise<Copied> {
  const [row] = await store.ask<Copied>(
    `select cast(coalesce(max(recent_at), 0) as double) as "recentAt", cast(coalesce(max(whole_at), 0) as double) as "wholeAt" from copies where enterprise_id = ${BigInt(enterpriseId)}`,
  );
  return row!;
}

export async function insertCopied(
  store: ColumnStore,
  enterpriseId: string,
  { recentAt, wholeAt }: Copied,
): Promise<void> {
  await store.run(`insert into copies values (${BigInt(enterpriseId)}, ${recentAt}, ${wholeAt})`);
}

export async function selectCopiedPrints(store: Columns, enterpriseId: string): Promise<MonthPrint[]> {
  return store.ask<MonthPrint>(
    `select month, cast(count(*) as int) as count, cast(sum(print) as varchar) as sum from events
      where enterprise_id = ${BigInt(enterpriseId)} group by month order by month`,
  );
}

/** A partition, with the table that takes its place while it arrives. */
interface Part {
  readonly table: 'events' | 'disabled_doctors';
  readonly partition: string;
}

export const monthPart = (enterpriseId: string, month: number): Part => ({
  table: 'events',
  partition: `(${BigInt(enterpriseId)}, ${month})`,
});

export const disabledPart = (enterpriseId: string): Part => ({
  table: 'disabled_doctors',
  partition: `${BigInt(enterpriseId)}`,
});

/** What was there remains until all of the lines have arrived; there is at least one. */
export async function replacePart(store: ColumnStore, { table, partition }: Part, lines: Readable): Promise<void> {
  const arriving = `${table}_arriving`;
  await store.run(`alter table ${arriving} drop partition ${partition}`);
  await store.fill(arriving, lines);
  await store.run(`alter table ${table} replace partition ${partition} from ${arriving}`);
  await store.run(`alter table ${arriving} drop partition ${partition}`);
}

export async function dropPart(store: ColumnStore, { table, partition }: Part): Promise<void> {
  await store.run(`alter table ${table} drop partition ${partition}`);
}

// ClickHouse, where one machine of PostgreSQL is outgrown: the address, its time limits, and that one that is away is left alone for a while.
import type { Readable } from 'node:stream';
import { ClickHouseError, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import type { Settings } from '../../config/index.ts';
import { clickHouse, type Columns } from './dialect.ts';

export interface ColumnStore extends Columns {
  /** Whether it failed within the last minute: whoever can do without it does. */
  isAway(): boolean;
  /** A statement without rows. */
  run(statement: string): Promise<void>;
  /** Puts lines into a table, their values separated by tabs. */
  fill(table: string, lines: Readable): Promise<void>;
}

/** Milliseconds of a question; whoever waits for it still has time to be answered by PostgreSQL. */
const LONGEST_QUESTION = 5_000;
/** Milliseconds of work on the copy: a month of events. */
const LONGEST_WORK = 600_000;
const LEFT_ALONE = 60_000;

/** Undefined where nothing is copied; no connection is made before it is needed. */
export function openColumns({ CLICKHOUSE_URL: url }: Pick<Settings, 'CLICKHOUSE_URL'>): ColumnStore | undefined {
  if (url === undefined) return undefined;
  const client = createClient({
    url,
    application: 'yijian',
    request_timeout: LONGEST_WORK,
    max_open_connections: 10,
    // What goes wrong is thrown, and told by whoever catches it.
    log: { level: ClickHouseLogLevel.OFF },
  });
  let failedAt = -Infinity;
  const told = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      // Who refuses is there.
      if (!(error instanceof ClickHouseError)) failedAt = performance.now();
      throw error;
    }
  };
  return {
    dialect: clickHouse,
    isAway: () => performance.now() - failedAt < LEFT_ALONE,
    ask: async <R>(query: string) =>
      told(
        client
          .query({
            query,
            format: 'JSONEachRow',
            abort_signal: AbortSignal.timeout(LONGEST_QUESTION),
            clickhouse_settings: asked,
          })
          .then((answer) => answer.json<R>()),
      ),
    run: async (query) => void (await client.command({ query })),
    fill: async (table, lines) => void (await client.insert({ table, values: lines, format: 'TabSeparated' })),
  };
}

/** Whoever no longer waits keeps no statement running. */
const asked = {
  cancel_http_readonly_queries_on_client_close: 1 as const,
  output_format_json_quote_64bit_integers: 0 as const,
};

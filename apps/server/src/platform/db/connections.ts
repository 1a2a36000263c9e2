// Connections bound to one enterprise each, as a role that row security binds (docs/decisions/0002).
import postgres from 'postgres';
import type { Log } from '../log/index.ts';
import { watchSilence } from './silence/watch.ts';

/** A handle that runs statements: a bound pool, or a transaction on one of its connections. */
export type Sql = postgres.Sql | postgres.TransactionSql;
export type Pool = postgres.Sql;

export interface ConnectionOptions {
  /** Address with the sign-in of the role yijian_app. */
  readonly url: string;
  readonly poolSize: number;
  /** Connections for reading; without it as many as for the rest. */
  readonly readPoolSize?: number;
  readonly pools: number;
  readonly statementTimeout: number;
  readonly log: Log;
}

export interface Connections {
  /** The pool that sees the rows of this enterprise and of no other. */
  bound(enterpriseId: string): Pool;
  /** Sees the same rows, for single reads: a lane of its own, so that transactions and jobs never make a list wait. */
  reading(enterpriseId: string): Pool;
  /** A pool bound to no enterprise: it sees reference tables and no tenant's rows. */
  readonly unbound: Pool;
  /** Calls back for each NOTIFY on a channel; survives reconnects. */
  listen(channel: string, heard: (payload: string) => void): Promise<void>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** PostgreSQL's `date` stays a YYYY-MM-DD text: a calendar day has no time zone. */
const DATE = { to: 1082, from: [1082], serialize: (value: string) => value, parse: (value: string) => value };

interface Size {
  readonly max: number;
  readonly max_pipeline?: number;
  readonly workMemory?: string;
}

/** What one sort or table of a reading statement may hold in memory: a ranking of 100,000 doctors passes through without files. */
const READING_MEMORY = '64MB';

interface Lanes {
  readonly writes: Pool;
  readonly reads: Pool;
}

function openLanes(options: ConnectionOptions, enterpriseId: string): Lanes {
  const { poolSize, readPoolSize = poolSize } = options;
  return {
    writes: open(options, enterpriseId, { max: poolSize }),
    // One statement at a time on each: whoever waits takes the first free connection, not the end of a busy one's line.
    reads: open(options, enterpriseId, { max: readPoolSize, max_pipeline: 1, workMemory: READING_MEMORY }),
  };
}

/** The driver counts the failures of all connections of a pool together: its own delays reach 20 s after one restart of the database. */
const secondsUntilAgain = (failures: number): number => Math.min(failures * 0.05, 1);

function open(options: ConnectionOptions, enterpriseId: string | undefined, { workMemory, ...size }: Size): Pool {
  return postgres(options.url, {
    ...size,
    idle_timeout: 60,
    connect_timeout: 3,
    ...({ silence: watchSilence(options.url) } as object),
    backoff: secondsUntilAgain,
    types: { date: DATE },
    onnotice: () => {},
    connection: {
      application_name: 'yijian',
      statement_timeout: options.statementTimeout,
      lock_timeout: 3000,
      idle_in_transaction_session_timeout: 30_000,
      timezone: 'UTC',
      ...(workMemory === undefined ? {} : { work_mem: workMemory }),
      ...(enterpriseId === undefined ? {} : { 'app.enterprise_id': enterpriseId }),
    },
  });
}

/** Opens the pools. At most `pools` enterprises keep connections; the least recently used loses its own first. */
export function openConnections(options: ConnectionOptions): Connections {
  const pools = new Map<string, Lanes>();
  const unbound = open(options, undefined, { max: 4 });

  function lanes(enterpriseId: string): Lanes {
    const known = pools.get(enterpriseId);
    const found = known ?? openLanes(options, enterpriseId);
    pools.delete(enterpriseId);
    pools.set(enterpriseId, found);
    if (known === undefined && pools.size > options.pools) closeOldest();
    return found;
  }

  function closeOldest(): void {
    const [oldest, { reads, writes }] = pools.entries().next().value!;
    pools.delete(oldest);
    const warn = (error: unknown): void => options.log.warn({ err: error }, 'a pool did not close');
    for (const pool of [reads, writes]) pool.end({ timeout: 30 }).catch(warn);
  }

  return {
    bound: (enterpriseId) => lanes(enterpriseId).writes,
    reading: (enterpriseId) => lanes(enterpriseId).reads,
    unbound,
    async listen(channel, heard) {
      await unbound.listen(channel, heard);
    },
    async ping() {
      await unbound`select 1`;
    },
    async close() {
      const open = [...pools.values()].flatMap(({ reads, writes }) => [reads, writes]);
      await Promise.all([unbound, ...open].map((pool) => pool.end({ timeout: 5 })));
    },
  };
}

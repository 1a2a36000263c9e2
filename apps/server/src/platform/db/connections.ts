// Connections bound to one enterprise each, as a role that row security binds (docs/decisions/0002).
import postgres from 'postgres';
import type { Log } from '../log/index.ts';

/** A handle that runs statements: a bound pool, or a transaction on one of its connections. */
export type Sql = postgres.Sql | postgres.TransactionSql;
export type Pool = postgres.Sql;

export interface ConnectionOptions {
  /** Address with the sign-in of the role yijian_app. */
  readonly url: string;
  readonly poolSize: number;
  readonly pools: number;
  readonly statementTimeout: number;
  readonly log: Log;
}

export interface Connections {
  /** The pool that sees the rows of this enterprise and of no other. */
  bound(enterpriseId: string): Pool;
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

function open(options: ConnectionOptions, enterpriseId: string | undefined, size: number): Pool {
  return postgres(options.url, {
    max: size,
    idle_timeout: 60,
    connect_timeout: 3,
    types: { date: DATE },
    onnotice: () => {},
    connection: {
      application_name: 'yijian',
      statement_timeout: options.statementTimeout,
      lock_timeout: 3000,
      idle_in_transaction_session_timeout: 30_000,
      timezone: 'UTC',
      ...(enterpriseId === undefined ? {} : { 'app.enterprise_id': enterpriseId }),
    },
  });
}

/** Opens the pools. At most `pools` enterprises keep connections; the least recently used loses its own first. */
export function openConnections(options: ConnectionOptions): Connections {
  const pools = new Map<string, Pool>();
  const unbound = open(options, undefined, 4);

  function bound(enterpriseId: string): Pool {
    const known = pools.get(enterpriseId);
    const pool = known ?? open(options, enterpriseId, options.poolSize);
    pools.delete(enterpriseId);
    pools.set(enterpriseId, pool);
    if (known === undefined && pools.size > options.pools) closeOldest();
    return pool;
  }

  function closeOldest(): void {
    const [oldest, pool] = pools.entries().next().value!;
    pools.delete(oldest);
    pool.end({ timeout: 30 }).catch((error: unknown) => options.log.warn({ error }, 'a pool did not close'));
  }

  return {
    bound,
    unbound,
    async listen(channel, heard) {
      await unbound.listen(channel, heard);
    },
    async ping() {
      await unbound`select 1`;
    },
    async close() {
      await Promise.all([unbound, ...pools.values()].map((pool) => pool.end({ timeout: 5 })));
    },
  };
}

// What a service knows of the request it serves (docs/architecture.md, A7).
import type { SessionUser } from '../auth/index.ts';
import type { Clock } from '../clock/index.ts';
import type { Sql } from '../db/index.ts';
import type { Log } from '../log/index.ts';

/** The tenant of the request, found by the host name of the page. */
export interface Tenant {
  readonly id: string;
  readonly name: string;
  readonly enName: string;
  readonly realm: string;
  readonly clientId: string;
  readonly authAddress: string;
  readonly interfaceAddress: string;
  readonly siteId: string;
  readonly domains: readonly string[];
  readonly settings: Readonly<Record<string, unknown>>;
}

export interface PublicContext {
  /** Bound to the enterprise. In a write it is the one transaction of the request; outside it is the pool. */
  readonly sql: Sql;
  readonly enterprise: Tenant;
  readonly language: 'zh' | 'en';
  readonly log: Log;
  readonly clock: Clock;
  readonly requestId: string;
  /** Remote address, for limits and logs. */
  readonly address: string;
  readonly userAgent: string;
  /** Origin the browser uses, such as http://localhost:8080. */
  readonly origin: string;
}

export interface Context extends PublicContext {
  readonly user: SessionUser;
  /** The session the token belongs to; absent for external identity servers. */
  readonly sessionKey: string | undefined;
  /** Runs `work` in a transaction of its own; only for calls whose effect is `job`. */
  readonly transaction: <T>(work: (context: Context) => Promise<T>) => Promise<T>;
}

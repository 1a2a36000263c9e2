// What a service knows of the request it serves (docs/architecture.md, A7).
import type { SessionUser } from '../auth/index.ts';
import type { Clock } from '../clock/index.ts';
import type { Sql } from '../db/index.ts';
import type { Log } from '../log/index.ts';
import type { Vault } from '../secrets/index.ts';

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

/** How the caller waits. */
export interface Waiting {
  /** Aborted when the caller has left. */
  readonly signal: AbortSignal;
  readonly acceptsEvents: boolean;
}

/** A call that stands outside any enterprise. */
export interface GatewayContext {
  /** Bound to no enterprise: it sees no tenant's rows. */
  readonly sql: Sql;
  readonly language: 'zh' | 'en';
  readonly log: Log;
  readonly clock: Clock;
  /** Seals and opens personal values. */
  readonly vault: Vault;
  readonly requestId: string;
  /** Remote address, for limits and logs. */
  readonly address: string;
  readonly userAgent: string;
  /** Origin the browser uses, such as http://localhost:8080. */
  readonly origin: string;
  /** Who waits for the answer; absent where nobody does. */
  readonly waiting?: Waiting;
}

/** A call at an enterprise's host. Its `sql` is bound to the enterprise; in a write it is the request's one transaction. */
export interface PublicContext extends GatewayContext {
  readonly enterprise: Tenant;
}

/** A public call that manages its own transactions. */
export interface OpenContext extends PublicContext {
  /** Runs `work` in a transaction of its own, in nobody's name; only for calls whose effect is `job`. */
  readonly inTransaction: <T>(work: (context: PublicContext) => Promise<T>) => Promise<T>;
}

/** A call of a doctor who is signed in on the doctors' own pages; there is no user. */
export interface DoctorContext extends OpenContext {
  readonly doctor: SignedInDoctor;
}

export interface SignedInDoctor {
  readonly id: string;
  readonly sessionId: string;
}

/** A call in the name of a user, of a doctor, or of nobody; writes without a user carry none. */
export interface ActingContext extends PublicContext {
  readonly user?: SessionUser;
}

export interface Context extends PublicContext {
  readonly user: SessionUser;
  /** The session the token belongs to; absent for external identity servers. */
  readonly sessionKey: string | undefined;
  /** Runs `work` in a transaction of its own: for calls whose effect is `job`, and for reads that take longer than a statement may. */
  readonly transaction: <T>(work: (context: Context) => Promise<T>) => Promise<T>;
}

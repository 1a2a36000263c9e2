// Composes the whole server: the one place that knows every room (docs/architecture.md).
import type { FastifyInstance } from 'fastify';
import { createTenantDirectory } from '../modules/enterprises/index.ts';
import { createIdentity } from '../modules/sessions/index.ts';
import { serveSocket } from '../modules/notifications/index.ts';
import { createTokenVerifier } from '../platform/auth/index.ts';
import { systemClock, type Clock } from '../platform/clock/index.ts';
import type { Settings } from '../platform/config/index.ts';
import { openConnections, type Connections } from '../platform/db/index.ts';
import { openApi, serveEndpoints } from '../platform/http/index.ts';
import { startJobs } from '../platform/jobs/index.ts';
import type { Log } from '../platform/log/index.ts';
import { serveHealth } from './health.ts';
import { openServer } from './open-server.ts';
import { rooms, schedules, subscriptions } from './rooms.ts';
import { serveWeb } from './web-pages.ts';

export interface AppOptions {
  readonly settings: Settings;
  readonly log: Log;
  readonly clock?: Clock;
  /** Owner of the database, for jobs. */
  readonly ownerUrl: string;
  /** Sign-in of the role yijian_app. */
  readonly appUrl: string;
}

export interface App {
  readonly server: FastifyInstance;
  readonly connections: Connections;
  /** Refuses new work, lets the rest finish, closes everything. */
  close(): Promise<void>;
}

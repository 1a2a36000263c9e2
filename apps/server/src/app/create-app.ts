// Composes the whole server: the one place that knows every room (docs/architecture.md).
import { setTimeout as sleep } from 'node:timers/promises';
import { identityEndpoints } from '@yijian/contract/sessions';
import type { FastifyInstance } from 'fastify';
import { createKeyHolders, isOpenToKeys } from '../modules/api-keys/index.ts';
import { createDoctorSessions } from '../modules/doctor-portal/index.ts';
import { serveChatEvents } from '../modules/channels/index.ts';
import { createTenantDirectory, type TenantDirectory } from '../modules/enterprises/index.ts';
import { serveSocket } from '../modules/notifications/index.ts';
import { servePictures, serveVideos } from '../modules/articles/index.ts';
import { serveReading, serveReceipts } from '../modules/sends/index.ts';
import {
  createIdentity,
  findSimulated,
  loadSessionUser,
  redeemSocketTicket,
  type Identity,
} from '../modules/sessions/index.ts';
import { systemClock, type Clock } from '../platform/clock/index.ts';
import type { Settings } from '../platform/config/index.ts';
import { openConnections, type Connections } from '../platform/db/index.ts';
import { openChatDoor } from '../platform/gateways/index.ts';
import { openApi, serveDocument, serveEndpoints } from '../platform/http/index.ts';
import { startJobs, type Jobs } from '../platform/jobs/index.ts';
import type { Log } from '../platform/log/index.ts';
import type { Vault } from '../platform/secrets/index.ts';
import { channelDoctors } from './doors/channel-doctors.ts';
import { repeats, schedules } from './doors/clocks.ts';
import { serveHealth } from './health.ts';
import { openServer } from './open-server.ts';
import { rooms, subscribers } from './rooms.ts';
import { serveWeb } from './web-pages.ts';

export interface AppOptions {
  readonly settings: Settings;
  readonly log: Log;
  readonly vault: Vault;
  readonly clock?: Clock;
  /** Owner of the database, for work by the clock. */
  readonly ownerUrl: string;
  /** Sign-in of the role yijian_app. */
  readonly appUrl: string;
}

export interface App {
  readonly server: FastifyInstance;
  readonly connections: Connections;
  readonly directory: TenantDirectory;
  readonly identity: Identity;
  readonly jobs: Jobs;
  /** Refuses new work, lets the rest finish, closes everything. */
  close(): Promise<void>;
}

const INTERFACE = '/prod-api';

export async function createApp({
  settings,
  log,
  vault,
  clock = systemClock,
  ownerUrl,
  appUrl,
}: AppOptions): Promise<App> {
  const connections = openConnections({
    url: appUrl,
    poolSize: settings.DATABASE_POOL,
    readPoolSize: settings.DATABASE_READ_POOL,
    pools: settings.DATABASE_POOLS,
    statementTimeout: settings.STATEMENT_TIMEOUT_MS,
    log,
  });
  const directory = createTenantDirectory({ connections });
  await connections.listen('enterprises', directory.forget);
  const shared = { connections, log, clock, vault, tenantOf: directory.byHost, publicOrigin: settings.PUBLIC_ORIGIN };
  const identity = await createIdentity({ ...shared, settings });
  const { server, draining } = await openServer(settings, log);

  serveHealth(server, {
    connections,
    isDraining: () => draining.isDraining(),
    metricsToken: settings.METRICS_TOKEN,
  });
  await identity.serve(server);
  const endpoints = rooms(directory, settings);
  serveEndpoints(server, endpoints, {
    ...shared,
    tenantOfRealm: directory.byRealm,
    userOf: identity.userOf,
    doctorOf: createDoctorSessions({ connections, clock }),
    isOwnToken: identity.isOwnToken,
    keyHolderOf: createKeyHolders({ connections }),
    simulatedOf: (tenant, holder, key) => findSimulated({ sql: connections.bound(tenant.id) }, { holder, key }),
    interfacePath: INTERFACE,
    bodyLimit: settings.BODY_LIMIT_BYTES,
    uploadLimit: settings.UPLOAD_LIMIT_BYTES,
    answerTimeout: settings.ANSWER_TIMEOUT_MS,
    checkAnswers: settings.NODE_ENV !== 'production',
  });
  serveDocument(server, () => openApi(endpoints, INTERFACE, { identity: identityEndpoints }, isOpenToKeys));
  servePictures(server, shared);
  serveVideos(server, shared);
  const chat = openChatDoor(settings);
  serveReading(server, { ...shared, chat });
  await serveReceipts(server, { ...shared, token: settings.RECEIPT_TOKEN, tenants: directory.all });
  await serveChatEvents(server, { ...shared, chat, doctors: channelDoctors(settings) });
  const socket = await serveSocket(server, {
    ...shared,
    interfacePath: INTERFACE,
    userOf: holderOf(identity, connections),
  });
  await serveWeb(server, settings, directory);
  const jobs = await startJobs({
    ...shared,
    ownerUrl,
    tenants: directory.all,
    subscribers,
    schedules,
    keepsTime: settings.SCHEDULES,
    repeats: repeats(settings),
  });

  return {
    server,
    connections,
    directory,
    identity,
    jobs,
    async close() {
      const quiet = draining.begin();
      socket.stop();
      await Promise.all([quiet, sleep(settings.DRAIN_SECONDS * 1000)]);
      await server.close();
      await jobs.stop();
      await connections.close();
    },
  };
}

/** The socket's address carries a single-use ticket, or an access token as the specification spells it. */
function holderOf(identity: Identity, connections: Connections): Identity['userOf'] {
  return async (tenant, origin, token) => {
    const sql = connections.bound(tenant.id);
    const ticket = await redeemSocketTicket({ sql, realm: tenant.realm }, token);
    if (ticket === undefined) return identity.userOf(tenant, origin, token);
    const { userId, login, sessionKey } = ticket;
    const claims = { subject: userId, login, sessionKey, expiresAt: 0 };
    const user = await loadSessionUser({ sql, builtIn: tenant.authAddress.startsWith('/') }, claims);
    return user === undefined ? undefined : { user, sessionKey };
  };
}

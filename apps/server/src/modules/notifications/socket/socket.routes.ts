// The notification socket: who is let in and how notices reach open pages (specification 7.4; R4.7, R7.11).
import { CHANGES_TOPIC, SOCKET_PATH } from '@yijian/contract/notifications';
import { coreErrors } from '@yijian/contract/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionUser } from '../../../platform/auth/index.ts';
import type { Connections } from '../../../platform/db/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import { hostOf, type Tenant } from '../../../platform/http/index.ts';
import type { Log } from '../../../platform/log/index.ts';
import { serveStomp, type Admission, type StompLimits } from '../../../platform/stomp/index.ts';
import { readableTopic, topicKey } from '../notifications.policy.ts';
import { createNoticeFeed } from './feed.service.ts';
import { createRightsFeed } from './rights.service.ts';
import { selectLive } from './socket.sql.ts';

export interface SocketOptions {
  readonly connections: Connections;
  readonly log: Log;
  /** Path below which the calls stand, such as /prod-api. */
  readonly interfacePath: string;
  readonly publicOrigin: string | undefined;
  readonly tenantOf: (host: string) => Promise<Tenant | undefined>;
  /** Who holds this access token or single-use ticket, or undefined when it opens nothing. */
  readonly userOf: (
    tenant: Tenant,
    origin: string,
    token: string,
  ) => Promise<{ user: SessionUser; sessionKey: string | undefined } | undefined>;
  readonly limits?: Partial<StompLimits>;
}

export interface Socket {
  /** Tells everyone to come back and sends nothing more. */
  stop(): void;
}

interface Listener extends Admission {
  readonly userId: string;
  readonly sessionKey: string | undefined;
  readonly sessionsAreOurs: boolean;
  readonly since: number;
}

/** An external identity server does not tell us of ended sessions: such a socket must show a token again after so long. */
const EXTERNAL_LIFE = 600_000;

/** Adds the socket to the server; call it before the server listens. */
export async function serveSocket(server: FastifyInstance, options: SocketOptions): Promise<Socket> {
  const { connections, log } = options;
  const endpoint = await serveStomp<Listener>(server, {
    path: `${options.interfacePath}${SOCKET_PATH}`,
    log,
    ...(options.limits === undefined ? {} : { limits: options.limits }),
    admit: (request) => admit(request, options),
    stillHolds: (enterpriseId, listeners) => stillHolds(connections, enterpriseId, listeners),
  });
  const feed = createNoticeFeed({ connections, log, hub: endpoint.hub, groups: endpoint.groups });
  const rights = createRightsFeed({
    hub: endpoint.hub,
    usersOf: (enterpriseId) => endpoint.usersOf(enterpriseId).map((user) => user.slice(enterpriseId.length + 1)),
  });
  await connections.listen('notices', feed.heard);
  await connections.listen('rights_told', rights.heard);
  let changes = 0;
  await connections.listen('changes', (announcement) => {
    const [enterpriseId = '', what = ''] = announcement.split(' ');
    changes += 1;
    endpoint.hub.publish(topicKey(enterpriseId, CHANGES_TOPIC), { id: `changes-${changes}`, body: what });
  });
  await connections.listen('rights', (enterpriseId) => endpoint.recheck(enterpriseId));
  return {
    stop() {
      feed.stop();
      rights.stop();
      endpoint.stop();
    },
  };
}

async function admit(request: FastifyRequest, options: SocketOptions): Promise<Listener> {
  const host = hostOf(request);
  const tenant = await options.tenantOf(host);
  if (tenant === undefined) throw fail(coreErrors.unknownEnterprise);
  if (!(await isOwnOrigin(request.headers.origin, tenant, options))) throw fail(coreErrors.forbidden);
  const token = (request.query as Record<string, unknown>)['access_token'];
  const origin = options.publicOrigin ?? `${request.protocol}://${host}`;
  const holder = typeof token === 'string' && token !== '' ? await options.userOf(tenant, origin, token) : undefined;
  if (holder === undefined) throw fail(coreErrors.unauthorized);
  const { id } = holder.user;
  return {
    group: tenant.id,
    user: `${tenant.id} ${id}`,
    topicOf: (destination) => readableTopic(tenant.id, id, destination),
    userId: id,
    sessionKey: holder.sessionKey,
    sessionsAreOurs: tenant.authAddress.startsWith('/'),
    since: Date.now(),
  };
}

/** Browsers always name the origin of the page; it must be one of the enterprise's. Programs that are no browser name none. */
async function isOwnOrigin(origin: string | undefined, tenant: Tenant, options: SocketOptions): Promise<boolean> {
  if (origin === undefined) return true;
  const url = URL.parse(origin);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return origin === options.publicOrigin || (await options.tenantOf(url.host))?.id === tenant.id;
}

async function stillHolds(
  connections: Connections,
  enterpriseId: string,
  listeners: readonly Listener[],
): Promise<ReadonlySet<Listener>> {
  const kept = new Set<Listener>();
  for (const sessionsAreOurs of [true, false]) {
    const asked = listeners.filter(
      (one) => one.sessionsAreOurs === sessionsAreOurs && (sessionsAreOurs || Date.now() - one.since < EXTERNAL_LIFE),
    );
    if (asked.length === 0) continue;
    const positions = await selectLive(connections.bound(enterpriseId), {
      userIds: asked.map((one) => one.userId),
      sessionKeys: asked.map((one) => one.sessionKey ?? null),
      sessionsAreOurs,
    });
    for (const position of positions) kept.add(asked[position]!);
  }
  return kept;
}

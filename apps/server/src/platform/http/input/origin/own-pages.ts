// Pages of an enterprise at another origin than its interface: they are let in, pages of anybody else are not (specification 7.1, R7.7).
import { coreErrors } from '@yijian/contract/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../../../errors/index.ts';
import type { Tenant } from '../../context.ts';
import { hostOf } from '../request-parts.ts';

interface Place {
  readonly interfacePath: string;
  readonly publicOrigin: string | undefined;
  readonly tenantOf: (host: string) => Promise<Tenant | undefined>;
}

const METHODS = 'GET, POST, PUT, DELETE';
/** What our pages send, and what they read of an answer. */
const SENT =
  'Accept-Language, Authorization, Content-Type, Idempotency-Key, If-None-Match, realm, X-Reason, X-Simulate';
const READ = 'Content-Disposition, ETag, Idempotency-Replayed, Retry-After, X-Request-Id';
const REMEMBERED_SECONDS = '600';

/** Adds the answers that a browser wants before and with a call from another origin. */
export function admitOwnPages(server: FastifyInstance, place: Place): void {
  const below = `${place.interfacePath}/`;
  server.addHook('onRequest', (request, reply, done) => {
    if (!isFromElsewhere(request, place) || !request.url.startsWith(below)) return done();
    admit(request, reply, place).then(() => done(), done);
  });
  server.options(`${below}*`, async (request, reply) => {
    if (request.headers['access-control-request-method'] === undefined)
      return reply.status(204).header('allow', `${METHODS}, OPTIONS`).send();
    if (!(await isOwnPage(request, place))) throw fail(coreErrors.forbidden);
    return reply
      .status(204)
      .headers({
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': SENT,
        'access-control-max-age': REMEMBERED_SECONDS,
      })
      .send();
  });
}

async function admit(request: FastifyRequest, reply: FastifyReply, place: Place): Promise<void> {
  reply.header('vary', 'Origin');
  if (!(await isOwnPage(request, place))) return;
  reply.header('access-control-allow-origin', request.headers.origin).header('access-control-expose-headers', READ);
}

/** Whether a page of the enterprise that is served here sent this, or no page at all. */
export async function isOwnPage(request: FastifyRequest, place: Place): Promise<boolean> {
  if (!isFromElsewhere(request, place)) return true;
  const { origin = '' } = request.headers;
  const page = URL.parse(origin);
  if (page === null || page.origin !== origin || !mayCome(page.protocol, request, place)) return false;
  const [there, here] = await Promise.all([place.tenantOf(page.host), place.tenantOf(hostOf(request))]);
  // A gateway that stands for no enterprise only tells which one a page belongs to.
  return there !== undefined && (here === undefined || here.id === there.id) && isExact(page, there, request, place);
}

/** A domain stands for one origin: with the port that is written with it, else with the usual one or that of the interface itself. */
function isExact(page: URL, { domains }: Tenant, request: FastifyRequest, { publicOrigin }: Place): boolean {
  if (page.port === '' || domains.includes(page.host)) return true;
  const own = URL.parse(publicOrigin ?? `${request.protocol}://${request.host}`);
  return page.port === own?.port;
}

function isFromElsewhere(request: FastifyRequest, { publicOrigin }: Place): boolean {
  const { origin } = request.headers;
  return origin !== undefined && origin !== (publicOrigin ?? `${request.protocol}://${request.host.toLowerCase()}`);
}

/** A page that came without https could have been written by anybody on the way; it is no page of an interface with https. */
function mayCome(protocol: string, request: FastifyRequest, { publicOrigin }: Place): boolean {
  const isSecure = publicOrigin === undefined ? request.protocol === 'https' : publicOrigin.startsWith('https:');
  return protocol === 'https:' || (protocol === 'http:' && !isSecure);
}

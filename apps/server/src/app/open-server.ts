// The HTTP server itself: limits, headers, body readers (docs/security.md).
import { randomUUID } from 'node:crypto';
import formBody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { coreErrors } from '@yijian/contract/core';
import { fail } from '../platform/errors/index.ts';
import { readJson } from '../platform/http/index.ts';
import { safeAddress, type Log } from '../platform/log/index.ts';
import type { Settings } from '../platform/config/index.ts';
import { watchCalls, type Draining } from './refusals/draining.ts';
import { handleErrors, sendFailure } from './error-handler.ts';
import { securityHeaders } from './security-headers.ts';

/** Opens a server without routes. */
export async function openServer(
  settings: Settings,
  log: Log,
): Promise<{ server: FastifyInstance; draining: Draining }> {
  const loggerInstance: FastifyBaseLogger = log;
  const headers = securityHeaders(settings.PUBLIC_ORIGIN?.startsWith('https') ?? false);
  const server = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.TRUSTED_PROXY ?? false,
    bodyLimit: settings.BODY_LIMIT_BYTES,
    requestTimeout: settings.REQUEST_TIMEOUT_MS,
    connectionTimeout: 120_000,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 0,
    forceCloseConnections: 'idle',
    // Refusals of a server that stops are our own words (draining.ts).
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    genReqId: () => randomUUID(),
    // Whoever appends /auth/realms to the address of the identity server, which holds /auth already, is meant just the same.
    rewriteUrl: ({ url = '/' }) => url.replace(/^\/auth\/auth\//, '/auth/'),
    // Node looks for slow senders only every 30 s unless told otherwise.
    http: {
      headersTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16_384,
      insecureHTTPParser: false,
    },
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers).header('x-request-id', request.id);
      sendFailure(error, request, reply);
    },
  });
  handleErrors(server);
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  const draining = watchCalls(server);
  await server.register(rateLimit, {
    global: true,
    max: settings.RATE_LIMIT_PER_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: (request) => request.ip,
    errorResponseBuilder: (_request, { ttl }) => fail(coreErrors.tooManyRequests, { seconds: Math.ceil(ttl / 1000) }),
  });
  await server.register(formBody, { bodyLimit: settings.BODY_LIMIT_BYTES });
  await server.register(multipart);
  server.removeContentTypeParser(['application/json', 'text/plain']);
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, readJson(body as string));
    } catch (error) {
      done(error as Error);
    }
  });
  server.addHook('onResponse', (request, reply, done) => {
    done();
    if (!log.isLevelEnabled('debug')) return;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.debug(
      { method: request.method, url: safeAddress(request.url), status: reply.statusCode, milliseconds },
      'answered',
    );
  });
  return { server, draining };
}

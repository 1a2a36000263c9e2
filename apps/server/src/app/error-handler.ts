// The one place that turns errors into answers, for calls and for unknown addresses (specification 8).
import { coreErrors } from '@yijian/contract/core';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../platform/errors/index.ts';
import { errorAnswer, failureOf, languageOf } from '../platform/http/index.ts';
import { safeAddress } from '../platform/log/index.ts';

/** Sends named errors; only unexpected ones are logged with their cause. */
export function handleErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError, request, reply) => sendFailure(error, request, reply));
  server.setNotFoundHandler((request, reply) =>
    sendFailure(fail(coreErrors.notFound, { url: safeAddress(request.url).slice(0, 300) }), request, reply),
  );
}

/** Also answers what the framework refuses before there is a route: an address that cannot be decoded or is too long. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = failureOf(error, {
    bodyLimit: request.routeOptions.bodyLimit,
    contentType: request.headers['content-type'],
  });
  const { status } = failure.row;
  // Whoever went away half way is nobody's fault here, and reads no answer.
  const isGone = request.raw.destroyed && !request.raw.complete;
  if (status >= 500 && !isGone) request.log.error({ err: error, url: safeAddress(request.url) }, 'a request failed');
  return reply
    .status(status)
    .headers({ ...(status >= 503 ? { 'retry-after': '2' } : {}), ...failure.headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorAnswer(failure, languageOf(request), request.id)));
}

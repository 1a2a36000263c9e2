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

function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = failureOf(error);
  if (failure.row.status >= 500) request.log.error({ err: error, url: safeAddress(request.url) }, 'a request failed');
  return reply
    .status(failure.row.status)
    .headers({ ...failure.headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorAnswer(failure, languageOf(request), request.id)));
}

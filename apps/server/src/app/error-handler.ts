// The one place that turns errors into answers, for calls and for unknown addresses (specification 8).
import { coreErrors } from '@yijian/contract/core';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail, type Failure } from '../platform/errors/index.ts';
import { bearerOf, callerOfRequest, errorAnswer, failureOf, languageOf } from '../platform/http/index.ts';
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
  if (status >= 500 && !isGone && isNews(failure))
    request.log.error({ err: error, url: safeAddress(request.url) }, 'a request failed');
  if (status === 401 || status === 403) logRefusal(failure, request);
  return reply
    .status(status)
    .headers({ ...retryAfter(failure), ...failure.headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorAnswer(failure, languageOf(request), request.id)));
}

/** Who was refused what: a person without the right is worth a look, a token that opens nothing is mostly an old one. */
function logRefusal({ row }: Failure, request: FastifyRequest): void {
  const caller = callerOfRequest(request);
  if (caller === undefined && bearerOf(request) === undefined) return;
  const { method, ip: address } = request;
  const line = { ...caller, refused: row.code, method, url: safeAddress(request.url).slice(0, 300), address };
  if (row.status === 403) request.log.warn(line, 'an authorisation was refused');
  else request.log.info(line, 'a token was refused');
}

/** The seconds of the header are those of the words. */
function retryAfter({ row, values }: Failure): Record<string, string> {
  if (row.status === 429 && values['seconds'] !== undefined) return { 'retry-after': String(values['seconds']) };
  return row.status >= 503 ? { 'retry-after': '2' } : {};
}

const SAME_NEWS_MS = 60_000;
const ONCE_A_MINUTE = new Set([coreErrors.storageFull.code]);
const lastTold = new Map<string, number>();

/** A full disk refuses every write and its log needs the same disk: one line a minute. A refusal of a server that stops is no fault. */
function isNews({ row, headers }: Failure): boolean {
  if (headers['connection'] === 'close') return false;
  if (!ONCE_A_MINUTE.has(row.code)) return true;
  const now = performance.now();
  if (now - (lastTold.get(row.code) ?? -SAME_NEWS_MS) < SAME_NEWS_MS) return false;
  lastTold.set(row.code, now);
  return true;
}

// Small facts of a request: language, host, token, key (specification 7, general).
import type { FastifyRequest } from 'fastify';
import { coreErrors } from '@yijian/contract/core';
import { fail } from '../../errors/index.ts';

/** The language the user reads: Accept-Language that starts with en, else Chinese. */
export function languageOf(request: FastifyRequest): 'zh' | 'en' {
  return /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh';
}

/** The host name of the page. Node accepts two Host headers; since the tenant hangs on it, two are refused. */
export function hostOf(request: FastifyRequest): string {
  const { rawHeaders } = request.raw;
  let names = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === 'host') names += 1;
  }
  if (names !== 1) throw fail(coreErrors.malformedBody);
  return request.host.toLowerCase();
}

export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w~+/.=-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

const KEY = /^[\w:.-]{8,200}$/;

/** The Idempotency-Key of a write. Throws for one that could not be stored. */
export function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw fail(coreErrors.badInput, { fields: 'Idempotency-Key' }, [
      { field: 'header.Idempotency-Key', message: '8-200 [A-Za-z0-9_:.-]' },
    ]);
  }
  return key;
}

/** The key of a view as another user. One that cannot be a key is kept, and opens nothing. */
export function simulationOf(request: FastifyRequest): string | undefined {
  const key = request.headers['x-simulate'];
  return key === undefined ? undefined : String(key);
}

/** Why the user does this, for acts that must be justified; percent-encoded because headers carry no Chinese. */
export function reasonOf(request: FastifyRequest): string | undefined {
  const reason = request.headers['x-reason'];
  if (typeof reason !== 'string' || reason === '') return undefined;
  try {
    return decodeURIComponent(reason).slice(0, 500);
  } catch {
    throw fail(coreErrors.badInput, { fields: 'X-Reason' }, [
      { field: 'header.X-Reason', message: 'percent-encoded UTF-8' },
    ]);
  }
}

/** Whether the body came as text fields; types of content are written in any case (RFC 9110, 8.3.1). */
export function isForm(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').toLowerCase().startsWith('application/x-www-form-urlencoded');
}

/** A GET that changes something is obeyed only when a user asked for it: not ahead of time, not from a foreign page. */
export function requireOwnWish(request: FastifyRequest, isOwnPage: boolean): void {
  const { purpose } = request.headers;
  const isAhead = /prefetch|prerender/i.test(
    `${String(request.headers['sec-purpose'] ?? '')} ${String(purpose ?? '')}`,
  );
  if (isAhead || !isOwnPage) throw fail(coreErrors.forbidden);
}

// The signing keys of an external identity server, also while it does not answer (reliability: identity server down).
import { coreErrors } from '@yijian/contract/core';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  jwksCache,
  type ExportedJWKSCache,
  type JWTVerifyGetKey,
} from 'jose';
import { fail } from '../errors/index.ts';

const COOLDOWN_MILLISECONDS = 30_000;
const ANSWER_MILLISECONDS = 5_000;
const PAUSE_MILLISECONDS = 5_000;
const KEPT_MILLISECONDS = 3_600_000;

/** What speaks against the token and not of the server: no such key, or none of a kind that is read. */
const TOKEN_FAULTS: readonly string[] = [
  errors.JWKSNoMatchingKey.code,
  errors.JWKSMultipleMatchingKeys.code,
  errors.JOSENotSupported.code,
];

const isTokenFault = (error: unknown): boolean =>
  error instanceof errors.JOSEError && TOKEN_FAULTS.includes(error.code);

/**
 * Fetched once, again after ten minutes, and at most every 30 s when an unknown key id appears. A server that does not answer
 * is left alone for 5 s; the keys it last gave out stay good for an hour. Throws identityUnreachable when a key may exist
 * that cannot be had: a token nobody could look at is not a bad one.
 */
export function remoteKeys(jwksAddress: string): JWTVerifyGetKey {
  const last: Partial<ExportedJWKSCache> = {};
  const keys = createRemoteJWKSet(new URL(jwksAddress), {
    cooldownDuration: COOLDOWN_MILLISECONDS,
    timeoutDuration: ANSWER_MILLISECONDS,
    [jwksCache]: last as Record<string, never>,
  });
  let failedAt = -Infinity;

  const lastKnown: JWTVerifyGetKey = async (header, token) => {
    const { jwks, uat } = last;
    if (jwks === undefined || uat === undefined || Date.now() - uat > KEPT_MILLISECONDS)
      throw fail(coreErrors.identityUnreachable);
    return createLocalJWKSet(jwks)(header, token).catch(() => {
      throw fail(coreErrors.identityUnreachable);
    });
  };

  return async (header, token) => {
    if (performance.now() - failedAt < PAUSE_MILLISECONDS) return lastKnown(header, token);
    try {
      return await keys(header, token);
    } catch (error) {
      if (isTokenFault(error)) throw error;
      failedAt = performance.now();
      return lastKnown(header, token);
    }
  };
}

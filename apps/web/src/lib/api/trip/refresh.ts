// The single token refresh, with everyone who waits for it (specification 4, 7.1).
import ky from 'ky';
import { currentToken, readRefreshToken, writeRefreshToken, writeToken } from '../../storage/index.ts';
import { connection } from '../connection.ts';

/** What the realm's token endpoint answers (specification 3, session). */
export interface TokenAnswer {
  readonly access_token: string;
  readonly expires_in: number;
  readonly refresh_token?: string;
  readonly refresh_expires_in?: number;
}

/** Keeps a token answer as tokenInfo and reTokenInfo. */
export function acceptTokens(answer: TokenAnswer, now: number = Date.now()): void {
  writeToken(answer.access_token, answer.expires_in, now);
  if (answer.refresh_token)
    writeRefreshToken(answer.refresh_token, answer.refresh_expires_in ?? answer.expires_in, now);
}

let renewing: Promise<string | null> | null = null;

/**
 * A token other than the one that failed: one that came meanwhile, or the answer of one refresh that all callers share.
 * Null when there is nothing to refresh with; throws when the provider refuses (R4.2, R4.3).
 */
export function renewToken(failed: string | null): Promise<string | null> {
  renewing ??= alone(() => renew(failed)).finally(() => {
    renewing = null;
  });
  return renewing;
}

async function renew(failed: string | null): Promise<string | null> {
  // Another call, or another tab, may have been faster.
  const present = currentToken();
  if (present !== null && present !== failed) return present;
  const refreshToken = readRefreshToken();
  if (refreshToken === null) return null;
  const { authAddress, realm, clientId } = connection();
  const answer = await ky
    .post(`${authAddress}/realms/${realm}/protocol/openid-connect/token`, {
      body: new URLSearchParams({ client_id: clientId, grant_type: 'refresh_token', refresh_token: refreshToken }),
      retry: 0,
      timeout: 30_000,
      credentials: 'same-origin',
    })
    .json<Partial<TokenAnswer>>();
  if (typeof answer.access_token !== 'string' || typeof answer.expires_in !== 'number')
    throw new Error('no token came');
  acceptTokens(answer as TokenAnswer);
  return answer.access_token;
}

// Refresh tokens are used once: two tabs of one browser must not both send the same one.
function alone<T>(run: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks ? locks.request('yijian-token', run) : run();
}

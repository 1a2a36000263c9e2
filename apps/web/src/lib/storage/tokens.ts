// tokenInfo and reTokenInfo: token, expiry in seconds and start time, with the expiry rule (specification 3, 4).
import { readJson, removeText, writeJson } from './text.ts';

const TOKEN = 'tokenInfo';
const REFRESH = 'reTokenInfo';

export interface StoredToken {
  readonly token: string;
  /** Lifetime in seconds, as the server gave it. */
  readonly expiresIn: number;
  /** Start in milliseconds since 1970. */
  readonly startTime: number;
}

let providerToken: () => string | null = () => null;

/** Where a token comes from when none is stored: the identity provider's client (R4.1). */
export function setProviderToken(source: () => string | null): void {
  providerToken = source;
}

function readLive(key: string, now: number): string | null {
  const found = readJson(key) as Partial<StoredToken> | null;
  if (typeof found?.token !== 'string' || typeof found.expiresIn !== 'number' || typeof found.startTime !== 'number')
    return null;
  if (now - found.startTime <= found.expiresIn * 1000) return found.token;
  removeText(key);
  return null;
}

/** The stored token; an expired one is removed and answers null. */
export function readToken(now: number = Date.now()): string | null {
  return readLive(TOKEN, now);
}

export function readRefreshToken(now: number = Date.now()): string | null {
  return readLive(REFRESH, now);
}

/** The stored token or, without one, the identity provider's. */
export function currentToken(now: number = Date.now()): string | null {
  return readToken(now) ?? providerToken();
}

export function writeToken(token: string, expiresIn: number, startTime: number = Date.now()): void {
  writeJson(TOKEN, { token, expiresIn, startTime } satisfies StoredToken);
}

export function writeRefreshToken(token: string, expiresIn: number, startTime: number = Date.now()): void {
  writeJson(REFRESH, { token, expiresIn, startTime } satisfies StoredToken);
}

/** Removes the access token only; the refresh token stays. */
export function forgetToken(): void {
  removeText(TOKEN);
}

export function clearTokens(): void {
  removeText(TOKEN);
  removeText(REFRESH);
}

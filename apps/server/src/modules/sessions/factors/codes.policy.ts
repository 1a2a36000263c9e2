// Codes of an authenticator app (RFC 6238: SHA-1, six digits, 30 s) and recovery codes.
import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** Clocks of phones are a little off: the code before and the one after count as well. */
const WINDOW = 1;
const SECRET_BYTES = 20;

export const makeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });

/** What the picture says to the app: otpauth://totp/… */
export const appAddressOf = (secret: string, names: { issuer: string; label: string }): string =>
  totpOf(secret, names).toString();

/** The step whose code this is; undefined when it is none of those that count now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
}

/** Neither 0 and o nor 1, i and l: they are read from paper and typed. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODES = 10;

export function makeRecoveryCodes(): string[] {
  const group = (): string => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: CODES }, () => [group(), group(), group()].join('-'));
}

/** However it is typed: capitals, spaces or no hyphens. */
export function recoveryHash(owner: { enterpriseId: string; userId: string }, code: string): Buffer {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${owner.enterpriseId} ${owner.userId} ${plain}`).digest();
}

// Signed links: who holds one reads one article as one recipient, and nobody guesses one.
import { timingSafeEqual } from 'node:crypto';
import type { Vault } from '../../../platform/secrets/index.ts';

interface Signing {
  readonly vault: Vault;
  readonly enterpriseId: string;
}

const signatureOf = ({ vault, enterpriseId }: Signing, id: string): Buffer =>
  vault.searchNumber({ enterpriseId, table: 'send_recipients', field: 'LINK' }, id);

/** `<id>.<signature>`; the key is outside the database. */
export const tokenOf = (signing: Signing, id: string): string =>
  `${id}.${signatureOf(signing, id).toString('base64url')}`;

/** The recipient a token names; undefined when it was not signed here. */
export function recipientOf(signing: Signing, token: string): string | undefined {
  const [, id, signature] = /^([1-9]\d{0,17})\.([\w-]{22})$/.exec(token) ?? [];
  if (id === undefined || signature === undefined) return undefined;
  return timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(signing, id)) ? id : undefined;
}

/** Where everything stands that a doctor opens; links of earlier letters begin without it and go on working. */
export const PLACE = '/d';
export const readingLink = (origin: string, token: string): string => `${origin}${PLACE}/read/${token}`;
export const leavingLink = (origin: string, token: string): string => `${origin}${PLACE}/unsubscribe/${token}`;

// Signed links: who holds one of a recipient reads one article as that recipient, and nobody guesses one. One of a whole send,
// for enterprise chat, opens nothing before the chat has said who is there.
import { timingSafeEqual } from 'node:crypto';
import type { Vault } from '../../../platform/secrets/index.ts';

interface Signing {
  readonly vault: Vault;
  readonly enterpriseId: string;
}

/** What a token is of; one of a kind is never good for the other. */
type Kind = 'send_recipients' | 'sends';

const signatureOf = ({ vault, enterpriseId }: Signing, kind: Kind, id: string): Buffer =>
  vault.searchNumber({ enterpriseId, table: kind, field: 'LINK' }, id);

/** `<id>.<signature>`; the key is outside the database. */
const signed = (signing: Signing, kind: Kind, id: string): string =>
  `${id}.${signatureOf(signing, kind, id).toString('base64url')}`;

/** The id a token of this kind names; undefined when it was not signed here. */
function named(signing: Signing, kind: Kind, token: string): string | undefined {
  const [, id, signature] = /^([1-9]\d{0,17})\.([\w-]{22})$/.exec(token) ?? [];
  if (id === undefined || signature === undefined) return undefined;
  return timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(signing, kind, id)) ? id : undefined;
}

export const tokenOf = (signing: Signing, recipientId: string): string =>
  signed(signing, 'send_recipients', recipientId);
export const recipientOf = (signing: Signing, token: string): string | undefined =>
  named(signing, 'send_recipients', token);
export const chatTokenOf = (signing: Signing, sendId: string): string => signed(signing, 'sends', sendId);
export const chatSendOf = (signing: Signing, token: string): string | undefined => named(signing, 'sends', token);

/** Where everything stands that a doctor opens; links of earlier letters begin without it and go on working. */
export const PLACE = '/d';
export const readingLink = (origin: string, token: string): string => `${origin}${PLACE}/read/${token}`;
export const leavingLink = (origin: string, token: string): string => `${origin}${PLACE}/unsubscribe/${token}`;
export const chatLink = (origin: string, token: string): string => `${origin}${PLACE}/chat/${token}`;

// What enterprise chat (WeCom) posts of its own accord: signed, and sealed with AES-256-CBC, as its page 加解密方案说明 has it.
import { createDecipheriv, createHash, timingSafeEqual } from 'node:crypto';
import { SaxesParser } from 'saxes';

/** What the console of the chat was given for an app. */
export interface ChatCallback {
  readonly token: string;
  /** EncodingAESKey: 43 characters of base64. */
  readonly aesKey: string;
}

export interface SealedCall {
  readonly signature: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly sealed: string;
}

/** Bytes before the text: 16 random ones, 4 of its length. */
const HEAD = 20;
const BLOCK = 32;

/** The text inside; undefined where the signature is another, nothing can be read, or it is for another enterprise. */
export function openSealed(
  { token, aesKey }: ChatCallback,
  corpId: string,
  { signature, timestamp, nonce, sealed }: SealedCall,
): string | undefined {
  const own = createHash('sha1').update([token, timestamp, nonce, sealed].toSorted().join('')).digest();
  const given = Buffer.from(signature, 'hex');
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
  const plain = decrypted(Buffer.from(`${aesKey}=`, 'base64'), sealed);
  if (plain === undefined || plain.length < HEAD) return undefined;
  const end = HEAD + plain.readUInt32BE(16);
  return plain.subarray(end).toString() === corpId ? plain.subarray(HEAD, end).toString() : undefined;
}

function decrypted(key: Buffer, sealed: string): Buffer | undefined {
  try {
    const decipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false);
    const padded = Buffer.concat([decipher.update(sealed, 'base64'), decipher.final()]);
    // Padded to blocks of 32, which the cipher's own padding of 16 does not take.
    const padding = padded.at(-1) ?? 0;
    return padding < 1 || padding > BLOCK ? undefined : padded.subarray(0, padded.length - padding);
  } catch {
    return undefined;
  }
}

/** The texts of the elements right below the root; undefined for what is no XML or declares entities. */
function fieldsOf(xml: string): ReadonlyMap<string, string> | undefined {
  const fields = new Map<string, string>();
  const open: string[] = [];
  const parser = new SaxesParser();
  let isGood = true;
  parser.on('error', () => (isGood = false));
  parser.on('doctype', () => (isGood = false));
  parser.on('opentag', ({ name }) => open.push(name));
  parser.on('closetag', () => open.pop());
  const keep = (text: string): void => {
    const name = open[1];
    if (open.length === 2 && name !== undefined) fields.set(name, (fields.get(name) ?? '') + text);
  };
  parser.on('text', keep);
  parser.on('cdata', keep);
  parser.write(xml).close();
  return isGood ? fields : undefined;
}

/** The sealed part of a posted document. */
export const sealedIn = (xml: string): string | undefined => fieldsOf(xml)?.get('Encrypt');

/** A colleague and a contact of the chat: added or changed, or no longer connected. */
export interface ContactEvent {
  readonly userId: string;
  readonly externalUserId: string;
  readonly isGone: boolean;
}

const changes: ReadonlyMap<string, boolean> = new Map([
  ['add_external_contact', false],
  ['add_half_external_contact', false],
  ['edit_external_contact', false],
  // The colleague deleted the contact; the contact deleted the colleague.
  ['del_external_contact', true],
  ['del_follow_user', true],
]);

/** Undefined for events of other kinds, which the product does not need. */
export function contactEventIn(xml: string): ContactEvent | undefined {
  const fields = fieldsOf(xml);
  const isGone = changes.get(fields?.get('ChangeType') ?? '');
  const [userId, externalUserId] = [fields?.get('UserID') ?? '', fields?.get('ExternalUserID') ?? ''];
  if (fields?.get('Event') !== 'change_external_contact' || isGone === undefined) return undefined;
  return userId === '' || !/^[\w.-]{1,64}$/.test(externalUserId) ? undefined : { userId, externalUserId, isGone };
}

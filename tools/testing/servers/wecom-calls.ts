// Calls that enterprise chat (WeCom) makes of its own accord: sealed and signed as its documentation has it.
import { createCipheriv, createHash, randomBytes } from 'node:crypto';

export const callback = { token: 'QDG6eK', aesKey: 'jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C' };

const BLOCK = 32;

export function sealFor(corpId: string, text: string, aesKey = callback.aesKey): string {
  const key = Buffer.from(`${aesKey}=`, 'base64');
  const [content, length] = [Buffer.from(text), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  const whole = Buffer.concat([randomBytes(16), length, content, Buffer.from(corpId)]);
  const missing = BLOCK - (whole.length % BLOCK);
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false);
  return Buffer.concat([
    cipher.update(Buffer.concat([whole, Buffer.alloc(missing, missing)])),
    cipher.final(),
  ]).toString('base64');
}

interface Signed {
  readonly sealed: string;
  readonly at: Date;
  readonly token?: string;
}

/** The query of a call that carries what is sealed. */
export function signedQuery({ sealed, at, token = callback.token }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const nonce = randomBytes(6).toString('hex');
  const signature = createHash('sha1').update([token, timestamp, nonce, sealed].toSorted().join('')).digest('hex');
  return { msg_signature: signature, timestamp, nonce };
}

/** A document of elements with a text each. */
export const xmlOf = (fields: Readonly<Record<string, string>>): string =>
  `<xml>${Object.entries(fields)
    .map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`)
    .join('')}</xml>`;

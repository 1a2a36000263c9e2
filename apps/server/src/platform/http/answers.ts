// The two answers besides a plain result: JSON that PostgreSQL already wrote, and files (specification 7).
import type { Readable } from 'node:stream';

/** JSON text of a result, passed through as it is; in development it is checked against the contract. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export const jsonText = (text: string): JsonText => new JsonText(text);

/** A file to send as an attachment. */
export class FileReply {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer | Readable;
  constructor(name: string, type: string, content: Buffer | Readable) {
    this.name = name;
    this.type = type;
    this.content = content;
  }
}

/** Content-Disposition with a name in any language (RFC 6266). */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

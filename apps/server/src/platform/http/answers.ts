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

/** JSON text that a browser keeps and asks after by its tag; the text is only made when it is not there yet. */
export class VersionedText {
  readonly tag: string;
  readonly text: () => Promise<string>;
  constructor(tag: string, text: () => Promise<string>) {
    this.tag = tag;
    this.text = text;
  }
}

export const versioned = (tag: string, text: () => Promise<string>): VersionedText => new VersionedText(tag, text);

/** Content-Disposition with a name in any language (RFC 6266). */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

/** A page of records that PostgreSQL wrote as a JSON list of `length` rows. */
export interface PageText {
  readonly content: string;
  readonly length: number;
}

/**
 * A paged result. A page that is not full tells the exact total at no cost; a full one only a lower bound, one beyond the end none,
 * so the list never waits for a count: the screen asks for it beside.
 */
export function pageText(rows: PageText, page: number, size: number): JsonText {
  // Nobody knows how far before an empty page the records ended.
  const total = rows.length === 0 ? 0 : page * size + rows.length;
  const isExact = rows.length < size && (rows.length > 0 || page === 0);
  return jsonText(`{"content":${rows.content},"totalElements":${total},"totalIsExact":${String(isExact)}}`);
}

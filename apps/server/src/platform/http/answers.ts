// The answers besides a plain result: JSON that PostgreSQL already wrote, files, and events (specification 7).
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

/** One of the events a call answers; `data` travels as JSON. */
export interface ToldEvent {
  readonly event: string;
  readonly data: unknown;
}

/** Events, sent as they come (text/event-stream). When the caller leaves, the generator is ended. */
export class EventReply {
  readonly events: AsyncGenerator<ToldEvent>;
  constructor(events: AsyncGenerator<ToldEvent>) {
    this.events = events;
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

/** A page that knows its exact total at no cost only sometimes, and can count where it does not. */
export class PageReply extends JsonText {
  readonly #rows: PageText;
  readonly #count: () => Promise<number>;
  readonly isExact: boolean;
  constructor(rows: PageText, { page, size }: { page: number; size: number }, count: () => Promise<number>) {
    // Nobody knows how far before an empty page the records ended; a page that is not full ends them.
    const isExact = rows.length < size && (rows.length > 0 || page === 0);
    super(textOf(rows, rows.length === 0 ? 0 : page * size + rows.length, isExact));
    this.#rows = rows;
    this.#count = count;
    this.isExact = isExact;
  }

  async counted(): Promise<JsonText> {
    return this.isExact ? this : jsonText(textOf(this.#rows, await this.#count(), true));
  }
}

/** A page with its total, unless the caller asks without the count. */
export const counted = async (result: unknown, { query }: { query: unknown }): Promise<unknown> =>
  result instanceof PageReply && (query as { count?: boolean } | undefined)?.count !== false
    ? result.counted()
    : result;

const textOf = ({ content }: PageText, total: number, isExact: boolean): string =>
  `{"content":${content},"totalElements":${total},"totalIsExact":${String(isExact)}}`;

/** A paged result; `count` runs only where the page cannot tell the total, unless the caller asks without it. */
export const pageText = (
  rows: PageText,
  paging: { readonly page: number; readonly size: number },
  count: () => Promise<number>,
): PageReply => new PageReply(rows, paging, count);

/** A page that leaves its total to be counted: exact at no cost where the page ends the list. */
export async function totalOf(
  length: number,
  {
    page,
    size,
    count: isWanted,
  }: { readonly page: number; readonly size: number; readonly count?: boolean | undefined },
  count: () => Promise<number>,
): Promise<{ totalElements: number; totalIsExact: boolean }> {
  if (length < size && (length > 0 || page === 0)) return { totalElements: page * size + length, totalIsExact: true };
  if (isWanted !== false) return { totalElements: await count(), totalIsExact: true };
  return { totalElements: length === 0 ? 0 : page * size + length, totalIsExact: false };
}

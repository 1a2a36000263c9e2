// Rows into a table by COPY: text lines made in chunks, so that twenty million rows need no more memory than a thousand.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Transaction } from '../../reference/index.ts';

/** Characters gathered before they are handed to the connection. */
const CHUNK = 128 * 1024;

export type Value = string | number | boolean | null | readonly (string | number)[] | Date;

export interface Copied {
  readonly table: string;
  readonly rows: number;
  readonly bytes: number;
  readonly milliseconds: number;
}

/** Streams lines made by `line` into the named columns. */
export async function copyRows(
  tx: Transaction,
  table: string,
  columns: readonly string[],
  lines: Iterable<string>,
): Promise<Copied> {
  const began = performance.now();
  const count = { rows: 0, bytes: 0 };
  const stream = await tx`copy ${tx(table)} (${tx(columns as string[])}) from stdin`.writable();
  await pipeline(Readable.from(chunks(lines, count), { objectMode: true, highWaterMark: 4 }), stream);
  return { table, ...count, milliseconds: performance.now() - began };
}

function* chunks(lines: Iterable<string>, count: { rows: number; bytes: number }): Generator<Buffer> {
  let text = '';
  for (const next of lines) {
    text += next;
    count.rows += 1;
    if (text.length < CHUNK) continue;
    const chunk = Buffer.from(text);
    count.bytes += chunk.length;
    yield chunk;
    text = '';
  }
  const rest = Buffer.from(text);
  count.bytes += rest.length;
  if (rest.length > 0) yield rest;
}

/** One row in COPY's text format. */
export function line(...values: readonly Value[]): string {
  let text = '';
  for (let index = 0; index < values.length; index += 1) {
    if (index > 0) text += '\t';
    text += cell(values[index]!);
  }
  return `${text}\n`;
}

function cell(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return escape(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  return escape(`{${value.map((item) => (typeof item === 'number' ? item : quote(item))).join(',')}}`);
}

function quote(item: string): string {
  return `"${item.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

const special = /[\\\t\n\r]/;

function escape(text: string): string {
  if (!special.test(text)) return text;
  return text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
}

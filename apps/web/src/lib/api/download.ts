// Files that calls answer: fetched as a blob, named by the server, handed to the browser (specification 7.5, 8).
import type { Arguments, EndpointRow } from '@yijian/contract/core';
import { assertGood } from './trip/answer.ts';
import { perform, type CallOptions } from './call.ts';
import { baseOf } from './connection.ts';
import { encode, type Encoded } from './trip/encode.ts';
import type { Arrival } from './trip/send.ts';

export interface FetchedFile {
  readonly blob: Blob;
  readonly fileName: string;
}

/** Fetches a file. Its failure is thrown but never shown by itself, unless `errorMessage` is turned on (R8.2). */
export function fetchFile<E extends EndpointRow>(
  row: E,
  args: Arguments<E>,
  options: CallOptions = {},
): Promise<FetchedFile> {
  const encoded = encode(row, args, baseOf(row, options.base));
  return perform(row, encoded, { errorMessage: false, ...options }, readFile);
}

/** Fetches a file and saves it under the server's name; answers that name. */
export async function download<E extends EndpointRow>(
  row: E,
  args: Arguments<E>,
  options: CallOptions = {},
): Promise<string> {
  const file = await fetchFile(row, args, options);
  saveFile(file);
  return file.fileName;
}

/** Hands a file to the browser as a download. */
export function saveFile(file: FetchedFile): void {
  const address = URL.createObjectURL(file.blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.fileName;
  link.click();
  // The browser reads the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

async function readFile(arrival: Arrival, encoded: Encoded): Promise<FetchedFile> {
  await assertGood(arrival, encoded);
  const fileName = nameIn(arrival.response.headers.get('content-disposition')) ?? lastPart(encoded.url);
  return { blob: await arrival.blob(), fileName };
}

/** The file name of a Content-Disposition header; the UTF-8 form wins over the plain one. */
export function nameIn(header: string | null): string | null {
  const utf8 = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(header ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(header ?? '');
  const name = utf8 === undefined ? (plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2]?.trim()) : decoded(utf8);
  // A name may not lead out of the download folder.
  return name ? (name.split(/[/\\]/).at(-1) ?? null) : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.trim());
  } catch {
    return text.trim();
  }
}

function lastPart(url: string): string {
  return new URL(url, 'http://host').pathname.split('/').filter(Boolean).at(-1) ?? 'download';
}

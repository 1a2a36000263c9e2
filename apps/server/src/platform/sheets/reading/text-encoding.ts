// The encoding of a text file, found by reading it once: UTF-8 unless its bytes forbid it, then GB18030 (which holds GBK).
import { createReadStream } from 'node:fs';
import { SheetFault } from './sheet-fault.ts';
import { hasWideMark, headOf } from './sniff.ts';

export type TextEncoding = 'UTF-8' | 'GB18030' | 'UTF-16LE' | 'UTF-16BE';

export interface TextFacts {
  readonly encoding: TextEncoding;
  /** Line ends, at least as many as there are rows. */
  readonly lines: number;
}

export async function findEncoding(path: string): Promise<TextFacts> {
  const head = await headOf(path);
  const wide: TextEncoding = head[0] === 0xff ? 'UTF-16LE' : 'UTF-16BE';
  const candidates: readonly TextEncoding[] = hasWideMark(head) ? [wide] : ['UTF-8', 'GB18030'];
  for (const encoding of candidates) {
    const lines = await countLines(path, encoding);
    if (lines !== undefined) return { encoding, lines };
  }
  throw new SheetFault('unknownEncoding');
}

/** Line ends of the whole text, or undefined when the bytes are not of this encoding. */
async function countLines(path: string, encoding: TextEncoding): Promise<number | undefined> {
  let lines = 0;
  try {
    for await (const text of decoded(path, encoding)) {
      if (text.includes('\u0000') || text.includes('\ufffd')) return undefined;
      for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
    }
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
  return lines;
}

/** The text in pieces, without a byte order mark. Throws TypeError at bytes that are not of the encoding. */
export async function* decoded(path: string, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding.toLowerCase(), { fatal: true });
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    const text = decoder.decode(chunk as Buffer, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

// The parts of a PNG: read with their checksums, and a picture of nothing but pixels and words of ours (ISO/IEC 15948).
import { crc32 } from 'node:zlib';

export interface PngChunk {
  readonly name: string;
  readonly data: Buffer;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PIXELS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT']);

/** In order up to the end; undefined for what is no PNG, breaks off, or has a wrong checksum. */
export function pngChunks(file: Buffer): PngChunk[] | undefined {
  if (!file.subarray(0, 8).equals(SIGNATURE)) return undefined;
  const chunks: PngChunk[] = [];
  for (let at = 8; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length || crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return undefined;
    const name = file.toString('latin1', at + 4, at + 8);
    chunks.push({ name, data: file.subarray(at + 8, end - 4) });
    if (name === 'IEND') return chunks;
    at = end;
  }
  return undefined;
}

export const pngOf = (chunks: readonly PngChunk[]): Buffer => Buffer.concat([SIGNATURE, ...chunks.map(packed)]);

/** The pixels of the picture with these words beside them, by keyword; undefined for what is no whole PNG. */
export function withWords(file: Buffer, words: Readonly<Record<string, string>>): Buffer | undefined {
  const chunks = pngChunks(file);
  const head = chunks?.[0];
  if (chunks === undefined || head?.name !== 'IHDR' || !chunks.some(({ name }) => name === 'IDAT')) return undefined;
  const [, ...pixels] = chunks.filter(({ name }) => PIXELS.has(name));
  const texts = Object.entries(words).map(([keyword, text]) => ({ name: 'iTXt', data: wordsOf(keyword, text) }));
  return pngOf([head, ...texts, ...pixels, { name: 'IEND', data: Buffer.alloc(0) }]);
}

/** Keyword, uncompressed, without language and translated keyword, then the text. */
const wordsOf = (keyword: string, text: string): Buffer => Buffer.from(`${keyword}\0\0\0\0\0${text}`, 'utf8');

function packed({ name, data }: PngChunk): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const chunk = Buffer.alloc(8 + body.length);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), 4 + body.length);
  return chunk;
}

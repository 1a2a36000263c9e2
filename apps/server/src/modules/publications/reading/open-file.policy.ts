// An uploaded file as a stream of unpacked bytes, cut off when it swells beyond measure (reliability: gz bombs).
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { ImportKind } from '@yijian/contract/publications';
import { FileFault } from './file-fault.policy.ts';

export interface ReadLimits {
  /** Unpacked bytes. */
  readonly bytes: number;
  /** Unpacked bytes for each packed one. */
  readonly ratio: number;
}

const LIMITS: ReadLimits = { bytes: 2 * 1024 * 1024 * 1024, ratio: 100 };
/** Below this size a high ratio is no threat. */
const HARMLESS = 4 * 1024 * 1024;

/** The unpacked bytes. Throws FileFault on what is broken, cut off or swollen. */
export async function* unpacked(path: string, limits: ReadLimits = LIMITS): AsyncGenerator<Buffer> {
  const { size } = await stat(path);
  const raw = createReadStream(path, { highWaterMark: 128 * 1024 });
  const stream: Readable = (await isPacked(path)) ? pipeline(raw, createGunzip(), () => {}) : raw;
  let bytes = 0;
  try {
    for await (const chunk of inOrder(stream)) {
      bytes += chunk.length;
      if (bytes > limits.bytes) throw new FileFault('tooLarge');
      if (bytes > HARMLESS && bytes > limits.ratio * size) throw new FileFault('swollen');
      yield chunk;
    }
  } catch (error) {
    throw faultOf(error);
  } finally {
    stream.destroy();
    raw.destroy();
  }
}

/** Pieces waiting before the stream is told to pause. */
const MOST_WAITING = 64;

/** Pieces in their order and an error after the last of them: a stream read by `for await` loses what it still holds when it fails. */
async function* inOrder(stream: Readable): AsyncGenerator<Buffer> {
  const waiting: Buffer[] = [];
  const end: { reached: boolean; failure?: Error } = { reached: false };
  let wake = (): void => {};
  stream.on('data', (piece: Buffer) => {
    if (waiting.push(piece) >= MOST_WAITING) stream.pause();
    wake();
  });
  stream.on('end', () => ((end.reached = true), wake()));
  stream.on('error', (error) => ((end.failure = error), wake()));
  for (;;) {
    for (let piece = waiting.shift(); piece !== undefined; piece = waiting.shift()) yield piece;
    if (end.failure !== undefined) throw end.failure;
    if (end.reached) return;
    const more = new Promise<void>((resolve) => (wake = resolve));
    stream.resume();
    await more;
  }
}

async function isPacked(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

function faultOf(error: unknown): unknown {
  const code = (error as { code?: string }).code ?? '';
  if (code === 'Z_BUF_ERROR') return new FileFault('truncated');
  return code.startsWith('Z_') ? new FileFault('broken') : error;
}

/** What the file holds, told by its first bytes and not by its name; undefined for anything else. */
export async function kindOf(path: string): Promise<ImportKind | undefined> {
  try {
    for await (const chunk of unpacked(path)) {
      const start = chunk
        .subarray(0, 4096)
        .toString('utf8')
        .replace(/^\uFEFF/, '')
        .trimStart();
      if (start === '') continue;
      if (start.startsWith('{')) return 'OPENALEX';
      return start.startsWith('<') ? 'PUBMED' : undefined;
    }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
  }
  return undefined;
}

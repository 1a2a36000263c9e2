// A picture or PDF that somebody brought, as it may be kept: pictures written anew, PDFs looked through (reliability 22).
import { createHash } from 'node:crypto';
import { checkPdf } from './check-pdf.ts';
import { FileFault } from './file-fault.ts';
import { sniffFile, type FileType } from './sniff-file.ts';
import { writePicture } from './write-picture.ts';

export interface Harmless {
  readonly type: FileType;
  readonly content: Buffer;
  /** SHA-256 of the file as it came, hexadecimal. */
  readonly hash: string;
  readonly pictureHash: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly pages: number | null;
}

export const hashOfFile = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Throws FileFault for anything else, and for what cannot be made harmless. */
export async function makeHarmless(bytes: Buffer, mostPages?: number): Promise<Harmless> {
  const type = sniffFile(bytes);
  if (type === undefined) throw new FileFault('unknown');
  const hash = hashOfFile(bytes);
  const none = { pictureHash: null, width: null, height: null };
  if (type === 'application/pdf') return { type, content: bytes, hash, ...none, ...checkPdf(bytes, mostPages) };
  const picture = await writePicture(bytes, type);
  const { width, height } = picture;
  return { type, content: picture.bytes, hash, pictureHash: picture.hash, width, height, pages: null };
}

/** The sender's name without its path, signs of control and ending; empty when nothing is left. */
export const bareName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, 80);

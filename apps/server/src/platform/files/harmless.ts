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
  /** 256 bits as text, also of the scan a PDF holds; null where there is no picture. */
  readonly fineHash: string | null;
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
  if (type === 'application/pdf') {
    const { pages } = checkPdf(bytes, mostPages);
    const fineHash = await hashOfScan(bytes);
    return { type, content: bytes, hash, pictureHash: null, fineHash, width: null, height: null, pages };
  }
  const picture = await writePicture(bytes, type);
  const { width, height, fineHash } = picture;
  return { type, content: picture.bytes, hash, pictureHash: picture.hash, fineHash, width, height, pages: null };
}

/** Scanners put the photograph of a page into the PDF as it is; the largest one stands for the document. */
async function hashOfScan(pdf: Buffer): Promise<string | null> {
  let largest: Buffer | undefined;
  for (let at = pdf.indexOf(JPEG); at !== -1; at = pdf.indexOf(JPEG, at + 1)) {
    const end = pdf.indexOf('endstream', at);
    if (end === -1) break;
    if (largest === undefined || end - at > largest.length) largest = pdf.subarray(at, end);
    at = end;
  }
  if (largest === undefined) return null;
  // Whoever looks at the document sees what a broken scan shows; it only cannot be compared.
  return writePicture(largest, 'image/jpeg').then(
    ({ fineHash }) => fineHash,
    () => null,
  );
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** The sender's name without its path, signs of control and ending; empty when nothing is left. */
export const bareName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, 80);

// A picture written anew: what a camera or a forger put beside the pixels stays behind (reliability 22; decision 18).
import type SharpModule from 'sharp';
import type { Sharp } from 'sharp';
import { FileFault } from './file-fault.ts';
import type { FileType } from './sniff-file.ts';

export type PictureType = Exclude<FileType, 'application/pdf'>;

export interface Picture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** 64 bits as text: equal or nearly equal for two savings of one picture. */
  readonly hash: string;
  /** 256 bits as text: tells two sheets of one form apart, which the short one cannot. */
  readonly fineHash: string;
}

/** Pixels a picture may have; its head says so before a single one is unpacked. */
export const MOST_PIXELS = 40_000_000;
/** Longest side that is kept: print of a certificate stays readable. */
const LONGEST_SIDE = 2_400;
const SECONDS = 15;
const SLOTS = 2;

let loading: Promise<typeof SharpModule> | undefined;

/** Loaded with the first picture; only the readers of the three types are left open. */
async function load(): Promise<typeof SharpModule> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  return sharp;
}

const waiting: (() => void)[] = [];
let busy = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy < SLOTS) busy += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) busy -= 1;
    else next();
  }
}

/** Work on pixels, in its turn. */
export async function withSharp<T>(work: (sharp: typeof SharpModule) => Promise<T>): Promise<T> {
  loading ??= load();
  const sharp = await loading;
  return inTurn(() => work(sharp));
}

/** Throws FileFault for a picture that is too large, moves, or cannot be read to its end. */
export async function writePicture(bytes: Buffer, type: PictureType): Promise<Picture> {
  loading ??= load();
  const sharp = await loading;
  return inTurn(async () => {
    await requireSmall(sharp, bytes, type);
    const open = (): Sharp =>
      sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true }).timeout({
        seconds: SECONDS,
      });
    try {
      const kept = open().autoOrient().resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
      const { data, info } = await encoded(kept, type).toBuffer({ resolveWithObject: true });
      const [hash, fineHash] = [await hashOf(open(), 8, 0), await hashOf(open(), 16, 3)];
      return { bytes: data, width: info.width, height: info.height, hash, fineHash };
    } catch {
      throw new FileFault('brokenPicture');
    }
  });
}

/** Reads the head alone. */
async function requireSmall(sharp: typeof SharpModule, bytes: Buffer, type: PictureType): Promise<void> {
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new FileFault('brokenPicture');
    });
  if (`image/${head.format}` !== type || (head.pages ?? 1) > 1) throw new FileFault('unknown');
  if (head.width * head.height > MOST_PIXELS) throw new FileFault('tooManyPixels', MOST_PIXELS / 10_000);
}

function encoded(picture: Sharp, type: PictureType): Sharp {
  if (type === 'image/png') return picture.png({ compressionLevel: 9 });
  return type === 'image/webp' ? picture.webp({ quality: 88 }) : picture.jpeg({ quality: 88, mozjpeg: true });
}

/**
 * Difference hash: whether each of so many places a side is brighter than its neighbor to the right, by more than a
 * margin of 256 levels: in flat areas the noise of JPEG is below it.
 */
async function hashOf(picture: Sharp, side: 8 | 16, margin: number): Promise<string> {
  const pixels = await picture
    .autoOrient()
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(side + 1, side, { fit: 'fill' })
    .raw()
    .toBuffer();
  const step = pixels.length / ((side + 1) * side);
  const at = (row: number, column: number): number => pixels[(row * (side + 1) + column) * step] ?? 0;
  const bits: string[] = [];
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1)
      bits.push(at(row, column) > at(row, column + 1) + margin ? '1' : '0');
  return bits.join('');
}

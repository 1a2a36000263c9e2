// A picture becomes a logo only as a small PNG that is written anew: nothing but pixels survives (reliability 16, 22).
import { deflateSync, inflateSync } from 'node:zlib';
import { pngChunks, pngOf } from '../../../platform/files/index.ts';

export const LARGEST_SIDE = 512;
export const LARGEST_BYTES = 64 * 1024;
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS']);
/** Samples of a pixel by colour type. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** The picture written anew, or undefined for what is no PNG, is broken, or is too large. SVG and every other kind are refused. */
export function logoOf(file: Buffer): Buffer | undefined {
  if (file.length > LARGEST_BYTES * 2) return undefined;
  const chunks = pngChunks(file);
  const head = chunks?.[0];
  if (chunks === undefined || head?.name !== 'IHDR' || head.data.length !== 13) return undefined;
  const pixels = pixelsOf(head.data, Buffer.concat(chunks.filter((one) => one.name === 'IDAT').map((one) => one.data)));
  if (pixels === undefined) return undefined;
  const kept = chunks.filter((one) => KEPT.has(one.name));
  const written = [
    ...kept,
    { name: 'IDAT', data: deflateSync(pixels, { level: 9 }) },
    { name: 'IEND', data: Buffer.alloc(0) },
  ];
  const logo = pngOf(written);
  return logo.length > LARGEST_BYTES ? undefined : logo;
}

/** The filtered rows, when there are exactly as many bytes as the head promises. Interlaced pictures are refused. */
function pixelsOf(head: Buffer, packedRows: Buffer): Buffer | undefined {
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const [depth = 0, colour = -1, compression, filter, interlace] = head.subarray(8);
  const samples = SAMPLES[colour];
  const isSmall = width > 0 && height > 0 && width <= LARGEST_SIDE && height <= LARGEST_SIDE;
  if (!isSmall || samples === undefined || ![1, 2, 4, 8, 16].includes(depth)) return undefined;
  if (compression !== 0 || filter !== 0 || interlace !== 0) return undefined;
  const expected = (Math.ceil((width * samples * depth) / 8) + 1) * height;
  try {
    const rows = inflateSync(packedRows, { maxOutputLength: expected });
    return rows.length === expected ? rows : undefined;
  } catch {
    return undefined;
  }
}

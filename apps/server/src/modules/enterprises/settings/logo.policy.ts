// A picture becomes a logo only as a small PNG that is written anew: nothing but pixels survives (reliability 16, 22).
import { crc32, deflateSync, inflateSync } from 'node:zlib';

export const LARGEST_SIDE = 512;
export const LARGEST_BYTES = 64 * 1024;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS']);
/** Samples of a pixel by colour type. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

/** The picture written anew, or undefined for what is no PNG, is broken, or is too large. SVG and every other kind are refused. */
export function logoOf(file: Buffer): Buffer | undefined {
  if (file.length > LARGEST_BYTES * 2 || !file.subarray(0, 8).equals(SIGNATURE)) return undefined;
  const chunks = chunksOf(file);
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
  const logo = Buffer.concat([SIGNATURE, ...written.map(packed)]);
  return logo.length > LARGEST_BYTES ? undefined : logo;
}

function chunksOf(file: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= file.length;) {
    const length = file.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > file.length) return undefined;
    const name = file.toString('latin1', at + 4, at + 8);
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return undefined;
    chunks.push({ name, data: file.subarray(at + 8, end - 4) });
    if (name === 'IEND') return chunks;
    at = end;
  }
  return undefined;
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

function packed({ name, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const chunk = Buffer.alloc(8 + body.length);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), 4 + body.length);
  return chunk;
}

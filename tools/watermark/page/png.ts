// Reads the brightness of a PNG as browsers write screenshots: 8 bits a channel, grey, RGB or RGBA, not interlaced.
import { inflateSync } from 'node:zlib';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Mean of the three channels, 0 to 255, row by row. */
  readonly light: Float32Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };

/** Throws in plain words for anything it does not read. */
export function readPng(file: Buffer): Picture {
  if (!file.subarray(0, 8).equals(SIGNATURE)) throw new Error('This is no PNG file.');
  const parts: Buffer[] = [];
  let head: Buffer | undefined;
  for (let at = 8; at + 8 <= file.length;) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') head = body;
    if (type === 'IDAT') parts.push(body);
    at += length + 12;
  }
  if (!head) throw new Error('This PNG file is broken.');
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const channels = CHANNELS[head[9]!];
  if (head[8] !== 8 || channels === undefined || head[12] !== 0)
    throw new Error('Only PNG files of 8 bits a channel that are not interlaced can be read.');
  return {
    width,
    height,
    light: lightOf(unfilter(inflateSync(Buffer.concat(parts)), width, height, channels), channels),
  };
}

function unfilter(data: Buffer, width: number, height: number, channels: number): Uint8Array {
  const stride = width * channels;
  const out = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = data[y * (stride + 1)]!;
    const row = y * stride;
    for (let x = 0; x < stride; x += 1) {
      const left = x >= channels ? out[row + x - channels]! : 0;
      const up = y > 0 ? out[row + x - stride]! : 0;
      const corner = x >= channels && y > 0 ? out[row + x - stride - channels]! : 0;
      out[row + x] = data[y * (stride + 1) + 1 + x]! + predicted(filter, left, up, corner);
    }
  }
  return out;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

function lightOf(pixels: Uint8Array, channels: number): Float32Array {
  const light = new Float32Array(pixels.length / channels);
  const isGrey = channels < 3;
  for (let pixel = 0; pixel < light.length; pixel += 1) {
    const at = pixel * channels;
    light[pixel] = isGrey ? pixels[at]! : (pixels[at]! + pixels[at + 1]! + pixels[at + 2]!) / 3;
  }
  return light;
}

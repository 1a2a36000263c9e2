// A small picture drawn point by point and packed as PNG, with letters of five by seven points.
import { deflateSync } from 'node:zlib';

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Index of the colour of each point. */
  readonly points: Uint8Array;
}

export const blank = (width: number, height: number): Drawing => ({
  width,
  height,
  points: new Uint8Array(width * height),
});

/** Points from left and top, up to right and bottom, which are no longer in it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Points outside the drawing are left away. */
export function paint(
  { width, height, points }: Drawing,
  colour: number,
  { left, top, right, bottom }: Box,
  inside: (x: number, y: number) => boolean = () => true,
): void {
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1)
    for (let x = Math.max(0, left); x < Math.min(width, right); x += 1)
      if (inside(x, y)) points[y * width + x] = colour;
}

/** Columns of each letter from the left, the lowest bit on top. */
const letters: Readonly<Record<string, string>> = {
  '0': '3E5149453E',
  '1': '00427F4000',
  '2': '4261514946',
  '3': '2141454B31',
  '4': '1814127F10',
  '5': '2745454539',
  '6': '3C4A494930',
  '7': '0171090503',
  '8': '3649494936',
  '9': '064949291E',
  A: '7E1111117E',
  B: '7F49494936',
  C: '3E41414122',
  D: '7F4141221C',
  E: '7F49494941',
  F: '7F09090901',
  G: '3E4149497A',
  H: '7F0808087F',
  I: '00417F4100',
  J: '2040413F01',
  K: '7F08142241',
  L: '7F40404040',
  M: '7F020C027F',
  N: '7F0408107F',
  O: '3E4141413E',
  P: '7F09090906',
  Q: '3E4151215E',
  R: '7F09192946',
  S: '4649494931',
  T: '01017F0101',
  U: '3F4040403F',
  V: '1F2040201F',
  W: '3F4038403F',
  X: '6314081463',
  Y: '0708700807',
  Z: '6151494543',
};

export function write(
  drawing: Drawing,
  text: string,
  at: { readonly x: number; readonly y: number; readonly size: number; readonly colour: number },
): void {
  const { width, height, points } = drawing;
  [...text.toUpperCase()].forEach((letter, place) => {
    const columns = Buffer.from(letters[letter] ?? '', 'hex');
    for (const [column, bits] of columns.entries())
      for (let dot = 0; dot < 7 * at.size * at.size; dot += 1) {
        const x = at.x + (place * 6 + column) * at.size + (dot % at.size);
        const row = Math.floor(dot / at.size);
        const y = at.y + row;
        const isSet = ((bits >> Math.floor(row / at.size)) & 1) === 1;
        if (isSet && x < width && y < height) points[y * width + x] = at.colour;
      }
  });
}

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** A part of a PNG file with its length and check. */
export function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  let check = 0xffffffff;
  for (const byte of named) check = crcTable[(check ^ byte) & 255]! ^ (check >>> 8);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE((check ^ 0xffffffff) >>> 0);
  return Buffer.concat([size, named, sum]);
}

/** The picture as PNG with these colours, six hexadecimal digits each. */
export function png({ width, height, points }: Drawing, colours: readonly string[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) rows.set(points.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours.join(''), 'hex')),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

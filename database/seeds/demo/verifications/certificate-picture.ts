// A certificate as a photograph would show it: paper on a table, a portrait, lines of print, the number, a red seal.
import { random } from '../random.ts';
import { blank, paint, png, write, type Drawing } from './drawing.ts';

export interface PictureOf {
  readonly type: 'QUALIFICATION' | 'PRACTICE' | 'TITLE' | 'BADGE';
  /** In Latin letters. */
  readonly name: string;
  readonly number: string;
}

export interface CertificatePicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** As the product computes it: whether each of 8 by 8 places is brighter than the one to its right. */
  readonly hash: string;
}

const covers = { QUALIFICATION: '1f3a6e', PRACTICE: '7a1f2b', TITLE: '1f5a45', BADGE: '3b3f48' } as const;
const heads = {
  QUALIFICATION: 'QUALIFICATION',
  PRACTICE: 'LICENCE',
  TITLE: 'TITLE',
  BADGE: 'STAFF',
} as const;

const [WIDTH, HEIGHT] = [520, 360];
const [SHADE, PAPER, EDGE, COVER, INK, FAINT, SKIN, SEAL] = [1, 2, 3, 4, 5, 6, 7, 8];
const tables = [
  ['6b5844', '8a7359'],
  ['4a4f57', '6d747e'],
  ['b9b2a5', '9b9486'],
  ['2f3b36', '56655e'],
  ['8d8478', 'c4bcae'],
] as const;

export function certificatePicture({ type, name, number }: PictureOf): CertificatePicture {
  const randomly = random('certificate', type, number);
  const drawing = blank(WIDTH, HEIGHT);
  const [left, top] = [randomly.between(14, 92), randomly.between(12, 64)];
  const [right, bottom] = [WIDTH - randomly.between(10, 88), HEIGHT - randomly.between(10, 60)];
  const slope = randomly.between(-100, 100) / 60;
  const edge = randomly.between(120, 420);
  paint(drawing, SHADE, (x, y) => x + slope * y > edge);
  paint(drawing, PAPER, (x, y) => x >= left && x < right && y >= top && y < bottom);
  const isBorder = (x: number, y: number, gap: number): boolean =>
    x >= left + gap &&
    x < right - gap &&
    y >= top + gap &&
    y < bottom - gap &&
    (x < left + gap + 2 || x >= right - gap - 2 || y < top + gap + 2 || y >= bottom - gap - 2);
  paint(drawing, EDGE, (x, y) => isBorder(x, y, 6) || isBorder(x, y, 11));
  paint(drawing, COVER, (x, y) => x >= left + 18 && x < right - 18 && y >= top + 18 && y < top + 48);
  write(drawing, heads[type], { x: left + 30, y: top + 26, size: 2, colour: PAPER });
  portrait(drawing, { x: left + 62, y: top + 104 });
  for (let line = 0; line < 4; line += 1) {
    const end = left + 150 + randomly.between(90, Math.max(100, right - left - 190));
    paint(
      drawing,
      FAINT,
      (x, y) => x >= left + 150 && x < end && y >= top + 104 + line * 22 && y < top + 110 + line * 22,
    );
  }
  write(drawing, name, { x: left + 150, y: top + 66, size: 3, colour: INK });
  write(drawing, number, { x: left + 24, y: bottom - 42, size: 2, colour: INK });
  seal(drawing, { x: right - 62, y: bottom - 66 });
  const colours = [...randomly.pick(tables), 'f4efe2', 'c9b98f', covers[type], '23252b', 'bdb49c', 'd8b394', 'c0392b'];
  return { bytes: png(drawing, colours), width: WIDTH, height: HEIGHT, hash: hashOf(drawing, colours) };
}

function portrait(drawing: Drawing, { x: left, y: top }: { x: number; y: number }): void {
  paint(drawing, FAINT, (x, y) => Math.abs(x - left) < 38 && y > top - 44 && y < top + 56);
  paint(drawing, INK, (x, y) => ((x - left) / 34) ** 2 + ((y - top - 62) / 40) ** 2 < 1 && y < top + 56);
  paint(drawing, SKIN, (x, y) => ((x - left) / 16) ** 2 + ((y - top) / 21) ** 2 < 1);
  paint(drawing, INK, (x, y) => ((x - left) / 17) ** 2 + ((y - top + 9) / 16) ** 2 < 1 && y < top - 8);
}

function seal(drawing: Drawing, { x: left, y: top }: { x: number; y: number }): void {
  const away = (x: number, y: number): number => Math.hypot(x - left, y - top);
  paint(drawing, SEAL, (x, y) => (away(x, y) < 38 && away(x, y) > 34) || (away(x, y) < 30 && away(x, y) > 28));
  paint(drawing, SEAL, (x, y) => {
    const angle = (Math.atan2(y - top, x - left) + Math.PI / 2 + 2 * Math.PI) % ((2 * Math.PI) / 5);
    return away(x, y) < 6 + 9 * Math.abs(angle / (Math.PI / 5) - 1);
  });
}

function hashOf({ width, height, points }: Drawing, colours: readonly string[]): string {
  const grey = colours.map((colour) => {
    const [red, green, blue] = Buffer.from(colour, 'hex');
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  });
  const mean = (row: number, column: number): number => {
    let [sum, count] = [0, 0];
    for (let y = Math.floor((row * height) / 8); y < ((row + 1) * height) / 8; y += 1)
      for (let x = Math.floor((column * width) / 9); x < ((column + 1) * width) / 9; x += 1, count += 1)
        sum += grey[points[y * width + x]!]!;
    return sum / count;
  };
  let bits = '';
  for (let row = 0; row < 8; row += 1)
    for (let column = 0; column < 8; column += 1) bits += mean(row, column) > mean(row, column + 1) ? '1' : '0';
  return bits;
}

// A certificate as a photograph would show it: paper on a table, a portrait, lines of print, the number, a red seal.
import { random } from '../random.ts';
import { blank, paint, png, write, type Box, type Drawing } from './drawing.ts';

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
  const paper = { left, top, right, bottom };
  paint(drawing, SHADE, { left: 0, top: 0, right: WIDTH, bottom: HEIGHT }, (x, y) => x + slope * y > edge);
  paint(drawing, PAPER, paper);
  border(drawing, within(paper, 6));
  border(drawing, within(paper, 11));
  paint(drawing, COVER, { ...within(paper, 18), bottom: top + 48 });
  write(drawing, heads[type], { x: left + 30, y: top + 26, size: 2, colour: PAPER });
  portrait(drawing, { x: left + 62, y: top + 104 });
  for (let line = 0; line < 4; line += 1) {
    const end = left + 150 + randomly.between(90, Math.max(100, right - left - 190));
    const above = top + 104 + line * 22;
    paint(drawing, FAINT, { left: left + 150, top: above, right: end, bottom: above + 6 });
  }
  write(drawing, name, { x: left + 150, y: top + 66, size: 3, colour: INK });
  write(drawing, number, { x: left + 24, y: bottom - 42, size: 2, colour: INK });
  seal(drawing, { x: right - 62, y: bottom - 66 });
  const colours = [...randomly.pick(tables), 'f4efe2', 'c9b98f', covers[type], '23252b', 'bdb49c', 'd8b394', 'c0392b'];
  return { bytes: png(drawing, colours), width: WIDTH, height: HEIGHT, hash: hashOf(drawing, colours) };
}

const within = ({ left, top, right, bottom }: Box, gap: number): Box => ({
  left: left + gap,
  top: top + gap,
  right: right - gap,
  bottom: bottom - gap,
});

const around = (x: number, y: number, reach: number): Box => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
});

function border(drawing: Drawing, box: Box): void {
  const { left, top, right, bottom } = box;
  for (const side of [{ right: left + 2 }, { left: right - 2 }, { bottom: top + 2 }, { top: bottom - 2 }])
    paint(drawing, EDGE, { ...box, ...side });
}

function portrait(drawing: Drawing, { x: left, y: top }: { x: number; y: number }): void {
  const frame = { left: left - 37, top: top - 43, right: left + 38, bottom: top + 56 };
  paint(drawing, FAINT, frame);
  paint(drawing, INK, frame, (x, y) => ((x - left) / 34) ** 2 + ((y - top - 62) / 40) ** 2 < 1);
  paint(drawing, SKIN, frame, (x, y) => ((x - left) / 16) ** 2 + ((y - top) / 21) ** 2 < 1);
  paint(drawing, INK, frame, (x, y) => ((x - left) / 17) ** 2 + ((y - top + 9) / 16) ** 2 < 1 && y < top - 8);
}

function seal(drawing: Drawing, { x: left, y: top }: { x: number; y: number }): void {
  const box = around(left, top, 40);
  const away = (x: number, y: number): number => Math.hypot(x - left, y - top);
  paint(drawing, SEAL, box, (x, y) => (away(x, y) < 38 && away(x, y) > 34) || (away(x, y) < 30 && away(x, y) > 28));
  paint(drawing, SEAL, box, (x, y) => {
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

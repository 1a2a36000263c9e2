// Photographs and sign-in sheets of demo meetings: a room with a screen and heads, a form with names in handwriting.
import { random, type Random } from '../random.ts';
import { blank, paint, png, write, type Drawing } from '../verifications/drawing.ts';

const [WIDTH, HEIGHT] = [480, 320];
const [WALL, FLOOR, SCREEN, WORDS, SHIRT, HAIR, TABLE] = [1, 2, 3, 4, 5, 6, 7];
const rooms = [
  ['d9d4c7', '8c8577'],
  ['c4ccd4', '6a727c'],
  ['efe9dd', 'a89678'],
  ['b8c2b4', '5f6b5c'],
] as const;

interface Ellipse {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

/** Only the points around it are looked at: a room has eighteen of them. */
function paintEllipse(drawing: Drawing, colour: number, { left, top, wide, high }: Ellipse): void {
  const around = {
    left: Math.floor(left - wide),
    top: Math.floor(top - high),
    right: Math.ceil(left + wide) + 1,
    bottom: Math.ceil(top + high) + 1,
  };
  paint(drawing, colour, around, (x, y) => ((x - left) / wide) ** 2 + ((y - top) / high) ** 2 < 1);
}

/** The room of one meeting; another key is another room with other people. A brighter one is the same picture, saved anew. */
export function meetingPhoto(key: string, brighter = 0): Buffer {
  const randomly = random('meeting photo', key);
  const drawing = blank(WIDTH, HEIGHT);
  const all = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
  const horizon = randomly.between(130, 210);
  paint(drawing, WALL, all);
  paint(drawing, FLOOR, { ...all, top: horizon });
  const left = randomly.between(20, 260);
  const top = randomly.between(14, 50);
  const screen = { left, top, right: left + randomly.between(110, 190), bottom: top + randomly.between(60, 100) };
  paint(drawing, SCREEN, screen);
  for (let line = 0; line < 4; line += 1)
    paint(drawing, WORDS, {
      left: screen.left + 10,
      top: screen.top + 10 + line * 14,
      right: screen.left + 10 + randomly.between(30, 90),
      bottom: screen.top + 16 + line * 14,
    });
  paint(drawing, TABLE, {
    left: randomly.between(0, 160),
    top: horizon + 20,
    right: randomly.between(260, 480),
    bottom: horizon + 34,
  });
  for (let head = 0; head < 9; head += 1) person(drawing, randomly, horizon);
  const colours = ['101214', ...randomly.pick(rooms), 'f7f9fb', '3565a3', '2d4a70', '1c1a18', '7b5b3a'];
  return png(
    drawing,
    colours.map((colour) => lighter(colour, brighter)),
  );
}

const lighter = (colour: string, more: number): string =>
  Buffer.from(Buffer.from(colour, 'hex').map((part) => Math.min(255, part + more))).toString('hex');

function person(drawing: Drawing, randomly: Random, horizon: number): void {
  const [left, top] = [randomly.between(20, WIDTH - 20), randomly.between(horizon + 20, HEIGHT - 40)];
  const size = randomly.between(14, 26);
  paintEllipse(drawing, SHIRT, { left, top: top + 2 * size, wide: size * 1.5, high: size * 1.4 });
  paintEllipse(drawing, HAIR, { left, top, wide: size * 0.8, high: size });
}

const INK = 2;

/** The same form for everybody, with other strokes in it. */
export function signInSheet(key: string, rows: number): Buffer {
  const randomly = random('sign-in sheet', key);
  const drawing = blank(420, 560);
  paint(drawing, 1, { left: 10, top: 10, right: 410, bottom: 550 });
  write(drawing, 'SIGN IN', { x: 140, y: 24, size: 3, colour: 3 });
  for (let row = 0; row <= 10; row += 1)
    paint(drawing, 3, { left: 24, top: 70 + row * 44, right: 396, bottom: 72 + row * 44 });
  for (let row = 0; row < Math.min(rows, 10); row += 1)
    for (let stroke = 0; stroke < 14; stroke += 1) {
      const left = randomly.between(40, 350);
      const top = randomly.between(78 + row * 44, 104 + row * 44);
      paint(drawing, INK, { left, top, right: left + randomly.between(3, 34), bottom: top + randomly.between(3, 6) });
    }
  return png(drawing, ['cfc8ba', 'fbfaf6', '23304f', '777b84']);
}

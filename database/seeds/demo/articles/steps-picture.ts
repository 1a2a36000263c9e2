// The picture of a demo article: its steps as boxes with an arrow from each to the next.
import { blank, paint, png, write } from '../verifications/drawing.ts';

const [WIDTH, HEIGHT, BOX, GAP, EDGE] = [640, 160, 180, 30, 20];
const [FILL, LINE, WORDS] = [1, 2, 3];

/** `steps`: up to three words of capital letters and figures. */
export function stepsPicture(steps: readonly string[]): Buffer {
  const drawing = blank(WIDTH, HEIGHT);
  const [top, bottom] = [40, HEIGHT - 40];
  for (const [place, step] of steps.entries()) {
    const left = EDGE + place * (BOX + GAP);
    paint(drawing, LINE, { left, top, right: left + BOX, bottom });
    paint(drawing, FILL, { left: left + 2, top: top + 2, right: left + BOX - 2, bottom: bottom - 2 });
    write(drawing, step, { x: left + 16, y: HEIGHT / 2 - 10, size: 3, colour: WORDS });
    if (place === steps.length - 1) continue;
    const [from, middle] = [left + BOX, HEIGHT / 2];
    const isArrow = (x: number, y: number): boolean =>
      x < from + GAP - 12 ? Math.abs(y - middle) < 2 : Math.abs(y - middle) < from + GAP - x;
    paint(drawing, LINE, { left: from, top, right: from + GAP, bottom }, isArrow);
  }
  return png(drawing, ['ffffff', 'e8f3f2', '0b6b66', '1d2b2f']);
}

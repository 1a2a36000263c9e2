// The invisible mark of a page: the code repairs itself, and a drawn pattern is read back from what a screenshot is.
import { expect, it } from 'vitest';
import { encodeBlock } from '../../../packages/ui/src/page-mark/galois.ts';
import { CHIP, patternOf, TILE } from '../../../packages/ui/src/page-mark/pattern.ts';
import { packMark, unpackMark } from '../../../packages/ui/src/page-mark/payload.ts';
import type { Picture } from './png.ts';
import { readPageMark } from './read-page-mark.ts';
import { repairBlock } from './repair.ts';

const mark = { enterpriseId: 2, userId: 1_234_567, at: Date.UTC(2026, 10, 21, 10, 42) };

/** A page of one background with lines of noise where letters would be, and `grain` levels of noise over all of it. */
function page(options: {
  background: number;
  marked: boolean;
  width?: number;
  height?: number;
  shift?: number;
  grain?: number;
}): Picture {
  const { background, marked, width = 720, height = 450, shift = 0, grain = 0 } = options;
  const pattern = patternOf(mark);
  const light = new Float32Array(width * height);
  let seed = 7;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      const isLetter = y % 40 > 12 && y % 40 < 28 && x % 200 < 120 && (seed >>> 16) % 3 === 0;
      const level = isLetter ? 255 - background : background;
      const chip =
        Math.floor(((y + shift) % (TILE * CHIP)) / CHIP) * TILE + Math.floor(((x + shift) % (TILE * CHIP)) / CHIP);
      const over = pattern[chip]! > 0 ? 255 : 0;
      const noise = (((seed >>> 8) & 255) / 255 - 0.5) * grain;
      light[y * width + x] = (marked ? Math.round(level + (over - level) / 255) : level) + noise;
    }
  }
  return { width, height, light };
}

it('repairs as many wrong bytes as it promises, and says so when there are more', () => {
  const block = encodeBlock(packMark(mark), 12);
  for (let wrong = 0; wrong <= 6; wrong += 1) {
    const broken = block.slice();
    for (let index = 0; index < wrong; index += 1) broken[(index * 5 + 1) % 24]! ^= 0x41 + index;
    expect(repairBlock(broken, 12)).toEqual({ block, wrong });
  }
  const beyond = block.map((byte, index) => (index < 9 ? byte ^ 0x5a : byte));
  expect(repairBlock(beyond, 12)?.block).not.toEqual(block);
});

it('keeps enterprise, user and minute, and refuses a wrong checksum and ids that do not fit', () => {
  expect(unpackMark(packMark(mark))).toEqual(mark);
  const wrong = packMark(mark);
  wrong[5]! ^= 1;
  expect(unpackMark(wrong)).toBeUndefined();
  expect(() => packMark({ ...mark, enterpriseId: 70_000 })).toThrow(RangeError);
});

it.each([
  ['light', 255],
  ['dark', 24],
])('reads the mark of a %s page wherever the picture begins', (_, background) => {
  for (const shift of [0, 3, 101]) expect(readPageMark(page({ background, marked: true, shift }))).toMatchObject(mark);
});

it('reads more wrong bytes than the code repairs where the wrong bits were the least certain ones', () => {
  const noisy = { background: 24, width: 320, height: 300, grain: 5.8 };
  expect(readPageMark(page({ ...noisy, marked: true }))).toMatchObject({ ...mark, repaired: 8 });
  expect(readPageMark(page({ ...noisy, marked: false }))).toBeUndefined();
});

it('reads nothing from a page without a mark', () => {
  expect(readPageMark(page({ background: 255, marked: false }))).toBeUndefined();
});

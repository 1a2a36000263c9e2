// Names beside nodes: none over another, the weightiest first, what has no room left out.
import type { ChartPalette } from '@yijian/ui/chart';
import { expect, it } from 'vitest';
import { writeNames, type Name } from './names.ts';

const WIDTH = 36;
interface Written {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

function write(names: readonly Name[], most = 100): Written[] {
  const written: Written[] = [];
  const context = {
    measureText: () => ({ width: WIDTH }),
    strokeText: () => undefined,
    fillText: (text: string, x: number, y: number) => written.push({ text, x, y }),
  };
  const palette = { font: 'serif', surface: 'white', text: 'black' } as ChartPalette;
  writeNames(context as unknown as CanvasRenderingContext2D, names, { most, palette });
  return written;
}
const named = (rank: number, x: number, y: number): Name => ({ key: `${rank}`, text: `n${rank}`, x, y, size: 6, rank });

it('a name stands beneath its node; the next one over the same place stands beside it', () => {
  const [first, second] = write([named(1, 10, -4), named(0, 0, 0)]);
  expect(first).toMatchObject({ text: 'n0', x: 0 });
  expect(first!.y).toBeGreaterThan(6);
  expect(second).toMatchObject({ text: 'n1', y: -4 });
  expect(second!.x).toBeGreaterThan(10 + WIDTH / 2);
});

it('in a crowd no two names meet, and the weightiest is always there', () => {
  const crowd = Array.from({ length: 60 }, (_, at) => named(at, (at * 37) % 150, (at * 53) % 90));
  const written = write(crowd);
  expect(written[0]!.text).toBe('n0');
  expect(written.length).toBeGreaterThan(5);
  expect(written.length).toBeLessThan(60);
  for (const [at, one] of written.entries())
    for (const other of written.slice(at + 1))
      expect(Math.abs(one.x - other.x) >= WIDTH || Math.abs(one.y - other.y) >= 14).toBe(true);
});

it('no more are written than asked for, those of the lowest rank', () => {
  const apart = Array.from({ length: 9 }, (_, at) => named(8 - at, at * 200, 0));
  expect(write(apart, 3).map(({ text }) => text)).toEqual(['n0', 'n1', 'n2']);
});

// Dots of the quadrant that are set side by side.
import { expect, it } from 'vitest';
import { spread } from './spread.ts';

const size = { width: 2, height: 1 };

it('dots at one place stand beside each other, none left of the axis', () => {
  const same = Array.from({ length: 5 }, () => ({ x: 0, y: 30 }));
  expect(spread(same, size).map(({ x }) => x)).toEqual([0, 2, 4, 6, 8]);
});

it('a dot that touches nobody stays where it is, and none changes its height', () => {
  const dots = [
    { x: 10, y: 30 },
    { x: 10.5, y: 30.4 },
    { x: 10, y: 40 },
  ];
  const shown = spread(dots, size);
  expect(shown[0]).toEqual(dots[0]);
  expect(shown[2]).toEqual(dots[2]);
  expect(Math.abs(shown[1]!.x - shown[0]!.x)).toBeGreaterThanOrEqual(2);
  expect(shown.map(({ y }) => y)).toEqual(dots.map(({ y }) => y));
});

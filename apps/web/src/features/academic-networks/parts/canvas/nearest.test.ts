// The line under the pointer.
import { expect, it } from 'vitest';
import { nearestLine } from './nearest.ts';

const lines = Float32Array.from([0, 0, 10, 0, 0, 2, 10, 2, 20, 0, 20, 10]);
const at = (x: number, y: number, reach = 1.5, shown?: readonly number[]): number =>
  nearestLine(lines, { x, y, reach }, shown);

it('is the nearest within reach; beyond its ends only as far as the reach', () => {
  expect(at(5, 0.4)).toBe(0);
  expect(at(5, 1.6)).toBe(1);
  expect(at(11, 0)).toBe(0);
  expect(at(12, 0)).toBe(-1);
  expect(at(19, 5)).toBe(2);
  expect(at(5, 6)).toBe(-1);
});

it('is none that a filter hides, but the next one behind it', () => {
  expect(at(5, 0.9, 1.5, [0, 3, 3])).toBe(1);
  expect(at(5, 0.4, 1, [0, 3, 3])).toBe(-1);
});

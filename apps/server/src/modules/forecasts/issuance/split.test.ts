// Totals are split exactly, by weight (product: split rules).
import { expect, test } from 'vitest';
import { splitMonths, splitTotal } from './split.policy.ts';

test('shares are whole, follow the weights and sum to the total', () => {
  expect(splitTotal(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(splitTotal(7, [0, 3, 1])).toEqual([0, 5, 2]);
  expect(splitTotal(0, [2, 5])).toEqual([0, 0]);
  for (const total of [1, 99, 12_345]) {
    const shares = splitTotal(total, [3, 0.5, 11, 7])!;
    expect(shares.reduce((all, one) => all + one, 0)).toBe(total);
  }
});

test('nothing is split by weights that are all 0', () => expect(splitTotal(10, [0, 0])).toBeUndefined());

test('months follow the forecast, and are even where there is none', () => {
  expect(splitMonths(60, [10, 20, 30])).toEqual([10, 20, 30]);
  expect(splitMonths(7, [null, null, 0])).toEqual([3, 2, 2]);
});

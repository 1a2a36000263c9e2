// The interval of a difference of two shares, against published values and the score test solved by halving (product 3.17).
import { heldOf } from '@yijian/contract/sales-funnels';
import { expect, it } from 'vitest';
import { differenceOf, verdictOf, wilson, type Counted } from './effect.policy.ts';

const of = (converted: number, counted: number): Counted => ({ converted, counted });
const round = (value: number): number => Math.round(value * 10_000) / 10_000;

// R. G. Newcombe, Statistics in Medicine 17 (1998) 857–872, table I, method 3.
it.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('3.17 the interval of %i of %i is the published one', (converted, counted, low, high) => {
  const interval = wilson(of(converted, counted));
  expect([round(interval.low), round(interval.high)]).toEqual([low, high]);
});

// R. G. Newcombe, Statistics in Medicine 17 (1998) 873–890, table II, method 10.
it.each([
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [6, 7, 2, 7, 0.0582, 0.8062],
  [5, 56, 0, 29, -0.0381, 0.1926],
  [0, 10, 0, 20, -0.1611, 0.2775],
  [0, 10, 0, 10, -0.2775, 0.2775],
  [10, 10, 0, 20, 0.6791, 1],
  [10, 10, 0, 10, 0.6075, 1],
])('3.17 the difference of %i of %i and %i of %i has the published interval', (a, m, b, n, low, high) => {
  const found = differenceOf(of(a, m), of(b, n))!;
  expect(found.difference).toBeCloseTo(a / m - b / n, 12);
  expect([round(found.low), round(found.high)]).toEqual([low, high]);
});

/** The share at which the score test just refuses: found by halving, without the formula. */
function bound({ converted, counted }: Counted, isHigh: boolean): number {
  const share = converted / counted;
  let [near, far] = [share, isHigh ? 1 : 0];
  for (let turn = 0; turn < 200; turn += 1) {
    const middle = (near + far) / 2;
    const isRefused = (middle - share) ** 2 > (1.959963984540054 ** 2 * middle * (1 - middle)) / counted;
    if (isRefused) far = middle;
    else near = middle;
  }
  return (near + far) / 2;
}

it('3.17 every interval is where the score test turns', () => {
  for (let counted = 1; counted <= 60; counted += 1)
    for (let converted = 0; converted <= counted; converted += 1) {
      const { low, high } = wilson(of(converted, counted));
      expect(low).toBeCloseTo(converted === 0 ? 0 : bound(of(converted, counted), false), 9);
      expect(high).toBeCloseTo(converted === counted ? 1 : bound(of(converted, counted), true), 9);
    }
});

it.each([
  [of(20, 40), of(6, 40), false, 'RUNNING'],
  [of(20, 40), of(6, 40), true, 'HIGHER'],
  [of(6, 40), of(20, 40), true, 'LOWER'],
  [of(10, 40), of(8, 40), true, 'UNCLEAR'],
  [of(29, 29), of(0, 400), true, 'TOO_SMALL'],
  [of(2, 400), of(2, 100), true, 'TOO_SMALL'],
  [of(0, 0), of(0, 0), true, 'TOO_SMALL'],
] as const)('3.17 %o against %o, over: %s, says %s', (treated, held, isOver, verdict) => {
  expect(verdictOf({ treated, held, isOver })).toBe(verdict);
});

it('3.17 nobody has no difference, and a draw always has both groups', () => {
  expect(differenceOf(of(0, 0), of(1, 4))).toBeNull();
  expect([heldOf(10, 10), heldOf(10, 50), heldOf(2, 10), heldOf(2, 50), heldOf(815, 20)]).toEqual([1, 5, 1, 1, 163]);
});

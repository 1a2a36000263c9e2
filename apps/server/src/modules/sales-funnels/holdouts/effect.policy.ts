// Whether the treated took the next step more often than those kept back, and how sure that is (product 3.17).
import { LEAST_COMPARED, LEAST_CONVERTED, type HoldoutVerdict } from '@yijian/contract/sales-funnels';

/** The normal quantile of a two-sided interval of 95 %. */
const Z = 1.959963984540054;

export interface Counted {
  readonly converted: number;
  readonly counted: number;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

export const shareOf = ({ converted, counted }: Counted): number | null => (counted === 0 ? null : converted / counted);

/** Wilson's score interval of one share: it stays between 0 and 1, also for few people and shares near the ends. */
export function wilson({ converted, counted }: Counted): Interval {
  const square = Z * Z;
  const middle = (2 * converted + square) / (2 * (counted + square));
  const half = (Z * Math.sqrt(square + 4 * converted * (1 - converted / counted))) / (2 * (counted + square));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The interval of a difference of two shares by Newcombe's hybrid score (Statistics in Medicine 17, 1998, method 10); null without people. */
export function differenceOf(treated: Counted, held: Counted): ({ readonly difference: number } & Interval) | null {
  const [one, other] = [shareOf(treated), shareOf(held)];
  if (one === null || other === null) return null;
  const [ofOne, ofOther] = [wilson(treated), wilson(held)];
  const difference = one - other;
  return {
    difference,
    low: difference - Math.hypot(one - ofOne.low, ofOther.high - other),
    high: difference + Math.hypot(ofOne.high - one, other - ofOther.low),
  };
}

/** What can be said once the last day is over; before that nothing is, so that nobody stops at a lucky moment. */
export function verdictOf({
  treated,
  held,
  isOver,
}: {
  readonly treated: Counted;
  readonly held: Counted;
  readonly isOver: boolean;
}): HoldoutVerdict {
  if (!isOver) return 'RUNNING';
  const interval = differenceOf(treated, held);
  const isSmall =
    Math.min(treated.counted, held.counted) < LEAST_COMPARED || treated.converted + held.converted < LEAST_CONVERTED;
  if (interval === null || isSmall) return 'TOO_SMALL';
  if (interval.low > 0) return 'HIGHER';
  return interval.high < 0 ? 'LOWER' : 'UNCLEAR';
}

// A number against the period before, as a tile shows it.
import type { DeltaValue } from '@yijian/ui/dashboard-tile';

/** Undefined where there is nothing to compare with. */
export function changeOf(
  now: number | null | undefined,
  before: number | null | undefined,
  write: (share: number) => string,
  /** What less of it means; bad unless given. */
  { less = 'bad' }: { readonly less?: 'good' | 'bad' } = {},
): DeltaValue | undefined {
  if (now === null || now === undefined || !before) return undefined;
  const change = (now - before) / before;
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : undefined;
  return {
    text: write(Math.abs(change)),
    direction,
    meaning: direction === undefined ? 'none' : (direction === 'down') === (less === 'bad') ? 'bad' : 'good',
  };
}

/** Null where there is nothing to divide by. */
export const ratioOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** A number with its sign, a dash without one. */
export const signed = (value: number | null, write: (value: number | null, digits: number) => string): string =>
  `${value !== null && value > 0 ? '+' : ''}${write(value, 1)}`;

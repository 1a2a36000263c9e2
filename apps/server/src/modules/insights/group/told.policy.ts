// No number tells of one to nine doctors.
import { SMALLEST_OPINION, type OpinionCounts } from '@yijian/contract/insights';

export const nobody = { mentions: 0, doctors: 0, positive: 0, neutral: 0, negative: 0 };

/** Counts of one to nine doctors are not told. */
export const told = <T extends OpinionCounts>(cell: T): T =>
  cell.doctors > 0 && cell.doctors < SMALLEST_OPINION ? { ...cell, ...nobody, isFew: true } : cell;

/** Cells in their order; those that are not told come last by name, so that their place tells nothing. */
export function toldCells<T extends OpinionCounts>(cells: readonly T[], nameOf: (cell: T) => string): T[] {
  const [shown, few] = [cells.map(told).filter((cell) => !cell.isFew), cells.map(told).filter((cell) => cell.isFew)];
  return [...shown, ...few.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))];
}

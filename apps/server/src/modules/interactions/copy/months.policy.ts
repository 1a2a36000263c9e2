// Which months the copy is compared by, and which of them differ (decision 0027).
import { dayOf } from '../interactions.policy.ts';
import type { MonthPrint } from './copy.sql.ts';

const DAY = 86_400_000;

/** Everything is compared once a day. */
export const isWholeDue = (now: number, wholeAt: number): boolean => now - wholeAt >= DAY;

/** First day of the month before this one: until then most changes are made. */
export function recentSince(now: Date): string {
  const [year, month] = dayOf(now).split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10);
}

export const monthOf = (day: string): number => Number(day.slice(0, 4)) * 100 + Number(day.slice(5, 7));

export function firstDayOf(month: number): string {
  const text = String(month).padStart(6, '0');
  return `${text.slice(0, 4)}-${text.slice(4)}-01`;
}

/** Months whose events are not those of the copy, and months of the copy that have none any more. */
export function differing(
  events: readonly MonthPrint[],
  copy: readonly MonthPrint[],
): { changed: number[]; gone: number[] } {
  const known = new Map(copy.map((one) => [one.month, one]));
  const there = new Set(events.map(({ month }) => month));
  return {
    changed: events.flatMap(({ month, count, sum }) => {
      const copied = known.get(month);
      return copied?.count === count && copied.sum === sum ? [] : [month];
    }),
    gone: copy.flatMap(({ month }) => (there.has(month) ? [] : [month])),
  };
}

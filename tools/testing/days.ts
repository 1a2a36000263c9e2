// Days as the product counts them: in Shanghai, where a new one begins at 16:00 UTC.
import { dayInShanghai } from '../../apps/server/src/platform/clock/index.ts';

/** The day in Shanghai, so many days from today; YYYY-MM-DD. */
export const shanghaiDay = (ahead = 0): string => dayInShanghai(new Date(Date.now() + ahead * 86_400_000));

/** Minutes until the day in Shanghai ends. */
export const minutesLeftToday = (): number => (Date.parse(`${shanghaiDay(1)}T00:00:00+08:00`) - Date.now()) / 60_000;

/**
 * Ten in the morning in Shanghai on the latest such day that is over; months count from 1. Tests that stand on a day of their own
 * stand in the past: on a later day than the demo was made, what it left open would be overdue.
 */
export function latestDay(month: number, day: number): Date {
  const year = new Date().getUTCFullYear();
  const ofThisYear = new Date(Date.UTC(year, month - 1, day, 2));
  return ofThisYear.getTime() < Date.now() - 86_400_000 ? ofThisYear : new Date(Date.UTC(year - 1, month - 1, day, 2));
}

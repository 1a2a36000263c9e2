// Days of a calendar as YYYY-MM-DD: the week around a day, the sheet of a month.
import type { CalendarSpan } from '../view/visit-view.ts';

const DAY = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, days: number): string => new Date(at(day) + days * DAY).toISOString().slice(0, 10);
const mondayOf = (day: string): string => addDays(day, -((new Date(at(day)).getUTCDay() + 6) % 7));
const firstOf = (day: string): string => `${day.slice(0, 7)}-01`;
const lastOf = (day: string): string => addDays(firstOf(addDays(firstOf(day), 31)), -1);

/** Every day the calendar shows, whole weeks from Monday on: 7, or 28 to 42. */
export function daysOf(span: CalendarSpan, day: string): string[] {
  const first = span === 'week' ? mondayOf(day) : mondayOf(firstOf(day));
  const last = addDays(mondayOf(span === 'week' ? day : lastOf(day)), 6);
  return Array.from({ length: (at(last) - at(first)) / DAY + 1 }, (_, index) => addDays(first, index));
}

/** The same place one week or one month before or after. */
export function step(span: CalendarSpan, day: string, direction: 1 | -1): string {
  if (span === 'week') return addDays(day, 7 * direction);
  return firstOf(addDays(firstOf(day), direction === 1 ? 31 : -1));
}

/** The time a plan takes on another day: its own, or when that is over today the next full hour; null for a day gone by. */
export function plannedMoment(day: string, time: string, now: number): string | null {
  const moment = Date.parse(`${day}T${time}:00+08:00`);
  if (moment > now) return new Date(moment).toISOString();
  const next = Math.ceil((now + 1) / 3_600_000) * 3_600_000;
  return new Date(next + 8 * 3_600_000).toISOString().slice(0, 10) === day ? new Date(next).toISOString() : null;
}

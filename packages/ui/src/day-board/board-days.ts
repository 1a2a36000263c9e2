// Days of a board as YYYY-MM-DD: the week around a day, the sheet of a month.
const DAY = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export type BoardSpan = 'week' | 'month';

export const addDays = (day: string, days: number): string => new Date(at(day) + days * DAY).toISOString().slice(0, 10);

/** The Monday of the week a day lies in. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(at(day)).getUTCDay() + 6) % 7));

const firstOf = (day: string): string => `${day.slice(0, 7)}-01`;
const lastOf = (day: string): string => addDays(firstOf(addDays(firstOf(day), 31)), -1);

/** Every day the board shows, whole weeks from Monday on: 7, or 28 to 42. */
export function daysOf(span: BoardSpan, day: string): string[] {
  const first = mondayOf(span === 'week' ? day : firstOf(day));
  const last = addDays(mondayOf(span === 'week' ? day : lastOf(day)), 6);
  return Array.from({ length: (at(last) - at(first)) / DAY + 1 }, (_, index) => addDays(first, index));
}

/** The same place one week before or after; of a month its first day. */
export function step(span: BoardSpan, day: string, direction: 1 | -1): string {
  if (span === 'week') return addDays(day, 7 * direction);
  return firstOf(addDays(firstOf(day), direction === 1 ? 31 : -1));
}

// Days of a plan as YYYY-MM-DD: the week around a day, the sheet of a month.
const DAY = 86_400_000;

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, days: number): string => new Date(at(day) + days * DAY).toISOString().slice(0, 10);

/** The Monday of the week a day lies in. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(at(day)).getUTCDay() + 6) % 7));

const firstOf = (day: string): string => `${day.slice(0, 7)}-01`;

export type PlanView = 'week' | 'month';

/** Every day the view shows, whole weeks from Monday on. */
export function daysOf(view: PlanView, day: string): string[] {
  const first = view === 'week' ? mondayOf(day) : mondayOf(firstOf(day));
  const count = view === 'week' ? 7 : weeksOf(day) * 7;
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

function weeksOf(day: string): number {
  const first = firstOf(day);
  const next = firstOf(addDays(first, 31));
  return (at(addDays(mondayOf(addDays(next, -1)), 7)) - at(mondayOf(first))) / (7 * DAY);
}

/** The same place one week or one month before or after. */
export function step(view: PlanView, day: string, direction: 1 | -1): string {
  if (view === 'week') return addDays(day, 7 * direction);
  return direction === 1 ? firstOf(addDays(firstOf(day), 31)) : firstOf(addDays(firstOf(day), -1));
}

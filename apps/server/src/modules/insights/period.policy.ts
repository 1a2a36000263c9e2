// The days of a preset (specification 9): the last months or years, default, all time, or chosen ones.
import { insightErrors as errors, type GroupQuestion } from '@yijian/contract/insights';
import { fail } from '../../platform/errors/index.ts';

export interface Days {
  readonly from: string;
  readonly to: string;
}

/** All time, of an opinion service whose first post is not known. */
export const SERVICE_SINCE = '2010-01-01';

const months = { '3M': 3, '6M': 6, '1Y': 12, '3Y': 36 } as const;
const DAY = 86_400_000;
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The same day so many months before; the last of the month where it has no such day. */
export function monthsBefore(day: string, count: number): string {
  const date = at(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - count);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return dayOf(date);
}

export const shiftDay = (day: string, days: number): string => dayOf(new Date(at(day).getTime() + days * DAY));

/** `firstDay` is that of the oldest post. */
export function daysOf(
  { period, from, to }: Pick<GroupQuestion, 'period' | 'from' | 'to'>,
  { today, firstDay }: { today: string; firstDay: string | null },
): Days {
  if (period === 'ALL') return { from: firstDay === null || firstDay > today ? today : firstDay, to: today };
  if (period === 'DEFAULT') return { from: `${Number(today.slice(0, 4)) - 1}-01-01`, to: today };
  if (period !== 'CUSTOM') return { from: shiftDay(monthsBefore(today, months[period]), 1), to: today };
  if (from === undefined || to === undefined) throw fail(errors.daysMissing);
  if (from > to) throw fail(errors.daysBackwards, { from, to });
  if (to > today) throw fail(errors.daysFuture, { day: to });
  return { from, to };
}

/** As many days just before; undefined for all time, before which there is nothing. */
export function daysBefore({ from, to }: Days, period: GroupQuestion['period']): Days | undefined {
  if (period === 'ALL') return undefined;
  const length = (at(to).getTime() - at(from).getTime()) / DAY + 1;
  return { from: shiftDay(from, -length), to: shiftDay(from, -1) };
}

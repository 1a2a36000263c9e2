// The days of a preset (specification 9): the last months or years, default, all time, or chosen ones.
import { daysBefore as equalDaysBefore, periodDays } from '@yijian/contract/core';
import { insightErrors as errors, type GroupQuestion } from '@yijian/contract/insights';
import { fail } from '../../platform/errors/index.ts';

export interface Days {
  readonly from: string;
  readonly to: string;
}

/** All time, of an opinion service whose first post is not known. */
export const SERVICE_SINCE = '2010-01-01';

/** `firstDay` is that of the oldest post. */
export function daysOf(
  { period, from, to }: Pick<GroupQuestion, 'period' | 'from' | 'to'>,
  { today, firstDay }: { today: string; firstDay: string | null },
): Days {
  if (period === 'ALL') return { from: firstDay === null || firstDay > today ? today : firstDay, to: today };
  if (period !== 'CUSTOM') return periodDays(period, today);
  if (from === undefined || to === undefined) throw fail(errors.daysMissing);
  if (from > to) throw fail(errors.daysBackwards, { from, to });
  if (to > today) throw fail(errors.daysFuture, { day: to });
  return { from, to };
}

/** As many days just before; undefined for all time, before which there is nothing. */
export function daysBefore(days: Days, period: GroupQuestion['period']): Days | undefined {
  return period === 'ALL' ? undefined : equalDaysBefore(days);
}

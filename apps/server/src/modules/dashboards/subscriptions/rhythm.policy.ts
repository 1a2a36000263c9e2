// When a subscription is due (product 3.19).
import type { NewSubscription } from '@yijian/contract/dashboards';
import { dayInShanghai } from '../../../platform/clock/index.ts';

const DAY = 86_400_000;

/** 1 is Monday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The first hour of the subscription after the moment. */
export function nextAt({ weekday, hour }: Pick<NewSubscription, 'weekday' | 'hour'>, after: Date): Date {
  for (let ahead = 0; ; ahead += 1) {
    const day = dayInShanghai(new Date(after.getTime() + ahead * DAY));
    const at = new Date(Date.parse(`${day}T00:00:00+08:00`) + hour * 3_600_000);
    if (at > after && (weekday === null || weekday === weekdayOf(day))) return at;
  }
}

/** So many days of which the last is that of the moment. */
export function spanOf(days: number, now: Date): { from: string; to: string } {
  return { from: dayInShanghai(new Date(now.getTime() - (days - 1) * DAY)), to: dayInShanghai(now) };
}

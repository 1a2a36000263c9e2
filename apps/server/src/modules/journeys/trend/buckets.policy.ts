// Weeks from Monday and months, by their first day.
import type { TrendQuestion } from '@yijian/contract/journeys';
import type { Days } from '@yijian/contract/sales-funnels';

type Grain = TrendQuestion['grain'];
const DAY = 86_400_000;
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
const text = (date: Date): string => date.toISOString().slice(0, 10);

/** First day of the week or month of the day. */
export function bucketOf(day: string, grain: Grain): string {
  if (grain === 'MONTH') return `${day.slice(0, 7)}-01`;
  const date = at(day);
  return text(new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY));
}

export function nextBucket(start: string, grain: Grain): string {
  if (grain === 'WEEK') return text(new Date(at(start).getTime() + 7 * DAY));
  const date = at(start);
  return text(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)));
}

/** Every week or month that the days touch, by its first day. */
export function bucketsOf({ from, to }: Days, grain: Grain): string[] {
  const found: string[] = [];
  for (let start = bucketOf(from, grain); start <= to; start = nextBucket(start, grain)) found.push(start);
  return found;
}

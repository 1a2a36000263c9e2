// Days as the product counts them: in Shanghai, where a new one begins at 16:00 UTC.
import { dayInShanghai } from '../../apps/server/src/platform/clock/index.ts';

/** The day in Shanghai, so many days from today; YYYY-MM-DD. */
export const shanghaiDay = (ahead = 0): string => dayInShanghai(new Date(Date.now() + ahead * 86_400_000));

/** Minutes until the day in Shanghai ends. */
export const minutesLeftToday = (): number => (Date.parse(`${shanghaiDay(1)}T00:00:00+08:00`) - Date.now()) / 60_000;

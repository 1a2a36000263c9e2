// Days as the product counts them: in Shanghai, where a new one begins at 16:00 UTC.
import { dayInShanghai } from '../../apps/server/src/platform/clock/index.ts';

/** The day in Shanghai, so many days from today; YYYY-MM-DD. */
export const shanghaiDay = (ahead = 0): string => dayInShanghai(new Date(Date.now() + ahead * 86_400_000));

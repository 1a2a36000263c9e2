// Moments as of which scores are computed.

const DAY = 86_400_000;

/** The last millisecond of a day in Shanghai. */
export const endOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00+08:00`) + DAY - 1);

/** As many moments as asked, a week apart, the last one at `end`; oldest first. */
export const weeksUntil = (end: Date, count: number): Date[] =>
  Array.from({ length: count }, (_, at) => new Date(end.getTime() - (count - 1 - at) * 7 * DAY));

/** Every doctor of the range is scored while somebody waits; a call is given up after two minutes (R7.1). */
export const LONGEST_SCORING = '100s';

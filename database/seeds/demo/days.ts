// Calendar days in Asia/Shanghai, which has had no summer time since 1991: eight hours ahead of UTC.

const DAY = 86_400_000;
const AHEAD = 8 * 3_600_000;

/** Today's date in Shanghai, YYYY-MM-DD. */
export function shanghaiToday(now: Date = new Date()): string {
  return new Date(now.getTime() + AHEAD).toISOString().slice(0, 10);
}

/** The date `days` after `date` (before it when negative). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** Milliseconds since 1970 of a time of day in Shanghai. */
export function momentOf(date: string, minuteOfDay: number): number {
  return Date.parse(`${date}T00:00:00Z`) - AHEAD + minuteOfDay * 60_000;
}

export function isSunday(date: string): boolean {
  return new Date(`${date}T00:00:00Z`).getUTCDay() === 0;
}

/** Whole weeks between a moment and the end of `today` in Shanghai: 0 is the week that ends today. */
export function weeksBefore(today: string, moment: number): number {
  return Math.floor((momentOf(today, 24 * 60) - 1 - moment) / (7 * DAY));
}

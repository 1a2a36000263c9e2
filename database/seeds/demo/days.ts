// Calendar days in Asia/Shanghai, which has had no summer time since 1991: eight hours ahead of UTC.

const DAY = 86_400_000;
const AHEAD = 8 * 3_600_000;

/** Today's date in Shanghai, YYYY-MM-DD. */
export function shanghaiToday(now: Date = new Date()): string {
  return new Date(now.getTime() + AHEAD).toISOString().slice(0, 10);
}

/** Days are few and asked for millions of times: each is read and written once. */
const starts = new Map<string, number>();
const names = new Map<number, string>();

/** Midnight of a date in UTC. */
function startOf(date: string): number {
  const known = starts.get(date);
  if (known !== undefined) return known;
  const start = Date.parse(`${date}T00:00:00Z`);
  starts.set(date, start);
  return start;
}

/** The date `days` after `date` (before it when negative). */
export function addDays(date: string, days: number): string {
  const start = startOf(date) + days * DAY;
  const known = names.get(start);
  if (known !== undefined) return known;
  const name = new Date(start).toISOString().slice(0, 10);
  names.set(start, name);
  return name;
}

/** Milliseconds since 1970 of a time of day in Shanghai. */
export function momentOf(date: string, minuteOfDay: number): number {
  return startOf(date) - AHEAD + minuteOfDay * 60_000;
}

export function isSunday(date: string): boolean {
  return new Date(startOf(date)).getUTCDay() === 0;
}

/** Whole weeks between a moment and the end of `today` in Shanghai: 0 is the week that ends today. */
export function weeksBefore(today: string, moment: number): number {
  return Math.floor((momentOf(today, 24 * 60) - 1 - moment) / (7 * DAY));
}

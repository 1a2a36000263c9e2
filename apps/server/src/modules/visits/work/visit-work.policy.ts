// Days and hours over which visits are spread.

const DAY = 86_400_000;

/** `count` days from `first` on: the first as it is asked for, then Mondays to Fridays. */
export function workingDays(first: string, count: number): string[] {
  const days = [first];
  for (let at = Date.parse(first) + DAY; days.length < count; at += DAY) {
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}

/** The moment of a time of day in Asia/Shanghai. */
export const clockOfDay = (day: string, clock: string): Date => new Date(`${day}T${clock}:00+08:00`);

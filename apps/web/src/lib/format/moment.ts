// Moments as the calendar of Asia/Shanghai shows them, whatever the browser's own zone (specification 9).

/** ISO 8601 text, milliseconds since 1970, or a Date. */
export type Instant = string | number | Date;

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

export interface Parts {
  readonly day: string;
  readonly hour: number;
  readonly time: string;
}

/** Day `YYYY-MM-DD`, hour 0 to 23 and `HH:mm` in Shanghai; null for what is no moment. */
export function shanghaiParts(value: Instant): Parts | null {
  const date = value instanceof Date ? value : new Date(value);
  // The beginning of the epoch is how an empty date reads as a number; no record of the product is that old.
  if (Number.isNaN(date.getTime()) || date.getTime() === 0) return null;
  const parts = Object.fromEntries(calendar.formatToParts(date).map(({ type, value: text }) => [type, text]));
  const { year, month, day, hour, minute } = parts as Record<string, string>;
  return { day: `${year}-${month}-${day}`, hour: Number(hour), time: `${hour}:${minute}` };
}

/** `YYYY-MM-DD`; a plain day stays as it is, because it is no moment and has no zone. */
export function formatDay(value: Instant): string | null {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  return shanghaiParts(value)?.day ?? null;
}

/** Today in Shanghai. */
export function today(now: Instant = Date.now()): string {
  return formatDay(now) ?? '';
}

/** Calendar days from `from` to `to`: 0 on the same day, negative when `to` is earlier. */
export function daysBetween(from: Instant, to: Instant): number | null {
  const [first, last] = [formatDay(from), formatDay(to)];
  if (first === null || last === null) return null;
  return Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);
}

/** The moment a plan takes on a day: at `time` (HH:mm), or when that is over the next full hour, late at night the next quarter or minute; null when the day is over. */
export function plannedMoment(day: string, time: string, now: number = Date.now()): string | null {
  const moment = Date.parse(`${day}T${time}:00+08:00`);
  if (moment > now) return new Date(moment).toISOString();
  for (const minutes of [60, 15, 1]) {
    const next = new Date(Math.ceil((now + 1) / (minutes * 60_000)) * minutes * 60_000);
    if (formatDay(next) === day) return next.toISOString();
  }
  return null;
}

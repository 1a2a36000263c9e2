// When a span of time is over, by the clock or by the working days of an enterprise in Asia/Shanghai.
import type { Calendar } from './model.policy.ts';

const SHANGHAI = 8 * 3_600_000;
const DAY = 86_400_000;
const OPENS = 9 * 3_600_000;
const CLOSES = 18 * 3_600_000;
const LONGEST_DAYS = 366;

export interface Span {
  readonly days: number;
  readonly milliseconds: number;
}

/** Days, hours, minutes and seconds of an ISO 8601 duration up to a year, or undefined. */
export function spanOf(text: string): Span | undefined {
  const match = /^P(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,6})S)?)?$/.exec(text);
  if (match === null || !/\d/.test(text)) return undefined;
  const [days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
  ];
  const milliseconds = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  if (days > LONGEST_DAYS || milliseconds > LONGEST_DAYS * DAY || days + milliseconds === 0) return undefined;
  return { days, milliseconds };
}

/** Days by YYYY-MM-DD that are not what their weekday says. */
export type Holidays = ReadonlyMap<string, boolean>;

export function isWorkingDay(day: Date, holidays: Holidays): boolean {
  const named = holidays.get(day.toISOString().slice(0, 10));
  return named ?? (day.getUTCDay() !== 0 && day.getUTCDay() !== 6);
}

/** The end of a span that begins at `from`; in the business calendar only 09:00 to 18:00 of working days count. */
export function after(from: Date, duration: string, calendar: Calendar, holidays: Holidays): Date {
  const span = spanOf(duration) ?? { days: 1, milliseconds: 0 };
  if (calendar === 'ALL') return new Date(from.getTime() + span.days * DAY + span.milliseconds);
  // Times are moved so that UTC fields read as Shanghai's; there is no summer time.
  let at = open(new Date(from.getTime() + SHANGHAI), holidays);
  for (let left = span.days; left > 0; left -= 1) at = open(new Date(at.getTime() + DAY), holidays, true);
  let rest = span.milliseconds;
  while (rest > 0) {
    const left = midnight(at) + CLOSES - at.getTime();
    if (rest <= left) return new Date(at.getTime() + rest - SHANGHAI);
    rest -= left;
    at = open(new Date(midnight(at) + DAY + OPENS), holidays);
  }
  return new Date(at.getTime() - SHANGHAI);
}

const midnight = (at: Date): number => Math.floor(at.getTime() / DAY) * DAY;

/** The next moment that counts, from `at` on; `keepsTime` moves to the same time of a later working day. */
function open(at: Date, holidays: Holidays, keepsTime = false): Date {
  let time = at.getTime();
  if (!keepsTime && time - midnight(at) >= CLOSES) time = midnight(at) + DAY + OPENS;
  if (!keepsTime && time - midnight(new Date(time)) < OPENS) time = midnight(new Date(time)) + OPENS;
  for (let tries = 0; tries < LONGEST_DAYS && !isWorkingDay(new Date(time), holidays); tries += 1)
    time = keepsTime ? time + DAY : midnight(new Date(time)) + DAY + OPENS;
  return new Date(time);
}

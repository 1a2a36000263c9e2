// Public holidays of the mainland by the regulation of the State Council, for any year: fixed days, and festivals of the lunar calendar.
import { addDays } from './days.ts';

const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'UTC', month: 'numeric', day: 'numeric' });
const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** `1/1` is the first day of the lunar year; a leap month is written otherwise and holds no festival. */
const lunarDay = (date: string): string => lunar.format(new Date(`${date}T00:00:00Z`));

const known = new Map<string, boolean>();

/** Days are asked for by every visitor: each is looked up once. */
export function isHoliday(date: string): boolean {
  const found = known.get(date) ?? look(date);
  known.set(date, found);
  return found;
}

function look(date: string): boolean {
  const day = date.slice(5);
  if (day >= '01-01' && day <= '01-03') return true;
  if (day >= '04-04' && day <= '04-06') return true;
  if (day >= '05-01' && day <= '05-05') return true;
  if (day >= '10-01' && day <= '10-08') return true;
  return isSpringFestival(date) || isLongWeekend(date, '5/5') || isLongWeekend(date, '8/15');
}

/** From two days before the lunar new year to its seventh day. */
function isSpringFestival(date: string): boolean {
  return Array.from({ length: 9 }, (_, at) => lunarDay(addDays(date, at - 6))).includes('1/1');
}

/** The festival, with the weekend beside it and the day given for one that falls on a weekend. */
function isLongWeekend(date: string, festival: string): boolean {
  for (let back = -2; back <= 2; back += 1) {
    const day = addDays(date, back);
    if (lunarDay(day) !== festival) continue;
    const on = weekday(day);
    if (back === 0) return true;
    // Friday, Saturday and Sunday reach forward; Sunday and Monday reach back.
    const forward = on === 5 || on === 6 ? 2 : on === 0 ? 1 : 0;
    const backward = on === 1 ? 2 : on === 0 ? 1 : 0;
    return back < 0 ? -back <= forward : back <= backward;
  }
  return false;
}

// The calendar of working days, for timers and limits that do not run on holidays.
import type { Holidays } from '@yijian/contract/workflows';
import type { Context } from '../../../platform/http/index.ts';
import { selectCalendar, upsertDays } from './calendar.sql.ts';

export async function listHolidays(context: Context) {
  return { content: await selectCalendar(context.sql) };
}

export async function saveHolidays(context: Context, { days }: Holidays): Promise<{ isDone: true }> {
  const byDay = new Map(days.map((day) => [day.day, day]));
  await upsertDays(context.sql, [...byDay.values()]);
  return { isDone: true };
}

const DAY = 86_400_000;

/** Working days after `from` up to and with `to`, both YYYY-MM-DD; 0 where `to` is not later. */
export async function countWorkingDays(
  context: Pick<Context, 'sql'>,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const special = new Map((await selectCalendar(context.sql)).map(({ day, isWorking }) => [day, isWorking]));
  let count = 0;
  // A year is far beyond every limit that is counted in working days.
  const last = Math.min(Date.parse(to), Date.parse(from) + 366 * DAY);
  for (let at = Date.parse(from) + DAY; at <= last; at += DAY) {
    const weekday = new Date(at).getUTCDay();
    const isWeekday = weekday !== 0 && weekday !== 6;
    if (special.get(new Date(at).toISOString().slice(0, 10)) ?? isWeekday) count += 1;
  }
  return count;
}

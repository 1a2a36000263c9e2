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

// The calendar of a colleague (product: visits, calendar).
import { LONGEST_CALENDAR, visitErrors, type CalendarQuery, type CalendarVisit } from '@yijian/contract/visits';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { readTravelFigures } from '../../hospitals/index.ts';
import { ruleValue } from '../../rules/index.ts';
import { requireMember } from '../cycles/visit-members.service.ts';
import { shortMinutes } from '../steps/free-time.policy.ts';
import { leastMinutes } from '../visits.policy.ts';
import { selectCalendar, type CalendarRow } from './calendar.sql.ts';

export async function findCalendar(context: Context, { from, to, userId }: CalendarQuery): Promise<CalendarVisit[]> {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  if (days < 1 || days > LONGEST_CALENDAR) {
    const message = wordsOf(visitErrors.calendarTooLong, context.language, { days: LONGEST_CALENDAR });
    throw fail(visitErrors.calendarTooLong, { days: LONGEST_CALENDAR }, [{ field: 'query.to', message }]);
  }
  const member = await requireMember(context, userId);
  const { language, user } = context;
  const rows = await selectCalendar(context.sql, { userId: member.id, viewerId: user.id, from, to, language });
  const short = await missingMinutes(context, rows);
  return rows.map((row) => {
    const { place: _, startsAt, ...shown } = row;
    return { ...shown, startsAt: startsAt.toISOString(), shortMinutes: short.get(row.id) ?? 0 };
  });
}

/** Of plans how many minutes the way from the visit before takes too long; what was held was reached somehow. */
async function missingMinutes(context: Context, rows: readonly CalendarRow[]): Promise<Map<string, number>> {
  const minutes = await ruleValue(context, 'visits.planMinutes');
  const figures = await readTravelFigures(context);
  const drives = rows.filter(({ state }) => state !== 'MISSED' && state !== 'INVALID');
  const short = new Map<string, number>();
  for (const day of Map.groupBy(drives, ({ startsAt }) => dayInShanghai(startsAt)).values()) {
    const taken = day.map((row) => ({
      from: row.startsAt.getTime(),
      length: (leastMinutes[row.visitDuration ?? ''] ?? minutes) * 60_000,
      place: row.place,
    }));
    for (const [index, missing] of shortMinutes(taken, figures).entries())
      if (day[index]!.state === 'PLANNED') short.set(day[index]!.id, missing);
  }
  return short;
}

// The calendar of a colleague (product: visits, calendar).
import { LONGEST_CALENDAR, visitErrors, type CalendarQuery } from '@yijian/contract/visits';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import { jsonText, type Context, type JsonText } from '../../../platform/http/index.ts';
import { requireMember } from '../cycles/visit-members.service.ts';
import { selectCalendar } from './calendar.sql.ts';

export async function findCalendar(context: Context, { from, to, userId }: CalendarQuery): Promise<JsonText> {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  if (days < 1 || days > LONGEST_CALENDAR) {
    const message = wordsOf(visitErrors.calendarTooLong, context.language, { days: LONGEST_CALENDAR });
    throw fail(visitErrors.calendarTooLong, { days: LONGEST_CALENDAR }, [{ field: 'query.to', message }]);
  }
  const member = await requireMember(context, userId);
  const { language, user } = context;
  return jsonText(await selectCalendar(context.sql, { userId: member.id, viewerId: user.id, from, to, language }));
}

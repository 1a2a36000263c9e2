// Guests who have not answered are reminded once, over the channel of the invitation and in the name of whoever sent it (product: Attendee machine).
import type { Context } from '../../../platform/http/index.ts';
import { questionOf } from '../audience/audience.service.ts';
import { findQuiet } from '../delivery/delivery.service.ts';
import { afterQuiet } from '../sends.policy.ts';
import { insertSend } from '../sends.sql.ts';
import { answerBy, remindedNow, REST } from './reminding.policy.ts';
import { selectSilentGuests, selectUnanswered } from './reminding.sql.ts';

/** Consent, address and contact budget are judged now and again when each message goes out; quiet hours put it off, not beyond the last day. */
export async function remindGuests(context: Context): Promise<void> {
  const { sql, clock } = context;
  const now = clock.now();
  const dueAt = afterQuiet(now, await findQuiet(context));
  for (const { id, meetingId, channel, origin, userId, startsAt } of await selectUnanswered(sql, remindedNow(now))) {
    if (dueAt >= answerBy(startsAt)) continue;
    const before = new Date(now.getTime() - REST);
    const ids = await selectSilentGuests(sql, { id, meetingId, before });
    if (ids.length === 0) continue;
    const about = { articleId: null, meetingId, channel, userId };
    const { budget: _, ...question } = await questionOf(context, { ...about, at: dueAt, isReminder: true });
    const row = { ...about, origin, outOfRange: 0, dueAt, at: now, remindsId: id };
    await insertSend(sql, { ...row, question, ids });
  }
}

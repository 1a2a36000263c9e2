// The guests of the next meeting are invited by mail; some open the invitation, and most of those answer it (product 3.9, 3.10).
import { answerInvitation } from '../../../../apps/server/src/modules/meetings/index.ts';
import { addInvitation, recordEvents } from '../../../../apps/server/src/modules/sends/index.ts';
import { sendErrors } from '../../../../packages/contract/src/sends/index.ts';
import { Failure } from '../../../../apps/server/src/platform/errors/index.ts';
import type { ActingUser } from '../acting.ts';
import { addDays, momentOf } from '../days.ts';
import { random } from '../random.ts';
import { MINUTE, carriers, contextAt, sendOut, type Stage } from './stage.ts';

export async function sendInvitations(stage: Stage, sender: ActingUser): Promise<void> {
  const begins = momentOf(addDays(stage.today, -1), 10 * 60 + 5);
  const [meeting] = await stage.tx<{ id: string }[]>`
    select id::text as id from meetings where enterprise_id = app.enterprise_id() and owner_id = ${sender.id} and state = 'APPROVED'
      and starts_at > ${new Date(momentOf(addDays(stage.today, 1), 0))} order by starts_at, id limit 1`;
  if (meeting === undefined) return;
  const meetingId = meeting.id;
  try {
    await addInvitation(contextAt(stage, sender, begins), { meetingId, channel: 'MAIL', carriers });
  } catch (error) {
    // No guest has a mail address and agreed to it.
    if (error instanceof Failure && error.row.code === sendErrors.nobody.code) return;
    throw error;
  }
  const chance = random('invitations', stage.enterpriseId);
  const people = await sendOut(stage, { sender, channel: 'MAIL', begins, chance });
  for (const [at, { id: recipientId, doctorId }] of people.entries()) {
    // The first one has not opened it yet.
    if (at === 0 || !chance.chance(0.6)) continue;
    const opened = begins + chance.between(10, 600) * MINUTE;
    await recordEvents({ sql: stage.tx }, [{ recipientId, kind: 'OPENED', at: new Date(opened) }]);
    if (!chance.chance(0.8)) continue;
    const answer = { id: meetingId, doctorId, state: chance.chance(0.8) ? 'ACCEPTED' : 'DECLINED' } as const;
    await answerInvitation(contextAt(stage, sender, opened + MINUTE), answer);
  }
}

// The guests of the next meeting, three more of them than planned, are invited by mail; some open the invitation, and most of those answer
// it (product 3.9, 3.10).
import { answerInvitation, inviteGuests } from '../../../../apps/server/src/modules/meetings/index.ts';
import { addInvitation, recordEvents } from '../../../../apps/server/src/modules/sends/index.ts';
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
  const context = contextAt(stage, sender, begins);
  await inviteGuests(context, { id: meetingId, doctorIds: await findReachable(stage, sender) });
  await addInvitation(context, { meetingId, channel: 'MAIL', carriers });
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

/** Doctors of the sender who agreed to mail, those first who were not visited for longest. */
async function findReachable({ tx }: Stage, sender: ActingUser): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select d.id::text as id from doctors d
    join doctor_owners o on o.enterprise_id = d.enterprise_id and o.doctor_id = d.id and o.user_id = ${sender.id}
    where d.enterprise_id = app.enterprise_id() and d.is_enabled and d.email <> '' and 'GRANTED' = (
      select c.event from consents c where c.enterprise_id = d.enterprise_id and c.doctor_id = d.id and c.purpose = 'CONTENT' and c.channel = 'MAIL'
      order by c.id desc limit 1)
    order by d.last_visit_at nulls first, d.id limit 3`;
  return rows.map(({ id }) => id);
}

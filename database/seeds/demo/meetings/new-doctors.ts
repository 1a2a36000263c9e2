// Walk-ins whom nobody knew are handed to the stewards as new doctors (product: Attendee machine).
import { addWalkInDoctor } from '../../../../apps/server/src/modules/meetings/index.ts';
import { verificationEffects } from '../../../../apps/server/src/modules/verifications/index.ts';
import { offerEffects } from '../../../../apps/server/src/modules/workflows/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { actAs, findActor } from '../acting.ts';
import { plannedMeetings } from './planned-meetings.ts';

interface Waiting {
  readonly id: string;
  readonly guestId: string;
  readonly ownerId: string;
  readonly hospitalId: string;
  readonly endedAt: Date;
}

/** Runs once the doctors have their indexes, which tell whether one is there already. */
export async function storeNewDoctors(tx: Transaction, { enterpriseId }: { enterpriseId: string }): Promise<void> {
  offerEffects(verificationEffects);
  for (const doctor of plannedMeetings.flatMap(({ newDoctor }) => newDoctor ?? [])) {
    const [met] = await tx<Waiting[]>`
      select m.id::text as id, g.id::text as "guestId", m.owner_id::text as "ownerId", m.hospital_id::text as "hospitalId",
        m.ended_at as "endedAt"
      from meeting_guests g join meetings m on m.enterprise_id = g.enterprise_id and m.id = g.meeting_id
      where g.enterprise_id = app.enterprise_id() and g.walk_in_name = ${doctor.name} and g.state = 'TO_RECONCILE'`;
    // An enterprise without such a meeting has nobody who walked in.
    if (met === undefined) continue;
    const { id, guestId, hospitalId } = met;
    const user = await findActor(tx, { id: met.ownerId });
    const when = new Date(met.endedAt.getTime() + 20 * 60_000);
    await addWalkInDoctor(actAs(tx, { enterpriseId, user, when }), { id, guestId, hospitalId, reason: '', ...doctor });
    // The database dates a new doctor by its own clock; the demo of a day is always the same.
    await tx`update doctors set created_at = ${when}, updated_at = ${when}
      where enterprise_id = app.enterprise_id() and name = ${doctor.name} and hospital_id = ${hospitalId}`;
  }
  // Nobody is told anew of what lies in the past.
  await tx`delete from outbox_events where topic like 'workflows.%' or topic = 'verifications.newDoctor'`;
}

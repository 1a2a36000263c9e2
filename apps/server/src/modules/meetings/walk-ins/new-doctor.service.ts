// A walk-in whom nobody knows is asked to be added as a doctor and counts once a steward has verified that (product: Attendee machine).
import { coreErrors } from '@yijian/contract/core';
import type { GuestKept, WalkInDoctor } from '@yijian/contract/meetings';
import { addDoctor, restoreDoctor, touchDoctors } from '../../doctors/index.ts';
import { findOwnHospitalName } from '../../hospitals/index.ts';
import { submitNewDoctor } from '../../verifications/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { openFor } from '../content/content.service.ts';
import { requireWay } from '../holding/guests.policy.ts';
import { guestOf, type OneGuest } from '../holding/guests.service.ts';
import { selectIsGuest, updateGuest } from '../holding/holding.sql.ts';
import { nextOf, requireAdding, requireAsking } from './new-doctor.policy.ts';
import { lockWalkInOf, selectRefusedDoctor } from './new-doctor.sql.ts';

const outOfRange = { zh: '医院不存在，或不在您的查看范围内', en: 'names a hospital outside your range' } as const;

/** The doctor is there at once, without the badge, so that the stewards compare and merge it like any other. */
export async function addWalkInDoctor(
  context: Context,
  { id, guestId, reason, ...doctor }: WalkInDoctor & OneGuest,
): Promise<GuestKept> {
  const { sql, user, clock, language } = context;
  requireAdding(user);
  const meeting = await openFor(context, { id, act: 'sign' });
  const guest = await guestOf(context, { id, guestId });
  requireWay(guest.state, 'NEW_DOCTOR', language);
  const isAgain = requireAsking({ ...guest, reason }, language);
  if ((await findOwnHospitalName(context, doctor.hospitalId)) === undefined)
    throw fail(coreErrors.badInput, { fields: 'body.hospitalId' }, [
      { field: 'body.hospitalId', message: outOfRange[language] },
    ]);
  const refused = isAgain ? await selectRefusedDoctor(sql, guest.id, doctor) : undefined;
  const { id: doctorId } =
    refused === undefined
      ? await addDoctor(context, {
          ...doctor,
          ...(reason === '' ? {} : { reason }),
          enName: '',
          tier: 'D',
          degreeTitle: '',
          professionalDirection: '',
          own: true,
        })
      : await restoreDoctor(context, refused);
  const note = {
    zh: `会议 ${meeting.number} 的临时到场者`,
    en: `Walked in to meeting ${meeting.number}`,
  }[language];
  const request = await submitNewDoctor(context, { doctorId, note: reason === '' ? note : `${note}: ${reason}` });
  const at = clock.now();
  await updateGuest(sql, guest.id, {
    state: 'NEW_DOCTOR',
    at,
    verification_id: request.id,
    ...(isAgain ? { asked_again_at: at } : {}),
  });
  return { id: guest.id, state: 'NEW_DOCTOR' };
}

/** Reads where the request stands now, so that an event that comes twice or late changes nothing more. */
export async function followNewDoctor(context: Context, { requestId }: { readonly requestId: string }): Promise<void> {
  const { sql, clock } = context;
  const guest = await lockWalkInOf(sql, requestId);
  const next = guest === undefined ? undefined : nextOf(guest.state, guest.requestState);
  if (guest === undefined || next === undefined) return;
  const { id, meetingId, doctorId } = guest;
  const at = clock.now();
  // Merged meanwhile with a doctor who is on the list: whoever holds the meeting decides.
  const isListed = next === 'RECONCILED' && (await selectIsGuest(sql, meetingId, doctorId));
  if (next !== 'RECONCILED' || isListed) {
    await updateGuest(sql, id, { state: isListed ? 'TO_RECONCILE' : next, at });
    return;
  }
  await updateGuest(sql, id, { state: next, at, doctor_id: doctorId });
  await touchDoctors(context, { source: 'meeting_guests', ids: [id] });
}

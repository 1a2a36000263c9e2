// Guests are invited, answer, sign in and out; who walked in is matched to a doctor (product: Attendee machine).
import { coreErrors } from '@yijian/contract/core';
import {
  meetingErrors as errors,
  type GuestChange,
  type GuestInvitation,
  type GuestKept,
  type MeetingKept,
  type Reconciliation,
  type WalkIn,
} from '@yijian/contract/meetings';
import { touchDoctors } from '../../doctors/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { keptNow, openFor } from '../content/content.service.ts';
import { inviteDoctors } from '../content/content.sql.ts';
import { replies, replyIn, requireWay } from './guests.policy.ts';
import {
  insertWalkIn,
  lockGuest,
  selectDoctorName,
  selectIsGuest,
  selectSeenDoctors,
  updateGuest,
  type StoredGuest,
} from './holding.sql.ts';

export interface OneGuest {
  readonly id: string;
  readonly guestId: string;
}

const outOfRange = { zh: '医生不存在，或不在您的查看范围内', en: 'names a doctor outside your range' } as const;

export async function inviteGuests(
  context: Context,
  { id, doctorIds }: GuestInvitation & { id: string },
): Promise<MeetingKept> {
  const { sql, user, language } = context;
  await openFor(context, { id, act: 'invite' });
  const seen = new Set(await selectSeenDoctors(sql, user, doctorIds));
  const faults = doctorIds
    .map((doctorId, at) => ({ doctorId, field: `body.doctorIds.${at}`, message: outOfRange[language] }))
    .filter(({ doctorId }) => !seen.has(doctorId));
  if (faults.length > 0)
    throw fail(coreErrors.badInput, { fields: faults.map(({ field }) => field).join(', ') }, faults);
  await inviteDoctors(sql, id, doctorIds);
  return keptNow(context, id);
}

/** The guest under its lock. Throws guestNotFound. */
export async function guestOf(context: Context, { id, guestId }: OneGuest): Promise<StoredGuest> {
  const guest = await lockGuest(context.sql, id, guestId);
  if (guest === undefined) throw fail(errors.guestNotFound);
  return guest;
}

/** Replies are recorded while the meeting is ahead, who came once it has begun. */
export async function changeGuest(context: Context, { state, ...one }: GuestChange & OneGuest): Promise<GuestKept> {
  await openFor(context, { id: one.id, act: replies.has(state) ? 'invite' : 'sign' });
  const guest = await guestOf(context, one);
  requireWay(guest.state, state, context.language);
  const at = context.clock.now();
  await updateGuest(context.sql, guest.id, {
    state,
    at,
    ...replyIn(state),
    ...(state === 'SIGNED_IN' ? { signed_in_at: at, sign_in_way: 'STAFF' as const } : {}),
    ...(state === 'SIGNED_OUT' ? { signed_out_at: at } : {}),
  });
  if (!replies.has(state)) await touchDoctors(context, { source: 'meeting_guests', ids: [guest.id] });
  return { id: guest.id, state };
}

export async function addWalkIn(context: Context, { id, name, hospital }: WalkIn & { id: string }): Promise<GuestKept> {
  await openFor(context, { id, act: 'sign' });
  const guestId = await insertWalkIn(context.sql, id, { name, hospital, at: context.clock.now() });
  return { id: guestId, state: 'TO_RECONCILE' };
}

/** From here on the walk-in counts as a guest, under the doctor's name. */
export async function reconcileGuest(
  context: Context,
  { doctorId, ...one }: Reconciliation & OneGuest,
): Promise<GuestKept> {
  const { sql, user, clock } = context;
  await openFor(context, { id: one.id, act: 'sign' });
  const guest = await guestOf(context, one);
  requireWay(guest.state, 'RECONCILED', context.language);
  const name = await selectDoctorName(sql, user, doctorId);
  if (name === undefined) {
    const message = outOfRange[context.language];
    throw fail(coreErrors.badInput, { fields: 'body.doctorId' }, [{ field: 'body.doctorId', message }]);
  }
  if (await selectIsGuest(sql, one.id, doctorId)) throw fail(errors.alreadyGuest, { name });
  await updateGuest(sql, guest.id, { state: 'RECONCILED', at: clock.now(), doctor_id: doctorId });
  await touchDoctors(context, { source: 'meeting_guests', ids: [guest.id] });
  return { id: guest.id, state: 'RECONCILED' };
}

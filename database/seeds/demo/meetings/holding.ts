// A meeting of the demo is held, reported and accepted on its day, by the product's own steps.
import {
  acceptMeeting,
  addWalkIn,
  changeGuest,
  confirmMeeting,
  endMeeting,
  insertEvidence,
  startMeeting,
} from '../../../../apps/server/src/modules/meetings/index.ts';
import type { Transaction } from '../../reference/index.ts';
import type { ActingContext, ActingUser } from '../acting.ts';
import { addDays, momentOf } from '../days.ts';
import { random } from '../random.ts';
import { actAfterSignIn } from './after-sign-in.ts';
import { evidenceOf } from './evidence.ts';
import type { Place } from './places.ts';
import type { SeedMeeting } from './planned-meetings.ts';

export type As = (user: ActingUser, day: string, minute?: number) => ActingContext;

export interface Storing {
  readonly as: As;
  readonly one: SeedMeeting;
  readonly at: number;
  readonly day: string;
  readonly today: string;
  readonly place: Place;
  /** What the contract of each active speaker pays an hour, CNY, by the id of the doctor. */
  readonly fees: ReadonlyMap<string, number>;
  readonly compliance: ActingUser;
  readonly materialId: string | undefined;
}

export const minuteOf = ({ minute }: SeedMeeting, at: number): number => minute ?? 14 * 60 + 30 * (at % 5);

/** Held, reported and accepted, as far as it has come. */
export async function holdMeeting(tx: Transaction, holding: Storing & { id: string }): Promise<void> {
  const { as, one, at, day, place, compliance, id } = holding;
  const { owner } = place;
  const times = heldTimes(one, at);
  const guests = await tx<{ id: string; doctorId: string }[]>`
    select id::text, doctor_id::text as "doctorId" from meeting_guests where enterprise_id = app.enterprise_id() and meeting_id = ${id} order by id`;
  const present = guests.slice(0, guests.length - absentFrom(one, at));
  // The pictures of what is reported are worked on while the database is.
  const isReported = one.until === 'CONFIRM_REVIEW' || one.until === 'CONFIRMED';
  const evidence = isReported ? evidenceOf({ one, at, guests: present.length }) : Promise.resolve([]);
  // Most answer the day before; whoever stays away, and some who come all the same, said nothing.
  for (const [place_, guest] of present.entries())
    if (place_ % 4 !== 3)
      await changeGuest(as(owner, addDays(day, -1), 600 + place_), { id, guestId: guest.id, state: 'ACCEPTED' });
  await startMeeting(as(owner, day, times.begin), id);
  for (const [place_, guest] of present.entries())
    await changeGuest(as(owner, day, times.signIn(place_)), { id, guestId: guest.id, state: 'SIGNED_IN' });
  if (one.newDoctor !== undefined)
    await addWalkIn(as(owner, day, times.end - 10), { id, name: one.newDoctor.name, hospital: place.hospital.name });
  if (one.until === 'IN_PROGRESS') return;
  await endMeeting(as(owner, day, times.end), id);
  for (const [place_, { doctorId }] of present.entries())
    await actAfterSignIn(as(owner, day, times.end + 5), { id, doctorId, at, place: place_ });
  if (!isReported) return;
  const when = new Date(momentOf(addDays(day, 1), 600));
  for (const file of await evidence) await insertEvidence(tx, { ...file, meetingId: id, userId: owner.id, at: when });
  const costs = await tx<{ id: string; estimate: number }[]>`
    select id::text, (price * quantity)::float8 as estimate from meeting_costs
    where enterprise_id = app.enterprise_id() and meeting_id = ${id} order by position`;
  const { share, comment } = one.overrun ?? { share: 0.94, comment: '' };
  const spent = costs.map((cost, place_) => ({
    id: cost.id,
    actual: place_ === 0 ? Math.round(cost.estimate * share) : cost.estimate,
  }));
  const comments = one.overrun === undefined ? [] : [{ code: 'S10', comment }];
  await confirmMeeting(as(owner, addDays(day, 2)), { id, costs: spent, note: '按计划举行', comments });
  if (one.until === 'CONFIRM_REVIEW') return;
  await acceptMeeting(as(compliance, addDays(day, 4)), id);
}

/** How many of the guests do not come; or have not come yet, while it is going on. */
function absentFrom({ until, fraud }: SeedMeeting, at: number): number {
  if (until === 'IN_PROGRESS') return 3;
  return at % 3 === 0 && fraud === undefined ? 1 : 0;
}

/** Minutes after midnight; guests come as they come. */
function heldTimes(one: SeedMeeting, at: number) {
  const randomly = random('sign-in', at);
  const minute = minuteOf(one, at);
  const seconds = Array.from({ length: 40 }, () => randomly.between(8, 190));
  const arrival = (guest: number): number => seconds.slice(0, guest + 1).reduce((sum, some) => sum + some, 0) / 60;
  if (one.fraud?.kind === 'PHOTO')
    return { begin: minute, end: minute + 118, signIn: (guest: number) => minute + 20 + guest / 30 };
  if (one.fraud?.kind === 'TWO_PLACES') {
    const begin = 14 * 60 + 50;
    return { begin, end: begin + 34, signIn: (guest: number) => begin + 2 + arrival(guest) };
  }
  const end = minute + 116 + randomly.between(0, 14);
  return { begin: minute - 15, end, signIn: (guest: number) => minute - 12 + arrival(guest) };
}

// A doctor signs in on the own phone by its number: a guest is signed in, anybody else waits as a walk-in to be matched.
import { meetingErrors as errors } from '@yijian/contract/meetings';
import { touchedTopic } from '../../doctors/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { PublicContext } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { stateInWords } from '../meetings.policy.ts';
import { mayBecome } from './guests.policy.ts';
import { updateGuest } from './holding.sql.ts';
import { selectDoctorCard, type OpenMeetingRow } from './invitations.sql.ts';
import { insertPhoneWalkIn, lockGuestOf, type SignedGuest } from './phone-sign-in.sql.ts';
import { venueOf } from './sign-in-code.policy.ts';
import { numberOfWalkIn, traceOf, type PhonePlace } from './sign-in-trace.policy.ts';

export interface PhoneSignIn extends PhonePlace {
  readonly meeting: OpenMeetingRow;
  readonly phone: string;
  /** Who has the phone; null where nobody has, or two have. */
  readonly doctorId: string | null;
  /** By the code of the screen and a code by SMS; otherwise the number alone was given. */
  readonly isProved: boolean;
  readonly address: string;
}

export interface SignedIn {
  readonly signedInAt: Date;
  /** False for a walk-in, who counts once staff matched him or her to a doctor. */
  readonly isGuest: boolean;
}

/** Once however often it is asked; a proof that comes later makes an unproved sign-in a proved one. Throws notOpen. */
export async function signInByNumber(context: PublicContext, one: PhoneSignIn): Promise<SignedIn> {
  const { meeting, doctorId } = one;
  const { sql, language } = context;
  if (meeting.state !== 'IN_PROGRESS') throw fail(errors.notOpen, { state: stateInWords(meeting.state, language) });
  const guest = doctorId === null ? undefined : await lockGuestOf(sql, meeting.id, doctorId);
  return guest === undefined ? walkIn(context, one) : signGuestIn(context, one, guest);
}

async function signGuestIn(context: PublicContext, one: PhoneSignIn, guest: SignedGuest): Promise<SignedIn> {
  const { sql, clock } = context;
  const at = clock.now();
  const isThere = !mayBecome(guest.state, 'SIGNED_IN');
  const gainsProof = isThere && guest.way === 'PHONE' && one.isProved;
  const signedInAt = isThere ? (guest.signedInAt ?? at) : at;
  if (isThere && !gainsProof) return { signedInAt, isGuest: true };
  await updateGuest(sql, guest.id, {
    state: isThere ? guest.state : 'SIGNED_IN',
    at,
    signed_in_at: signedInAt,
    sign_in_way: wayOf(one),
    ...traceIn(context, one),
  });
  await emit(context, touchedTopic, { source: 'meeting_guests', ids: [guest.id] });
  return { signedInAt, isGuest: true };
}

/** Named by the record of the doctor where the phone is proved, and by the end of the number otherwise. */
async function walkIn(context: PublicContext, one: PhoneSignIn): Promise<SignedIn> {
  const { sql, clock, language, vault, enterprise } = context;
  const { meeting, doctorId, phone, isProved } = one;
  const card = isProved && doctorId !== null ? await selectDoctorCard(sql, doctorId, language) : undefined;
  const tail = phone.slice(-4);
  const signedInAt = await insertPhoneWalkIn(sql, meeting.id, {
    walk_in_name: card?.name ?? { zh: `手机尾号 ${tail}`, en: `Phone ending in ${tail}` }[language],
    walk_in_hospital: card?.hospitalName ?? '',
    sign_in_way: wayOf(one),
    sign_in_phone: numberOfWalkIn({ vault, enterpriseId: enterprise.id, meetingId: meeting.id }, phone),
    ...traceIn(context, one),
    at: clock.now(),
  });
  return { signedInAt, isGuest: false };
}

const wayOf = ({ isProved }: PhoneSignIn): 'CODE' | 'PHONE' => (isProved ? 'CODE' : 'PHONE');

const traceIn = ({ vault, enterprise }: PublicContext, { meeting, address, ...phone }: PhoneSignIn) =>
  traceOf({ vault, enterpriseId: enterprise.id, meetingId: meeting.id, venue: venueOf(meeting), phone, address });

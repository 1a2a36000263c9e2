// What a sign-in on a doctor's own phone leaves behind: how far and how exact, and numbers that show equal places and addresses alone.
import type { SignInTrace } from './holding.sql.ts';
import { metresBetween, type CodeOf, type Place } from './sign-in-code.policy.ts';

export interface PhonePlace {
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  /** Metres that the position may be off. */
  readonly accuracy?: number | undefined;
}

interface Left extends CodeOf {
  /** Null where the venue has no position. */
  readonly venue: Place | null;
  readonly phone: PhonePlace;
  readonly address: string;
}

export const placeOf = ({ latitude, longitude }: PhonePlace): Place | null =>
  latitude === undefined || longitude === undefined ? null : { latitude, longitude };

/** By this number a walk-in who comes again is found without the phone being stored. */
export const numberOfWalkIn = ({ vault, enterpriseId, meetingId }: CodeOf, phone: string): Buffer =>
  vault.searchNumber({ enterpriseId, table: 'meeting_guests', field: 'SIGN_IN_PHONE' }, `${meetingId} ${phone}`);

export function traceOf({ vault, enterpriseId, meetingId, venue, phone, address }: Left): SignInTrace {
  const place = placeOf(phone);
  const numberOf = (field: string, value: string): Buffer =>
    vault.searchNumber({ enterpriseId, table: 'meeting_guests', field }, `${meetingId} ${value}`);
  return {
    sign_in_metres: place === null || venue === null ? null : Math.round(metresBetween(venue, place)),
    sign_in_accuracy: place === null || phone.accuracy === undefined ? null : Math.round(phone.accuracy),
    // No two phones are at the same tenth of a metre, and one that was told where to be is.
    sign_in_point:
      place === null ? null : numberOf('SIGN_IN_POINT', `${place.latitude.toFixed(6)} ${place.longitude.toFixed(6)}`),
    sign_in_address: address === '' ? null : numberOf('SIGN_IN_ADDRESS', address),
  };
}

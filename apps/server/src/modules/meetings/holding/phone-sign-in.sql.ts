// Statements of signing in by the number of a phone.
import type { GuestState, SignInWay } from '@yijian/contract/meetings';
import type { Sql } from '../../../platform/db/index.ts';
import type { SignInTrace } from './holding.sql.ts';

export interface SignedGuest {
  readonly id: string;
  readonly state: GuestState;
  readonly way: SignInWay | null;
  readonly signedInAt: Date | null;
}

export async function lockGuestOf(sql: Sql, meetingId: string, doctorId: string): Promise<SignedGuest | undefined> {
  const [row] = await sql<SignedGuest[]>`
    select id, state, sign_in_way as way, signed_in_at as "signedInAt" from meeting_guests
    where enterprise_id = app.enterprise_id() and meeting_id = ${meetingId} and doctor_id = ${doctorId} for update`;
  return row;
}

export interface PhoneWalkIn extends SignInTrace {
  readonly walk_in_name: string;
  readonly walk_in_hospital: string;
  readonly sign_in_way: SignInWay;
  readonly sign_in_phone: Buffer;
  readonly at: Date;
}

/** One row for a phone; answers when it signed in first. A proof replaces what was known without it. */
export async function insertPhoneWalkIn(sql: Sql, meetingId: string, { at, ...walkIn }: PhoneWalkIn): Promise<Date> {
  const state = 'TO_RECONCILE' satisfies GuestState;
  const row = {
    ...walkIn,
    meeting_id: meetingId,
    state,
    source: 'WALK_IN',
    signed_in_at: at,
    created_at: at,
    updated_at: at,
  };
  const [kept] = await sql<{ at: Date }[]>`
    insert into meeting_guests ${sql(row)}
    on conflict (enterprise_id, meeting_id, sign_in_phone) where sign_in_phone is not null do update
    set walk_in_name = excluded.walk_in_name, walk_in_hospital = excluded.walk_in_hospital, sign_in_way = excluded.sign_in_way,
      updated_at = excluded.updated_at
    where meeting_guests.sign_in_way = 'PHONE' and excluded.sign_in_way = 'CODE' and meeting_guests.state = ${state}
    returning signed_in_at as at`;
  if (kept !== undefined) return kept.at;
  const [earlier] = await sql<[{ at: Date }]>`
    select signed_in_at as at from meeting_guests
    where enterprise_id = app.enterprise_id() and meeting_id = ${meetingId} and sign_in_phone = ${walkIn.sign_in_phone}`;
  return earlier.at;
}

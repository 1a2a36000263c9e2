// A doctor's own invitations: answered, signed in to with the code on the screen, signed out of (product: Attendee machine).
import { meetingErrors as errors, type GuestState, type SignInCode } from '@yijian/contract/meetings';
import { touchedTopic } from '../../doctors/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context, PublicContext } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { openFor } from '../content/content.service.ts';
import { stateInWords } from '../meetings.policy.ts';
import { replies, replyIn, requireWay } from './guests.policy.ts';
import { updateGuest, type SignInTrace } from './holding.sql.ts';
import {
  lockInvitation,
  selectAttended,
  selectInvitations,
  selectOpenMeeting,
  type Invitation,
  type OpenMeetingRow,
} from './invitations.sql.ts';
import { meetingIdOf, publicIdOf } from './public-id.policy.ts';
import { MOST_METRES, codeNow, isCodeGood, metresBetween, needsPlace, venueOf } from './sign-in-code.policy.ts';
import { placeOf, traceOf, type PhonePlace } from './sign-in-trace.policy.ts';

interface OneInvitation {
  readonly id: string;
  readonly doctorId: string;
}

export function listInvitations(context: PublicContext, doctorId: string): Promise<Invitation[]> {
  return selectInvitations(context.sql, { doctorId, now: context.clock.now() });
}

export async function findInvitation(context: PublicContext, { id, doctorId }: OneInvitation): Promise<Invitation> {
  const now = context.clock.now();
  const [invitation] = await selectInvitations(context.sql, { doctorId, meetingId: id, now });
  if (invitation === undefined) throw fail(errors.guestNotFound);
  return invitation;
}

function requireState(context: PublicContext, { state }: Invitation, wanted: readonly string[]): void {
  if (!wanted.includes(state)) throw fail(errors.notOpen, { state: stateInWords(state, context.language) });
}

async function move(
  context: PublicContext,
  { guestId }: Invitation,
  { state, trace }: { state: GuestState & ('ACCEPTED' | 'DECLINED' | 'SIGNED_IN' | 'SIGNED_OUT'); trace?: SignInTrace },
): Promise<void> {
  const { sql, language, clock } = context;
  const from = await lockInvitation(sql, guestId);
  requireWay(from, state, language);
  const at = clock.now();
  await updateGuest(sql, guestId, {
    state,
    at,
    ...replyIn(state),
    ...(state === 'SIGNED_IN' ? { signed_in_at: at, sign_in_way: 'CODE' as const, ...trace } : {}),
    ...(state === 'SIGNED_OUT' ? { signed_out_at: at } : {}),
  });
  if (!replies.has(state)) await emit(context, touchedTopic, { source: 'meeting_guests', ids: [guestId] });
}

export async function answerInvitation(
  context: PublicContext,
  { state, ...one }: OneInvitation & { readonly state: 'ACCEPTED' | 'DECLINED' },
): Promise<Invitation> {
  const invitation = await findInvitation(context, one);
  requireState(context, invitation, ['APPROVED', 'CHANGE_APPROVAL']);
  await move(context, invitation, { state });
  return findInvitation(context, one);
}

export interface SignIn extends PhonePlace {
  readonly code: string;
}

/** Throws what is wrong with the code or the place; nothing is written. */
export async function requireSignIn(context: PublicContext, { code, ...one }: OneInvitation & SignIn): Promise<void> {
  const invitation = await findInvitation(context, one);
  requireState(context, invitation, ['IN_PROGRESS']);
  const of = { vault: context.vault, enterpriseId: context.enterprise.id, meetingId: one.id };
  if (!isCodeGood(of, { code, now: context.clock.now() })) throw fail(errors.signCodeWrong);
  requireNear(invitation, one);
}

function requireNear(invitation: Invitation, phone: PhonePlace): void {
  if (!needsPlace(invitation)) return;
  const place = placeOf(phone);
  if (place === null) throw fail(errors.placeMissing);
  const metres = Math.round(metresBetween(venueOf(invitation)!, place));
  if (metres > MOST_METRES) throw fail(errors.tooFar, { metres });
}

/** Keeps how far the phone was, and numbers that tell whether others were at the very same place or address. */
export async function signInAsGuest(
  context: PublicContext,
  { address, ...one }: OneInvitation & PhonePlace & { readonly address: string },
): Promise<Invitation> {
  const invitation = await findInvitation(context, one);
  requireState(context, invitation, ['IN_PROGRESS']);
  const { vault, enterprise } = context;
  const of = { vault, enterpriseId: enterprise.id, meetingId: one.id };
  const trace = traceOf({ ...of, venue: venueOf(invitation), phone: one, address });
  await move(context, invitation, { state: 'SIGNED_IN', trace });
  return findInvitation(context, one);
}

export async function signOutAsGuest(context: PublicContext, one: OneInvitation): Promise<Invitation> {
  const invitation = await findInvitation(context, one);
  requireState(context, invitation, ['IN_PROGRESS', 'TO_CONFIRM']);
  await move(context, invitation, { state: 'SIGNED_OUT' });
  return findInvitation(context, one);
}

/** What the screen of the meeting shows, for whoever may sign guests in. */
export async function findSignInCode(context: Context, id: string): Promise<SignInCode> {
  return context.transaction(async (inner) => {
    await openFor(inner, { id, act: 'sign' });
    const { vault, enterprise, clock } = inner;
    const { code, until } = codeNow({ vault, enterpriseId: enterprise.id, meetingId: id }, clock.now());
    const publicId = publicIdOf({ vault, enterpriseId: enterprise.id, meetingId: id });
    return { code, until: until.toISOString(), ...(await selectAttended(inner.sql, id)), publicId };
  });
}

/** A meeting by its public number; undefined when there is none, or it is not approved. */
export async function findOpenMeeting(
  context: PublicContext,
  publicId: string,
): Promise<(OpenMeetingRow & { readonly needsPlace: boolean }) | undefined> {
  const { sql, vault, enterprise } = context;
  const id = meetingIdOf({ vault, enterpriseId: enterprise.id }, publicId);
  const meeting = id === undefined ? undefined : await selectOpenMeeting(sql, id);
  return meeting === undefined ? undefined : { ...meeting, needsPlace: needsPlace(meeting) };
}

/** Whether this is the code that the meeting shows now. */
export function isMeetingCodeGood(context: PublicContext, { id, code }: { id: string; code: string }): boolean {
  const { vault, enterprise, clock } = context;
  return isCodeGood({ vault, enterpriseId: enterprise.id, meetingId: id }, { code, now: clock.now() });
}

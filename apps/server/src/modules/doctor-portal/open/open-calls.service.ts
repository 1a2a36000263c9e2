// What is asked without a token: hospitals by name, a meeting by its public number, its code, signing in by phone (specification 7.3).
import { createHash } from 'node:crypto';
import {
  MOST_HOSPITALS,
  doctorPortalErrors as errors,
  type MeetingTicket,
  type OpenHospital,
  type OpenMeeting,
  type OpenSignIn,
  type OpenSignedIn,
} from '@yijian/contract/doctor-portal';
import { meetingErrors } from '@yijian/contract/meetings';
import { findOpenMeeting, isMeetingCodeGood, signInByNumber, type PhoneSignIn } from '../../meetings/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { OpenContext, PublicContext } from '../../../platform/http/index.ts';
import { hashOfCode, makeToken, phoneOf } from '../doctor-portal.policy.ts';
import { updateUsed } from '../doctor-portal.sql.ts';
import { findHolder, requireCode } from '../doctor-sessions.service.ts';
import {
  codesFromAddress,
  codesOfMeeting,
  hospitalNames,
  signIns,
  ticketEnd,
  unknownMeetings,
} from './limits.policy.ts';
import { countAsks } from './limits.service.ts';
import { insertTicket, selectTicket, updateAsk, updateTicket, type Ticket } from './limits.sql.ts';
import { selectHospitalsByName } from './open-calls.sql.ts';

type OpenMeetingOf = NonNullable<Awaited<ReturnType<typeof findOpenMeeting>>>;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** An address hears so many names an hour; what it may hear at most is counted first, what it heard in the end. */
export async function findHospitals(context: OpenContext, keyword: string): Promise<OpenHospital[]> {
  const { sql, language, address } = context;
  const limits = [[hospitalNames, address]] as const;
  const [ask] = await countAsks(context, { limits, amount: MOST_HOSPITALS, refusal: errors.tooManyCalls });
  const found = await selectHospitalsByName(sql, { keyword, language, most: MOST_HOSPITALS });
  // An answer without names costs one: what there is not is found out by asking as well.
  await updateAsk(sql, ask!, Math.max(1, found.length));
  return found;
}

/**
 * Only numbers that are none are counted, each before it is answered. A right one counts for nothing, not even for a
 * moment: a whole audience scans the same code at once, and nobody guesses the part of it that is made under a key.
 */
async function requireMeeting(context: OpenContext, publicId: string): Promise<OpenMeetingOf> {
  const meeting = await findOpenMeeting(context, publicId);
  if (meeting !== undefined) return meeting;
  const limits = [[unknownMeetings, context.address]] as const;
  await countAsks(context, { limits, amount: 1, refusal: errors.tooManyCalls });
  throw fail(errors.meetingUnknown);
}

export async function expandMeeting(context: OpenContext, publicId: string): Promise<OpenMeeting> {
  const { enterprise, language } = context;
  const meeting = await requireMeeting(context, publicId);
  const { id: _id, state, latitude: _latitude, longitude: _longitude, startsAt, endsAt, ...shown } = meeting;
  return {
    ...shown,
    enterpriseName: language === 'zh' ? enterprise.name : enterprise.enName || enterprise.name,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    isOpen: state === 'IN_PROGRESS',
  };
}

/** An entry counts as wrong until it proves right; a meeting that is none, or not open, answers like a wrong code. */
export async function validateMeetingCode(
  context: OpenContext,
  { meetingId: publicId, realm, code }: { meetingId: string; realm: string; code: string },
): Promise<MeetingTicket> {
  const { sql, enterprise, clock, address } = context;
  if (realm !== enterprise.realm) throw fail(errors.realmUnknown);
  const limits = [
    [codesFromAddress, `${address} ${publicId}`],
    [codesOfMeeting, publicId],
  ] as const;
  const asks = await countAsks(context, { limits, amount: 1, refusal: errors.meetingCodeBlocked });
  const meeting = await findOpenMeeting(context, publicId);
  if (meeting?.state !== 'IN_PROGRESS' || !isMeetingCodeGood(context, { id: meeting.id, code }))
    throw fail(meetingErrors.signCodeWrong);
  for (const ask of asks) await updateAsk(sql, ask, 0);
  const ticket = makeToken();
  const at = clock.now();
  const endsAt = ticketEnd(at);
  await insertTicket(sql, { meetingId: meeting.id, token: hashOf(ticket), address, at, expiresAt: endsAt });
  return { ticket, endsAt: endsAt.toISOString() };
}

/**
 * A meeting and a phone are enough. The ticket shows that its holder saw the screen, the code by SMS who it is: with both the
 * sign-in is proved. What is given is checked, and opens once; the same call again writes nothing and answers the same.
 */
export async function signInByPhone(
  context: OpenContext,
  { meetingId: publicId, ticket, phone: spelled, code, ...place }: OpenSignIn,
): Promise<OpenSignedIn> {
  const { enterprise, vault, clock, address } = context;
  const limits = [[signIns, `${address} ${publicId}`]] as const;
  await countAsks(context, { limits, amount: 1, refusal: errors.tooManyCalls });
  const meeting = await requireMeeting(context, publicId);
  const phone = phoneOf(spelled);
  const proof = code === undefined ? null : hashOfCode(vault, { enterpriseId: enterprise.id, phone }, code);
  const seen =
    ticket === undefined ? undefined : await requireTicket(context, { ticket, proof, meetingId: meeting.id });
  const one = { ...place, meeting, phone, address };
  if (seen?.isUsed === true) return context.inTransaction((inner) => signedIn(inner, { ...one, isProved: true }));
  const known = code === undefined ? undefined : await requireCode(context, { phone, code, purpose: 'SIGN_IN' });
  if (known?.doctorId === null) throw fail(errors.codeWrong);
  return context.inTransaction(async (inner) => {
    const at = clock.now();
    // Shown without a code the ticket stays good: the code by SMS may still arrive.
    if (seen !== undefined && proof !== null && !(await updateTicket(inner.sql, seen.id, { proof, at })))
      throw fail(meetingErrors.signCodeWrong);
    if (known !== undefined && !(await updateUsed(inner.sql, known.id, at))) throw fail(errors.codeWrong);
    return signedIn(inner, { ...one, isProved: seen !== undefined && known !== undefined });
  });
}

async function requireTicket(
  { sql, clock, address }: OpenContext,
  { ticket, ...held }: { ticket: string; proof: Buffer | null; meetingId: string },
): Promise<Ticket> {
  const found = await selectTicket(sql, { ...held, token: hashOf(ticket), address, now: clock.now() });
  if (found === undefined) throw fail(meetingErrors.signCodeWrong);
  return found;
}

/** Without proof the answer is the same for every phone: whose it is, and whether that doctor is there, is nobody's to ask. */
async function signedIn(context: PublicContext, one: Omit<PhoneSignIn, 'doctorId'>): Promise<OpenSignedIn> {
  const doctorId = await findHolder(context, one.phone);
  const { signedInAt, isGuest } = await signInByNumber(context, { ...one, doctorId });
  const { title } = one.meeting;
  if (!one.isProved) return { title, signedInAt: null, isConfirmed: false };
  return { title, signedInAt: signedInAt.toISOString(), isConfirmed: isGuest };
}

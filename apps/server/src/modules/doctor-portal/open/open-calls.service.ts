// What is asked without a token: hospitals by name, a meeting by its public number, its code, signing in by phone (specification 7.3).
import { createHash } from 'node:crypto';
import {
  MOST_HOSPITALS,
  doctorPortalErrors as errors,
  type MeetingTicket,
  type OpenHospital,
  type OpenMeeting,
  type OpenSignIn,
} from '@yijian/contract/doctor-portal';
import { meetingErrors } from '@yijian/contract/meetings';
import { findOpenMeeting, isMeetingCodeGood, requirePresence, signInAsGuest } from '../../meetings/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { OpenContext } from '../../../platform/http/index.ts';
import { makeToken } from '../doctor-portal.policy.ts';
import { updateUsed } from '../doctor-portal.sql.ts';
import { requireCode } from '../doctor-sessions.service.ts';
import { codesFromAddress, codesOfMeeting, hospitalNames, ticketEnd, unknownMeetings } from './limits.policy.ts';
import { countAsks } from './limits.service.ts';
import { insertTicket, selectTicket, updateAsk, updateTicket } from './limits.sql.ts';
import { selectHospitalsByName } from './open-calls.sql.ts';

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

/** Only numbers that are none are counted: a whole audience scans the same code at once. */
export async function expandMeeting(context: OpenContext, publicId: string): Promise<OpenMeeting> {
  const { enterprise, language, address } = context;
  const limits = [[unknownMeetings, address]] as const;
  const [ask] = await countAsks(context, { limits, amount: 1, refusal: errors.tooManyCalls });
  const meeting = await findOpenMeeting(context, publicId);
  if (meeting === undefined) throw fail(errors.meetingUnknown);
  await updateAsk(context.sql, ask!, 0);
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

/** The ticket shows that its holder saw the screen, the code by SMS who it is; each opens once. */
export async function signInByPhone(
  context: OpenContext,
  { meetingId: publicId, ticket, phone, code, ...place }: OpenSignIn,
): Promise<{ title: string; signedInAt: string | null }> {
  const { sql, clock, address } = context;
  const now = clock.now();
  const meeting = await findOpenMeeting(context, publicId);
  const held = { token: hashOf(ticket), address, now };
  const ticketId = meeting === undefined ? undefined : await selectTicket(sql, { ...held, meetingId: meeting.id });
  if (meeting === undefined || ticketId === undefined) throw fail(meetingErrors.signCodeWrong);
  const { id: codeId, doctorId } = await requireCode(context, { phone, code, purpose: 'SIGN_IN' });
  if (doctorId === null) throw fail(errors.codeWrong);
  const one = { ...place, id: meeting.id, doctorId };
  await requirePresence(context, one);
  const { title, signedInAt } = await context.inTransaction(async (inner) => {
    if (!(await updateTicket(inner.sql, ticketId, now))) throw fail(meetingErrors.signCodeWrong);
    if (!(await updateUsed(inner.sql, codeId, now))) throw fail(errors.codeWrong);
    return signInAsGuest(inner, { ...one, address });
  });
  return { title, signedInAt: signedInAt?.toISOString() ?? null };
}

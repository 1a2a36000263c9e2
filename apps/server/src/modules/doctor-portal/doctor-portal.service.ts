// What a signed-in doctor sees and does: own invitations, signing in at a meeting, own consents.
import { coreErrors } from '@yijian/contract/core';
import {
  doctorPortalErrors as errors,
  type DoctorConsent,
  type DoctorMeeting,
  type DoctorSelf,
} from '@yijian/contract/doctor-portal';
import { meetingErrors } from '@yijian/contract/meetings';
import type { ConsentChannel, ConsentPurpose } from '@yijian/contract/privacy';
import {
  answerInvitation,
  findInvitation,
  listInvitations,
  meetingCalendar,
  needsPlace,
  requireSignIn,
  selectDoctorCard,
  signInAsGuest,
  signOutAsGuest,
  type Invitation,
} from '../meetings/index.ts';
import { listOwnConsents, withdrawOwnConsent } from '../privacy/index.ts';
import { Failure, fail } from '../../platform/errors/index.ts';
import { FileReply, type DoctorContext } from '../../platform/http/index.ts';
import { deleteWrongCode, insertWrongCode } from './doctor-portal.sql.ts';

const BLOCKED = 600_000;
const MOST_WRONG = 5;

const momentOf = (at: Date | null): string | null => at?.toISOString() ?? null;

function shown(invitation: Invitation): DoctorMeeting {
  const { guestId: _guest, latitude: _latitude, longitude: _longitude, version: _version, ...rest } = invitation;
  return {
    ...rest,
    needsPlace: needsPlace(invitation),
    startsAt: momentOf(rest.startsAt),
    endsAt: momentOf(rest.endsAt),
    signedInAt: momentOf(rest.signedInAt),
    signedOutAt: momentOf(rest.signedOutAt),
  };
}

export async function findSelf(context: DoctorContext): Promise<DoctorSelf> {
  const { sql, enterprise, doctor, language } = context;
  const card = await selectDoctorCard(sql, doctor.id, language);
  if (card === undefined) throw fail(coreErrors.unauthorized);
  const enterpriseName = language === 'zh' ? enterprise.name : enterprise.enName || enterprise.name;
  return { id: doctor.id, ...card, enterpriseName };
}

export async function listOwnMeetings(context: DoctorContext): Promise<DoctorMeeting[]> {
  return (await listInvitations(context, context.doctor.id)).map(shown);
}

export async function replyToMeeting(
  context: DoctorContext,
  input: { id: string; state: 'ACCEPTED' | 'DECLINED' },
): Promise<DoctorMeeting> {
  return shown(await answerInvitation(context, { ...input, doctorId: context.doctor.id }));
}

/** For the doctor's own calendar; a meeting that was cancelled takes its entry out again. */
export async function findCalendar(context: DoctorContext, id: string): Promise<FileReply> {
  const { enterprise, doctor, clock, language } = context;
  const invitation = await findInvitation(context, { id, doctorId: doctor.id });
  const { startsAt, endsAt, state, onlineLink } = invitation;
  if (startsAt === null || endsAt === null) throw fail(meetingErrors.guestNotFound);
  const asked = { realm: enterprise.realm, at: clock.now(), language };
  const isCancelled = state === 'CANCELLED';
  const url = onlineLink.startsWith('https://') && !isCancelled ? onlineLink : '';
  const content = meetingCalendar({ ...invitation, startsAt, endsAt }, { ...asked, url, isCancelled });
  return new FileReply('meeting.ics', 'text/calendar', content);
}

interface AtTheDoor {
  readonly id: string;
  readonly code: string;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly accuracy?: number | undefined;
}

/** An entry counts as wrong until it proves right, so that many at once are no more than as many. */
export async function signInAtMeeting(context: DoctorContext, input: AtTheDoor): Promise<DoctorMeeting> {
  const one = { ...input, doctorId: context.doctor.id };
  const at = context.clock.now();
  const since = new Date(at.getTime() - BLOCKED);
  const entry = { doctorId: one.doctorId, at, since, most: MOST_WRONG };
  const counted = await context.inTransaction(({ sql }) => insertWrongCode(sql, entry));
  if (counted === undefined) throw fail(errors.meetingCodeBlocked);
  const forget = (): Promise<void> => deleteWrongCode(context.sql, counted);
  try {
    await requireSignIn(context, one);
  } catch (error) {
    const isWrong = error instanceof Failure && error.row.code === meetingErrors.signCodeWrong.code;
    if (!isWrong) await forget();
    throw error;
  }
  await forget();
  const { address } = context;
  return shown(await context.inTransaction((inner) => signInAsGuest(inner, { ...one, address })));
}

export async function signOutOfMeeting(context: DoctorContext, id: string): Promise<DoctorMeeting> {
  return shown(await signOutAsGuest(context, { id, doctorId: context.doctor.id }));
}

export async function listConsents(context: DoctorContext): Promise<DoctorConsent[]> {
  const consents = await listOwnConsents(context, context.doctor.id);
  return consents.map((consent) => ({ ...consent, at: consent.at.toISOString() }));
}

export async function withdrawConsent(
  context: DoctorContext,
  key: { purpose: ConsentPurpose; channel: ConsentChannel },
): Promise<DoctorConsent[]> {
  const { id, sessionId } = context.doctor;
  await withdrawOwnConsent(context, { ...key, doctorId: id, evidence: `doctor portal, session ${sessionId}` });
  return listConsents(context);
}

// What doctors' pages ask without a token: hospitals, a meeting by its public number, its code, registration (specification 7.3).
import { z } from 'zod';
import { Id, Moment, maybe, text } from '../../core/index.ts';
import { MeetingFormat } from '../../meetings/index.ts';
import { SixDigits } from '../doctor-portal.schema.ts';

/** Hospitals in one answer of findByHospital, and in all answers to one address within an hour. */
export const MOST_HOSPITALS = 10;
export const HOSPITALS_AN_HOUR = 190;

/** The number of a meeting in public addresses: its id and a part that nobody can guess. */
export const PublicMeetingId = text(40, 1).describe('Public number of the meeting, from its QR code');

export const HospitalSearch = z.strictObject({ keyword: text(40, 2).describe('Part of the name, or pinyin') });
export const OpenHospital = z.object({ id: Id, name: z.string(), cityName: z.string() });
export type OpenHospital = z.infer<typeof OpenHospital>;

export const OpenMeeting = z.object({
  title: z.string(),
  enterpriseName: z.string(),
  format: MeetingFormat,
  startsAt: maybe(Moment),
  endsAt: maybe(Moment),
  venueName: z.string(),
  address: z.string(),
  isOpen: z.boolean().describe('Whether doctors can sign in now'),
  needsPlace: z.boolean(),
  agenda: z.array(z.object({ topic: z.string(), minutes: z.int() })),
});
export type OpenMeeting = z.infer<typeof OpenMeeting>;

export const CodeQuery = z.strictObject({ meetingId: PublicMeetingId, realm: text(60, 1) });
export const MeetingCode = z.strictObject({ code: SixDigits.describe('The code on the screen of the meeting') });
export const MeetingTicket = z.object({
  ticket: z.string().describe('Signs one doctor in, from the same address'),
  endsAt: Moment,
});
export type MeetingTicket = z.infer<typeof MeetingTicket>;

const degrees = (most: number) => z.coerce.number().min(-most).max(most).optional();

export const OpenSignIn = z.strictObject({
  meetingId: PublicMeetingId,
  ticket: text(60, 1).optional().describe('Shows that its holder saw the screen of the meeting'),
  phone: text(30, 6),
  code: SixDigits.optional().describe(
    'The one-time code that was sent to the phone; with a ticket the sign-in is proved',
  ),
  latitude: degrees(90),
  longitude: degrees(180),
  accuracy: z.coerce.number().min(0).max(1_000_000).optional().describe('Metres that the position may be off'),
});
export type OpenSignIn = z.infer<typeof OpenSignIn>;
export const OpenSignedIn = z.object({
  title: z.string(),
  signedInAt: maybe(Moment).describe('Null without proof of who it is'),
  isConfirmed: z.boolean().describe('False where the organiser still has to match it to a guest, and without proof'),
});
export type OpenSignedIn = z.infer<typeof OpenSignedIn>;

/** A registration without a code or a text waits all the same: its phone is not proved, and nothing was agreed to. */
export const Registration = z.strictObject({
  name: text(40, 1).regex(/^\p{L}[\p{L}·. '-]*$/u),
  phone: text(30, 6),
  code: SixDigits.optional().describe(
    'The one-time code that was sent to the phone; without it the phone is not proved',
  ),
  hospitalId: Id,
  department: text(80, 1),
  title: text(40, 1).optional().describe('Code of a standard title'),
  licenceNumber: z
    .string()
    .trim()
    .regex(/^[0-9A-Za-z-]{6,30}$/)
    .optional(),
  consentTextId: Id.optional().describe(
    'The version of the text that was read and accepted; counts with a proved phone alone',
  ),
});
export type Registration = z.infer<typeof Registration>;

export const RegistrationForm = z.object({
  titles: z.array(z.object({ code: z.string(), name: z.string() })),
  consent: maybe(z.object({ id: Id, version: z.int(), text: z.string() })),
});
export type RegistrationForm = z.infer<typeof RegistrationForm>;

export const Received = z.object({ receivedAt: Moment });

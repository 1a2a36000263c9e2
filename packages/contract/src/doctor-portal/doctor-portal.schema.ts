// What doctors send and see on their own pages (specification 2.1, 7.3).
import { z } from 'zod';
import { GuestState, MeetingFormat, MeetingState } from '../meetings/index.ts';
import { ConsentChannel, ConsentEvent, ConsentPurpose } from '../privacy/index.ts';
import { Id, Moment, maybe, text } from '../core/index.ts';

/** Seconds a one-time code opens a session. */
export const CODE_SECONDS = 300;
/** Seconds between two codes for one phone. */
export const RESEND_SECONDS = 60;
/** Wrong entries after which a one-time code is void. */
export const MOST_ATTEMPTS = 5;

export const SixDigits = z.string().regex(/^\d{6}$/);

export const CodeTarget = z.strictObject({
  realm: text(60, 1),
  provider: text(30, 1).describe('Name of the SMS service; the enterprise has one, so every name is accepted'),
  phone: text(30, 6),
});
/** What the code opens: a session of a known doctor, or a registration of anybody who holds the phone. */
export const CodePurpose = z.enum(['SIGN_IN', 'REGISTER']);
export type CodePurpose = z.infer<typeof CodePurpose>;
export const CodeQuery = z.strictObject({ purpose: CodePurpose.default('SIGN_IN') });
export const CodeSent = z.object({ seconds: z.int().describe('How long the code is good for') });

export const DoctorSignIn = z.strictObject({ phone: text(30, 6), code: SixDigits });
export type DoctorSignIn = z.infer<typeof DoctorSignIn>;
export const DoctorSession = z.object({ token: z.string(), endsAt: Moment });
export type DoctorSession = z.infer<typeof DoctorSession>;

export const DoctorSelf = z.object({
  id: Id,
  name: z.string(),
  hospitalName: z.string(),
  department: z.string(),
  enterpriseName: z.string(),
});
export type DoctorSelf = z.infer<typeof DoctorSelf>;

export const DoctorMeeting = z.object({
  id: Id,
  title: z.string(),
  format: MeetingFormat,
  startsAt: maybe(Moment),
  endsAt: maybe(Moment),
  venueName: z.string(),
  address: z.string(),
  onlineLink: z.string(),
  state: MeetingState,
  guestState: GuestState,
  needsPlace: z.boolean().describe('Whether signing in asks where the doctor is'),
  signedInAt: maybe(Moment),
  signedOutAt: maybe(Moment),
  agenda: z.array(z.object({ topic: z.string(), minutes: z.int() })),
});
export type DoctorMeeting = z.infer<typeof DoctorMeeting>;

export const InvitationReply = z.strictObject({ state: z.enum(['ACCEPTED', 'DECLINED']) });
export const MeetingSignIn = z.strictObject({
  code: SixDigits.describe('The code on the screen of the meeting'),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  accuracy: z.number().min(0).max(1_000_000).optional().describe('Metres that the position may be off'),
});

export const DoctorConsent = z.object({
  purpose: ConsentPurpose,
  channel: ConsentChannel,
  event: ConsentEvent,
  textVersion: z.int(),
  text: z.string(),
  at: Moment,
});
export type DoctorConsent = z.infer<typeof DoctorConsent>;
export const ConsentEnd = z.strictObject({ purpose: ConsentPurpose, channel: ConsentChannel });

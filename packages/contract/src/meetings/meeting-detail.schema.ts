// One meeting with everything its page shows (product: meetings).
import { z } from 'zod';
import { Id, Moment, maybe } from '../core/index.ts';
import { MaterialState } from '../library/index.ts';
import { RuleExemption } from '../rules/index.ts';
import { VerificationState } from '../verifications/index.ts';
import { AgendaKind, CostKind, MeetingAct, MeetingLine, MeetingState, Named, VenueKind } from './meetings.schema.ts';
import { MeetingSpeaker } from './speakers/meeting-speakers.schema.ts';

export const guestStates = [
  'INVITED',
  'ACCEPTED',
  'DECLINED',
  'NO_REPLY',
  'SIGNED_IN',
  'SIGNED_OUT',
  'NO_SHOW',
  'TO_RECONCILE',
  'NEW_DOCTOR',
  'RECONCILED',
  'REFUSED',
] as const;
export const GuestState = z.enum(guestStates);
export type GuestState = z.infer<typeof GuestState>;

/** What an invited guest had said when the meeting began; it stays whatever the guest did afterwards. */
export const GuestReply = z.enum(['ACCEPTED', 'DECLINED', 'NO_REPLY']);
export type GuestReply = z.infer<typeof GuestReply>;

/** STAFF at the door; CODE on the own phone with proof of who it is; PHONE with a phone number alone. */
export const SignInWay = z.enum(['STAFF', 'CODE', 'PHONE']);
export type SignInWay = z.infer<typeof SignInWay>;

export const MeetingGuest = z.object({
  id: Id,
  doctor: maybe(Named),
  name: z.string(),
  hospitalName: z.string(),
  department: z.string(),
  state: GuestState,
  reply: maybe(GuestReply).describe('Null for a walk-in, and while an invitation is open'),
  source: z.enum(['INVITED', 'WALK_IN']),
  newDoctor: maybe(
    z.object({
      verificationId: Id,
      state: VerificationState,
      reason: z.string(),
      mayAskAgain: z.boolean().describe('It was rejected, and the doctor may be asked for once more'),
    }),
  ).describe('The request to add a walk-in as a doctor, with the reason if it was rejected'),
  signedInAt: maybe(Moment),
  signedOutAt: maybe(Moment),
  metres: maybe(z.int()).describe('From the venue, as the phone told when the doctor signed in'),
  accuracy: maybe(z.int()).describe('Metres that the position may be off'),
});
export type MeetingGuest = z.infer<typeof MeetingGuest>;

export const evidenceKinds = ['PHOTO', 'SIGN_IN_SHEET', 'AGENDA', 'SERVICE_SHEET', 'INVOICE', 'OTHER'] as const;
export const EvidenceKind = z.enum(evidenceKinds);
export type EvidenceKind = z.infer<typeof EvidenceKind>;
export const MeetingFile = z.object({
  id: Id,
  kind: EvidenceKind,
  name: z.string(),
  size: z.int().describe('Bytes'),
  uploadedBy: z.string(),
  uploadedAt: Moment,
  usedIn: maybe(z.string()).describe('Number of a meeting that had the same file or picture before'),
  isSame: z.boolean().describe('The same bytes; otherwise the same picture, saved anew'),
});
export type MeetingFile = z.infer<typeof MeetingFile>;

export const integrityFlags = [
  'FILE_REUSED',
  'PICTURE_REUSED',
  'SIGN_IN_BURST',
  'SIGN_IN_EVEN',
  'SIGN_IN_TIME',
  'SIGN_IN_POINT',
  'SIGN_IN_ADDRESS',
  'SIGN_IN_UNPROVED',
  'SIGN_IN_AWAY',
  'TWO_PLACES',
  'AGENDA_SHORT',
  'GUESTS_COPIED',
  'HEADS_COPIED',
] as const;
export const IntegrityFlagCode = z.enum(integrityFlags);
export type IntegrityFlagCode = z.infer<typeof IntegrityFlagCode>;
export const IntegrityLevel = z.enum(['GOOD', 'CHECK', 'SUSPICIOUS']);
export type IntegrityLevel = z.infer<typeof IntegrityLevel>;

/** How far a held meeting can be believed, and what speaks against it. */
export const MeetingIntegrity = z.object({
  score: z.int().min(0).max(100).describe('100 less the weight of every flag, each counted once'),
  level: IntegrityLevel.describe('GOOD from 80, CHECK from 60'),
  flags: z.array(
    z.object({
      code: IntegrityFlagCode,
      weight: z.int(),
      explanation: z.string(),
      fileId: maybe(Id).describe('The file it is about'),
      meetings: z.array(z.object({ id: Id, number: z.string() })).describe('The other meetings it is about'),
    }),
  ),
});
export type MeetingIntegrity = z.infer<typeof MeetingIntegrity>;

export const MeetingInspection = z.object({
  id: Id,
  user: Named,
  grantedBy: z.string(),
  reason: z.string(),
  until: Moment,
  isOpen: z.boolean(),
});
export type MeetingInspection = z.infer<typeof MeetingInspection>;

export const MeetingDetail = MeetingLine.extend({
  objective: z.string(),
  product: maybe(Named),
  hospital: maybe(Named),
  venueKind: maybe(VenueKind),
  address: z.string(),
  cityCode: maybe(z.string()),
  latitude: maybe(z.number()),
  longitude: maybe(z.number()),
  onlineLink: z.string(),
  line: maybe(Named),
  order: maybe(Named),
  expectedStaff: z.int(),
  agenda: z.array(
    z.object({
      kind: AgendaKind,
      topic: z.string(),
      minutes: z.int(),
      speaker: maybe(Named),
      material: maybe(Named.extend({ state: MaterialState })),
    }),
  ),
  costs: z.array(
    z.object({
      id: Id,
      kind: CostKind,
      note: z.string(),
      price: z.number(),
      quantity: z.int(),
      estimate: z.number(),
      actual: maybe(z.number()),
    }),
  ),
  guests: z.array(MeetingGuest),
  speakers: z.array(MeetingSpeaker).describe('In the order of the agenda; then those who were replaced'),
  files: z.array(MeetingFile),
  integrity: maybe(MeetingIntegrity).describe('Once it was held'),
  rules: z
    .array(
      z.object({
        code: z.string(),
        name: z.string(),
        outcome: z.enum(['PASS', 'WARN', 'BLOCK', 'NO_RULE']),
        version: maybe(z.int()),
        comment: z.string(),
        exemption: maybe(RuleExemption).describe('It blocks; this manager was asked to let it pass'),
        exemptionState: maybe(z.enum(['ASKED', 'GIVEN', 'NOT_GIVEN'])).describe(
          'What became of the exemption: it waits, it was given, or the application went without it; null where nobody was asked',
        ),
      }),
    )
    .describe('What the rules said at the last submission'),
  actuals: maybe(z.object({ instanceId: Id, state: z.enum(['OPEN', 'APPROVED']) })).describe(
    'The approval of actual costs above what was approved; the confirmation is accepted once it is APPROVED',
  ),
  revisions: z.array(
    z.object({
      revision: z.int(),
      at: Moment,
      userName: z.string(),
      reason: z.string(),
      changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  inspections: z.array(MeetingInspection).describe('To whom it was opened; for those who may confirm'),
  steps: z.array(
    z.object({
      from: MeetingState,
      to: MeetingState,
      at: Moment,
      userName: maybe(z.string()),
      reason: z.string(),
    }),
  ),
  instanceId: maybe(Id),
  revision: z.int(),
  confirmationNote: z.string(),
  acts: z.array(MeetingAct),
  isInspector: z.boolean().describe('It is open to the caller for an inspection'),
  version: z.int(),
});
export type MeetingDetail = z.infer<typeof MeetingDetail>;

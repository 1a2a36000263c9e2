// Holding a meeting: who signs in, what is uploaded, what it really cost (product: Attendee machine, confirmation).
import { z } from 'zod';
import { Id, Moment, Money, list, longText, text, uploadedFile } from '../core/index.ts';
import { EvidenceKind } from './meeting-detail.schema.ts';

export const GuestInvitation = z.strictObject({ doctorIds: list(Id, 500) });
export type GuestInvitation = z.infer<typeof GuestInvitation>;

/** What staff records of a guest at the door. */
export const GuestChange = z.strictObject({
  state: z.enum(['ACCEPTED', 'DECLINED', 'SIGNED_IN', 'SIGNED_OUT', 'NO_SHOW', 'REFUSED']),
});
export type GuestChange = z.infer<typeof GuestChange>;
export const WalkIn = z.strictObject({ name: text(40, 2), hospital: text(120, 2) });
export type WalkIn = z.infer<typeof WalkIn>;
export const Reconciliation = z.strictObject({ doctorId: Id });
export type Reconciliation = z.infer<typeof Reconciliation>;
/** A walk-in whom nobody knows yet, as the stewards shall verify him or her. */
export const WalkInDoctor = z.strictObject({
  name: text(40, 2),
  hospitalId: Id,
  departmentName: text(80, 1),
  titleCode: text(40, 1).optional().describe('A code of the standard titles'),
  reason: text(500)
    .default('')
    .describe('Why nobody of those who look alike is meant, or why the doctor is asked for again after a refusal'),
});
export type WalkInDoctor = z.infer<typeof WalkInDoctor>;
/** What the screen of a meeting shows for signing in. */
export const SignInCode = z.object({
  code: z.string().describe('Six digits, new every 30 seconds'),
  until: Moment.describe('When the next one takes its place'),
  attended: z.int(),
  waiting: z.int().describe('Walk-ins who are not matched to a doctor yet'),
  publicId: z.string().describe('Number of the meeting in public addresses'),
});
export type SignInCode = z.infer<typeof SignInCode>;
export const GuestKept = z.object({ id: Id, state: z.string() });
export type GuestKept = z.infer<typeof GuestKept>;

export const EvidenceUpload = z.strictObject({ file: uploadedFile(), kind: EvidenceKind });
export type EvidenceUpload = z.infer<typeof EvidenceUpload>;
export const LARGEST_EVIDENCE = 20_971_520;
export const MOST_EVIDENCE = 60;

/** The actual amount of each cost line, and what differed from the plan. */
export const MeetingConfirmation = z.strictObject({
  costs: list(z.strictObject({ id: Id, actual: Money }), 60),
  note: longText(1000).default(''),
  comments: list(z.strictObject({ code: text(8, 1), comment: text(500, 2) }), 40).default([]),
});
export type MeetingConfirmation = z.infer<typeof MeetingConfirmation>;

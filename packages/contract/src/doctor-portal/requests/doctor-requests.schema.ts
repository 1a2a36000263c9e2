// What doctors ask the data stewards: to be registered, or that a field is put right (product 3.24).
import { z } from 'zod';
import { Id, Moment, maybe, pageQuery, text } from '../../core/index.ts';

export const DoctorRequestKind = z.enum(['REGISTRATION', 'CORRECTION']);
export type DoctorRequestKind = z.infer<typeof DoctorRequestKind>;
export const DoctorRequestState = z.enum(['OPEN', 'ACCEPTED', 'REFUSED']);
export type DoctorRequestState = z.infer<typeof DoctorRequestState>;

export const DoctorRequestQuery = z.strictObject({
  ...pageQuery(['at']).shape,
  state: DoctorRequestState.optional(),
});
export type DoctorRequestQuery = z.infer<typeof DoctorRequestQuery>;

export const DoctorRequest = z.object({
  id: Id,
  kind: DoctorRequestKind,
  state: DoctorRequestState,
  name: z.string(),
  hospitalId: Id,
  hospitalName: z.string(),
  department: z.string(),
  titleName: z.string(),
  note: z.string(),
  maskedPhone: z.string(),
  phoneProved: z.boolean().describe('false: no code reached the phone, so that anybody may have written it'),
  maskedLicenceNumber: z.string(),
  consentVersion: maybe(z.int()),
  at: Moment,
  doctorId: maybe(Id).describe('Who asked, or who the registration was matched with'),
  verificationId: maybe(Id).describe('The draft of a verification that followed'),
  decidedBy: maybe(z.string()),
  decidedAt: maybe(Moment),
  reason: z.string(),
});
export type DoctorRequest = z.infer<typeof DoctorRequest>;

/** A doctor the registration may be: by the phone, or by name and hospital. */
export const DoctorCandidate = z.object({
  id: Id,
  name: z.string(),
  hospitalName: z.string(),
  department: z.string(),
  titleName: z.string(),
  maskedPhone: maybe(z.string()),
  hasPhone: z.boolean().describe('Whether the phone of the request is the one on record'),
});
export type DoctorCandidate = z.infer<typeof DoctorCandidate>;

export const RequestAccept = z.strictObject({
  doctorId: Id.optional().describe('The doctor it is; without it a new doctor is created'),
});
export const RequestRefuse = z.strictObject({ reason: text(500, 2) });

/** What a doctor asks to be put right; fields left out stay as they are. */
export const NewDoctorCorrection = z.strictObject({
  name: text(40, 1).optional(),
  hospitalId: Id.optional(),
  department: text(80, 1).optional(),
  title: text(40, 1).optional(),
  note: text(500).default(''),
});
export type NewDoctorCorrection = z.infer<typeof NewDoctorCorrection>;

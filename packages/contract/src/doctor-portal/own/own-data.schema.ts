// What an enterprise keeps of the doctor who is signed in, and what was paid (PIPL: access and correction).
import { z } from 'zod';
import { Id, Money, Moment, maybe } from '../../core/index.ts';
import { DoctorRequestKind, DoctorRequestState } from '../requests/doctor-requests.schema.ts';

export const OwnRequest = z.object({
  id: Id,
  kind: DoctorRequestKind,
  state: DoctorRequestState,
  at: Moment,
  reason: z.string(),
});

export const OwnData = z.object({
  name: z.string(),
  hospitalName: z.string(),
  department: z.string(),
  titleName: z.string(),
  maskedPhone: z.string(),
  maskedLicenceNumber: z.string(),
  isVerified: z.boolean(),
  requests: z.array(OwnRequest).describe('The latest 20 of the doctor, newest first'),
});
export type OwnData = z.infer<typeof OwnData>;

export const OwnAttendance = z.object({
  meetingId: Id,
  title: z.string(),
  startsAt: maybe(Moment),
  signedInAt: maybe(Moment),
  signedOutAt: maybe(Moment),
});
export const OwnPayment = z.object({
  id: Id,
  number: maybe(z.string()),
  title: z.string(),
  gross: Money,
  tax: Money,
  net: Money,
  state: z.enum(['APPROVED', 'PAYING', 'PAID', 'PAY_FAILED']),
  paidAt: maybe(Moment),
});
/** The latest hundred of each. */
export const OwnStatement = z.object({ attendance: z.array(OwnAttendance), payments: z.array(OwnPayment) });
export type OwnStatement = z.infer<typeof OwnStatement>;

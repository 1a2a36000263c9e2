// A reader reports what is wrong with the data of a doctor; a steward answers (specification 7.5 correct/insert).
import { z } from 'zod';
import { Id, Moment, maybe, pageQuery, paged, text } from '../core/index.ts';

export const correctableFields = [
  'doctorName',
  'doctorTitle',
  'doctorSex',
  'hospital',
  'department',
  'degreeTitle',
  'personalResume',
  'professionalDirection',
  'administrativePosition',
  'indication',
  'record',
  'other',
] as const;
export const CorrectableField = z.enum(correctableFields);
export type CorrectableField = z.infer<typeof CorrectableField>;

export const NewCorrection = z.strictObject({
  doctorId: Id,
  field: CorrectableField,
  recordId: Id.optional().describe('The academic item that is wrong, with field record'),
  correction: text(1000, 1).describe('What is right'),
});
export type NewCorrection = z.infer<typeof NewCorrection>;

export const CorrectionState = z.enum(['OPEN', 'ACCEPTED', 'REFUSED']);
export type CorrectionState = z.infer<typeof CorrectionState>;
export const CorrectionKept = z.object({ id: Id, state: CorrectionState });
export type CorrectionKept = z.infer<typeof CorrectionKept>;

export const CorrectionQuery = pageQuery(['reportedAt']).extend({
  doctorId: Id.optional(),
  state: CorrectionState.optional(),
});
export type CorrectionQuery = z.infer<typeof CorrectionQuery>;

export const Correction = z.object({
  id: Id,
  doctorId: Id,
  doctorName: z.string(),
  field: CorrectableField,
  recordTitle: maybe(z.string()),
  correction: z.string(),
  state: CorrectionState,
  reportedBy: z.string(),
  reportedAt: Moment,
  answeredBy: maybe(z.string()),
  answeredAt: maybe(Moment),
  answer: z.string(),
});
export type Correction = z.infer<typeof Correction>;
export const Corrections = paged(Correction);

export const CorrectionAnswer = z.strictObject({
  state: z.enum(['ACCEPTED', 'REFUSED']),
  answer: text(300).default(''),
});
export type CorrectionAnswer = z.infer<typeof CorrectionAnswer>;

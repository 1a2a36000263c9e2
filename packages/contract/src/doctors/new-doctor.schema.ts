// A new doctor, and a doctor who leaves the lists (specification 1, 3, 7.5 doctor/add and archive/add).
import { z } from 'zod';
import { Id, Moment, longText, maybe, text } from '../core/index.ts';
import { LikelyQuery } from './likeness.schema.ts';

export const ArchiveReason = z.enum(['RETIRED', 'LEFT', 'DECEASED', 'WRONG', 'OTHER']);
export type ArchiveReason = z.infer<typeof ArchiveReason>;

/** What tells namesakes of one department apart. Tails of telephone numbers are kept out: a rule may hide the number. */
export const Namesake = text(20).regex(/^(?!.*\d{5})/);

export const NewDoctor = LikelyQuery.extend({
  hospitalId: Id.optional().describe('One of hospitalId and hospital'),
  hospital: text(120, 1).optional().describe('Name of a hospital in the range of the caller'),
  departmentName: text(80, 1),
  enName: text(160).default(''),
  administrativePosition: text(40, 1).optional().describe('A code of the standard positions'),
  doctorType: z
    .string()
    .regex(/^\w{1,40}$/)
    .optional()
    .describe('A code of the dictionary doctorType; without it the title tells'),
  tier: z.enum(['A', 'B', 'C', 'D']).default('D'),
  degreeTitle: text(120).default(''),
  professionalDirection: longText(4_000).default(''),
  idNumber: text(40).optional().describe('Only from whoever keeps identity numbers'),
  own: z.boolean().default(true).describe('Whether the caller looks after the doctor from now on'),
  namesake: Namesake.optional().describe(
    'What tells the doctor apart from one of the same name in the department; at most 4 digits in a row. Without it the second one is refused',
  ),
  reason: text(500).optional().describe('Why the doctor is created although others look alike'),
});
export type NewDoctor = z.infer<typeof NewDoctor>;

export const NewArchive = z.strictObject({
  doctorId: Id,
  reason: ArchiveReason.default('OTHER'),
  note: text(500).default(''),
});
export type NewArchive = z.infer<typeof NewArchive>;

/** Why a doctor left the lists. */
export const Archive = z.object({
  at: Moment,
  by: z.string(),
  reason: ArchiveReason,
  note: z.string(),
});
export type Archive = z.infer<typeof Archive>;

export const DoctorKept = z.object({ id: Id, archive: maybe(Archive) });
export type DoctorKept = z.infer<typeof DoctorKept>;

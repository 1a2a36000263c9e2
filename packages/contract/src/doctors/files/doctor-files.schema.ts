// Files that colleagues attach to a doctor (specification 2.3 businessRecord).
import { z } from 'zod';
import { Id, Moment, maybe, text, uploadedFile } from '../../core/index.ts';

/** What a file of a doctor may be, told by its content. */
export const doctorFileTypes = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'text/plain',
] as const;

/** Bytes of one file, and files of one doctor. */
export const LARGEST_DOCTOR_FILE = 10_485_760;
export const MOST_DOCTOR_FILES = 50;

export const DoctorFileUpload = z.strictObject({ file: uploadedFile(), note: text(200).default('') });
export type DoctorFileUpload = z.infer<typeof DoctorFileUpload>;

export const DoctorFile = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(doctorFileTypes),
  size: z.int().describe('Bytes'),
  note: z.string(),
  uploadedBy: maybe(z.string()),
  uploadedAt: Moment,
  isMedical: z.boolean().describe('From medical affairs: hidden from sales'),
  mayRemove: z.boolean(),
});
export type DoctorFile = z.infer<typeof DoctorFile>;

export const DoctorFiles = z.object({
  content: z.array(DoctorFile),
  mayAdd: z.boolean().describe('The caller may add one now'),
});
export type DoctorFiles = z.infer<typeof DoctorFiles>;

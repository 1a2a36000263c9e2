// Certificates of a request, what was found about them, and results that come in a sheet (specification 2.3, 4; product 3.6).
import { z } from 'zod';
import { Day, Id, Moment, maybe, text, uploadedFile } from '../core/index.ts';
import { CertificateType, VerificationState } from './verifications.schema.ts';

export const NewCertificate = z.strictObject({
  requestId: Id,
  type: CertificateType.default('PRACTICE'),
  number: z
    .string()
    .trim()
    .regex(/^[0-9A-Za-z-]{6,30}$/)
    .optional()
    .describe('Number on the certificate; a badge may have none'),
  holderName: text(40, 1).optional().describe('Left out: the name of the doctor'),
  issuedOn: Day.optional(),
  expiresOn: Day.optional(),
  file: uploadedFile(),
});
export type NewCertificate = z.infer<typeof NewCertificate>;

/** What a check says of a certificate; the last three look at other doctors and are shown to stewards alone. */
export const FindingKind = z.enum([
  'NAME_DIFFERS',
  'NUMBER_DIFFERS',
  'EXPIRED',
  'EXPIRES_SOON',
  'SAME_NUMBER',
  'SAME_FILE',
  'SIMILAR_PICTURE',
]);
export type FindingKind = z.infer<typeof FindingKind>;

export const Finding = z.object({
  kind: FindingKind,
  grade: z.enum(['bad', 'warn']),
  doctors: z.array(z.object({ id: Id, name: z.string(), requestId: Id })).describe('The others it was found at'),
});
export type Finding = z.infer<typeof Finding>;

export const Certificate = z.object({
  id: Id,
  requestId: Id,
  type: CertificateType,
  maskedNumber: maybe(z.string()),
  mayReveal: z.boolean(),
  holderName: z.string(),
  issuedOn: maybe(Day),
  expiresOn: maybe(Day),
  fileName: z.string(),
  fileType: z.enum(['image/jpeg', 'image/png', 'image/webp', 'application/pdf']),
  fileBytes: z.int(),
  width: maybe(z.int()),
  height: maybe(z.int()),
  pages: maybe(z.int()),
  createdAt: Moment,
  findings: z.array(Finding),
});
export type Certificate = z.infer<typeof Certificate>;

/** Largest sheet of results in bytes. */
export const SHEET_LIMIT = 20 * 1024 * 1024;

export const ResultUpload = z.strictObject({ file: uploadedFile() });
/** The same sheet again, for the file of its faulty rows. */
export const FailedResults = ResultUpload.extend({ format: z.enum(['xlsx', 'csv']).default('xlsx') });

/** One thing that is wrong with a row of the sheet; the row as a spreadsheet counts it. */
export const ResultFault = z.object({ row: z.int(), column: z.string(), message: z.string() });
export type ResultFault = z.infer<typeof ResultFault>;

export const ResultAnswer = z.object({
  isApplied: z.boolean().describe('false: something was wrong, and nothing was changed'),
  rowCount: z.int(),
  requestCount: z.int(),
  faultCount: z.int(),
  faults: z.array(ResultFault).describe('The first 1,000'),
});
export type ResultAnswer = z.infer<typeof ResultAnswer>;

export const CompletedMany = z.object({
  results: z.array(z.object({ id: Id, isDone: z.boolean(), state: maybe(VerificationState), message: z.string() })),
});
export type CompletedMany = z.infer<typeof CompletedMany>;

/** What a row of the sheet says of a field. */
export const ResultVerdict = z.enum(['ACCEPTED', 'REJECTED']);
export type ResultVerdict = z.infer<typeof ResultVerdict>;

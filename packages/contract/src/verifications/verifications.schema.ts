// Verification of doctor data: a request with the fields it is about, its certificates, where it stands (specification 2.3, 3, 4).
import { z } from 'zod';
import { Id, Moment, list, longText, maybe, pageQuery, text } from '../core/index.ts';
import { namedExportFields } from '../exports/index.ts';

export const verificationStates = [
  'DRAFT',
  'SUBMITTED',
  'QUEUED',
  'IN_REVIEW',
  'SUPERVISOR_REVIEW',
  'NEED_INFO',
  'VERIFIED',
  'PARTIAL',
  'REJECTED',
  'REVERIFY',
] as const;
export const VerificationState = z.enum(verificationStates);
export type VerificationState = z.infer<typeof VerificationState>;

/** What waits for a steward. */
export const waitingVerificationStates = [
  'SUBMITTED',
  'IN_REVIEW',
  'SUPERVISOR_REVIEW',
] as const satisfies readonly VerificationState[];

/** CERTIFICATE confirms what is known; CHANGE asks for another value of a field; REVERIFY came back after expiry or a move. */
export const VerificationKind = z.enum(['CERTIFICATE', 'CHANGE', 'REVERIFY']);
export type VerificationKind = z.infer<typeof VerificationKind>;

/** What the caller may do with a request now; the server decides, the screen only shows. */
export const VerificationAction = z.enum([
  'edit',
  'uploadCertificate',
  'deleteCertificate',
  'submit',
  'withdraw',
  'pick',
  'release',
  'decide',
  'complete',
  'needInfo',
  'reject',
  'approve',
  'sendBack',
  'reverify',
]);
export type VerificationAction = z.infer<typeof VerificationAction>;

/** Fields of a doctor that can be verified; `hospital` holds an id, `title` a code, the others their text. */
export const VerifiedField = z.enum(['name', 'hospital', 'department', 'title', 'licenceNumber']);
export type VerifiedField = z.infer<typeof VerifiedField>;

/** A change of one of these is agreed to by a second person as well. */
export const riskyFields: readonly VerifiedField[] = ['name', 'hospital', 'licenceNumber'];

export const FieldDecision = z.enum(['PENDING', 'ACCEPTED', 'REJECTED', 'EDITED']);
export type FieldDecision = z.infer<typeof FieldDecision>;

/** 医师资格证, 执业证, 职称证, 工牌. */
export const CertificateType = z.enum(['QUALIFICATION', 'PRACTICE', 'TITLE', 'BADGE']);
export type CertificateType = z.infer<typeof CertificateType>;

export const MOST_CERTIFICATES = 3;
/** Largest certificate in bytes. */
export const CERTIFICATE_LIMIT = 10 * 1024 * 1024;
export const MOST_RESULT_ROWS = 10_000;

const licenceNumber = z
  .string()
  .trim()
  .regex(/^[0-9A-Za-z-]{6,30}$/);

export const RequestedFields = z.strictObject({
  name: text(40, 1).optional(),
  hospital: Id.optional(),
  department: text(60, 1).optional(),
  title: text(40, 1).optional(),
  licenceNumber: licenceNumber.optional(),
});
export type RequestedFields = z.infer<typeof RequestedFields>;

/** A doctor as a request begins with it: values as they are stored, in the language of the record and not of the reader. */
export const KnownDoctor = z.object({
  doctorId: Id,
  name: z.string(),
  hospitalId: Id,
  hospitalName: z.string(),
  department: z.string(),
  title: z.string().describe('Code; empty when unknown'),
  maskedLicenceNumber: z.string(),
});
export type KnownDoctor = z.infer<typeof KnownDoctor>;

/** What a requester keeps; without an id a new draft. */
export const VerificationDraft = z.strictObject({
  id: Id.optional(),
  version: z.int32().min(1).optional().describe('The version that was read; a newer one answers 409'),
  doctorId: Id,
  note: longText(1000).default(''),
  fields: RequestedFields.default({}).describe('Left out: what is known of the doctor, to be confirmed'),
  doctorName: RequestedFields.shape.name.describe('The same as fields.name'),
  department: RequestedFields.shape.department.describe('The same as fields.department'),
});
export type VerificationDraft = z.infer<typeof VerificationDraft>;

export const VerificationKept = z.object({ id: Id, state: VerificationState, version: z.int() });
export type VerificationKept = z.infer<typeof VerificationKept>;

export const Decision = z.strictObject({
  field: VerifiedField,
  decision: FieldDecision,
  value: text(60).optional().describe('What is saved instead; only with EDITED'),
  comment: text(200).default(''),
});
export type Decision = z.infer<typeof Decision>;

export const Reason = z.strictObject({ reason: text(500, 2) });
export const Comment = z.strictObject({ comment: text(500).default('') });

export const verificationSorts = ['submittedAt', 'updatedAt'] as const;

/** Filters of the lists; all are optional and hold together. Lists travel without indices (R7.12). */
export const VerificationFilter = z.strictObject({
  box: z
    .enum(['mine', 'inbox', 'all'])
    .default('mine')
    .describe('My requests, what waits for a steward, all in my range'),
  keyword: text(50).optional().describe('Part of the name of the doctor, or the beginning of pinyin or initials'),
  state: list(VerificationState, 10).optional(),
  kind: list(VerificationKind, 3).optional(),
  certificateType: list(CertificateType, 4).optional(),
  provinceCode: list(z.string().regex(/^\d{6}$/), 40).optional(),
  suspected: z.boolean().optional().describe('Only those whose doctor may be there twice'),
});
export type VerificationFilter = z.infer<typeof VerificationFilter>;

export const VerificationQuery = VerificationFilter.extend(pageQuery(verificationSorts).shape);
export type VerificationQuery = z.infer<typeof VerificationQuery>;

export const VerificationHistoryQuery = pageQuery(verificationSorts);
export type VerificationHistoryQuery = z.infer<typeof VerificationHistoryQuery>;

export const VerificationExportQuery = VerificationFilter.extend(namedExportFields);
export type VerificationExportQuery = z.infer<typeof VerificationExportQuery>;

export const VerificationCount = z.object({ totalElements: z.int().min(0), byState: z.record(z.string(), z.int()) });

export const Verification = z.object({
  id: Id,
  state: VerificationState,
  kind: VerificationKind,
  version: z.int(),
  isRisky: z.boolean(),
  isNewDoctor: z.boolean().describe('The doctor was added with the request, without a certificate'),
  doctorId: Id,
  doctorName: z.string(),
  doctorTitle: z.string(),
  hospitalName: z.string(),
  department: z.string(),
  province: z.string(),
  city: z.string(),
  requesterId: Id,
  requesterName: z.string(),
  pickedBy: maybe(Id),
  pickedByName: maybe(z.string()),
  certificateTypes: z.array(CertificateType),
  changedFields: z.array(VerifiedField).describe('Those whose requested value is another one'),
  suspectedDuplicates: z.int(),
  reason: z.string().describe('Why it was rejected, or what is missing'),
  submittedAt: maybe(Moment),
  dueAt: maybe(Moment).describe('When the step it stands at should be done'),
  decidedAt: maybe(Moment),
  updatedAt: Moment,
});
export type Verification = z.infer<typeof Verification>;

/** A value as it is stored and as it reads: a hospital by its id and its name. A licence number is masked in both. */
const FieldValue = z.object({ value: z.string(), text: z.string() });

export const VerificationField = z.object({
  field: VerifiedField,
  previous: FieldValue,
  requested: FieldValue,
  saved: maybe(FieldValue),
  decision: FieldDecision,
  comment: z.string(),
  isRisky: z.boolean(),
  isChanged: z.boolean(),
  decidedBy: maybe(z.string()),
  decidedAt: maybe(Moment),
});
export type VerificationField = z.infer<typeof VerificationField>;

export const VerificationEvent = z.object({
  at: Moment,
  by: maybe(z.string()).describe('Absent for the clock'),
  action: z.string(),
  from: maybe(VerificationState),
  to: VerificationState,
  reason: z.string(),
});
export type VerificationEvent = z.infer<typeof VerificationEvent>;

export const VerificationDetail = Verification.extend({
  note: z.string(),
  instanceId: maybe(Id).describe('The process it runs by'),
  isDoctorVerified: z.boolean(),
  fields: z.array(VerificationField),
  events: z.array(VerificationEvent),
  actions: z.array(VerificationAction),
});
export type VerificationDetail = z.infer<typeof VerificationDetail>;

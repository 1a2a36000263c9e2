// Doctors: the three customer lists with their filters, and a doctor to choose (specification 2.3, 2.5, 3, 7.5).
import { z } from 'zod';
import { Id, Moment, governedBy, governedSorts, list, maybe, pageQuery, text } from '../core/index.ts';
import { exportFields } from '../exports/index.ts';
import { HospitalLevel, ProcurementStatus } from '../hospitals/index.ts';
import { Archive } from './new-doctor.schema.ts';

/** My follows, my customers, all customers (R2.8). */
export const CustomerListType = z.enum(['MY_FOCUS', 'MY_CUSTOMER', 'ALL_CUSTOMER']);
export type CustomerListType = z.infer<typeof CustomerListType>;

export const Tier = z.enum(['A', 'B', 'C', 'D']);
/** The band of a clue score by the rule set that is applied for all products. */
export const ClueBand = z.enum(['A', 'B', 'C', 'D']);
export type ClueBand = z.infer<typeof ClueBand>;
/** A value of the dictionary doctorType, which the enterprise may extend. */
const doctorType = z.string().regex(/^\w{1,40}$/);
export const CoverageStatus = z.enum(['UNCOVERED', 'COVERED', 'LOST']);
export const Channel = z.enum(['SMS', 'MAIL', 'WECOM', 'LIVE']);
export const Consent = z.enum(['NONE', 'OPT_IN_PENDING', 'OPT_IN', 'OPT_OUT', 'EXPIRED', 'NEVER']);

/** When the doctor was last visited, in bands of days; NEVER means not at all. */
export const LastVisit = z.enum([
  'WITHIN_7',
  'WITHIN_14',
  'WITHIN_30',
  'OVER_14',
  'OVER_30',
  'OVER_60',
  'OVER_90',
  'NEVER',
]);

/** Of doctors to whom content was sent. */
export const ContentRead = z.enum(['OPENED', 'NOT_OPENED', 'READ', 'NOT_READ']);

const regionCode = z.string().regex(/^\d{2,12}$/);
const departmentCode = z.string().regex(/^[\w.-]{1,40}$/);

/** The eleven filters of the specification and those of expert users; all are optional and hold together (R3.4). */
export const DoctorFilter = z.strictObject({
  keyword: text(50).optional().describe('Part of the name, or the beginning of pinyin, initials or the English name'),
  provinceCode: list(regionCode, 40).optional(),
  cityCode: list(regionCode, 400).optional(),
  hospitalName: text(60)
    .optional()
    .describe('Part of the name of the hospital, its English name, or the beginning of its pinyin'),
  hospitalId: list(Id, 50).optional(),
  departmentCode: list(departmentCode, 100).optional(),
  hospitalLevel: list(HospitalLevel, 9).optional(),
  doctorType: list(doctorType, 20).optional().describe('Codes of the dictionary doctorType'),
  hasSales: z.boolean().optional(),
  productId: list(Id, 20).optional().describe('Drugs'),
  procurementStatus: list(ProcurementStatus, 4).optional().describe('Procurement of these drugs at the hospital'),
  coverageStatus: list(CoverageStatus, 3).optional(),
  lastVisit: LastVisit.optional(),
  channels: list(Channel, 4).optional().describe('Channels the doctor agreed to'),
  tier: list(Tier, 4).optional(),
  clueGrade: list(ClueBand, 4).optional().meta(governedBy('doctor.clueScore')),
  lastSent: LastVisit.optional()
    .meta(governedBy('doctor.sentContent'))
    .describe('When content was last sent to the doctor, in the same bands'),
  contentRead: ContentRead.optional()
    .meta(governedBy('doctor.sentContent'))
    .describe('What became of the content that was sent; NOT means sent and never'),
  tag: list(text(40, 1), 20).optional().meta(governedBy('doctor.tags')),
  ownerId: list(Id, 50)
    .optional()
    .meta({ ...governedBy('doctor.owners'), description: 'Who looks after the doctor' }),
  isVerified: z.boolean().optional(),
  isArchived: z.boolean().optional().describe('Those who left the lists instead of those in them'),
});
export type DoctorFilter = z.infer<typeof DoctorFilter>;

export const doctorSorts = ['lastVisitAt', 'name', 'tier', 'clueScore', 'lastSentAt'] as const;
const paging = pageQuery(doctorSorts).shape;

/** Query of the customer lists: which list, the filters, the page. */
export const DoctorListQuery = DoctorFilter.extend({
  ...paging,
  sort: paging.sort.meta(governedSorts({ clueScore: 'doctor.clueScore', lastSentAt: 'doctor.sentContent' })),
  type: CustomerListType.optional().describe('Without it the two marks tell the list; without them my customers'),
  allClient: z.boolean().optional().describe('As the three lists carry it; must agree with type when given'),
  isFocus: z.boolean().optional().describe('As the three lists carry it; must agree with type when given'),
});
export type DoctorListQuery = z.infer<typeof DoctorListQuery>;

/** As the list, but in a file. */
export const DoctorExportQuery = DoctorFilter.extend({
  type: CustomerListType.default('MY_CUSTOMER'),
  ...exportFields,
});
export type DoctorExportQuery = z.infer<typeof DoctorExportQuery>;

export const DoctorCountQuery = DoctorFilter.extend({ type: CustomerListType.default('MY_CUSTOMER') });
export type DoctorCountQuery = z.infer<typeof DoctorCountQuery>;

export const Doctor = z.object({
  id: Id,
  doctorId: Id.describe('The same as id, as the profile is addressed by both'),
  doctorName: z.string(),
  namesake: z
    .string()
    .describe('What tells the doctor apart from one of the same name in the department; mostly empty'),
  doctorTitle: z.string(),
  doctorType: z.string().describe('A code of the dictionary doctorType'),
  hospitalId: Id,
  hospital: z.string(),
  hospitalLevel: HospitalLevel,
  department: z.string(),
  province: z.string(),
  city: z.string(),
  attention: z.boolean().describe('Whether the caller follows the doctor'),
  isMine: z.boolean().describe('Whether the caller looks after the doctor'),
  owners: z.array(z.string()),
  tier: Tier,
  clueScore: maybe(
    z.object({
      score: z.number().describe('Fit and engagement together'),
      grade: ClueBand,
    }),
  ).describe('By the rule set that is applied for all products; null where none of its rules holds, or hidden'),
  sentContent: maybe(
    z.object({
      sent: z.int().describe('Messages'),
      opened: z.int(),
      read: z.int(),
      lastSentAt: maybe(Moment),
    }),
  ).describe('Promotional content and invitations that went out to the doctor, by whomever; null where hidden'),
  tags: z.array(z.string()),
  coverageStatus: CoverageStatus,
  hasSales: z.boolean(),
  isVerified: z.boolean(),
  consents: z.array(
    z.object({ channel: Channel, consent: Consent, at: maybe(Moment), textVersion: maybe(z.string()) }),
  ),
  lastVisitAt: maybe(Moment),
  weeklyActivity: z.array(z.int()).describe('Interactions in each of the last 12 weeks, oldest first'),
  nextTask: maybe(z.object({ title: z.string(), due: maybe(z.string()) })),
});
export type Doctor = z.infer<typeof Doctor>;

/** What is known of a doctor beyond a row of a list. */
export const DoctorBasics = Doctor.extend({
  enName: z.string(),
  doctorSex: maybe(z.enum(['MALE', 'FEMALE'])),
  nativePlace: z.string(),
  ageRange: z.string().describe('A band of ten years; empty when unknown'),
  workingTime: maybe(z.int()).describe('Years in the profession'),
  degreeTitle: z.string(),
  administrativePosition: z.array(z.string()).describe('In words of the reader'),
  personalResume: z.string(),
  professionalDirection: z.string(),
  indication: z.string(),
  hospitalBeds: maybe(z.int()),
  hospitalYearOutpatient: maybe(z.int()),
  practiceChannel: z.array(z.string()).describe('Where the doctor practises: hospital, then department'),
  maskedPhone: maybe(z.string()),
  archive: maybe(Archive),
  mergedFrom: maybe(Id).describe('The id that was asked for, when it became one with this doctor'),
});
export type DoctorBasics = z.infer<typeof DoctorBasics>;

/** The whole record: with what the doctor holds and where else the doctor practises (specification 3). */
export const DoctorRecord = DoctorBasics.extend({
  servingHospital: z.array(z.object({ hospital: z.string(), department: z.string(), hospitalLevel: z.string() })),
  mainAcademicTitle: z.array(z.string()),
  association: z.array(z.string()).describe('name#position'),
  academicJournal: z.array(z.string()).describe('name#position'),
});
export type DoctorRecord = z.infer<typeof DoctorRecord>;

export const DepartmentQuery = z.strictObject({
  hospitalId: Id.optional().describe('All doctors in range of this hospital instead of the own customers'),
});
export type DepartmentQuery = z.infer<typeof DepartmentQuery>;

export const DepartmentCount = z.object({
  code: maybe(z.string()),
  name: z.string(),
  doctors: z.int(),
  covered: z.int(),
});
export type DepartmentCount = z.infer<typeof DepartmentCount>;

/** Many stars at once: the doctors named, or without ids all that match the filter of a list. */
export const FocusBatch = z.strictObject({
  focus: z.boolean(),
  ids: list(Id, 1000).min(1).optional(),
  type: CustomerListType.default('MY_CUSTOMER'),
  filter: DoctorFilter.default({}),
});
export type FocusBatch = z.infer<typeof FocusBatch>;

/** A doctor to choose, as the pickers and the global search show it. */
export const DoctorChoice = z.object({
  id: Id,
  doctorName: z.string(),
  namesake: z.string(),
  doctorTitle: z.string(),
  hospital: z.string(),
  department: z.string(),
  tier: Tier,
  attention: z.boolean(),
});
export type DoctorChoice = z.infer<typeof DoctorChoice>;

export const DoctorSearch = z.strictObject({
  keyword: text(50).default(''),
  size: z.int().min(1).max(50).default(20),
});
export type DoctorSearch = z.infer<typeof DoctorSearch>;

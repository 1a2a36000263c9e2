// What public sources tell of a doctor beside papers: posts, trials, funds, patents, each with its source and state (specification 2.5, 3).
import { z } from 'zod';
import { Day, Id, Moment, list, longText, maybe, pageQuery, text } from '../core/index.ts';
import { academicList } from '../publications/index.ts';

export const resumeKinds = ['SITE', 'EDUCATION', 'WORK', 'POSITION', 'TITLE', 'SOCIETY', 'JOURNAL', 'MENTOR'] as const;
export const listKinds = ['GUIDE', 'MEETING', 'LIVE', 'RESEARCH', 'FUND', 'PATENT', 'ACTIVITY'] as const;
export const ListKind = z.enum(listKinds);
export type ListKind = z.infer<typeof ListKind>;
export const ResumeKind = z.enum(resumeKinds);
export type ResumeKind = z.infer<typeof ResumeKind>;
export const AcademicKind = z.enum([...resumeKinds, ...listKinds]);
export type AcademicKind = z.infer<typeof AcademicKind>;

export const AcademicState = z.enum(['SUGGESTED', 'CONFIRMED', 'REJECTED']);
export type AcademicState = z.infer<typeof AcademicState>;

/** Where an item comes from and how sure it is; every item carries this. */
export const evidence = {
  id: Id,
  kind: AcademicKind,
  state: AcademicState,
  confidence: z.number().min(0).max(1),
  source: z.string(),
  sourceUrl: z.string(),
  updatedAt: Moment.describe('When the source was last read, else when the item was written'),
  version: z.string().describe('Of the item as it was read; deciding a newer one answers 409'),
  decidedBy: maybe(z.string()),
  decidedAt: maybe(Moment),
  reason: z.string(),
};
export const Evidence = z.object(evidence);
export type Evidence = z.infer<typeof Evidence>;

/** Reading one list of one doctor. Rejected items are left out unless they are asked for. */
export const AcademicQuery = pageQuery(['date', 'confidence']).extend({
  doctorId: Id,
  from: Day.optional().describe('Earliest day; items without a day are left out when given'),
  to: Day.optional(),
  state: list(AcademicState, 3).optional(),
});
export type AcademicQuery = z.infer<typeof AcademicQuery>;

const quoted = maybe(z.int());
const day = maybe(Day);
export const Guide = z.object({
  ...evidence,
  guideTitle: z.string(),
  url: z.string(),
  guideFormulateInstitutions: z.string(),
  quotedTimes: quoted,
  role: z.string(),
  date: day,
});
export const AcademicMeeting = z.object({
  ...evidence,
  recentAcademicMeeting: z.string(),
  meetingUrl: z.string(),
  meetingData: day.describe('The day of the meeting'),
  meetingAddress: z.string(),
  role: z.string(),
});
export const Live = z.object({
  ...evidence,
  liveTitle: z.string(),
  url: z.string(),
  keywords: z.array(z.string()),
  liveTime: day,
  role: z.string(),
});
export const Research = z.object({
  ...evidence,
  researchTitle: z.string(),
  url: z.string(),
  adaptationDisease: z.string(),
  researchDate: day,
  subjectRole: z.string(),
  researchScope: z.string(),
});
export const Fund = z.object({
  ...evidence,
  subjectCode: z.string(),
  projectName: z.string(),
  naturefundUrl: z.string(),
  projectCategory: z.string(),
  fundingNumber: z.string(),
  applicationTime: day,
  companyName: z.string(),
  role: z.string(),
});
export const Patent = z.object({
  ...evidence,
  patentId: z.string(),
  patentName: z.string(),
  date: day,
  digest: z.string(),
  url: z.string(),
});
export const Activity = z.object({
  ...evidence,
  activityTime: day,
  activityTitle: z.string(),
  url: z.string(),
  role: z.string(),
});

export const Guides = academicList(Guide);
export const AcademicMeetings = academicList(AcademicMeeting);
export const Lives = academicList(Live);
export const Researches = academicList(Research);
export const Funds = academicList(Fund);
export const Patents = academicList(Patent);
export const Activities = academicList(Activity);
export type AcademicItem = z.infer<
  typeof Guide | typeof AcademicMeeting | typeof Live | typeof Research | typeof Fund | typeof Patent | typeof Activity
>;

/** An item of the résumé; `text` is a line, of a post `name#position` (specification 3). */
export const ResumeRecord = z.object({
  ...evidence,
  kind: ResumeKind,
  text: z.string(),
  title: z.string(),
  role: z.string(),
  institution: z.string(),
  startsOn: day,
  endsOn: day,
  otherDoctorId: maybe(Id).describe('The mentor, when the reader may open the record'),
});
export type ResumeRecord = z.infer<typeof ResumeRecord>;

export const DoctorWorks = z.object({
  doctorId: Id,
  servingHospital: z.array(z.object({ hospital: z.string(), department: z.string(), hospitalLevel: z.string() })),
  administrativePosition: z.array(z.string()),
  mainAcademicTitle: z.array(z.string()),
  association: z.array(z.string()).describe('name#position'),
  academicJournal: z.array(z.string()).describe('name#position'),
  records: z.array(ResumeRecord),
  withheld: z.boolean(),
});
export type DoctorWorks = z.infer<typeof DoctorWorks>;

export const Decision = z.strictObject({
  state: z.enum(['CONFIRMED', 'REJECTED']),
  version: text(20, 1),
  reason: text(300).default(''),
});
export type Decision = z.infer<typeof Decision>;

/** What only one kind has; the others leave it empty. */
export const RecordDetails = z.strictObject({
  department: text(100).optional(),
  hospitalLevel: text(40).optional(),
  address: text(200).optional(),
  keywords: list(text(40, 1), 12).optional(),
  disease: text(100).optional(),
  scope: text(100).optional(),
  subjectCode: text(40).optional(),
  category: text(100).optional(),
  fundingNumber: text(60).optional(),
  patentId: text(60).optional(),
  digest: longText(4000).optional(),
});
export type RecordDetails = z.infer<typeof RecordDetails>;

export const NewAcademicRecord = z.strictObject({
  doctorId: Id,
  kind: z.enum([...resumeKinds.filter((kind) => kind !== 'MENTOR'), ...listKinds]),
  title: text(300, 1),
  role: text(100).default(''),
  institution: text(200).default(''),
  url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]).default(''),
  startsOn: Day.optional(),
  endsOn: Day.optional(),
  citedCount: z.int().min(0).max(10_000_000).optional(),
  details: RecordDetails.default({}),
});
export type NewAcademicRecord = z.infer<typeof NewAcademicRecord>;

export const RecordKept = z.object({ id: Id, state: AcademicState, version: z.string() });
export type RecordKept = z.infer<typeof RecordKept>;

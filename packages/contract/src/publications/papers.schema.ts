// Papers of a doctor and what they add up to (specification 2.5, 3 paper).
import { z } from 'zod';
import { Day, Id, Moment, list, maybe, pageQuery, paged } from '../core/index.ts';

export const CreditState = z.enum(['SUGGESTED', 'CONFIRMED', 'REJECTED']);
export type CreditState = z.infer<typeof CreditState>;

/** Why an author may be a doctor; `name` alone never is enough. */
export const evidenceFeatures = [
  'name',
  'homonyms',
  'institution',
  'place',
  'works',
  'colleagues',
  'namesakes',
  'coAuthors',
  'field',
  'worksField',
  'doubt',
  'source',
  'years',
  'rival',
] as const;
/** Fields of medicine, as evidence names what a doctor is looked for and what a work is about. */
export const medicalFields = [
  'neurology',
  'headache',
  'epilepsy',
  'movement',
  'dementia',
  'sleep',
  'psychiatry',
  'neurosurgery',
  'rehabilitation',
  'pain',
  'geriatrics',
  'general',
  'cardiology',
  'oncology',
  'hematology',
  'endocrinology',
  'respiratory',
  'gastroenterology',
  'nephrology',
  'urology',
  'orthopedics',
  'rheumatology',
  'infection',
  'pediatrics',
  'gynecology',
  'dermatology',
  'ophthalmology',
  'otolaryngology',
  'dentistry',
  'surgery',
  'intensive',
  'imaging',
  'pharmacy',
] as const;
export type MedicalField = (typeof medicalFields)[number];

export const Evidence = z.object({
  feature: z.enum(evidenceFeatures),
  value: z.string().describe('What was found, as the source spells it or as a code that the screen has words for'),
  weight: z.number().describe('What it adds to the score; below zero it speaks against'),
});
export type Evidence = z.infer<typeof Evidence>;

/** A list of one doctor with what is confirmed and what waits; `withheld` when the detail is not for the reader (R6.4). */
export const academicList = <T extends z.ZodType>(item: T) =>
  paged(item).extend({ confirmed: z.int(), suggested: z.int(), withheld: z.boolean() });

/** How many items each year holds, so that a range is chosen with its number in sight. */
export const AcademicRange = z.object({
  total: z.int(),
  confirmed: z.int(),
  suggested: z.int(),
  firstYear: maybe(z.int()),
  lastYear: maybe(z.int()),
  years: z.array(z.object({ year: z.int(), total: z.int(), confirmed: z.int() })),
});
export type AcademicRange = z.infer<typeof AcademicRange>;

export const PaperQuery = pageQuery(['year', 'quotedTimes', 'confidence']).extend({
  doctorId: Id,
  from: Day.optional().describe('Earliest day; a paper of which only the year is known counts by its year'),
  to: Day.optional(),
  range: z.enum(['1', '3', '5', '10', 'ALL']).optional().describe('The last so many years; `from` and `to` win'),
  state: list(CreditState, 3).optional().describe('Without it confirmed and suggested ones'),
});
export type PaperQuery = z.infer<typeof PaperQuery>;

export const PaperAuthor = z.object({
  position: z.int(),
  name: z.string(),
  isSelf: z.boolean().describe('Whether it is the doctor asked for'),
  doctorId: maybe(Id).describe('A confirmed doctor whom the caller may see'),
});

export const Paper = z.object({
  id: Id,
  title: z.string(),
  url: z.string(),
  publishPeriodical: z.string(),
  quotedTimes: z.int(),
  year: z.int(),
  publishedOn: maybe(z.string()),
  type: z.string(),
  isRetracted: z.boolean(),
  authors: z.array(PaperAuthor).describe('The first twelve and the doctor'),
  authorCount: z.int(),
  position: z.int().describe('Place of the doctor among the authors'),
  isLast: z.boolean(),
  isCorresponding: z.boolean(),
  matchId: Id,
  state: CreditState,
  confidence: z.number(),
  evidence: z.array(Evidence),
  decidedBy: maybe(z.string()).describe('Null: by the matching itself'),
  decidedAt: maybe(Moment),
  reason: z.string(),
  version: z.string().describe('Of the credit; a decision on an older one is refused'),
  source: z.string(),
  updatedAt: Moment,
});
export type Paper = z.infer<typeof Paper>;
export const Papers = academicList(Paper);
export type Papers = z.infer<typeof Papers>;

export const PaperYear = z.object({ year: z.int(), confirmed: z.int(), total: z.int(), quotedTimes: z.int() });

export const PaperSummary = z.object({
  doctorId: Id,
  confirmed: z.int(),
  total: z.int().describe('Confirmed and suggested'),
  quotedTimes: z.int().describe('Of the confirmed ones'),
  hIndex: z.int().describe('Over the confirmed ones'),
  firstAuthor: z.int(),
  lastAuthor: z.int(),
  years: z.array(PaperYear),
  topics: z.array(z.object({ topic: z.string(), count: z.int() })),
  sources: z.array(z.string()),
  updatedAt: maybe(Moment),
  withheld: z.boolean().describe('The figures alone are for the reader'),
});
export type PaperSummary = z.infer<typeof PaperSummary>;

export const PaperDetail = z.object({
  id: Id,
  title: z.string(),
  url: z.string(),
  publishPeriodical: z.string(),
  quotedTimes: z.int(),
  year: z.int(),
  publishedOn: maybe(z.string()),
  type: z.string(),
  isRetracted: z.boolean(),
  doi: maybe(z.string()),
  pmid: maybe(z.string()),
  topics: z.array(z.string()),
  source: z.string(),
  updatedAt: Moment,
  authors: z.array(
    z.object({
      position: z.int(),
      name: z.string(),
      institutions: z.array(z.string()),
      isLast: z.boolean(),
      isCorresponding: z.boolean(),
      doctorId: maybe(Id).describe('A confirmed doctor whom the caller may see'),
      doctorName: maybe(z.string()),
    }),
  ),
});
export type PaperDetail = z.infer<typeof PaperDetail>;

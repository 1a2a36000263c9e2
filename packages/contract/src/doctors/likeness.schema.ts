// How alike two doctors are: what is compared, how each comparison may come out and what it counts (product 3.2, duplicates).
import { z } from 'zod';
import { Id, maybe, text } from '../core/index.ts';

/**
 * Points of every verdict, added up to a score from 0 to 100. A feature that is unknown on one side counts nothing.
 * Identity numbers weigh most, then the name; what many doctors of one hospital share weighs least.
 */
export const likenessPoints = {
  name: { SAME: 40, HOMOPHONE: 28, ONE_CHARACTER: 18, ONE_OF_TWO: 6, DIFFERENT: -30 },
  rareName: { RARE: 6 },
  hospital: { SAME: 25, ALIAS: 21, SAME_CITY: 0, ELSEWHERE: -15 },
  department: { SAME: 15, RELATED: 9, DIFFERENT: -4 },
  phone: { SAME: 40, DIFFERENT: -6 },
  idNumber: { SAME: 60, DIFFERENT: -60 },
  licenceNumber: { SAME: 60, DIFFERENT: -50 },
  email: { SAME: 30, DIFFERENT: -3 },
  sex: { SAME: 1, DIFFERENT: -25 },
  birthYear: { SAME: 9, NEAR: 2, DIFFERENT: -25 },
  workingSince: { SAME: 4, DIFFERENT: -6 },
  title: { SAME: 4, DIFFERENT: -2 },
} as const;

export type LikenessFeature = keyof typeof likenessPoints;
export const likenessFeatures = /* @__PURE__ */ Object.keys(likenessPoints) as [LikenessFeature, ...LikenessFeature[]];

/** {feature: verdict}; a feature that could not be compared is left out. */
export const Verdicts = /* @__PURE__ */ z.partialRecord(/* @__PURE__ */ z.enum(likenessFeatures), z.string());
export type Verdicts = z.infer<typeof Verdicts>;

/** What a verdict counts; 0 for one that is not known. */
export function pointsOf(feature: LikenessFeature, verdict: string): number {
  return (likenessPoints[feature] as Readonly<Record<string, number>>)[verdict] ?? 0;
}

/** From this score on, a new doctor is kept only with a reason. */
export const LIKELY_SCORE = 65;

/** What is known of a doctor who may be there already. */
export const LikelyQuery = z.strictObject({
  name: text(40, 1),
  hospitalId: Id.optional(),
  departmentName: text(80).optional(),
  sex: z.enum(['MALE', 'FEMALE']).optional(),
  titleCode: text(40, 1).optional(),
  birthYear: z.int().min(1900).max(2100).optional(),
  workingSince: z.int().min(1900).max(2100).optional(),
  phone: text(30).optional().describe('Compared with doctors whose number the caller may see whole'),
  email: text(120).optional().describe('Nobody is told about a mail address'),
  licenceNumber: text(30).optional().describe('Compared like the phone'),
});
export type LikelyQuery = z.infer<typeof LikelyQuery>;

export const LikelyDoctor = z.object({
  id: Id,
  doctorName: z.string(),
  doctorTitle: z.string(),
  hospital: z.string(),
  department: z.string(),
  city: z.string(),
  maskedPhone: maybe(z.string()),
  owners: z.array(z.string()),
  isMine: z.boolean(),
  isVerified: z.boolean(),
  isArchived: z.boolean(),
  score: z.int(),
  verdicts: Verdicts,
});
export type LikelyDoctor = z.infer<typeof LikelyDoctor>;

export const LikelyDoctors = z.object({
  doctors: z.array(LikelyDoctor).describe('The likeliest first, those in the range of the caller'),
  numbers: z
    .enum(['NONE', 'COMPARED', 'NOT_ALLOWED', 'LIMIT'])
    .describe(
      'Whether the typed numbers were compared: not where the caller may see none whole, nor beyond the limit of a day',
    ),
  hidden: z.int().describe('How many more there are outside the range of the caller'),
});
export type LikelyDoctors = z.infer<typeof LikelyDoctors>;

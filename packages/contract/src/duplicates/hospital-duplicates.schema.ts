// Two hospitals that may be one: pairs, what survives of which, merges (product 3.2, duplicates).
import { z } from 'zod';
import { Id, Moment, list, maybe, pageQuery, text } from '../core/index.ts';
import { HospitalLevel, HospitalType } from '../hospitals/index.ts';
import { DuplicateBox, MovedLines, Side, SurvivalReason } from './duplicates.schema.ts';

/**
 * Points of every verdict, added up to a score from 0 to 100. A feature that is unknown on one side counts nothing. Names are
 * compared without region, brackets and spaces; two numbers or two branches in the names tell two hospitals apart.
 */
export const hospitalLikenessPoints = {
  name: { SAME: 55, ALIAS: 48, ONE_CHARACTER: 34, CONTAINED: 24, DIFFERENT: -10 },
  number: { DIFFERENT: -60 },
  branch: { DIFFERENT: -35 },
  county: { SAME: 15, DIFFERENT: -20 },
  telephone: { SAME: 30 },
  address: { SAME: 25 },
  website: { SAME: 15 },
  place: { NEAR: 12, FAR: -15 },
  enName: { SAME: 10 },
  level: { SAME: 5, DIFFERENT: -8 },
  type: { SAME: 3, DIFFERENT: -8 },
  ownership: { DIFFERENT: -10 },
} as const;
export type HospitalLikenessFeature = keyof typeof hospitalLikenessPoints;
export const hospitalLikenessFeatures = /* @__PURE__ */ Object.keys(hospitalLikenessPoints) as [
  HospitalLikenessFeature,
  ...HospitalLikenessFeature[],
];

/** {feature: verdict}; a feature that could not be compared, or that the caller may not see, is left out. */
export const HospitalVerdicts = /* @__PURE__ */ z.partialRecord(
  /* @__PURE__ */ z.enum(hospitalLikenessFeatures),
  z.string(),
);
export type HospitalVerdicts = z.infer<typeof HospitalVerdicts>;

/** What a verdict counts; 0 for one that is not known. */
export function hospitalPointsOf(feature: HospitalLikenessFeature, verdict: string): number {
  return (hospitalLikenessPoints[feature] as Readonly<Record<string, number>>)[verdict] ?? 0;
}

export const HospitalPairFilter = z.strictObject({
  box: DuplicateBox.default('OPEN'),
  keyword: text(50).optional().describe('Part of the name or an alias, or pinyin or initials, of one of the two'),
  provinceCode: list(z.string().regex(/^\d{2,12}$/), 40).optional(),
  hospitalId: Id.optional(),
});
export type HospitalPairFilter = z.infer<typeof HospitalPairFilter>;

export const HospitalPairQuery = pageQuery(['score', 'foundAt']).extend(HospitalPairFilter.shape);
export type HospitalPairQuery = z.infer<typeof HospitalPairQuery>;

export const HospitalSide = z.object({
  id: Id,
  name: z.string(),
  place: z.string().describe('City and county'),
  level: HospitalLevel,
  type: HospitalType,
  doctorCount: z.int(),
  lastVisitAt: maybe(Moment),
});

export const HospitalPair = z.object({
  id: Id,
  left: HospitalSide,
  right: HospitalSide,
  score: z.int(),
  verdicts: HospitalVerdicts,
  foundAt: Moment,
  note: z.string().describe('Why the pair was rejected'),
  by: maybe(z.string()),
});
export type HospitalPair = z.infer<typeof HospitalPair>;

export const HospitalPairCounts = z.object({ open: z.int(), rejected: z.int(), merged: z.int() });
export type HospitalPairCounts = z.infer<typeof HospitalPairCounts>;

/** What of a hospital survives field by field; region is province, city and county together. */
export const survivingHospitalFields = [
  'name',
  'enName',
  'code',
  'level',
  'type',
  'ownership',
  'region',
  'address',
  'position',
  'telephone',
  'website',
  'beds',
  'yearlyOutpatients',
  'keyDepartments',
  'receptionRule',
] as const;
export const SurvivingHospitalField = /* @__PURE__ */ z.enum(survivingHospitalFields);
export type SurvivingHospitalField = (typeof survivingHospitalFields)[number];

export const HospitalSurvival = z.object({
  field: SurvivingHospitalField,
  from: Side,
  why: SurvivalReason,
  survivor: z.string().describe('As it is shown'),
  loser: z.string(),
  isHidden: z.boolean().describe('Whether the caller may not see the values'),
});
export type HospitalSurvival = z.infer<typeof HospitalSurvival>;

export const HospitalMergePlan = z.strictObject({
  survivorId: Id,
  loserId: Id,
  choices: z
    .partialRecord(z.enum(survivingHospitalFields), Side)
    .default({})
    .describe('What the steward wants otherwise'),
});
export type HospitalMergePlan = z.infer<typeof HospitalMergePlan>;

export const HospitalComparison = z.object({
  survivor: HospitalSide,
  loser: HospitalSide,
  score: z.int(),
  verdicts: HospitalVerdicts,
  fields: z.array(HospitalSurvival),
  aliases: z
    .array(z.string())
    .describe('Other names of the survivor after the merge: both lists and the name that goes'),
  lines: z.array(MovedLines),
  stamp: z.string().describe('Of both records as they were read; a merge with an older one is refused'),
  rejection: maybe(z.object({ at: Moment, by: z.string(), note: z.string() })),
});
export type HospitalComparison = z.infer<typeof HospitalComparison>;

export const NewHospitalMerge = HospitalMergePlan.extend({ stamp: text(64, 1), note: text(500).default('') });
export type NewHospitalMerge = z.infer<typeof NewHospitalMerge>;

export const HospitalMerge = z.object({
  id: Id,
  survivorId: Id,
  survivorName: z.string(),
  loserId: Id,
  loserName: z.string(),
  survivorPlace: z.string().describe('City'),
  loserPlace: z.string(),
  score: z.int(),
  note: z.string(),
  movedLines: z.int(),
  takenLines: z.int(),
  mergedAt: Moment,
  mergedBy: maybe(z.string()),
  undoneAt: maybe(Moment),
  undoneBy: maybe(z.string()),
  undoNote: z.string(),
  mayUndo: z.boolean().describe('Whether it is the last one of its survivor'),
});
export type HospitalMerge = z.infer<typeof HospitalMerge>;

export const MergedHospital = z.object({ mergeId: Id, hospitalId: Id.describe('The survivor') });

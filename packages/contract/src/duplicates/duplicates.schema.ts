// Two doctors who may be one: pairs, what survives of which, merges and searches (product 3.2, duplicates).
import { z } from 'zod';
import { Id, Moment, list, maybe, pageQuery, text } from '../core/index.ts';
import { Verdicts } from '../doctors/index.ts';

export const DuplicateBox = z.enum(['OPEN', 'REJECTED']);
export type DuplicateBox = z.infer<typeof DuplicateBox>;

/** ACT: by its score and a number of the person the rule may merge it. ASK: a steward decides. */
export const Advice = z.enum(['ACT', 'ASK']);

export const PairFilter = z.strictObject({
  box: DuplicateBox.default('OPEN'),
  keyword: text(50).optional().describe('Name, pinyin or initials of one of the two'),
  provinceCode: list(z.string().regex(/^\d{2,12}$/), 40).optional(),
  advice: Advice.optional(),
  doctorId: Id.optional(),
});
export type PairFilter = z.infer<typeof PairFilter>;

export const PairQuery = pageQuery(['score', 'foundAt']).extend(PairFilter.shape);
export type PairQuery = z.infer<typeof PairQuery>;

export const PairSide = z.object({
  id: Id,
  doctorName: z.string(),
  doctorTitle: z.string(),
  namesake: z.string().describe('What tells the doctor apart from others of the name'),
  hospital: z.string(),
  department: z.string(),
  city: z.string(),
  isVerified: z.boolean(),
  lastVisitAt: maybe(Moment),
});

export const Pair = z.object({
  id: Id,
  left: PairSide,
  right: PairSide,
  score: z.int(),
  advice: Advice,
  verdicts: Verdicts,
  foundAt: Moment,
  note: z.string().describe('Why one of the two was created all the same, or why the pair was rejected'),
  by: maybe(z.string()),
});
export type Pair = z.infer<typeof Pair>;

export const PairCounts = z.object({ open: z.int(), act: z.int(), rejected: z.int(), merged: z.int() });
export type PairCounts = z.infer<typeof PairCounts>;

/** What of a doctor survives field by field; the workplace is hospital and department together. */
export const survivingFields = [
  'name',
  'enName',
  'title',
  'workplace',
  'position',
  'tier',
  'sex',
  'birthYear',
  'nativePlace',
  'workingSince',
  'degree',
  'phone',
  'email',
  'licenceNumber',
  'idNumber',
  'bankAccount',
  'direction',
  'indication',
  'resume',
] as const;
export const SurvivingField = /* @__PURE__ */ z.enum(survivingFields);
export type SurvivingField = (typeof survivingFields)[number];

export const Side = z.enum(['SURVIVOR', 'LOSER']);
export type Side = z.infer<typeof Side>;

/** SAME on both sides; ONLY_ONE has it; of the VERIFIED one; HIGHER tier; FULLER text; NEWER record; of the one that stays; CHOSEN by hand. */
export const SurvivalReason = z.enum(['SAME', 'ONLY_ONE', 'VERIFIED', 'HIGHER', 'FULLER', 'NEWER', 'STAYS', 'CHOSEN']);
export type SurvivalReason = z.infer<typeof SurvivalReason>;

export const Survival = z.object({
  field: SurvivingField,
  from: Side,
  why: SurvivalReason,
  survivor: z.string().describe('As it is shown; numbers masked'),
  loser: z.string(),
  isHidden: z.boolean().describe('Whether the caller may not see the values'),
});
export type Survival = z.infer<typeof Survival>;

export const MergePlan = z.strictObject({
  survivorId: Id,
  loserId: Id,
  choices: z.partialRecord(z.enum(survivingFields), Side).default({}).describe('What the steward wants otherwise'),
});
export type MergePlan = z.infer<typeof MergePlan>;

export const MovedLines = z.object({
  table: z.string(),
  name: z.string(),
  moved: z.int().describe('Lines that pass to the survivor'),
  taken: z.int().describe('Lines that give way, because the survivor has their like'),
  summed: z.int().describe('Lines whose figures are added to those of their like'),
  blocked: z.int().describe('Lines of which both have one and neither can give way'),
});
export type MovedLines = z.infer<typeof MovedLines>;

export const Comparison = z.object({
  survivor: PairSide,
  loser: PairSide,
  score: z.int(),
  advice: Advice,
  verdicts: Verdicts,
  fields: z.array(Survival),
  staysVerified: z.boolean(),
  lines: z.array(MovedLines),
  stamp: z.string().describe('Of both records as they were read; a merge with an older one is refused'),
  rejection: maybe(z.object({ at: Moment, by: z.string(), note: z.string() })),
});
export type Comparison = z.infer<typeof Comparison>;

export const NewMerge = MergePlan.extend({ stamp: text(64, 1), note: text(500).default('') });
export type NewMerge = z.infer<typeof NewMerge>;

export const Rejection = z.strictObject({ leftId: Id, rightId: Id, note: text(500).default('') });
export type Rejection = z.infer<typeof Rejection>;

export const MergeQuery = pageQuery(['mergedAt']).extend({ keyword: text(50).optional() });
export type MergeQuery = z.infer<typeof MergeQuery>;

export const Merge = z.object({
  id: Id,
  survivorId: Id,
  survivorName: z.string(),
  loserId: Id,
  loserName: z.string(),
  hospital: z.string(),
  loserHospital: z.string(),
  score: z.int(),
  byRule: z.boolean(),
  note: z.string(),
  movedLines: z.int(),
  takenLines: z.int(),
  mergedAt: Moment,
  mergedBy: maybe(z.string()).describe('Null for the rule'),
  undoneAt: maybe(Moment),
  undoneBy: maybe(z.string()),
  undoNote: z.string(),
  mayUndo: z.boolean().describe('Whether it is the last one of its survivor'),
});
export type Merge = z.infer<typeof Merge>;

export const Merged = z.object({ mergeId: Id, doctorId: Id.describe('The survivor') });
export const Unmerged = z.object({
  survivorId: Id,
  restoredId: Id,
  kept: z.int().describe('Lines that changed hands or went since, and were left alone'),
});

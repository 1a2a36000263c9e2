// What doctors say in public: the aspects of a drug they speak of, how they judge it, and which question they answer (product 3.14).
import { z } from 'zod';
import { Day, Id, MarketPeriod, list, maybe, text } from '../core/index.ts';

/** Below so many doctors a group is too small to be divided. */
export const SMALLEST_OPINION = 10;
/** After so many days a mention weighs half. */
export const HALF_LIFE_DAYS = 180;
/** A tag that was weighed and is less sure than this may be asked of a language model. */
export const SURE_ENOUGH = 0.6;

export const aspects = ['EFFICACY', 'SAFETY', 'DOSING', 'PRICE', 'ACCESS', 'EVIDENCE', 'OVERALL'] as const;
export const Aspect = z.enum(aspects);
export type Aspect = z.infer<typeof Aspect>;

export const attitudes = ['POSITIVE', 'NEUTRAL', 'NEGATIVE'] as const;
export const Attitude = z.enum(attitudes);
export type Attitude = z.infer<typeof Attitude>;

/** The questions that doctors answer; each belongs to one aspect. */
export const aspectOf = {
  ONSET: 'EFFICACY',
  POTENCY: 'EFFICACY',
  DURABILITY: 'EFFICACY',
  TOLERABILITY: 'SAFETY',
  DROWSINESS: 'SAFETY',
  STOMACH: 'SAFETY',
  HEART: 'SAFETY',
  LIVER: 'SAFETY',
  CONVENIENCE: 'DOSING',
  TITRATION: 'DOSING',
  COST: 'PRICE',
  REIMBURSEMENT: 'PRICE',
  STOCK: 'ACCESS',
  PRESCRIBING: 'ACCESS',
  TRIALS: 'EVIDENCE',
  GUIDELINES: 'EVIDENCE',
  PRACTICE: 'EVIDENCE',
  RECOMMENDATION: 'OVERALL',
} as const satisfies Record<string, Aspect>;
export const viewpoints = Object.keys(aspectOf) as (keyof typeof aspectOf)[];
export const Viewpoint = z.enum(viewpoints as [keyof typeof aspectOf, ...(keyof typeof aspectOf)[]]);
export type Viewpoint = z.infer<typeof Viewpoint>;

export const period = {
  period: MarketPeriod.default('DEFAULT').describe('ALL: since the first post'),
  from: Day.optional().describe('With CUSTOM'),
  to: Day.optional().describe('With CUSTOM'),
};

/** In place of a province or a city: every one. Both are asked for, so that nobody reads the country for a city. */
export const EVERY_PLACE = 'ALL';

/** Whose opinion is asked for; without indications or drugs the call says what to choose first. */
export const GroupQuestion = z.strictObject({
  indications: list(text(40, 1), 10).default([]),
  drugIds: list(Id, 10).default([]),
  provinceCode: text(12).optional().meta({ description: 'Needed; ALL for the whole country' }),
  cityCode: text(12).optional().meta({ description: 'Needed; ALL for every city' }),
  departmentCodes: list(text(40, 1), 50).default([]),
  tiers: list(text(10, 1), 10).default([]),
  ...period,
});
export type GroupQuestion = z.infer<typeof GroupQuestion>;

/** Part of what was asked for: the mentions behind one number. */
export const slice = {
  drugId: Id.optional(),
  aspect: Aspect.optional(),
  attitude: Attitude.optional(),
  viewpoint: Viewpoint.optional(),
  department: z.string().max(40).optional().describe('Code; empty where it is unknown'),
  province: z.string().max(12).optional(),
  city: z.string().max(12).optional(),
  hospitalId: Id.optional(),
  month: z
    .string()
    .regex(/^\d{4}-\d\d$/)
    .optional(),
};
export const OpinionSlice = z.strictObject(slice);
export type OpinionSlice = z.infer<typeof OpinionSlice>;

export const OpinionCounts = z.object({
  mentions: z.int(),
  doctors: z.int(),
  positive: z.int().describe('Mentions'),
  neutral: z.int(),
  negative: z.int(),
  isFew: z.literal(true).optional().describe('Fewer than ten doctors: the counts are not told and stand as 0'),
});
export type OpinionCounts = z.infer<typeof OpinionCounts>;

/** 0 to 100, 50 where praise and criticism weigh the same, with its 95 % interval over doctors. */
export const RecommendationIndex = z.object({
  value: z.number(),
  low: maybe(z.number()).describe('Null for fewer than ten doctors'),
  high: maybe(z.number()),
  doctors: z.int(),
  mentions: z.int(),
});
export type RecommendationIndex = z.infer<typeof RecommendationIndex>;

export const OpinionDrug = z.object({
  id: Id,
  name: z.string(),
  genericName: z.string().describe('In the language of the reader; empty where it has none'),
  isOwn: z.boolean().describe('Promoted by the enterprise'),
  isWithheld: z.boolean().describe('Its academic data are not shown'),
  indications: z.array(z.string()),
});
export type OpinionDrug = z.infer<typeof OpinionDrug>;

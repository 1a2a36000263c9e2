// Opinion of a group of doctors: one answer, its splits, and the people behind each number (specification 2.3, userInsights; product 3.14).
import { z } from 'zod';
import { Day, Id, maybe } from '../core/index.ts';
import { paging } from '../sales-funnels/index.ts';
import {
  Aspect,
  Attitude,
  GroupQuestion,
  OpinionCounts,
  OpinionDrug,
  RecommendationIndex,
  Viewpoint,
  slice,
} from './opinion.schema.ts';
import { ServiceNote } from './service/service.schema.ts';

export const TOP_PLACES = 10;

/** One department, province, city or hospital. */
export const OpinionPlace = OpinionCounts.extend({ key: z.string(), name: z.string() });
export type OpinionPlace = z.infer<typeof OpinionPlace>;

export const DrugOpinion = OpinionCounts.extend({
  drug: OpinionDrug,
  isChosen: z.boolean(),
  index: maybe(RecommendationIndex),
  aspects: z.array(OpinionCounts.extend({ aspect: Aspect })),
});
export type DrugOpinion = z.infer<typeof DrugOpinion>;

export const LeadingVoice = z.object({
  attitude: Attitude,
  doctorId: Id,
  name: z.string(),
  hospitalName: z.string(),
  tier: z.string(),
  mentions: z.int(),
});
export type LeadingVoice = z.infer<typeof LeadingVoice>;

export const GroupOpinion = z.object({
  days: z.object({ from: Day, to: Day }),
  withheld: z.array(OpinionDrug).describe('Chosen drugs whose academic data are not shown; no number counts them'),
  isSmall: z.boolean().describe('Fewer than ten doctors: no count is told and nothing is split'),
  posts: z.int(),
  total: OpinionCounts,
  before: maybe(OpinionCounts).describe('The same number of days before; null for all time'),
  index: maybe(RecommendationIndex),
  drugs: z.array(DrugOpinion).describe('The chosen drugs, then others of the same indications'),
  viewpoints: z.array(OpinionCounts.extend({ viewpoint: Viewpoint })),
  trend: z.array(OpinionCounts.extend({ month: z.string() })),
  departments: z.array(OpinionPlace),
  provinces: z.array(OpinionPlace).describe('Every province, the largest first'),
  cities: z.array(OpinionPlace),
  hospitals: z.array(OpinionPlace),
  voices: z.array(LeadingVoice).describe('Leading doctors of each attitude'),
  service: maybe(ServiceNote).describe('The opinion service that answered; null for the own posts'),
});
export type GroupOpinion = z.infer<typeof GroupOpinion>;

/** Two questions beside each other: other drugs, other places, other departments. */
export const OpinionComparisonQuestion = z.strictObject({ one: GroupQuestion, other: GroupQuestion });
export type OpinionComparisonQuestion = z.infer<typeof OpinionComparisonQuestion>;

export const OpinionDifference = z.object({
  value: z.number().describe('Of the other less that of the first'),
  low: z.number().describe('95 % interval over doctors, who may be in both groups'),
  high: z.number(),
});
export type OpinionDifference = z.infer<typeof OpinionDifference>;

export const OpinionComparison = z.object({
  index: maybe(OpinionDifference).describe(
    'Points of the recommendation index; null where a group has fewer than ten doctors',
  ),
  positive: maybe(OpinionDifference).describe('Points of the share in favour, in percent'),
  negative: maybe(OpinionDifference).describe('Points of the share against, in percent'),
});
export type OpinionComparison = z.infer<typeof OpinionComparison>;

export const OpinionPeopleQuestion = GroupQuestion.extend({ slice: z.strictObject(slice).default({}), ...paging });
export type OpinionPeopleQuestion = z.infer<typeof OpinionPeopleQuestion>;
export const OpinionPickQuestion = GroupQuestion.extend({ slice: z.strictObject(slice).default({}) });
export type OpinionPickQuestion = z.infer<typeof OpinionPickQuestion>;

export const OpinionChoices = z.object({
  drugs: z.array(OpinionDrug),
  firstDay: maybe(Day).describe('Of the oldest post; null without posts'),
  hasTagger: z.boolean().describe('Whether a language model reads what the lexicon is unsure of'),
});
export type OpinionChoices = z.infer<typeof OpinionChoices>;

// What the map of opinion leaders answers: ranking, provinces, quadrant, the reasons of one doctor, sets of weights, tiers (product 3.4).
import { z } from 'zod';
import { Id, Moment, list, maybe, text } from '../core/index.ts';
import { exportFields } from '../exports/index.ts';
import { KolComponent, KolQuestion, KolRow, KolTier, KolWeights, questionFields } from './scores.schema.ts';

export const kolOrders = ['rank', 'rising'] as const;
export const KolOrder = z.enum(kolOrders);
export type KolOrder = z.infer<typeof KolOrder>;

const narrowing = {
  order: KolOrder.default('rank').describe('rising lists rising stars only, the strongest first'),
  tier: list(KolTier, 6).optional(),
  province: questionFields.region.describe('Shows those of one province without changing the population'),
  keyword: text(40).optional().describe('Part of a name'),
};

export const RankQuery = z.strictObject({
  ...questionFields,
  ...narrowing,
  page: z.int().min(0).max(10_000).default(0),
  size: z.int().min(1).max(100).default(20),
});
export type RankQuery = z.infer<typeof RankQuery>;

export const KolAnswer = z.object({
  population: z.int().describe('Doctors of area, indication, topic and region'),
  active: z.int().describe('Of these, with anything confirmed in the period'),
  suggested: z.int(),
  byTier: z.record(KolTier, z.int()),
  risen: z.int().describe('Whose rank is better than in the period before'),
  top: maybe(z.object({ doctorId: Id, name: z.string(), hospitalName: z.string(), score: z.number() })),
  share: maybe(z.number()).describe('Percent of all weighted points that the ten best hold'),
});
export type KolAnswer = z.infer<typeof KolAnswer>;

export const Ranking = z.object({
  answer: KolAnswer,
  weights: z.record(KolComponent, z.int()),
  content: z.array(KolRow),
  totalElements: z.int(),
});
export type Ranking = z.infer<typeof Ranking>;

export const KolProvince = z.object({
  code: z.string(),
  name: z.string(),
  doctors: z.int(),
  active: z.int(),
  national: z.int(),
  regional: z.int(),
  local: z.int(),
  rising: z.int(),
  digital: z.int(),
  bestName: maybe(z.string()),
  bestScore: maybe(z.number()),
});
export type KolProvince = z.infer<typeof KolProvince>;

export const QuadrantPoint = z.object({
  doctorId: Id,
  name: z.string(),
  hospitalName: z.string(),
  rank: z.int(),
  influence: z.number().min(0).max(100).describe('The score'),
  relationship: z.number().min(0).max(100),
  visits: z.int().describe('Valid visits of the last 12 months that the viewer may see'),
  isOwned: z.boolean(),
  isFollowed: z.boolean(),
  tier: KolTier,
});
export type QuadrantPoint = z.infer<typeof QuadrantPoint>;

export const Quadrant = z.object({
  points: z.array(QuadrantPoint),
  outside: z.int().describe('Of the best, those outside the range of the viewer: no relationship is told of them'),
});
export type Quadrant = z.infer<typeof Quadrant>;

export const KolEvidence = z.object({
  component: KolComponent,
  title: z.string(),
  detail: z.string().describe('Role, place among the authors or years'),
  year: z.int(),
  points: z.number(),
  state: z.enum(['CONFIRMED', 'SUGGESTED']),
  url: z.string(),
});
export type KolEvidence = z.infer<typeof KolEvidence>;

export const KolCount = z.object({
  component: KolComponent,
  confirmed: z.int(),
  suggested: z.int(),
  points: z.number(),
  share: z.number().describe('0 to 100 within the population'),
  peer: z.number().describe('The middle share of the peers'),
  greatest: z.number().describe('The most points anyone of the population has'),
  weight: z.int(),
  gives: z.number().describe('share x weight / 100'),
});
export type KolCount = z.infer<typeof KolCount>;

export const KolReasons = z.object({
  row: KolRow,
  components: z.array(KolCount),
  peers: z.int().describe('Doctors of the same computed tier with anything in the period, this one among them'),
  evidence: z.array(KolEvidence).describe('The strongest items of each component'),
  withheld: z.boolean().describe('Whether academic detail, and with it the evidence, is kept from the reader'),
  hospital: z.object({ level: z.string(), beds: maybe(z.int()), outpatients: maybe(z.int()) }),
  relation: z.object({ visits: z.int(), isOwned: z.boolean(), isFollowed: z.boolean(), score: z.number() }),
  years: z.array(z.object({ year: z.int(), points: z.number() })).describe('Weighted points of the last ten years'),
});
export type KolReasons = z.infer<typeof KolReasons>;

/** The same question with weights that are not saved yet. */
export const ShiftsQuery = z.strictObject({ question: KolQuestion, weights: KolWeights });
export type ShiftsQuery = z.infer<typeof ShiftsQuery>;

export const KolShift = z.object({
  doctorId: Id,
  name: z.string(),
  hospitalName: z.string(),
  rank: z.int(),
  rankBefore: z.int(),
  score: z.number(),
});
export type KolShift = z.infer<typeof KolShift>;

export const KolOptions = z.object({
  indications: z.array(z.object({ name: z.string(), doctors: z.int() })),
  topics: z.array(z.object({ name: z.string(), doctors: z.int() })),
  firstYear: z.int(),
  lastYear: z.int(),
});
export type KolOptions = z.infer<typeof KolOptions>;

export const WeightSet = z.object({
  id: Id,
  name: z.string(),
  weights: z.record(KolComponent, z.int()),
  ownerName: maybe(z.string()).describe('Null for the set that comes with the product'),
  isOwn: z.boolean(),
  isShared: z.boolean(),
  isDefault: z.boolean(),
  version: z.int(),
  updatedAt: Moment,
});
export type WeightSet = z.infer<typeof WeightSet>;

export const WeightSetDraft = z.strictObject({
  name: text(60, 1),
  weights: KolWeights,
  isShared: z.boolean().default(false),
});
export type WeightSetDraft = z.infer<typeof WeightSetDraft>;

export const ChangedWeightSet = z.strictObject({
  ...WeightSetDraft.shape,
  version: z.int32().min(1).describe('The version that was read; a newer one answers 409'),
});
export type ChangedWeightSet = z.infer<typeof ChangedWeightSet>;

export const WeightSetVersion = z.object({
  version: z.int(),
  name: z.string(),
  weights: z.record(KolComponent, z.int()),
  changedByName: maybe(z.string()),
  changedAt: Moment,
});
export type WeightSetVersion = z.infer<typeof WeightSetVersion>;

const Ranks = z.int().min(1).max(1000);
const thresholds = {
  nationalRanks: Ranks,
  regionalRanks: Ranks,
  localRanks: Ranks,
  risingRanks: Ranks,
  digitalRanks: Ranks,
  careerYears: z.int().min(1).max(60),
  priorPoints: z.number().min(0.1).max(100),
  leastPoints: z.number().min(0).max(100),
};
export const KolSettings = z.object({ ...thresholds, version: z.int().describe('0 while the defaults hold') });
export type KolSettings = z.infer<typeof KolSettings>;
export const ChangedKolSettings = z.strictObject({ ...thresholds, version: z.int32().min(0) });
export type ChangedKolSettings = z.infer<typeof ChangedKolSettings>;

export const KolExportQuery = z.strictObject({ ...questionFields, ...narrowing, ...exportFields });
export type KolExportQuery = z.infer<typeof KolExportQuery>;

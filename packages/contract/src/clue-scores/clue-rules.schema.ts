// Rule sets of clue scoring: what a doctor is (fit) and does (engagement) earns points; thresholds make grades (product 3.16).
import { z } from 'zod';
import { Day, Id, Moment, list, maybe, pageQuery, paged, text } from '../core/index.ts';
import { ActionChannel, actionChannels } from '../interactions/index.ts';
import { EventMatch } from '../sales-funnels/index.ts';
import { ClueCondition } from './clue-conditions.schema.ts';

export const clueGrades = ['A', 'B', 'C', 'D'] as const;
export const ClueGrade = z.enum(clueGrades);
export type ClueGrade = z.infer<typeof ClueGrade>;
export const MOST_RULES = 30;

const named = {
  name: text(40, 1),
  points: z.int().min(-100).max(100).describe('Added to the score; below zero it is taken off'),
};
export const FitRule = z.strictObject({
  axis: z.literal('FIT'),
  ...named,
  condition: ClueCondition.describe('Doctors for whom it holds get the points'),
});
export type FitRule = z.infer<typeof FitRule>;

export const ruleFrequencies = ['ONCE', 'DAILY', 'EACH'] as const;
export const ActRule = z.strictObject({
  axis: z.literal('ENGAGEMENT'),
  ...named,
  match: EventMatch,
  condition: maybe(ClueCondition).default(null).describe('Only doctors for whom it holds get the points'),
  frequency: z.enum(ruleFrequencies).describe('The latest event alone, the latest of each day, or every event'),
  cap: maybe(z.int().min(1).max(1000)).default(null).describe('Most points of the rule, either side of zero'),
  windowDays: z.int().min(1).max(730).describe('How far back an event counts'),
  halfLifeDays: maybe(z.int().min(1).max(365)).default(null).describe('Days after which points count half'),
  from: maybe(Day).default(null),
  to: maybe(Day).default(null).describe('Last day whose events count'),
});
export type ActRule = z.infer<typeof ActRule>;
export const ClueRule = z.discriminatedUnion('axis', [FitRule, ActRule]);
export type ClueRule = z.infer<typeof ClueRule>;

const scoring = {
  rules: list(ClueRule, MOST_RULES),
  channelWeights: list(
    z.strictObject({ channel: ActionChannel, percent: z.int().min(0).max(500) }),
    actionChannels.length,
  )
    .default([])
    .describe('Percent of the points an event of the channel earns; 100 where none is given'),
  needsConsent: z.boolean().default(false).describe('Leaves out doctors without a consent for content'),
  thresholds: z
    .strictObject({ A: z.int().max(10_000), B: z.int().max(10_000), C: z.int().max(10_000) })
    .describe('Lowest score of each grade; D below C'),
};
export const ClueScoring = z.strictObject(scoring);
export type ClueScoring = z.infer<typeof ClueScoring>;

const drafted = {
  name: text(60, 1),
  productId: maybe(Id).default(null).describe('The set is for one product; null for all'),
  scoring: ClueScoring,
  openGrades: list(z.enum(['A', 'B', 'C']), 3)
    .min(1)
    .default(['A'])
    .describe('A doctor who reaches one of them becomes a clue'),
  slaDays: z.int().min(1).max(90).default(7).describe('Days to follow a clue before it is recycled'),
};
export const ClueSetDraft = z.strictObject(drafted);
export type ClueSetDraft = z.infer<typeof ClueSetDraft>;
export const ClueSetChange = z.strictObject({ ...drafted, version: z.int().min(1) });
export type ClueSetChange = z.infer<typeof ClueSetChange>;
export const ClueSetStep = z.strictObject({ version: z.int().min(1) });
export const ClueSetKept = z.object({ id: Id, version: z.int() });
export type ClueSetKept = z.infer<typeof ClueSetKept>;

const counts = z.object({ A: z.int(), B: z.int(), C: z.int(), D: z.int() });
export const CluePreview = z.object({
  doctors: z.int().describe('Doctors who are scored'),
  sampled: maybe(z.int()).describe('How many of them the numbers are estimated from; null when all were scored'),
  affected: z.int().describe('Of these, those for whom at least one rule holds'),
  now: counts,
  before: counts.describe('90 days ago'),
  applied: maybe(counts).describe('Of the set that is applied in this scope; null without one'),
});
export type CluePreview = z.infer<typeof CluePreview>;
export type GradeCounts = z.infer<typeof counts>;

export const clueSetStates = ['DRAFT', 'SIMULATED', 'APPLIED', 'RETIRED'] as const;
export const ClueSetState = z.enum(clueSetStates);
export type ClueSetState = z.infer<typeof ClueSetState>;
export const ClueSet = z.object({
  id: Id,
  ...drafted,
  productName: z.string(),
  state: ClueSetState,
  simulation: maybe(CluePreview).describe('What the simulation came to'),
  simulatedAt: maybe(Moment),
  appliedAt: maybe(Moment),
  retiredAt: maybe(Moment),
  scoredAt: maybe(Moment).describe('When its scores were last computed'),
  ownerName: z.string(),
  version: z.int(),
  updatedAt: Moment,
});
export type ClueSet = z.infer<typeof ClueSet>;

export const ClueSetFilter = z.strictObject({ keyword: text(60).optional(), state: ClueSetState.optional() });
export type ClueSetFilter = z.infer<typeof ClueSetFilter>;
export const ClueSetQuery = pageQuery(['updatedAt']).extend(ClueSetFilter.shape);
export type ClueSetQuery = z.infer<typeof ClueSetQuery>;
export const ClueSets = paged(ClueSet);

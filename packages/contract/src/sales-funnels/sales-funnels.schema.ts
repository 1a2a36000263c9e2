// Funnels: definitions that are saved, and what they come to (specification 2.3, salesFunnel; product 3.17).
import { z } from 'zod';
import { Id, Moment, list, maybe, text } from '../core/index.ts';
import { Audience, Days, EventMatch, Period, Unit, paging } from './event-match.schema.ts';

export const MOST_STEPS = 8;
/** Values of a breakdown that stand alone; the rest are put together. */
export const TOP_VALUES = 20;
export const OTHER_VALUES = 'OTHER';

export const FunnelStep = EventMatch.extend({ name: text(40).default('') });
export type FunnelStep = z.infer<typeof FunnelStep>;

export const funnelModes = ['COHORT', 'FLOW'] as const;

export const FunnelDefinition = z.strictObject({
  mode: z
    .enum(funnelModes)
    .optional()
    .describe(
      'COHORT, in force without one: who began in the period. FLOW: who took each step in it, whenever they began',
    ),
  audience: Audience.optional(),
  unit: Unit.default('DOCTOR'),
  steps: list(FunnelStep, MOST_STEPS),
  windowDays: z.int().max(730).describe('From the first step to the last, in days of 24 hours'),
  period: Period.describe('When the first step happens; in FLOW when each step happens'),
  exclusions: list(EventMatch, 5).default([]).describe('Each such event ends an attempt; later events begin anew'),
});
export type FunnelDefinition = z.infer<typeof FunnelDefinition>;

export const Breakdown = z.enum(['REGION', 'DEPARTMENT', 'TIER', 'CHANNEL']);
export type Breakdown = z.infer<typeof Breakdown>;
export const breakdowns = Breakdown.options;

const saved = {
  name: text(60, 1),
  isShared: z.boolean().default(false).describe('Everyone of the enterprise who reads funnels sees it'),
  definition: FunnelDefinition,
  breakdown: maybe(Breakdown).default(null),
};
export const FunnelDraft = z.strictObject(saved);
export type FunnelDraft = z.infer<typeof FunnelDraft>;
export const FunnelChange = z.strictObject({ ...saved, version: z.int().min(1) });
export type FunnelChange = z.infer<typeof FunnelChange>;

export const Funnel = z.object({
  id: Id,
  ...saved,
  isOwn: z.boolean(),
  ownerName: z.string(),
  version: z.int(),
  updatedAt: Moment,
});
export type Funnel = z.infer<typeof Funnel>;
export const FunnelKept = z.object({ id: Id, version: z.int() });
export type FunnelKept = z.infer<typeof FunnelKept>;

export const FunnelQuestion = z.strictObject({
  definition: FunnelDefinition,
  breakdown: maybe(Breakdown).default(null),
  compare: Period.optional().describe('Another period of the same funnel'),
});
export type FunnelQuestion = z.infer<typeof FunnelQuestion>;

export const FunnelFigures = z.object({
  people: z.array(z.int()).describe('Who reached each step'),
  stopped: z.array(z.int()).describe('Who reached the step and none after it'),
  conversion: z
    .array(maybe(z.number()))
    .describe('By those of the step before, in FLOW maybe above 1; null where there was nobody'),
  overall: maybe(z.number()).describe('The last step of the first'),
  medianHours: z
    .array(maybe(z.number()))
    .describe('From the first step to each, for those who reached it; null for nobody'),
});
export type FunnelFigures = z.infer<typeof FunnelFigures>;

export const FunnelSlice = FunnelFigures.extend({
  value: z.string().describe('Code of the value; OTHER for those after the first 20, empty where it is unknown'),
  name: z.string(),
});
export type FunnelSlice = z.infer<typeof FunnelSlice>;

/** Of an answer for who sees everything, where events are copied into columns; the people behind a number are always those of now. */
export const CopiedAt = maybe(Moment).describe(
  'When the copy that answered was last compared with the events; null when the answer comes from the events themselves',
);

export const FunnelResult = z.object({
  days: Days,
  copiedAt: CopiedAt,
  total: FunnelFigures,
  slices: z.array(FunnelSlice),
  compared: maybe(z.object({ days: Days, total: FunnelFigures })),
});
export type FunnelResult = z.infer<typeof FunnelResult>;

/** Who reached the step, or reached it and no later one; of one value of the breakdown when it is given. */
const slice = {
  definition: FunnelDefinition,
  step: z.int().min(1).max(MOST_STEPS),
  kind: z.enum(['REACHED', 'DROPPED']).default('REACHED'),
  breakdown: maybe(Breakdown).default(null),
  value: z.string().max(60).optional(),
};
export const FunnelPeopleQuestion = z.strictObject({ ...slice, ...paging });
export type FunnelPeopleQuestion = z.infer<typeof FunnelPeopleQuestion>;
export const FunnelPickQuestion = z.strictObject(slice);
export type FunnelPickQuestion = z.infer<typeof FunnelPickQuestion>;

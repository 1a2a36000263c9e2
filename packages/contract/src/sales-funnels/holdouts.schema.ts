// Hold-outs: a share of those who stopped at a step is kept back, and the next step of both groups is compared (product 3.17).
import { z } from 'zod';
import { Id, Moment, maybe, text } from '../core/index.ts';
import { paging } from './event-match.schema.ts';
import { Breakdown, FunnelDefinition, FunnelStep, MOST_STEPS } from './sales-funnels.schema.ts';

export const LEAST_HELD_SHARE = 10;
export const MOST_HELD_SHARE = 50;
/** Fewer people than this cannot be divided in a way that says anything. */
export const LEAST_DRAWN = 10;
/** As many as an act on people takes at once. */
export const MOST_DRAWN = 1000;
/** Hold-outs that one person has at a time. */
export const MOST_HOLDOUTS = 30;
/** A group with fewer people, or both with fewer conversions together, say nothing about the effect. */
export const LEAST_COMPARED = 30;
export const LEAST_CONVERTED = 5;

export const HoldoutDraft = z.strictObject({
  name: text(60, 1),
  definition: FunnelDefinition,
  step: z.int().min(1).max(MOST_STEPS).describe('Those who reached this step and no later one are divided'),
  breakdown: maybe(Breakdown).default(null),
  value: z.string().max(60).optional(),
  share: z.int().min(LEAST_HELD_SHARE).max(MOST_HELD_SHARE).describe('Per cent of the people who are kept back'),
  days: z.int().min(1).max(365).describe('How long after the draw the next step counts'),
});
export type HoldoutDraft = z.infer<typeof HoldoutDraft>;

export const HoldoutDrawn = z.object({
  id: Id,
  treated: z.int(),
  held: z.int(),
  leftOut: z.int().describe('Not drawn, because another hold-out that still runs keeps them back'),
});
export type HoldoutDrawn = z.infer<typeof HoldoutDrawn>;

export const HoldoutArm = z.object({
  drawn: z.int(),
  counted: z.int().describe('Still doctors in the range of the reader; the shares are of these'),
  converted: z.int().describe('Took the next step after the draw, within the days'),
  touched: z.int().describe('Were met or sent something after the draw, within the days'),
  share: maybe(z.number()).describe('Converted of those counted; null for nobody'),
});
export type HoldoutArm = z.infer<typeof HoldoutArm>;

export const holdoutVerdicts = ['RUNNING', 'TOO_SMALL', 'UNCLEAR', 'HIGHER', 'LOWER'] as const;
export const HoldoutVerdict = z.enum(holdoutVerdicts);
export type HoldoutVerdict = z.infer<typeof HoldoutVerdict>;

export const Holdout = z.object({
  id: Id,
  name: z.string(),
  from: FunnelStep.describe('The step they had stopped at'),
  to: FunnelStep.describe('The step that counts as conversion'),
  share: z.int(),
  days: z.int(),
  leftOut: z.int(),
  seed: z.string().describe('With the ids of the doctors it gives the same draw again'),
  drawnAt: Moment,
  endsAt: Moment,
  treated: HoldoutArm,
  held: HoldoutArm,
  difference: maybe(z.number()).describe('Share of the treated less share of those kept back'),
  low: maybe(z.number()).describe('Lower end of the 95 % confidence interval of the difference'),
  high: maybe(z.number()),
  verdict: HoldoutVerdict.describe('TOO_SMALL, UNCLEAR, HIGHER and LOWER only after the last day'),
});
export type Holdout = z.infer<typeof Holdout>;

/** How many of so many people are kept back; at least one is, and one is not. */
export const heldOf = (people: number, share: number): number =>
  Math.min(people - 1, Math.max(1, Math.round((people * share) / 100)));

/** The people of one group: all of them, those who converted, or those who were met or sent something. */
export const HoldoutPeopleQuestion = z.strictObject({
  id: Id,
  arm: z.enum(['TREATED', 'HELD']),
  outcome: z.enum(['ALL', 'CONVERTED', 'TOUCHED']).default('ALL'),
  ...paging,
});
export type HoldoutPeopleQuestion = z.infer<typeof HoldoutPeopleQuestion>;
export const HoldoutPickQuestion = z.strictObject({ id: Id });
export type HoldoutPickQuestion = z.infer<typeof HoldoutPickQuestion>;

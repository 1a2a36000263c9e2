// How far doctors have come, by what they did in half a year: a matrix of two days, and what moved those alike (product 3.18).
import { z } from 'zod';
import { Day, Moment, maybe } from '../core/index.ts';
import { ActionChannel } from '../interactions/index.ts';
import { Days, Period, paging } from '../sales-funnels/index.ts';

/** From the lowest to the highest; a doctor stands at the highest one whose acts lie in the last 180 days. */
export const stages = ['NONE', 'REACHED', 'ENGAGED', 'INTERESTED', 'INTENT'] as const;
export const Stage = z.enum(stages);
export type Stage = z.infer<typeof Stage>;

/** Days that an act counts for. */
export const STAGE_DAYS = 180;
/** Days with an act of their own that make INTERESTED. */
export const INTERESTED_DAYS = 3;
/** What alone reaches a doctor; any other act is the doctor's own and makes ENGAGED. */
export const reachingActions = ['RECEIVED', 'MET'] as const;
/** Acts that make INTENT. */
export const intentActions = ['ASKED', 'REPLIED', 'DISCUSSED', 'REGISTERED'] as const;

/** Steps whose time is measured, by the stage they lead to. */
export const climbs = ['ENGAGED', 'INTERESTED', 'INTENT'] as const;
export const Climb = z.enum(climbs);
export type Climb = z.infer<typeof Climb>;

export const StageQuestion = z.strictObject({ period: Period });
export type StageQuestion = z.infer<typeof StageQuestion>;

export const StageMatrix = z.object({
  days: Days,
  cells: z
    .array(
      z.object({
        before: Stage.describe('At the end of the day before the period'),
        after: Stage.describe('At the end of its last day'),
        people: z.int(),
      }),
    )
    .describe('Doctors with an act in the 180 days before one of the two; cells of nobody are left out'),
  climbs: z.array(
    z.object({
      to: Climb,
      people: z.int().describe('Doctors whose first act of the lower stage and of this one lie in the period'),
      medianDays: maybe(z.number()).describe('Between both; null for nobody'),
    }),
  ),
});
export type StageMatrix = z.infer<typeof StageMatrix>;

/** The doctors of a cell, a row, a column or a step of the matrix. */
export const StageSlice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('CELL'), before: Stage.optional(), after: Stage.optional() }),
  z.strictObject({ kind: z.literal('CLIMB'), to: Climb }),
]);
export type StageSlice = z.infer<typeof StageSlice>;
export const StagePeopleQuestion = z.strictObject({ period: Period, slice: StageSlice, ...paging });
export type StagePeopleQuestion = z.infer<typeof StagePeopleQuestion>;

/** Doctors like this one whose touches are compared, at most. */
export const MOST_PEERS = 5000;
/** Fewer touched doctors say nothing about a channel. */
export const LEAST_PEERS = 20;
/** Days within which an act counts as moved by a touch. */
export const MOVED_DAYS = 30;

export const TouchAdvice = z.object({
  channel: ActionChannel,
  touched: z.int().describe('Doctors of the department whom a touch of this channel met at this stage within a year'),
  moved: z.int().describe('Of these, who did what leads further within 30 days after the day of the touch'),
  share: z.number(),
  least: z.number().describe('Lower end of the 95 % interval of the share (Wilson); the advice is ordered by it'),
  isAllowed: z.boolean().describe('Whether the doctor consented to content or invitations over this channel'),
});
export type TouchAdvice = z.infer<typeof TouchAdvice>;

export const PersonalStages = z.object({
  days: Days,
  stage: Stage.describe('At the end of the last day'),
  since: maybe(Day).describe('First day of this stage; null where it began before the period'),
  changes: z.array(z.object({ day: Day, from: Stage, to: Stage })).describe('The earliest first'),
  peers: z.int().describe('Doctors of the same department in the range of the caller, at most 5,000'),
  advice: z.array(TouchAdvice).describe('Channels that touched at least 20 of them, the best first'),
  asOf: Moment,
});
export type PersonalStages = z.infer<typeof PersonalStages>;

// The states a forecast goes through, and the steps between them (product: Forecast machine).
import { z } from 'zod';

export const cycleStates = ['OPEN', 'CONSOLIDATED', 'FROZEN', 'ISSUED', 'LOCKED'] as const;
/** Of a round: filled, rolled up, past its window, targets published, targets final. */
export const ForecastCycleState = z.enum(cycleStates);
export type ForecastCycleState = z.infer<typeof ForecastCycleState>;

export const sheetStates = [
  'OPEN',
  'FILLING',
  'SUBMITTED',
  'ADJUSTED',
  'REVIEWED',
  'ISSUED',
  'CHALLENGED',
  'ACCEPTED',
  'REVISED',
  'LOCKED',
] as const;
/** Of what one person fills: first the forecast, then the targets that come of it. */
export const SheetState = z.enum(sheetStates);
export type SheetState = z.infer<typeof SheetState>;

export const cycleActs = ['CONSOLIDATE', 'REOPEN'] as const;
export const CycleAct = z.enum(cycleActs);
export type CycleAct = z.infer<typeof CycleAct>;

/** What whoever fills does. */
export const fillerActs = ['SUBMIT', 'WITHDRAW', 'ACKNOWLEDGE', 'CHALLENGE'] as const;
export const FillerAct = z.enum(fillerActs);
export type FillerAct = z.infer<typeof FillerAct>;

/** What whoever leads does with what was submitted. */
export const reviewActs = ['ACCEPT', 'REJECT'] as const;
export const ReviewAct = z.enum(reviewActs);
export type ReviewAct = z.infer<typeof ReviewAct>;

/** Every act that the history of a sheet holds. */
export const sheetActs = [
  'OPEN',
  'FILL',
  ...fillerActs,
  'ADJUST',
  ...reviewActs,
  'ISSUE',
  'UPHOLD',
  'REVISE',
  'LOCK',
] as const;
export const SheetAct = z.enum(sheetActs);
export type SheetAct = z.infer<typeof SheetAct>;

export const splitRules = ['FORECAST', 'HISTORY', 'POTENTIAL'] as const;
/** By what totals are split: the forecast, the boxes of the last twelve months, the beds of the hospitals. */
export const SplitRule = z.enum(splitRules);
export type SplitRule = z.infer<typeof SplitRule>;

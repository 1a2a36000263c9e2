// Targets that come of a forecast round: split, published, decided and locked (product: forecast issuance).
import { z } from 'zod';
import { Id, list, maybe, text } from '../core/index.ts';
import { SplitRule } from './forecast-states.schema.ts';
import { LONGEST_CYCLE } from './forecasts.schema.ts';

const Boxes = z.int().min(0).max(1_000_000);
const version = z.int().min(1).describe('Of the sheet as it was read; a newer one answers 409');
const targets = z
  .array(z.strictObject({ id: Id, issued: z.array(Boxes).min(1).max(LONGEST_CYCLE).describe('Boxes by month') }))
  .max(500);

export const TargetSplit = z.strictObject({
  rule: SplitRule,
  totals: list(z.strictObject({ productId: Id, boxes: z.int().min(0).max(100_000_000) }), 50)
    .min(1)
    .describe('Boxes over all months, by product; other products stay as they are'),
});
export type TargetSplit = z.infer<typeof TargetSplit>;

export const TargetsSplit = z.object({ lines: z.int(), boxes: z.int() });
export type TargetsSplit = z.infer<typeof TargetsSplit>;

export const TargetSetting = z.strictObject({ version, lines: targets.min(1) });
export type TargetSetting = z.infer<typeof TargetSetting>;

export const TargetDecision = z.strictObject({
  uphold: z.boolean(),
  reason: text(200, 1).describe('Whoever challenged reads it'),
  version,
  lines: targets.default([]).describe('The revised targets; needed unless they are upheld'),
});
export type TargetDecision = z.infer<typeof TargetDecision>;

export const TargetsMoved = z.object({ sheets: z.int().describe('How many people it concerned') });
export type TargetsMoved = z.infer<typeof TargetsMoved>;

/** One product of a round in the range of the caller, as the form of a split begins. */
export const TargetBasis = z.object({
  productId: Id,
  productName: z.string(),
  lines: z.int(),
  final: maybe(z.int()),
  history: maybe(z.int()).describe('Boxes of the twelve months before the round was opened'),
  issued: maybe(z.int()),
});
export type TargetBasis = z.infer<typeof TargetBasis>;

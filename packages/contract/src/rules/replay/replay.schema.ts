// A changed rule is replayed over what it judged before, so that its effect is known before it is published.
import { z } from 'zod';
import { Id, Moment, text } from '../../core/index.ts';
import { Figures, RuleOutcome } from '../rules.schema.ts';

export const REPLAYED_MONTHS = 12;

/** The change as it would be published. */
export const RuleReplayQuestion = z.strictObject({
  organizationId: Id.nullable().default(null),
  scopeType: text(40, 1).nullable().default(null),
  isHard: z.boolean(),
  isEnabled: z.boolean(),
  figures: Figures,
});
export type RuleReplayQuestion = z.infer<typeof RuleReplayQuestion>;

const Outcome = RuleOutcome.shape.outcome;
const Counts = z.record(Outcome, z.int().min(0));

export const RuleReplay = z.object({
  since: Moment,
  checked: z.int().describe('Results of the last twelve months'),
  before: Counts.describe('As they were judged'),
  after: Counts.describe('As the change would judge them'),
  changedCount: z.int(),
  changed: z
    .array(
      z.object({
        id: Id,
        number: z.string(),
        title: z.string(),
        path: z.string().describe('Page of the record'),
        at: Moment,
        before: Outcome,
        after: Outcome,
        inputs: Figures,
        comment: z.string(),
      }),
    )
    .describe('The newest first, at most 200'),
});
export type RuleReplay = z.infer<typeof RuleReplay>;

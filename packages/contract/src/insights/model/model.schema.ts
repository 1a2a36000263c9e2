// A language model of the enterprise that reads the sentences which the lexicon is unsure of (product 3.14).
import { z } from 'zod';
import { text } from '../../core/index.ts';

/** Sentences of one call of `propose`. */
export const MOST_PROPOSED = 100;

export const ModelTagger = z.object({
  address: z.string().describe('Base of chat completions, such as https://model.example/v1; empty: no model reads'),
  model: z.string(),
  hasKey: z.boolean(),
  dailyLimit: z.int().describe('Sentences that may be sent in a day'),
  today: z
    .object({ asked: z.int(), tagged: z.int(), silent: z.int(), refused: z.int() })
    .describe('Sentences of today; refused: the answer was wrong and not kept'),
});
export type ModelTagger = z.infer<typeof ModelTagger>;

export const ChangedModelTagger = z.strictObject({
  address: text(300),
  model: text(100).default(''),
  apiKey: text(400).optional().describe('Left out: as it was; empty: none'),
  dailyLimit: z.int().min(1).max(20_000).default(500),
});
export type ChangedModelTagger = z.infer<typeof ChangedModelTagger>;

export const Proposed = z.object({
  asked: z.int(),
  tagged: z.int(),
  silent: z.int().describe('The model saw nothing about the drug'),
  refused: z.int().describe('Wrong answers, counted and not kept'),
  isCutShort: z.boolean().describe('The model stopped answering; what came before is kept'),
  hasMore: z.boolean().describe('Sentences are left to ask for'),
});
export type Proposed = z.infer<typeof Proposed>;

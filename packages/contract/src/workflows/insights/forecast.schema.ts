// When a running process will probably be over, from those that went the same way before (product: approval control tower).
import { z } from 'zod';
import { Moment, maybe } from '../../core/index.ts';

/** NODE: cases that stood at the same node at least as long; DEFINITION: cases of the same kind that ran at least as long. */
export const Forecast = z.object({
  basis: z.enum(['NODE', 'DEFINITION', 'TOO_FEW']),
  cases: z.int().min(0).describe('How many finished cases it rests on'),
  nodeName: z.string().describe('The node it stands at; of several the one that takes longest'),
  median: maybe(Moment).describe('Half of such cases were over by then; null with too few cases'),
  late: maybe(Moment).describe('Nine of ten such cases were over by then'),
});
export type Forecast = z.infer<typeof Forecast>;

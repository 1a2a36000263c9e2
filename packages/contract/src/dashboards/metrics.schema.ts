// Contracts of the metrics of boards and system reports: what a number means, who answers for it, where it comes from, how old it may be (product 3.19).
import { z } from 'zod';
import { Moment, maybe } from '../core/index.ts';
import { boards } from './dashboards.schema.ts';

export const reports = ['DAILY', 'MASS_SENDS', 'USE'] as const;
/** Where a metric stands: a board or a system report. */
export const MetricPlace = z.enum([...boards, ...reports]);
export type MetricPlace = z.infer<typeof MetricPlace>;

export const metricKeys = [
  'handedIn',
  'coverage',
  'frequency',
  'pace',
  'joint',
  'toDecide',
  'confirmed',
  'heads',
  'headCost',
  'content',
  'approvals',
  'verifications',
  'ranking',
  'exceptions',
  'budget',
  'amount',
  'attained',
  'growth',
  'selling',
  'engaged',
  'response',
  'acts',
  'held',
  'planned',
  'waiting',
  'odd',
  'sentTo',
  'answered',
  'active',
  'pages',
  'perUser',
  'quiet',
] as const;
export const MetricKey = z.enum(metricKeys);
export type MetricKey = z.infer<typeof MetricKey>;

/** Words are in the reader's language. */
export const Metric = z.object({
  key: MetricKey,
  board: MetricPlace,
  boardName: z.string(),
  title: z.string(),
  definition: z.string(),
  unit: z.string(),
  owner: z.string().describe('Who answers for it'),
  sources: z.array(z.object({ table: z.string(), name: z.string() })).describe('What it counts'),
  limitDays: maybe(z.int()).describe(
    'Days its source may be old; null: counted from the records themselves as they are',
  ),
  newestAt: maybe(Moment).describe('When the newest figure of the source was stored; null without a limit or a figure'),
  isStale: z.boolean(),
});
export type Metric = z.infer<typeof Metric>;

// Portraits beside each other: what each tells, and by how much they differ (specification 2.3, userInsights).
import { z } from 'zod';
import { list, maybe } from '../core/index.ts';
import { PatientPortrait, PersonaQuery } from './patient-portraits.schema.ts';

export const FEWEST_COMPARED = 2;
export const MOST_COMPARED = 4;

export const ComparisonQuestion = z.strictObject({
  personas: list(PersonaQuery, MOST_COMPARED)
    .min(FEWEST_COMPARED)
    .describe('The first is what the others are compared with'),
});
export type ComparisonQuestion = z.infer<typeof ComparisonQuestion>;

export const measures = ['WOMEN', 'FAST', 'DELAY', 'PERSISTENCE', 'STOP', 'COMORBIDITY'] as const;
/** FAST: diagnosed within half a year of the first symptom. PERSISTENCE: still on the therapy at the month of its key. */
export const Measure = z.enum(measures);
export type Measure = z.infer<typeof Measure>;

export const ComparedShare = z.object({
  share: z.number(),
  low: z.number().describe('95 % interval'),
  high: z.number(),
  patients: maybe(z.int()).describe('Those with it; null at a month of the curve, which is told in whole percent'),
  of: z.int().describe('Patients among whom it is told'),
});
export type ComparedShare = z.infer<typeof ComparedShare>;

export const ShareDifference = z.object({
  value: z.number().describe('Share of this persona less that of the first'),
  low: z.number().describe('95 % interval'),
  high: z.number(),
});
export type ShareDifference = z.infer<typeof ShareDifference>;

export const PortraitComparison = z.object({
  portraits: z.array(PatientPortrait).describe('In the order asked for, each as its own page tells it'),
  rows: z.array(
    z.object({
      measure: Measure,
      key: z
        .string()
        .describe('Time to the diagnosis, month of the curve, reason for stopping or comorbidity; empty otherwise'),
      shares: z.array(maybe(ComparedShare)).describe('Of each persona; null where its portrait does not tell it'),
      differences: z.array(maybe(ShareDifference)).describe('Of each persona after the first'),
    }),
  ),
});
export type PortraitComparison = z.infer<typeof PortraitComparison>;

// An opinion service outside the product that the pages ask in place of the product's own posts (specification 7.5, last paragraph).
import { z } from 'zod';
import { Moment, text } from '../../core/index.ts';

/** Without an address the product's own posts answer. */
export const OpinionService = z.object({
  address: z.string().describe('Base address, such as https://opinion.example/v1; empty: the own posts'),
  hasKey: z.boolean(),
});
export type OpinionService = z.infer<typeof OpinionService>;

export const ChangedOpinionService = z.strictObject({
  address: text(300),
  apiKey: text(400).optional().describe('Left out: as it was; empty: none'),
});
export type ChangedOpinionService = z.infer<typeof ChangedOpinionService>;

export const opinionParts = [
  'posts',
  'before',
  'index',
  'drugs',
  'viewpoints',
  'trend',
  'departments',
  'provinces',
  'cities',
  'hospitals',
] as const;
export const OpinionPart = z.enum(opinionParts);
export type OpinionPart = z.infer<typeof OpinionPart>;

/** Who answered in place of the own posts. */
export const ServiceNote = z.object({
  host: z.string(),
  model: z.string(),
  askedAt: Moment.describe('An answer is kept for five minutes'),
  missing: z.array(OpinionPart).describe('What the service left out'),
});
export type ServiceNote = z.infer<typeof ServiceNote>;

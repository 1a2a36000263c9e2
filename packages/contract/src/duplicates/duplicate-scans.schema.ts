// Searches over all doctors, and from which score on what happens (product 3.2, duplicates).
import { z } from 'zod';
import { Id, Moment, maybe } from '../core/index.ts';

export const ScanState = z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED']);
export type ScanState = z.infer<typeof ScanState>;

export const Scan = z.object({
  id: Id,
  state: ScanState,
  requestedBy: maybe(z.string()).describe('Null for the clock'),
  requestedAt: Moment,
  startedAt: maybe(Moment),
  finishedAt: maybe(Moment),
  doctors: z.int(),
  done: z.int(),
  total: z.int(),
  found: z.int(),
  merged: z.int(),
});
export type Scan = z.infer<typeof Scan>;

export const LastScan = z.object({ scan: maybe(Scan) });

export const DuplicateSettings = z
  .strictObject({
    askScore: z.int().min(40).max(100),
    actScore: z.int().min(60).max(100),
    mergesByRule: z.boolean(),
  })
  .refine(({ askScore, actScore }) => askScore <= actScore, { path: ['actScore'] });
export type DuplicateSettings = z.infer<typeof DuplicateSettings>;

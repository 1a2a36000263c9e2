// Handing over: what a user owns, who receives which part of it, what came of it (product 3.25).
import { z } from 'zod';
import { Id, Moment, list, pageQuery, text } from '../core/index.ts';

export const HandoverKind = z.enum([
  'doctors',
  'hospitals',
  'follows',
  'contacts',
  'bindings',
  'visits',
  'tasks',
  'meetings',
  'verifications',
  'workflowTasks',
  'savedSearches',
  'shares',
  'organizations',
  'roles',
]);
export type HandoverKind = z.infer<typeof HandoverKind>;

/** More records than this move in the background, with progress. */
export const ONE_TRANSACTION_ROWS = 5_000;

export const Assignment = z.strictObject({
  kind: HandoverKind,
  toUserId: Id,
  regionCodes: list(z.string().regex(/^\d{6}$/), 400)
    .default([])
    .meta({ description: 'Provinces or cities; none means everything not assigned by region' }),
});
export type Assignment = z.infer<typeof Assignment>;

export const NewHandover = z.strictObject({
  fromUserId: Id,
  stamp: z.string().max(100).meta({ description: 'Of the preview; another one is answered with 409' }),
  reason: text(200, 1),
  assignments: list(Assignment, 200).min(1),
});
export type NewHandover = z.infer<typeof NewHandover>;

const Region = z.object({ code: z.string().nullable(), name: z.string(), enName: z.string(), count: z.int() });

export const HandoverItem = z.object({
  kind: HandoverKind,
  byRegion: z.boolean().describe('Whether it can be divided among receivers by region'),
  count: z.int(),
  sample: z.array(z.object({ id: Id, name: z.string(), enName: z.string() })).describe('A few of them'),
  regions: z.array(Region),
});
export type HandoverItem = z.infer<typeof HandoverItem>;

export const HandoverPreview = z.object({
  userId: Id,
  userName: z.string(),
  total: z.int(),
  stamp: z.string(),
  items: z.array(HandoverItem),
});
export type HandoverPreview = z.infer<typeof HandoverPreview>;

export const HandoverState = z.enum(['RUNNING', 'DONE', 'UNDONE', 'FAILED']);
export type HandoverState = z.infer<typeof HandoverState>;

export const Handover = z.object({
  id: Id,
  state: HandoverState,
  fromUserId: Id,
  fromName: z.string(),
  reason: z.string(),
  rowCount: z.int(),
  movedCount: z.int(),
  keptCount: z.int().nullable().describe('After an undo: what stayed because it had changed'),
  createdAt: Moment,
  createdBy: z.string().nullable(),
  finishedAt: Moment.nullable(),
  undoneAt: Moment.nullable(),
  isUndoable: z.boolean(),
  receipt: z.array(z.object({ kind: HandoverKind, toUserId: Id, toName: z.string(), count: z.int() })),
});
export type Handover = z.infer<typeof Handover>;

export const HandoverQuery = pageQuery(['createdAt']);
export type HandoverQuery = z.infer<typeof HandoverQuery>;

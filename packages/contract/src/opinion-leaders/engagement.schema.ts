// Tiers set by hand with the medical lead's word, and shortlists with an engagement plan (product 3.4).
import { z } from 'zod';
import { Day, Id, Moment, list, longText, maybe, text } from '../core/index.ts';
import { KolQuestion, KolTier } from './scores.schema.ts';

export const overrideStates = ['PROPOSED', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const;
export const OverrideState = z.enum(overrideStates);
export type OverrideState = z.infer<typeof OverrideState>;

export const overrideActs = ['approve', 'reject', 'withdraw'] as const;
export const OverrideAct = z.enum(overrideActs);
export type OverrideAct = z.infer<typeof OverrideAct>;

export const KolOverride = z.object({
  id: Id,
  doctorId: Id,
  doctorName: z.string(),
  hospitalName: z.string(),
  isInScope: z.boolean(),
  areaCode: maybe(z.string()),
  areaName: maybe(z.string()).describe('Null: for every area'),
  tier: KolTier,
  computedTier: KolTier,
  reason: z.string(),
  state: OverrideState,
  proposedByName: z.string(),
  proposedAt: Moment,
  decidedByName: maybe(z.string()),
  decidedAt: maybe(Moment),
  note: z.string(),
  version: z.int(),
  acts: z.array(OverrideAct).describe('What the caller may do now'),
});
export type KolOverride = z.infer<typeof KolOverride>;

export const OverrideQuery = z.strictObject({
  state: list(OverrideState, 4).optional(),
  page: z.int().min(0).max(10_000).default(0),
  size: z.int().min(1).max(100).default(20),
});
export type OverrideQuery = z.infer<typeof OverrideQuery>;

export const NewOverride = z.strictObject({
  doctorId: Id,
  question: KolQuestion.describe('Its area is the one the tier is meant for; the computed tier is that of its answer'),
  tier: KolTier,
  reason: text(500, 10),
});
export type NewOverride = z.infer<typeof NewOverride>;

export const DecidedOverride = z.strictObject({
  act: z.enum(['approve', 'reject']),
  note: text(500).default(''),
  version: z.int32().min(1),
});
export type DecidedOverride = z.infer<typeof DecidedOverride>;

export const WithdrawnOverride = z.strictObject({ note: text(500).default(''), version: z.int32().min(1) });
export type WithdrawnOverride = z.infer<typeof WithdrawnOverride>;

export const OverrideKept = z.object({ id: Id, state: OverrideState, version: z.int() });
export type OverrideKept = z.infer<typeof OverrideKept>;

export const Shortlist = z.object({
  id: Id,
  name: z.string(),
  note: z.string(),
  ownerName: z.string(),
  isOwn: z.boolean(),
  isShared: z.boolean(),
  doctors: z.int().describe('Of these, how many the viewer may see'),
  planned: z.int().describe('With a next step'),
  withTask: z.int(),
  done: z.int().describe('Whose task is completed'),
  late: z.int().describe('Whose open task is past its day'),
  version: z.int(),
  updatedAt: Moment,
});
export type Shortlist = z.infer<typeof Shortlist>;

export const PlannedDoctor = z.object({
  id: Id.describe('The line of the plan'),
  doctorId: Id,
  name: z.string(),
  title: z.string(),
  hospitalName: z.string(),
  rankThen: maybe(z.int()),
  objective: z.string(),
  nextStep: z.string(),
  ownerId: maybe(Id),
  ownerName: maybe(z.string()),
  dueOn: maybe(Day),
  task: maybe(z.object({ id: Id, state: z.string(), dueOn: Day, isLate: z.boolean(), isOpenable: z.boolean() })),
});
export type PlannedDoctor = z.infer<typeof PlannedDoctor>;

export const ShortlistDetail = Shortlist.extend({
  question: z.record(z.string(), z.unknown()),
  lines: z.array(PlannedDoctor),
  outside: z.int().describe('Doctors outside the range of the viewer, of whom nothing is told'),
});
export type ShortlistDetail = z.infer<typeof ShortlistDetail>;

export const LONGEST_SHORTLIST = 200;

const chosen = z.strictObject({ doctorId: Id, rank: z.int().min(1).optional() });

export const NewShortlist = z.strictObject({
  name: text(80, 1),
  note: longText(500).default(''),
  isShared: z.boolean().default(false),
  question: KolQuestion,
  doctors: list(chosen, LONGEST_SHORTLIST).min(1),
});
export type NewShortlist = z.infer<typeof NewShortlist>;

export const ChangedShortlist = z.strictObject({
  name: text(80, 1),
  note: longText(500).default(''),
  isShared: z.boolean(),
  version: z.int32().min(1),
});
export type ChangedShortlist = z.infer<typeof ChangedShortlist>;

export const ShortlistDoctors = z.strictObject({
  add: list(chosen, LONGEST_SHORTLIST).default([]),
  remove: list(Id, LONGEST_SHORTLIST).default([]).describe('Ids of doctors'),
});
export type ShortlistDoctors = z.infer<typeof ShortlistDoctors>;

export const PlanLine = z.strictObject({
  objective: text(300).default(''),
  nextStep: text(200)
    .refine((step) => step.length !== 1, 'too short')
    .default(''),
  ownerId: Id.optional(),
  dueOn: Day.optional(),
});
export type PlanLine = z.infer<typeof PlanLine>;

export const ShortlistKept = z.object({ id: Id, version: z.int() });
export type ShortlistKept = z.infer<typeof ShortlistKept>;

export const MadeTasks = z.object({
  made: z.int(),
  skipped: z.int().describe('Without step or day, or with a task already'),
});
export type MadeTasks = z.infer<typeof MadeTasks>;

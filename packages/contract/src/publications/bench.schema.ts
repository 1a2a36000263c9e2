// The bench where people decide whose a work is: queues, evidence, decisions, authors merged and split (product 3.3).
import { z } from 'zod';
import { Id, Moment, list, maybe, pageQuery, text } from '../core/index.ts';
import { CreditState, Evidence } from './papers.schema.ts';

export const BenchQuery = pageQuery(['confidence', 'year']).extend({
  doctorId: Id.optional(),
  scholarId: Id.optional(),
  keyword: text(80).optional().describe('Part of a title, or the beginning of a name of an author'),
  state: list(CreditState, 3).optional().describe('Without it suggested ones'),
});
export type BenchQuery = z.infer<typeof BenchQuery>;

export const BenchItem = z.object({
  matchId: Id,
  version: z.string().describe('A decision on an older one is refused'),
  state: CreditState,
  confidence: z.number(),
  evidence: z.array(Evidence),
  decidedBy: maybe(z.string()),
  decidedAt: maybe(Moment),
  reason: z.string(),
  publicationId: Id,
  title: z.string(),
  year: z.int(),
  publishPeriodical: z.string(),
  quotedTimes: z.int(),
  url: z.string(),
  topics: z.array(z.string()),
  authorName: z.string(),
  scholarId: Id.describe('The author as the source names them'),
  position: z.int(),
  authorCount: z.int(),
  institutions: z.array(z.string()),
  coAuthors: z.array(z.string()).describe('The first eight'),
  doctorId: Id,
  doctorName: z.string(),
  hospital: z.string(),
  department: z.string(),
  city: z.string(),
  direction: z.string(),
  workingSince: maybe(z.int()),
  confirmedPapers: z.int().describe('Works credited to the doctor so far'),
  rivals: z.int().describe('Other doctors suggested for the same author of the work'),
});
export type BenchItem = z.infer<typeof BenchItem>;

export const BenchBy = z.enum(['DOCTOR', 'AUTHOR']);
export type BenchBy = z.infer<typeof BenchBy>;

export const BenchGroupQuery = pageQuery(['open', 'best']).extend({
  by: BenchBy.default('DOCTOR'),
  keyword: text(50).optional(),
});

export const BenchGroup = z.object({
  id: Id.describe('Of the doctor or the author'),
  name: z.string(),
  place: z.string(),
  open: z.int(),
  best: z.number(),
});
export type BenchGroup = z.infer<typeof BenchGroup>;

export const BenchCounts = z.object({ suggested: z.int(), confirmed: z.int(), rejected: z.int() });

export const Decision = z.enum(['CONFIRM', 'REJECT']);
export type Decision = z.infer<typeof Decision>;

export const NewDecision = z.strictObject({
  decision: Decision,
  items: z
    .array(z.strictObject({ matchId: Id, version: text(20, 1) }))
    .min(1)
    .max(200),
  reason: text(300).default(''),
});
export type NewDecision = z.infer<typeof NewDecision>;

export const DecisionKind = z.enum(['CONFIRM', 'REJECT', 'MERGE', 'SPLIT']);
export const Decided = z.object({
  id: Id,
  kind: DecisionKind,
  count: z.int().describe('What was decided'),
  decidedAt: Moment,
});
export type Decided = z.infer<typeof Decided>;
export const LastDecision = z.object({ decision: maybe(Decided).describe('The own last one that can be undone') });

export const ScholarQuery = pageQuery(['workCount']).extend({ keyword: text(80, 2), notId: Id.optional() });
export const Scholar = z.object({
  id: Id,
  name: z.string(),
  institution: z.string(),
  countryCode: maybe(z.string()),
  orcid: maybe(z.string()),
  workCount: z.int(),
  quotedTimes: z.int(),
  firstYear: maybe(z.int()),
  lastYear: maybe(z.int()),
});
export type Scholar = z.infer<typeof Scholar>;

export const ScholarWork = z.object({
  publicationId: Id,
  title: z.string(),
  year: z.int(),
  publishPeriodical: z.string(),
  institutions: z.array(z.string()),
});
export type ScholarWork = z.infer<typeof ScholarWork>;

export const ScholarMerge = z.strictObject({ keepId: Id, goneId: Id, reason: text(300).default('') });
export const ScholarSplit = z.strictObject({
  scholarId: Id,
  publicationIds: z.array(Id).min(1).max(500),
  targetId: Id.nullable().default(null).describe('The author who gets the works; null for a new one of the same name'),
  reason: text(300).default(''),
});

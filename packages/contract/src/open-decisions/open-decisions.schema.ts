// What waits for a person to decide, of whatever room, as it travels (product 3.7, 3.4, 3.22).
import { z } from 'zod';
import { Id, Moment, list, longText, maybe, pageQuery, text } from '../core/index.ts';

/** A task of a process, a late visit, an unlocking, a visit under review, a cycle plan, a tier set by hand. */
export const decisionKinds = [
  'WORKFLOW',
  'LATE_VISIT',
  'VISIT_UNLOCK',
  'VISIT_REVIEW',
  'CYCLE_PLAN',
  'TIER_OVERRIDE',
] as const;
export const DecisionKind = z.enum(decisionKinds);
export type DecisionKind = z.infer<typeof DecisionKind>;

export const risks = ['LOW', 'MEDIUM', 'HIGH'] as const;
export const Risk = z.enum(risks);
export type Risk = z.infer<typeof Risk>;

export const Person = z.object({ id: Id, name: z.string(), enName: z.string() });
export type Person = z.infer<typeof Person>;

export const SlaState = z.enum(['NONE', 'ON_TIME', 'NEAR', 'LATE']);
export type SlaState = z.infer<typeof SlaState>;

export const SummaryEntry = z.object({ zh: z.string(), en: z.string(), value: z.string() });
export type SummaryEntry = z.infer<typeof SummaryEntry>;

export const Decision = z.object({
  kind: DecisionKind,
  id: Id,
  version: maybe(z.int()).describe('Sent back with the decision, where the record has one'),
  title: z.string().describe('Name of the record'),
  context: z.string().describe('What stands under the name: the process, the hospital'),
  step: z.string().describe('Node of the process; empty for anything else'),
  person: Person.describe('Who asks'),
  onBehalfOf: maybe(Person).describe('Whose decision it is, where the caller stands in'),
  reason: z.string().describe('Why it is asked for, in the words of who asks'),
  summary: z.array(SummaryEntry),
  amount: maybe(z.string()),
  risk: Risk,
  createdAt: Moment.describe('Since when it waits'),
  dueAt: maybe(Moment),
  ageSeconds: z.int().min(0),
  sla: SlaState,
  path: z.string().describe('Page of the record'),
  isInPlace: z.boolean().describe('May be decided in the list'),
  isBatch: z.boolean().describe('May be agreed to together with others'),
});
export type Decision = z.infer<typeof Decision>;

const filter = {
  keyword: text(60).optional(),
  kind: text(60).optional().describe('A kind of decision, or the key of a process'),
  risk: Risk.optional(),
  isLate: z.stringbool().optional().describe('Past its time limit'),
};
export const DecisionQuery = pageQuery(['risk', 'createdAt', 'dueAt', 'amount']).extend(filter);
export type DecisionQuery = z.infer<typeof DecisionQuery>;
export const DecisionFilter = z.strictObject(filter);
export type DecisionFilter = z.infer<typeof DecisionFilter>;

export const DecisionCount = z.object({ total: z.int(), late: z.int() });
export type DecisionCount = z.infer<typeof DecisionCount>;

/** Several at once are agreed to only where each has a low risk. */
export const Deciding = z.strictObject({
  items: list(z.strictObject({ kind: DecisionKind, id: Id, version: z.int().optional() }), 50).min(1),
  approve: z.boolean(),
  reason: longText(500).default(''),
});
export type Deciding = z.infer<typeof Deciding>;

export const DecidingAnswer = z.object({
  results: z.array(
    z.object({ kind: DecisionKind, id: Id, isDone: z.boolean(), error: maybe(z.string()), message: z.string() }),
  ),
});
export type DecidingAnswer = z.infer<typeof DecidingAnswer>;

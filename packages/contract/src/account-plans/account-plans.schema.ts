// Account plans of hospitals: SWOT, goals, tactics, their steps, and how the doctors there are covered (product: hospitals).
import { z } from 'zod';
import { Day, Id, Moment, list, longText, maybe, text } from '../core/index.ts';

export const planStates = ['DRAFT', 'ACTIVE', 'CLOSED'] as const;
export const PlanState = z.enum(planStates);
export type PlanState = z.infer<typeof PlanState>;
export const tacticStates = ['TODO', 'IN_PROGRESS', 'DONE', 'DROPPED'] as const;
export const TacticState = z.enum(tacticStates);
export type TacticState = z.infer<typeof TacticState>;

export const PlanAct = z.enum(['START', 'CLOSE', 'REOPEN']);
export type PlanAct = z.infer<typeof PlanAct>;
export const TacticAct = z.enum(['PROGRESS', 'DROP', 'RESUME']);
export type TacticAct = z.infer<typeof TacticAct>;

const points = list(text(200, 1), 12).default([]);
const version = z.int().min(1).describe('Of the plan as it was read; a newer one answers 409');
const figure = z.number().min(-1_000_000_000).max(1_000_000_000);

export const PlanDraft = z.strictObject({
  title: text(100, 2),
  objective: longText(1000).default(''),
  startsOn: Day,
  endsOn: Day.describe('After startsOn'),
  ownerId: Id.describe('Who answers for the plan'),
  strengths: points,
  weaknesses: points,
  opportunities: points,
  threats: points,
});
export type PlanDraft = z.infer<typeof PlanDraft>;
export const ChangedPlan = PlanDraft.extend({ version });
export type ChangedPlan = z.infer<typeof ChangedPlan>;

export const PlanStep = z.strictObject({
  act: PlanAct,
  reason: text(200).default('').describe('Needed to close and to reopen'),
  version,
});
export type PlanStep = z.infer<typeof PlanStep>;

export const GoalDraft = z.strictObject({
  title: text(100, 2),
  unit: text(20).default(''),
  baseline: figure,
  target: figure.describe('Another number than the baseline'),
  dueOn: Day.describe('Within the plan'),
  version,
});
export type GoalDraft = z.infer<typeof GoalDraft>;

export const GoalReached = z.strictObject({ reached: figure, reason: text(200).default(''), version });
export type GoalReached = z.infer<typeof GoalReached>;

export const TacticDraft = z.strictObject({
  title: text(200, 2),
  goalId: Id.optional(),
  ownerId: Id,
  dueOn: Day.describe('Within the plan'),
  version,
});
export type TacticDraft = z.infer<typeof TacticDraft>;

export const TacticStep = z.strictObject({
  act: TacticAct,
  progress: z.int().min(0).max(100).optional().describe('Percent, with PROGRESS; 100 is done'),
  reason: text(200).default('').describe('Needed to drop'),
  version,
});
export type TacticStep = z.infer<typeof TacticStep>;

const Person = z.object({ id: Id, name: z.string() });

export const Goal = z.object({
  id: Id,
  title: z.string(),
  unit: z.string(),
  baseline: z.number(),
  target: z.number(),
  reached: z.number(),
  share: z.int().describe('Percent of the way from baseline to target, 0 to 100'),
  dueOn: Day,
});
export type Goal = z.infer<typeof Goal>;

export const Tactic = z.object({
  id: Id,
  goalId: maybe(Id),
  title: z.string(),
  owner: Person,
  dueOn: Day,
  state: TacticState,
  progress: z.int(),
  isLate: z.boolean(),
});
export type Tactic = z.infer<typeof Tactic>;

export const Plan = z.object({
  id: Id,
  hospitalId: Id,
  title: z.string(),
  objective: z.string(),
  state: PlanState,
  startsOn: Day,
  endsOn: Day,
  owner: Person,
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  opportunities: z.array(z.string()),
  threats: z.array(z.string()),
  goals: z.array(Goal),
  tactics: z.array(Tactic),
  progress: z.int().describe('Percent: mean of the tactics that are not dropped'),
  elapsed: z.int().describe('Percent of the time of the plan that is over'),
  version: z.int(),
  updatedAt: Moment,
});
export type Plan = z.infer<typeof Plan>;

export const PlanKept = z.object({ id: Id, planId: Id, version: z.int() });
export type PlanKept = z.infer<typeof PlanKept>;

export const PlanLogEntry = z.object({
  id: Id,
  subject: z.enum(['PLAN', 'GOAL', 'TACTIC']),
  subjectTitle: z.string(),
  act: z.enum(['CREATE', 'CHANGE', 'START', 'CLOSE', 'REOPEN', 'REACH', 'PROGRESS', 'DROP', 'RESUME']),
  from: maybe(z.string()),
  to: maybe(z.string()),
  reason: z.string(),
  at: Moment,
  userName: maybe(z.string()),
});
export type PlanLogEntry = z.infer<typeof PlanLogEntry>;

export const PlanMember = z.object({ id: Id, name: z.string(), organizationName: z.string() });
export type PlanMember = z.infer<typeof PlanMember>;

const Cell = z.object({ doctors: z.int(), covered: z.int() });
export type CoverageCell = z.infer<typeof Cell>;

/** Doctors of a hospital in the range of the caller, by department and tier. */
export const Coverage = z.object({
  departments: z.array(
    z.object({
      name: z.string(),
      code: maybe(z.string()),
      doctors: z.int(),
      covered: z.int(),
      tiers: z.object({ A: Cell, B: Cell, C: Cell, D: Cell }),
    }),
  ),
  people: z
    .array(
      z.object({
        id: Id,
        name: z.string(),
        isOwner: z.boolean().describe('Looks after the hospital'),
        since: maybe(Day),
        doctors: z.int().describe('Doctors of the hospital whom they look after'),
        visits: maybe(z.int()).describe(
          'Submitted visits there in the last 90 days; null: outside the range of the caller',
        ),
        lastVisitAt: maybe(Moment),
      }),
    )
    .describe('Who looks after the hospital or doctors of it'),
});
export type Coverage = z.infer<typeof Coverage>;

// Cycle plans: how often which doctors are to be visited in a period, and what has come of it (product: visits, cycle plan).
import { z } from 'zod';
import { Day, Id, Moment, maybe, text } from '../core/index.ts';
import { VisitState } from './visits.schema.ts';

/** Days a calendar may span. */
export const LONGEST_CALENDAR = 42;

export const CalendarQuery = z.strictObject({
  from: Day,
  to: Day.describe('At most 42 days, both included'),
  userId: Id.optional().describe('A member of the team; the caller when left out'),
});
export type CalendarQuery = z.infer<typeof CalendarQuery>;

export const CalendarVisit = z.object({
  id: Id,
  state: VisitState,
  version: z.int(),
  startsAt: Moment,
  visitType: z.string(),
  visitDuration: maybe(z.string()),
  doctorId: Id,
  doctorName: z.string(),
  hospitalName: z.string(),
  cityName: z.string(),
  isJoint: z.boolean(),
  isMovable: z.boolean(),
  shortMinutes: z.int().min(0).describe('Of a plan: minutes missing for the way from the visit before'),
});
export type CalendarVisit = z.infer<typeof CalendarVisit>;

export const cycleStates = ['DRAFT', 'SUBMITTED', 'APPROVED', 'RETURNED'] as const;
export const CycleState = z.enum(cycleStates);
export type CycleState = z.infer<typeof CycleState>;

export const GoalDraft = z.strictObject({
  doctorId: Id,
  productId: Id.optional().describe('Only visits in which the product is spoken about count'),
  goal: z.int().min(1).max(60),
});
export type GoalDraft = z.infer<typeof GoalDraft>;

const cycle = {
  name: text(60, 1),
  startsOn: Day,
  endsOn: Day.describe('At most 366 days, both included'),
  goals: z.array(GoalDraft).min(1).max(500),
};

/** For the caller, or by a manager for a member of the team: what a manager sets is approved at once. */
export const NewCycle = z.strictObject({ ...cycle, userId: Id.optional(), submit: z.boolean().default(false) });
export type NewCycle = z.infer<typeof NewCycle>;
export const ChangedCycle = z.strictObject({ ...cycle, version: z.int32().min(1), submit: z.boolean().default(false) });
export type ChangedCycle = z.infer<typeof ChangedCycle>;
export const CycleDecision = z.strictObject({ approve: z.boolean(), reason: text(300).default('') });
export type CycleDecision = z.infer<typeof CycleDecision>;

export const CycleKept = z.object({ id: Id, state: CycleState, version: z.int() });
export type CycleKept = z.infer<typeof CycleKept>;

export const CycleAction = z.enum(['edit', 'submit', 'decide']);
export type CycleAction = z.infer<typeof CycleAction>;

/** What has come of goals; shares are ratios of 1, null where there is nothing to divide by. */
export const CycleFigures = z.object({
  targets: z.int().describe('Doctors with a goal'),
  covered: z.int().describe('Of these, met at least once in the period'),
  goals: z.int().describe('Visits in all goals'),
  done: z.int().describe('Visits that met the doctor towards them, each goal at most to its end'),
  planned: z.int().describe('Visits still planned in the period'),
  coverage: maybe(z.number()),
  frequency: maybe(z.number()),
  elapsed: z.number().describe('Share of the days of the period that has gone by'),
});
export type CycleFigures = z.infer<typeof CycleFigures>;

export const Cycle = z.object({
  id: Id,
  name: z.string(),
  userId: Id,
  userName: z.string(),
  startsOn: Day,
  endsOn: Day,
  state: CycleState,
  version: z.int(),
  reason: z.string().describe('Of whoever decided'),
  figures: CycleFigures,
});
export type Cycle = z.infer<typeof Cycle>;

/** A doctor with a goal, and how much of it is left; the doctors without one come with goal 0. */
export const CycleGoal = z.object({
  doctorId: Id,
  doctorName: z.string(),
  doctorTitle: z.string(),
  tier: maybe(z.string()),
  hospitalName: z.string(),
  cityName: z.string(),
  productId: maybe(Id),
  productName: maybe(z.string()),
  goal: z.int(),
  done: z.int(),
  planned: z.int(),
  lastVisitAt: maybe(Moment),
});
export type CycleGoal = z.infer<typeof CycleGoal>;

/** What has come of the goals of one product. */
export const ProductAttainment = z.object({
  productId: maybe(Id).describe('null: goals of visits whatever is spoken about'),
  productName: maybe(z.string()),
  targets: z.int(),
  covered: z.int(),
  goals: z.int(),
  done: z.int(),
  planned: z.int(),
  share: maybe(z.number()).describe('Done / goals, each goal at most to its end'),
});
export type ProductAttainment = z.infer<typeof ProductAttainment>;

export const CycleDetail = Cycle.extend({
  goals: z.array(CycleGoal),
  products: z.array(ProductAttainment).describe('The largest first'),
  actions: z.array(CycleAction),
});
export type CycleDetail = z.infer<typeof CycleDetail>;

export const PlanGaps = z.object({
  cycle: maybe(Cycle).describe(
    'The approved plan that holds on the day; null: tiers A and B that nothing is planned for',
  ),
  goals: z.array(CycleGoal).describe('What is neither done nor planned, the largest gap first'),
});
export type PlanGaps = z.infer<typeof PlanGaps>;

export const TeamQuery = z.strictObject({ from: Day, to: Day.describe('At most 366 days, both included') });
export type TeamQuery = z.infer<typeof TeamQuery>;

export const TeamMember = z.object({
  userId: Id,
  userName: z.string(),
  organizationName: z.string(),
  targets: z
    .int()
    .describe(
      'Doctors with a goal in the approved plans that touch the period, each plan whole; without one, own doctors of tier A and B',
    ),
  covered: z.int().describe('Of these, met at least once in the plan; without one, in the period'),
  coverage: maybe(z.number()),
  goals: z.int().describe('Visits in all goals of these plans'),
  done: z.int().describe('As in the plans'),
  due: z.number().describe('Of the goals, what the days of the plans that have begun stand for; 0 without a plan'),
  frequency: maybe(z.number()).describe('done / goals; null without an approved plan'),
  visits: z.int().describe('Visits of the period that met the doctor'),
  perDay: maybe(z.number()).describe('These per day on which there was one'),
  onTime: maybe(z.number()).describe('Submitted in time / submitted, whether or not the doctor was met'),
  joint: z.int().describe('Of the visits, those with a manager'),
  planned: z.int(),
  waiting: z.int().describe('Requests to unlock and late visits that wait for the manager'),
  exceptions: z.int().describe('Missed, under review or invalid'),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** How far the plans of these members are ahead of their time, in percentage points to a tenth; null without a plan. */
export function planPace(team: readonly Pick<TeamMember, 'done' | 'due' | 'goals'>[]): number | null {
  const sum = (of: 'done' | 'due' | 'goals'): number => team.reduce((all, row) => all + row[of], 0);
  const goals = sum('goals');
  return goals === 0 ? null : Math.round(((sum('done') - sum('due')) / goals) * 1000) / 10;
}

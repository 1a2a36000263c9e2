// The plan of a colleague: visits and tasks by day, target doctors without either, a week copied to the next (specification 2.3, task/myPlan).
import { z } from 'zod';
import { Day, Id, Moment, maybe } from '../core/index.ts';
import { TaskPriority, TaskState } from './tasks.schema.ts';

/** Days that one plan may show: six weeks of a month's sheet. */
export const LONGEST_PLAN = 42;

export const PlanQuery = z.strictObject({
  userId: Id.optional().describe('A member of the team; the caller unless given'),
  from: Day,
  to: Day,
});
export type PlanQuery = z.infer<typeof PlanQuery>;

export const PlannedTask = z.object({
  id: Id,
  title: z.string(),
  type: z.string(),
  state: TaskState,
  priority: TaskPriority,
  important: z.boolean(),
  dueOn: Day,
  doctorName: maybe(z.string()),
  version: z.int(),
  isMovable: z.boolean(),
});
export type PlannedTask = z.infer<typeof PlannedTask>;

export const PlannedVisit = z.object({
  id: Id,
  state: z.string(),
  visitType: z.string(),
  startsAt: Moment,
  doctorId: Id,
  doctorName: z.string(),
  hospitalName: z.string(),
  version: z.int(),
  isMovable: z.boolean(),
});
export type PlannedVisit = z.infer<typeof PlannedVisit>;

export const Plan = z.object({ tasks: z.array(PlannedTask), visits: z.array(PlannedVisit) });
export type Plan = z.infer<typeof Plan>;

export const UnplannedQuery = z.strictObject({ userId: Id.optional() });

/** A target doctor for whom nothing is planned. */
export const UnplannedDoctor = z.object({
  id: Id,
  name: z.string(),
  title: z.string(),
  tier: maybe(z.string()),
  hospitalId: Id,
  hospitalName: z.string(),
  department: z.string(),
  lastVisitAt: maybe(Moment),
});
export type UnplannedDoctor = z.infer<typeof UnplannedDoctor>;

export const CopiedWeek = z.strictObject({
  from: Day.describe('Monday of the week that is copied'),
  to: Day.describe('Monday of the week it is copied to'),
});
export type CopiedWeek = z.infer<typeof CopiedWeek>;

export const WeekCopy = z.object({
  visits: z.int(),
  tasks: z.int(),
  skipped: z.int().describe('There already, in the past by now, or for a doctor outside the range'),
});
export type WeekCopy = z.infer<typeof WeekCopy>;

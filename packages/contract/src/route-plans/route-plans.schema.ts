// A route over a day: what is asked, the stops with the reasons for them, what was left out and why (product: route planner).
import { z } from 'zod';
import { Day, Id, list, maybe, text } from '../core/index.ts';
import { ClockTime } from '../hospitals/index.ts';

/** A doctor of a route; with `at` the time is fixed. */
export const WantedStop = z.strictObject({ doctorId: Id, at: ClockTime.optional() });
export type WantedStop = z.infer<typeof WantedStop>;

export const RouteAsk = z.strictObject({
  day: Day.describe('Today or later'),
  from: ClockTime.default('09:00'),
  to: ClockTime.default('17:30').describe('After from; every visit ends by then'),
  pins: z.array(WantedStop).max(40).default([]).describe('Doctors who must be on the route, at a time or at any'),
  excluded: list(Id, 200).default([]).describe('Doctors left out of a proposal'),
  sequence: z
    .array(WantedStop)
    .max(40)
    .optional()
    .describe('Exactly these doctors in this order, instead of a proposal'),
});
export type RouteAsk = z.infer<typeof RouteAsk>;

/** Why a doctor is on the route, and why at this time; `count` belongs to the reason. */
export const RouteReason = z.object({
  code: z.enum([
    'TIER',
    'NEVER',
    'DAYS_SINCE',
    'GAP',
    'CYCLE_GAP',
    'CYCLE_DONE',
    'TASK',
    'FOLLOWED',
    'WINDOW',
    'NO_RULE',
    'SAME_HOSPITAL',
    'NEAR',
    'APPOINTMENT',
    'FILING',
    'PINNED',
  ]),
  count: maybe(z.int()),
  goal: z.int().optional().describe('Of a reason of the cycle plan: visits the plan asks for'),
  done: z.int().optional().describe('Of these, held'),
});
export type RouteReason = z.infer<typeof RouteReason>;

const Target = {
  doctorId: Id,
  doctorName: z.string(),
  doctorTitle: z.string(),
  department: z.string(),
  tier: z.string(),
  hospitalId: Id,
  hospitalName: z.string(),
};

export const RouteStop = z.object({
  ...Target,
  visitId: maybe(Id).describe('A visit that is planned or held already; null for a proposed stop'),
  from: ClockTime,
  to: ClockTime,
  window: maybe(z.object({ from: ClockTime, to: ClockTime })).describe('Hours of reception it lies in; null: no rule'),
  travelMinutes: z.int().describe('From the stop before'),
  waitMinutes: z.int().describe('Between arriving and the visit'),
  shortMinutes: z
    .int()
    .min(0)
    .describe('Minutes missing for the way from the stop before; above 0 only between visits that stand already'),
  distanceKm: maybe(z.number()).describe('Straight line from the stop before; null: a position is unknown'),
  latitude: maybe(z.number()),
  longitude: maybe(z.number()),
  isPinned: z.boolean(),
  value: z.int().describe('What the visit is worth: tier, gap to the cycle plan, days since the last visit, tasks'),
  reasons: z.array(RouteReason),
});
export type RouteStop = z.infer<typeof RouteStop>;

export const RouteLeft = z.object({
  ...Target,
  value: z.int(),
  why: z.enum(['CLOSED_DAY', 'NOTICE', 'NO_TIME', 'EXCLUDED', 'PIN_UNFIT', 'FREE']),
});
export type RouteLeft = z.infer<typeof RouteLeft>;

export const RoutePlan = z.object({
  day: Day,
  from: ClockTime,
  to: ClockTime,
  stops: z.array(RouteStop),
  left: z.array(RouteLeft).describe('The most valuable first'),
  candidates: z.int(),
  travelMinutes: z.int(),
  waitMinutes: z.int(),
  unreachable: z.int().min(0).describe('Stops that cannot be reached in time'),
  distanceKm: z.number(),
  cycle: maybe(z.object({ id: Id, name: z.string(), elapsed: z.number() })).describe(
    'The approved cycle plan whose gaps were weighed; null: the goals by tier of rule V9',
  ),
});
export type RoutePlan = z.infer<typeof RoutePlan>;

export const AcceptedRoute = z.strictObject({
  day: Day,
  stops: z
    .array(z.strictObject({ doctorId: Id, at: ClockTime }))
    .min(1)
    .max(40),
  visitType: text(40, 1),
  visitPurposes: list(text(40, 1), 10).default([]),
});
export type AcceptedRoute = z.infer<typeof AcceptedRoute>;

export const RouteKept = z.object({ visitIds: z.array(Id) });

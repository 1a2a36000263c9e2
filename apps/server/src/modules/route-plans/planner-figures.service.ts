// The figures of the planner as the rules of the enterprise have them (rule V9).
import { ruleValue } from '../rules/index.ts';
import type { Context } from '../../platform/http/index.ts';
import type { TravelFigures } from './travel.policy.ts';
import type { Goals } from './value.policy.ts';

export interface PlannerFigures {
  readonly visitMinutes: number;
  /** A standing visit whose length nobody told. */
  readonly planMinutes: number;
  readonly travel: TravelFigures;
  readonly goal: Goals['goal'];
}

export async function readFigures(context: Context): Promise<PlannerFigures> {
  const planMinutes = await ruleValue(context, 'visits.planMinutes');
  return {
    planMinutes,
    // A shorter visit would overlap the next one by the rule of the visits.
    visitMinutes: Math.max(planMinutes, await ruleValue(context, 'planner.visitMinutes')),
    travel: {
      minutesPer10Km: await ruleValue(context, 'planner.minutesPer10Km'),
      detour: await ruleValue(context, 'planner.detour'),
      sameHospitalMinutes: await ruleValue(context, 'planner.sameHospitalMinutes'),
      unknownMinutes: await ruleValue(context, 'planner.unknownMinutes'),
    },
    goal: {
      A: await ruleValue(context, 'planner.goalA'),
      B: await ruleValue(context, 'planner.goalB'),
      C: await ruleValue(context, 'planner.goalC'),
      D: await ruleValue(context, 'planner.goalD'),
    },
  };
}

// The figures of the planner as the rules of the enterprise have them (rule V9).
import { readTravelFigures, type TravelFigures } from '../hospitals/index.ts';
import { ruleValue } from '../rules/index.ts';
import type { Context } from '../../platform/http/index.ts';
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
    travel: await readTravelFigures(context),
    goal: {
      A: await ruleValue(context, 'planner.goalA'),
      B: await ruleValue(context, 'planner.goalB'),
      C: await ruleValue(context, 'planner.goalC'),
      D: await ruleValue(context, 'planner.goalD'),
    },
  };
}

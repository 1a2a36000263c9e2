// The figures of ways between hospitals as the rules of the enterprise have them (rule V9).
import { ruleValue } from '../../rules/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import type { TravelFigures } from './travel.policy.ts';

export async function readTravelFigures(context: Context): Promise<TravelFigures> {
  return {
    minutesPer10Km: await ruleValue(context, 'planner.minutesPer10Km'),
    detour: await ruleValue(context, 'planner.detour'),
    sameHospitalMinutes: await ruleValue(context, 'planner.sameHospitalMinutes'),
    unknownMinutes: await ruleValue(context, 'planner.unknownMinutes'),
  };
}

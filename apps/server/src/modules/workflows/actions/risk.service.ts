// How risky an instance is: what the definition says, or high where its condition holds.
import type { Context } from '../../../platform/http/index.ts';
import { holds } from '../model/expression.policy.ts';
import type { Risk } from '../model/model.policy.ts';
import { factsOf } from '../engine/people/people.service.ts';
import type { Run } from '../engine/state.policy.ts';

export async function riskOf(context: Context, run: Run): Promise<Risk> {
  const { risk, riskWhen } = run.model;
  if (riskWhen === undefined) return risk;
  return holds(riskWhen, await factsOf(context, run)) ? 'HIGH' : risk;
}

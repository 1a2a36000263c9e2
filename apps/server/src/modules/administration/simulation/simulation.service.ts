// Beginning and ending a view as another user: with a reason, read only, never beyond one's own rights (specification 3, 6).
import { administrationErrors, type Simulation } from '@yijian/contract/administration';
import { beginSimulation, finishSimulation } from '../../sessions/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';

export async function startSimulation(context: Context, input: { id: string; reason: string }): Promise<Simulation> {
  const begun = await beginSimulation(context, { userId: input.id, reason: input.reason });
  if (begun === 'unknown') throw fail(administrationErrors.userNotFound);
  if (begun === 'beyond') throw fail(administrationErrors.beyondOwnView);
  const { key, until, user } = begun;
  return { key, until: until.toISOString(), userId: user.id, login: user.login, firstName: user.firstName };
}

export async function endSimulation(context: Context, input: { key: string }): Promise<{ ended: true }> {
  if (!(await finishSimulation(context, input.key))) throw fail(administrationErrors.simulationNotFound);
  return { ended: true };
}

// Seeing the product as another user, read only (specification 3, 6).
import { z } from 'zod';
import { Id, Moment, text } from '../../core/index.ts';

/** The header of a call that is answered as for the user of the simulation. */
export const SIMULATION_HEADER = 'x-simulate';

export const SimulationReason = z.strictObject({
  reason: text(200, 4).meta({ description: 'Why; stands in the audit trail' }),
});

export const Simulation = z.object({
  key: z.string().describe('Opens nothing without the token of the session that began it'),
  until: Moment,
  userId: Id,
  login: z.string(),
  firstName: z.string(),
});
export type Simulation = z.infer<typeof Simulation>;

export const SimulationEnd = z.strictObject({ key: z.string().regex(/^[\w-]{43}$/) });

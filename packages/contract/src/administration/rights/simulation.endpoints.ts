// Beginning and ending a view as another user (specification 3, 6).
import { z } from 'zod';
import { endpoint } from '../../core/index.ts';
import { administrationErrors as errors } from '../administration.errors.ts';
import { ById } from '../administration.schema.ts';
import { Simulation, SimulationEnd, SimulationReason } from './simulation.schema.ts';

const access = { permission: 'admin:users:simulate' } as const;

export const simulationEndpoints = {
  startSimulation: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/admin/users/{id}/simulation',
    summary: { zh: '以该用户的身份查看（只读）', en: 'See as this user, read only' },
    access,
    params: ById,
    body: { encoding: 'json', schema: SimulationReason },
    output: Simulation,
    errors: [errors.userNotFound, errors.beyondOwnView],
  }),
  endSimulation: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/admin/simulation/end',
    summary: { zh: '结束以他人身份查看', en: 'End a view as another user' },
    access,
    body: { encoding: 'json', schema: SimulationEnd },
    output: z.object({ ended: z.literal(true) }),
    errors: [errors.simulationNotFound],
  }),
};

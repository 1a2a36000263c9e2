// The calls of the route planner.
import { endpoint } from '../core/index.ts';
import { visitErrors } from '../visits/index.ts';
import { routePlanErrors } from './route-plans.errors.ts';
import { AcceptedRoute, RouteAsk, RouteKept, RoutePlan } from './route-plans.schema.ts';

const write = { permission: 'customer:visits:write' } as const;

export const routePlanEndpoints = {
  propose: endpoint({
    method: 'POST',
    path: '/v2/visit/route/propose',
    summary: { zh: '规划一天的拜访路线', en: 'Propose or check the route over a day' },
    access: write,
    body: { encoding: 'json', schema: RouteAsk },
    output: RoutePlan,
    errors: [],
    effect: 'read',
  }),
  accept: endpoint({
    method: 'POST',
    path: '/v2/visit/route/accept',
    summary: { zh: '把路线存为计划拜访', en: 'Keep the stops of a route as planned visits' },
    access: write,
    body: { encoding: 'json', schema: AcceptedRoute },
    output: RouteKept,
    errors: [routePlanErrors.notFeasible, visitErrors.doctorNotFound, visitErrors.alreadyPast, visitErrors.overlaps],
  }),
};

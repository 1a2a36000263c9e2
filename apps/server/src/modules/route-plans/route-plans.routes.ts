// Front door of the route planner.
import { routePlanEndpoints } from '@yijian/contract/route-plans';
import { bind } from '../../platform/http/index.ts';
import { acceptRoute, proposeDay } from './route-plans.service.ts';

export const routePlanRoutes = bind('route-plans', routePlanEndpoints, {
  propose: (context, { body }) => proposeDay(context, body),
  accept: (context, { body }) => acceptRoute(context, body),
});

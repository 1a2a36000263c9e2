// Door of the contract of the route planner.
export { routePlanEndpoints } from './route-plans.endpoints.ts';
export { routePlanErrors } from './route-plans.errors.ts';
export {
  AcceptedRoute,
  RouteAsk,
  RouteKept,
  RouteLeft,
  RoutePlan,
  RouteReason,
  RouteStop,
  WantedStop,
} from './route-plans.schema.ts';

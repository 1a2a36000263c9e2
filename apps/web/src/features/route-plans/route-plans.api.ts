// What the planner asks the server.
import { routePlanEndpoints, type RouteAsk } from '@yijian/contract/route-plans';
import { visitEndpoints } from '@yijian/contract/visits';
import { useCall, useWrite } from '../../lib/api/index.ts';

export function useRoute(ask: RouteAsk) {
  return useCall(routePlanEndpoints.propose, { body: ask }, { keepPrevious: true, errorMessage: false });
}

export const useAcceptRoute = () =>
  useWrite(routePlanEndpoints.accept, {
    refreshes: [routePlanEndpoints.propose, visitEndpoints.listMy, visitEndpoints.countMy],
    errorMessage: false,
  });

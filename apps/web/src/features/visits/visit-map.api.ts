// What the map of visits asks the server (product: visits, map).
import { visitEndpoints, visitMapEndpoints } from '@yijian/contract/visits';
import { useCall } from '../../lib/api/index.ts';
import { toBody, type VisitFilters } from './visits.api.ts';

const quiet = { errorMessage: false, keepPrevious: true } as const;

export const useVisitMap = (scope: 'my' | 'team', filters: VisitFilters) =>
  useCall(scope === 'my' ? visitMapEndpoints.mapMy : visitMapEndpoints.mapTeam, { body: toBody(filters) }, quiet);

/** The latest visits at one hospital that pass the filters. */
export const useVisitsAt = (scope: 'my' | 'team', filters: VisitFilters, hospitalId: string) =>
  useCall(
    scope === 'my' ? visitEndpoints.listMy : visitEndpoints.listTeam,
    { query: { page: 0, size: 50, sort: 'startsAt,desc' }, body: { ...(toBody(filters) as object), hospitalId } },
    { errorMessage: false },
  );

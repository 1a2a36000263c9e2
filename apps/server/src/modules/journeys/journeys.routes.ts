// Front door of the journeys.
import { journeyEndpoints } from '@yijian/contract/journeys';
import type { Settings } from '../../platform/config/index.ts';
import { openColumns } from '../../platform/db/index.ts';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import {
  countHospitalJourneys,
  findPaths,
  findPersonal,
  findTrend,
  listHospitalJourneys,
  listHospitalPeople,
  listPathPeople,
  listTrendPeople,
} from './journeys.service.ts';
import { findPersonalStages, findStages, listStagePeople } from './stages/stages.service.ts';

export function journeyRoutes(settings: Settings): BoundEndpoint[] {
  const store = openColumns(settings);
  return bind('journeys', journeyEndpoints, {
    paths: (context, { body }) => findPaths(context, { ...body, store }),
    pathPeople: (context, { body }) => listPathPeople(context, body),
    trend: (context, { body }) => findTrend(context, body),
    trendPeople: (context, { body }) => listTrendPeople(context, body),
    stages: (context, { body }) => findStages(context, body),
    stagePeople: (context, { body }) => listStagePeople(context, body),
    personal: (context, { params, query }) => findPersonal(context, { ...params, ...query }),
    personalStages: (context, { params, query }) => findPersonalStages(context, { ...params, ...query }),
    hospitals: (context, { query }) => listHospitalJourneys(context, query),
    countHospitals: (context, { query }) => countHospitalJourneys(context, query),
    hospitalPeople: (context, { params, query }) => listHospitalPeople(context, { ...params, ...query }),
  });
}

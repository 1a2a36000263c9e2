// Front door of the interactions.
import { interactionEndpoints } from '@yijian/contract/interactions';
import { bind } from '../../platform/http/index.ts';
import { listHospitalMeetings } from './hospital/hospital-meetings.service.ts';
import {
  findActiveness,
  findEducationTendency,
  findStatistics,
  findSummary,
  findTendency,
  listActions,
} from './interactions.service.ts';

export const interactionRoutes = bind('interactions', interactionEndpoints, {
  activeness: (context, { query }) => findActiveness(context, query),
  statistical: (context, { query }) => findStatistics(context, query),
  tendency: (context, { query }) => findTendency(context, query),
  educateTendency: (context, { query }) => findEducationTendency(context, query),
  detail: (context, { query }) => listActions(context, query),
  findByDataType: (context, { query }) => listActions(context, query),
  summary: (context, { params }) => findSummary(context, params.id),
  listHospitalMeetings: (context, { params, query }) => listHospitalMeetings(context, { ...params, ...query }),
});

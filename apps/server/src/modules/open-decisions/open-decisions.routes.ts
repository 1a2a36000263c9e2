// Front door of the decisions; `sources` is what the rooms offer (app/rooms.ts).
import { decisionEndpoints } from '@yijian/contract/open-decisions';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import { countDecisions, decide, listDecisions } from './open-decisions.service.ts';
import type { DecisionSource } from './sources.policy.ts';

export const decisionRoutes = (sources: readonly DecisionSource[]): BoundEndpoint[] => [
  ...bind('open-decisions', decisionEndpoints, {
    list: (context, { query }) => listDecisions(context, { ...query, sources }),
    count: (context, { query }) => countDecisions(context, { ...query, sources }),
    decide: (context, { body }) => decide(context, { ...body, sources }),
  }),
];

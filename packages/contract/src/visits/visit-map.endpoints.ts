// The calls of the map of visits, with the filters of the lists (product: visits, map).
import { endpoint } from '../core/index.ts';
import { VisitMap } from './visit-map.schema.ts';
import { TeamVisitFilter, VisitFilter } from './visits.schema.ts';

export const visitMapEndpoints = {
  mapMy: endpoint({
    method: 'POST',
    path: '/v2/visit/find/my/map',
    summary: { zh: '我的拜访地图', en: 'My visits by hospital and province' },
    access: { permission: 'customer:visits:read' },
    body: { encoding: 'json', schema: VisitFilter },
    output: VisitMap,
    errors: [],
    effect: 'read',
  }),
  mapTeam: endpoint({
    method: 'POST',
    path: '/v2/visit/find/team/map',
    summary: { zh: '团队拜访地图', en: 'Visits of the team by hospital and province' },
    access: { permission: 'customer:visits:team' },
    body: { encoding: 'json', schema: TeamVisitFilter },
    output: VisitMap,
    errors: [],
    effect: 'read',
  }),
};

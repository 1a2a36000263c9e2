// Front door of the data assets.
import { dataAssetEndpoints, incidentEndpoints } from '@yijian/contract/data-assets';
import { bind } from '../../platform/http/index.ts';
import {
  changeAsset,
  countAssets,
  findAsset,
  findOverview,
  listAssets,
  listFailing,
  listOwners,
  measureNow,
} from './assets/data-assets.service.ts';
import {
  acknowledgeIncident,
  assignIncident,
  countAllIncidents,
  listIncidents,
  reopenIncident,
  reportIncident,
  resolveIncident,
} from './incidents/incidents.service.ts';
import { measureEveryAsset } from './measuring/measuring.service.ts';

export const dataAssetRoutes = [
  ...bind('data-assets', dataAssetEndpoints, {
    findOverview: (context) => findOverview(context),
    list: (context, { query }) => listAssets(context, query),
    count: (context, { query }) => countAssets(context, query),
    listOwners: (context, { query }) => listOwners(context, query),
    measureAll: (context) => measureEveryAsset(context),
    find: (context, { params }) => findAsset(context, params.code),
    change: (context, { params, body }) => changeAsset(context, { ...params, ...body }),
    measure: (context, { params }) => measureNow(context, params.code),
    listFailing: (context, { params, query }) => listFailing(context, { ...params, ...query }),
  }),
  ...bind('data-assets', incidentEndpoints, {
    list: (context, { query }) => listIncidents(context, query),
    count: (context, { query }) => countAllIncidents(context, query),
    report: (context, { body }) => reportIncident(context, body),
    acknowledge: (context, { params, body }) => acknowledgeIncident(context, { ...params, ...body }),
    resolve: (context, { params, body }) => resolveIncident(context, { ...params, ...body }),
    reopen: (context, { params, body }) => reopenIncident(context, { ...params, ...body }),
    assign: (context, { params, body }) => assignIncident(context, { ...params, ...body }),
  }),
];

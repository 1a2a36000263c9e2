// Front door of forecasts.
import { forecastEndpoints, issuanceEndpoints } from '@yijian/contract/forecasts';
import { bind } from '../../platform/http/index.ts';
import { addForecastCycle, listForecastCycles, stepForecastCycle } from './cycles/cycles.service.ts';
import {
  decideTargets,
  lockTargets,
  publishTargets,
  readTargetBasis,
  setTargets,
  splitTargets,
} from './issuance/issuance.service.ts';
import {
  adjustForecastSheet,
  fillForecastSheet,
  reviewForecastSheet,
  stepForecastSheet,
} from './sheets/filling.service.ts';
import { findForecastSheet, listForecastSheets } from './sheets/sheets.service.ts';

const fillingRoutes = bind('forecasts', forecastEndpoints, {
  listCycles: (context) => listForecastCycles(context),
  addCycle: (context, { body }) => addForecastCycle(context, body),
  stepCycle: (context, { params, body }) => stepForecastCycle(context, { ...params, ...body }),
  listSheets: (context, { query }) => listForecastSheets(context, query),
  findSheet: (context, { params }) => findForecastSheet(context, params.id),
  fillSheet: (context, { params, body }) => fillForecastSheet(context, { ...params, ...body }),
  stepSheet: (context, { params, body }) => stepForecastSheet(context, { ...params, ...body }),
  adjustSheet: (context, { params, body }) => adjustForecastSheet(context, { ...params, ...body }),
  reviewSheet: (context, { params, body }) => reviewForecastSheet(context, { ...params, ...body }),
});

const issuanceRoutes = bind('forecasts', issuanceEndpoints, {
  basis: (context, { params }) => readTargetBasis(context, params.id),
  split: (context, { params, body }) => splitTargets(context, { ...params, ...body }),
  set: (context, { params, body }) => setTargets(context, { ...params, ...body }),
  publish: (context, { params }) => publishTargets(context, params.id),
  decide: (context, { params, body }) => decideTargets(context, { ...params, ...body }),
  lock: (context, { params }) => lockTargets(context, params.id),
});

export const forecastRoutes = [...fillingRoutes, ...issuanceRoutes];

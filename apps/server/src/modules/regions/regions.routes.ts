// Front door of the regions.
import { regionEndpoints } from '@yijian/contract/regions';
import { bind } from '../../platform/http/index.ts';
import {
  listCities,
  listCounties,
  listCountiesOfCities,
  listOwnTree,
  listProvinces,
  listSalesCounties,
  listSalesRegions,
} from './regions.service.ts';

export const regionRoutes = bind('regions', regionEndpoints, {
  listProvinces: (context) => listProvinces(context),
  listOwnTree: (context) => listOwnTree(context),
  listCities: (context, { params }) => listCities(context, params),
  listCounties: (context, { params }) => listCounties(context, params),
  listCountiesOfCities: (context, { body }) => listCountiesOfCities(context, body),
  listSales: (context, { body }) => listSalesRegions(context, body),
  listSalesCounties: (context, { body }) => listSalesCounties(context, body),
});

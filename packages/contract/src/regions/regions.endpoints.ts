// Regions of China and the sales area of the user (specification 7.5, dictionaries and regions).
import { z } from 'zod';
import { endpoint } from '../core/index.ts';
import { regionErrors } from './regions.errors.ts';
import { CityIdsBody, ProvinceTree, Region, RegionParams, SalesRegionBody } from './regions.schema.ts';

export const regionEndpoints = {
  listProvinces: endpoint({
    method: 'GET',
    path: '/province/all',
    summary: { zh: '全部省份', en: 'All provinces' },
    access: 'session',
    output: z.array(Region),
    errors: [],
  }),
  listOwnTree: endpoint({
    method: 'GET',
    path: '/province/all/tree/user',
    summary: { zh: '当前用户负责的省市', en: 'Provinces and cities that the user looks after' },
    access: 'session',
    output: z.array(ProvinceTree),
    errors: [],
  }),
  listCities: endpoint({
    method: 'GET',
    path: '/province/city/all/{id}',
    summary: { zh: '某省的城市', en: 'Cities of a province' },
    access: 'session',
    params: RegionParams,
    output: z.array(Region),
    errors: [regionErrors.notFound],
  }),
  listCounties: endpoint({
    method: 'GET',
    path: '/province/area/all/{id}',
    summary: { zh: '某市的区县', en: 'Counties of a city' },
    access: 'session',
    params: RegionParams,
    output: z.array(Region),
    errors: [regionErrors.notFound],
  }),
  listCountiesOfCities: endpoint({
    method: 'POST',
    effect: 'read',
    path: '/province/area/cityIds',
    summary: { zh: '多个城市的区县', en: 'Counties of several cities' },
    access: 'session',
    body: { encoding: 'form', schema: CityIdsBody },
    output: z.array(Region),
    errors: [regionErrors.notFound],
  }),
  listSales: endpoint({
    method: 'POST',
    effect: 'read',
    path: '/sales/region',
    summary: { zh: '销售区域的省份或城市', en: 'Provinces of the sales area, or its cities in given provinces' },
    access: 'session',
    body: { encoding: 'form', schema: SalesRegionBody },
    output: z.array(Region),
    errors: [regionErrors.notFound],
  }),
  listSalesCounties: endpoint({
    method: 'POST',
    effect: 'read',
    path: '/sales/region/county',
    summary: { zh: '销售区域内城市的区县', en: 'Counties of cities in the sales area' },
    access: 'session',
    body: { encoding: 'form', schema: CityIdsBody },
    output: z.array(Region),
    errors: [regionErrors.notFound],
  }),
};

// The calls of data assets (specification 2.3, dataAssets).
import { z } from 'zod';
import { endpoint, paged } from '../core/index.ts';
import { dataAssetErrors as errors } from './data-assets.errors.ts';
import {
  AssetChange,
  AssetCode,
  AssetDetail,
  AssetFilter,
  AssetKept,
  AssetQuery,
  Assets,
  AssetsOverview,
  FailingQuery,
  FailingRecord,
  OwnerQuery,
  Person,
  RuleCode,
} from './data-assets.schema.ts';

const read = { permission: 'dataAssets:data-assets:read' } as const;
const params = z.strictObject({ code: AssetCode });

export const dataAssetEndpoints = {
  findOverview: endpoint({
    method: 'GET',
    path: '/data/asset/overview',
    summary: { zh: '数据资产总览', en: 'What the data assets add up to' },
    access: read,
    output: AssetsOverview,
    errors: [],
  }),
  list: endpoint({
    method: 'GET',
    path: '/data/asset/list',
    summary: { zh: '数据目录', en: 'The catalogue of data assets' },
    access: read,
    query: AssetQuery,
    output: Assets,
    errors: [],
  }),
  count: endpoint({
    method: 'GET',
    path: '/data/asset/count',
    summary: { zh: '符合条件的数据资产数', en: 'How many data assets match' },
    access: read,
    query: AssetFilter,
    output: z.object({ totalElements: z.int().min(0) }),
    errors: [],
  }),
  listOwners: endpoint({
    method: 'GET',
    path: '/data/asset/owners',
    summary: { zh: '可担任负责人的用户', en: 'Who may own a data asset or an incident, at most fifty' },
    access: read,
    query: OwnerQuery,
    output: z.array(Person),
    errors: [],
  }),
  measureAll: endpoint({
    method: 'POST',
    path: '/data/asset/measure',
    summary: { zh: '立即测量全部数据资产', en: 'Measure all data assets now' },
    access: { permission: 'dataAssets:data-assets:measure' },
    output: z.object({ measured: z.int() }),
    errors: [],
  }),
  find: endpoint({
    method: 'GET',
    path: '/data/asset/one/{code}',
    summary: { zh: '数据资产详情', en: 'One data asset' },
    access: read,
    params,
    output: AssetDetail,
    errors: [],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/data/asset/one/{code}',
    summary: { zh: '修改数据资产的负责人与更新周期', en: 'Change owner and rhythm of a data asset' },
    access: { permission: 'dataAssets:data-assets:write' },
    params,
    body: { encoding: 'json', schema: AssetChange },
    output: AssetKept,
    errors: [errors.ownerUnfit, errors.changedMeanwhile],
  }),
  measure: endpoint({
    method: 'POST',
    path: '/data/asset/one/{code}/measure',
    summary: { zh: '立即测量一项数据资产', en: 'Measure a data asset now' },
    access: { permission: 'dataAssets:data-assets:measure' },
    params,
    output: AssetDetail,
    errors: [],
  }),
  listFailing: endpoint({
    method: 'GET',
    path: '/data/asset/one/{code}/rules/{rule}/records',
    summary: { zh: '不符合质量规则的记录', en: 'The records that break a quality rule' },
    access: read,
    params: z.strictObject({ code: AssetCode, rule: RuleCode }),
    query: FailingQuery,
    output: paged(FailingRecord),
    errors: [errors.ruleNotFound, errors.recordsHidden],
  }),
};

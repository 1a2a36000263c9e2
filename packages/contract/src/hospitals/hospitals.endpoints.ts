// The calls of the hospitals (specification 2.3, 7.5).
import { z } from 'zod';
import { Id, coreErrors, endpoint, paged } from '../core/index.ts';
import { exportFields, exportFiles, exportLimits } from '../exports/index.ts';
import { hospitalErrors } from './hospitals.errors.ts';
import {
  ChangedHospital,
  Hospital,
  HospitalChoice,
  HospitalCount,
  HospitalDetail,
  HospitalDraft,
  HospitalFilter,
  HospitalSearch,
  HospitalSort,
} from './hospitals.schema.ts';
import { HospitalSales, HospitalSalesQuery } from './hospital-sales.schema.ts';
import { ReceptionChange } from './reception.schema.ts';
import { Standing, StandingEntry, StandingStep } from './standing.schema.ts';

const read = { permission: 'customer:hospitals:read' } as const;
const write = { permission: 'customer:hospitals:write' } as const;
const byId = z.strictObject({ id: Id });
const kept = z.object({ id: Id, updatedAt: z.string() });

/** A list and its count differ only in whose hospitals they look at. */
const listRow = { method: 'POST', access: read, query: HospitalSort, effect: 'read', errors: [] } as const;
const countRow = { method: 'POST', access: read, effect: 'read', errors: [] } as const;

export const hospitalEndpoints = {
  listMy: endpoint({
    ...listRow,
    path: '/hospital/find/my/page',
    summary: { zh: '我的医院', en: 'My hospitals' },
    body: { encoding: 'json', schema: HospitalFilter },
    output: paged(Hospital),
  }),
  countMy: endpoint({
    ...countRow,
    path: '/hospital/find/my/count',
    summary: { zh: '我的医院数', en: 'How many hospitals of mine match' },
    body: { encoding: 'json', schema: HospitalFilter },
    output: HospitalCount,
  }),
  listAll: endpoint({
    ...listRow,
    path: '/hospital/find/all/page',
    summary: { zh: '全部医院', en: 'All hospitals in range' },
    body: { encoding: 'json', schema: HospitalFilter },
    output: paged(Hospital),
  }),
  countAll: endpoint({
    ...countRow,
    path: '/hospital/find/all/count',
    summary: { zh: '全部医院数', en: 'How many hospitals in range match' },
    body: { encoding: 'json', schema: HospitalFilter },
    output: HospitalCount,
  }),
  find: endpoint({
    method: 'GET',
    path: '/hospital/find/{id}',
    summary: { zh: '查看一家医院', en: 'Read one hospital' },
    access: read,
    params: byId,
    output: HospitalDetail,
    errors: [hospitalErrors.notFound],
  }),
  search: endpoint({
    method: 'POST',
    path: '/doctor/get/hospital/list',
    summary: { zh: '按名称、拼音、首字母找医院', en: 'Find hospitals by name, pinyin or initials' },
    access: read,
    body: { encoding: 'form', schema: HospitalSearch },
    output: z.array(HospitalChoice),
    errors: [],
    effect: 'read',
    alsoNamed: { hospital: 'keyword' },
  }),
  searchForSpeaker: endpoint({
    method: 'POST',
    path: '/doctorSpeaker/findHospital',
    summary: { zh: '讲者登记时找医院', en: 'Find the hospital of a speaker' },
    access: read,
    body: { encoding: 'form', schema: HospitalSearch },
    output: z.array(HospitalChoice),
    errors: [],
    effect: 'read',
    alsoNamed: { hospital: 'keyword' },
  }),
  add: endpoint({
    method: 'POST',
    path: '/hospital/add',
    summary: { zh: '新建医院', en: 'Add a hospital' },
    access: write,
    body: { encoding: 'json', schema: HospitalDraft },
    output: kept,
    errors: [hospitalErrors.duplicate],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/hospital/update/{id}',
    summary: { zh: '修改医院', en: 'Change a hospital' },
    access: write,
    params: byId,
    body: { encoding: 'json', schema: ChangedHospital },
    output: kept,
    errors: [
      hospitalErrors.notFound,
      hospitalErrors.duplicate,
      hospitalErrors.changedMeanwhile,
      coreErrors.fieldReadOnly,
    ],
  }),
  setReception: endpoint({
    method: 'PUT',
    path: '/hospital/reception/{id}',
    summary: { zh: '维护医院接待规则', en: 'Set the reception rule of a hospital' },
    access: write,
    params: byId,
    body: { encoding: 'json', schema: ReceptionChange },
    output: kept,
    errors: [hospitalErrors.notFound, hospitalErrors.changedMeanwhile, coreErrors.fieldReadOnly],
  }),
  stepProduct: endpoint({
    method: 'POST',
    path: '/hospital/product/step/{id}',
    summary: { zh: '更新产品的进院或采购状态', en: 'Move the listing or procurement of a product on' },
    access: write,
    params: byId,
    body: { encoding: 'json', schema: StandingStep },
    output: Standing,
    errors: [
      hospitalErrors.notFound,
      hospitalErrors.illegalStep,
      hospitalErrors.notPurchasable,
      hospitalErrors.stillPurchased,
      hospitalErrors.changedMeanwhile,
    ],
  }),
  productHistory: endpoint({
    method: 'GET',
    path: '/hospital/product/history/{id}',
    summary: { zh: '产品进院与采购的历史', en: 'History of listing and procurement at a hospital' },
    access: read,
    params: byId,
    output: z.array(StandingEntry),
    errors: [hospitalErrors.notFound],
  }),
  findSales: endpoint({
    method: 'GET',
    path: '/hospital/sales/find/{id}',
    summary: {
      zh: '医院各产品按月销量与目标，对比上年',
      en: 'Sales of a hospital by product and month against target and the year before',
    },
    access: read,
    params: byId,
    query: HospitalSalesQuery,
    output: HospitalSales,
    errors: [hospitalErrors.notFound],
  }),
  own: endpoint({
    method: 'POST',
    path: '/hospital/own/{id}',
    summary: { zh: '负责或不再负责医院', en: 'Look after a hospital or stop doing so' },
    access: write,
    params: byId,
    body: {
      encoding: 'form',
      schema: z.strictObject({
        own: z.boolean().optional().describe('The state wanted; without it the state toggles'),
      }),
    },
    output: z.object({ id: Id, isMine: z.boolean() }),
    errors: [hospitalErrors.notFound],
  }),
  export: endpoint({
    method: 'GET',
    path: '/hospital/export',
    summary: { zh: '按当前筛选导出医院', en: 'Export the hospitals that match' },
    access: { permission: 'customer:hospitals:export' },
    query: HospitalFilter.extend({
      scope: z.enum(['my', 'all']).default('my'),
      ...exportFields,
    }),
    output: exportFiles,
    errors: [...exportLimits],
    effect: 'job',
  }),
};

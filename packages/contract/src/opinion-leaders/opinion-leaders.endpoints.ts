// The calls of the map of opinion leaders: the ranking and what it is made of (product 3.4).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { exportFiles, exportLimits } from '../exports/index.ts';
import { kolErrors as errors } from './opinion-leaders.errors.ts';
import {
  ChangedKolSettings,
  ChangedWeightSet,
  KolExportQuery,
  KolOptions,
  KolProvince,
  KolReasons,
  KolSettings,
  KolShift,
  Quadrant,
  RankQuery,
  Ranking,
  ShiftsQuery,
  WeightSet,
  WeightSetDraft,
  WeightSetVersion,
} from './opinion-leaders.schema.ts';
import { KolQuestion } from './scores.schema.ts';

const read = { permission: 'customer:opinion-leaders:read' } as const;
const write = { permission: 'customer:opinion-leaders:write' } as const;
const approve = { permission: 'customer:opinion-leaders:approve' } as const;
const params = z.strictObject({ id: Id });
const asked = [errors.periodBackwards, errors.setNotFound];

export const kolEndpoints = {
  rank: endpoint({
    method: 'GET',
    path: '/kol/mapping/ranking',
    summary: { zh: 'KOL 排名', en: 'Ranking of opinion leaders' },
    access: read,
    query: RankQuery,
    output: Ranking,
    errors: asked,
  }),
  provinces: endpoint({
    method: 'GET',
    path: '/kol/mapping/provinces',
    summary: { zh: 'KOL 按省分布', en: 'Opinion leaders by province' },
    access: read,
    query: KolQuestion,
    output: z.array(KolProvince),
    errors: asked,
  }),
  quadrant: endpoint({
    method: 'GET',
    path: '/kol/mapping/quadrant',
    summary: { zh: '影响力与关系象限', en: 'Influence against relationship' },
    access: read,
    query: KolQuestion,
    output: Quadrant,
    errors: asked,
  }),
  explain: endpoint({
    method: 'GET',
    path: '/kol/mapping/reasons/{id}',
    summary: { zh: '一位医生的得分依据', en: 'Why a doctor has this score' },
    access: read,
    params,
    query: KolQuestion,
    output: KolReasons,
    errors: [...asked, errors.doctorNotFound],
  }),
  shifts: endpoint({
    method: 'POST',
    path: '/kol/mapping/shifts',
    summary: { zh: '新权重下前 20 名的变化', en: 'How the best 20 shift with other weights' },
    access: read,
    body: { encoding: 'json', schema: ShiftsQuery },
    output: z.array(KolShift),
    errors: asked,
    effect: 'read',
  }),
  options: endpoint({
    method: 'GET',
    path: '/kol/mapping/options',
    summary: { zh: '可选的适应症与主题', en: 'Indications and topics to choose from' },
    access: read,
    output: KolOptions,
    errors: [],
  }),
  export: endpoint({
    method: 'GET',
    path: '/kol/mapping/export',
    summary: { zh: '导出 KOL 排名', en: 'Export the ranking' },
    access: { permission: 'customer:opinion-leaders:export' },
    query: KolExportQuery,
    output: exportFiles,
    errors: [...asked, ...exportLimits],
    effect: 'job',
  }),
  listWeightSets: endpoint({
    method: 'GET',
    path: '/kol/weight/list',
    summary: { zh: '权重方案', en: 'Sets of weights' },
    access: read,
    output: z.array(WeightSet),
    errors: [],
  }),
  listWeightSetVersions: endpoint({
    method: 'GET',
    path: '/kol/weight/versions/{id}',
    summary: { zh: '权重方案的历史版本', en: 'Versions of a set of weights' },
    access: read,
    params,
    output: z.array(WeightSetVersion),
    errors: [errors.setNotFound],
  }),
  addWeightSet: endpoint({
    method: 'POST',
    path: '/kol/weight/add',
    summary: { zh: '新建权重方案', en: 'Save a set of weights' },
    access: write,
    body: { encoding: 'json', schema: WeightSetDraft },
    output: z.object({ id: Id, version: z.int() }),
    errors: [errors.setNameTaken],
  }),
  changeWeightSet: endpoint({
    method: 'PUT',
    path: '/kol/weight/update/{id}',
    summary: { zh: '修改或共享权重方案', en: 'Change or share a set of weights' },
    access: write,
    params,
    body: { encoding: 'json', schema: ChangedWeightSet },
    output: z.object({ id: Id, version: z.int() }),
    errors: [errors.setNotFound, errors.setNotOwn, errors.setNameTaken, errors.changedMeanwhile],
  }),
  deleteWeightSet: endpoint({
    method: 'DELETE',
    path: '/kol/weight/delete/{id}',
    summary: { zh: '删除权重方案', en: 'Delete a set of weights' },
    access: write,
    params,
    output: z.null(),
    errors: [errors.setNotFound, errors.setNotOwn],
  }),
  findSettings: endpoint({
    method: 'GET',
    path: '/kol/settings',
    summary: { zh: '分级规则', en: 'Rules of the tiers' },
    access: read,
    output: KolSettings,
    errors: [],
  }),
  changeSettings: endpoint({
    method: 'PUT',
    path: '/kol/settings',
    summary: { zh: '修改分级规则', en: 'Change the rules of the tiers' },
    access: approve,
    body: { encoding: 'json', schema: ChangedKolSettings },
    output: KolSettings,
    errors: [errors.changedMeanwhile],
  }),
};

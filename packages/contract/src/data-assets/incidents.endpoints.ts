// The calls of the incidents of data assets (product 3.20).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { dataAssetErrors as errors } from './data-assets.errors.ts';
import {
  IncidentAcknowledged,
  IncidentAssigned,
  IncidentFilter,
  IncidentKept,
  IncidentQuery,
  IncidentReopened,
  IncidentReport,
  IncidentResolved,
  Incidents,
} from './incidents.schema.ts';

const read = { permission: 'dataAssets:data-assets:read' } as const;
const write = { permission: 'dataAssets:incidents:write' } as const;
const params = z.strictObject({ id: Id });
const moved = [errors.incidentNotFound, errors.wrongState, errors.changedMeanwhile];

export const incidentEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/data/asset/incident/list',
    summary: { zh: '数据问题', en: 'Incidents of data assets' },
    access: read,
    query: IncidentQuery,
    output: Incidents,
    errors: [],
  }),
  count: endpoint({
    method: 'GET',
    path: '/data/asset/incident/count',
    summary: { zh: '符合条件的数据问题数', en: 'How many incidents match' },
    access: read,
    query: IncidentFilter,
    output: z.object({ totalElements: z.int().min(0) }),
    errors: [],
  }),
  report: endpoint({
    method: 'POST',
    path: '/data/asset/incident/report',
    summary: { zh: '报告数据问题', en: 'Report an incident' },
    access: { permission: 'dataAssets:incidents:report' },
    body: { encoding: 'json', schema: IncidentReport },
    output: IncidentKept,
    errors: [],
  }),
  acknowledge: endpoint({
    method: 'POST',
    path: '/data/asset/incident/{id}/acknowledge',
    summary: { zh: '受理数据问题', en: 'Acknowledge an incident' },
    access: write,
    params,
    body: { encoding: 'json', schema: IncidentAcknowledged },
    output: IncidentKept,
    errors: moved,
  }),
  resolve: endpoint({
    method: 'POST',
    path: '/data/asset/incident/{id}/resolve',
    summary: { zh: '解决数据问题', en: 'Resolve an incident' },
    access: write,
    params,
    body: { encoding: 'json', schema: IncidentResolved },
    output: IncidentKept,
    errors: moved,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/data/asset/incident/{id}/reopen',
    summary: { zh: '重新打开数据问题', en: 'Open a resolved incident again' },
    access: write,
    params,
    body: { encoding: 'json', schema: IncidentReopened },
    output: IncidentKept,
    errors: [...moved, errors.openAlready],
  }),
  assign: endpoint({
    method: 'POST',
    path: '/data/asset/incident/{id}/assign',
    summary: { zh: '指定数据问题的负责人', en: 'Give an incident to somebody' },
    access: write,
    params,
    body: { encoding: 'json', schema: IncidentAssigned },
    output: IncidentKept,
    errors: [...moved, errors.ownerUnfit],
  }),
};

// The calls of the visits (specification 7.5).
import { z } from 'zod';
import { Id, endpoint, paged, text } from '../core/index.ts';
import { exportErrors, exportFields, exportFiles } from '../exports/index.ts';
import { visitErrors } from './visits.errors.ts';
import {
  ChangedVisit,
  NewVisit,
  TeamVisitFilter,
  Visit,
  VisitCount,
  VisitDetail,
  VisitFilter,
  VisitKept,
  VisitSort,
} from './visits.schema.ts';

const read = { permission: 'customer:visits:read' } as const;
const write = { permission: 'customer:visits:write' } as const;
const team = { permission: 'customer:visits:team' } as const;
const byId = z.strictObject({ id: Id });

export const visitEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v2/visit/find/{id}',
    summary: { zh: '查看一次拜访', en: 'Read one visit' },
    access: read,
    params: byId,
    output: VisitDetail,
    errors: [visitErrors.notFound],
  }),
  add: endpoint({
    method: 'POST',
    path: '/v2/visit/add',
    summary: { zh: '计划、保存或提交拜访', en: 'Plan, save or submit a visit' },
    access: write,
    body: { encoding: 'json', schema: NewVisit },
    output: VisitKept,
    errors: [visitErrors.doctorNotFound, visitErrors.notYet, visitErrors.tooLate, visitErrors.incomplete],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/v2/visit/update/{id}',
    summary: { zh: '修改未提交的拜访', en: 'Change a visit that is not yet submitted' },
    access: write,
    params: byId,
    body: { encoding: 'json', schema: ChangedVisit },
    output: VisitKept,
    errors: [
      visitErrors.notFound,
      visitErrors.locked,
      visitErrors.changedMeanwhile,
      visitErrors.notYet,
      visitErrors.tooLate,
      visitErrors.incomplete,
    ],
  }),
  submit: endpoint({
    method: 'POST',
    path: '/v2/visit/submit/{id}',
    summary: { zh: '提交已保存的拜访', en: 'Submit a kept visit' },
    access: write,
    params: byId,
    output: VisitKept,
    errors: [visitErrors.notFound, visitErrors.locked, visitErrors.notYet, visitErrors.tooLate, visitErrors.incomplete],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/v2/visit/cancel/{id}',
    summary: { zh: '取消计划中的拜访', en: 'Cancel a planned visit' },
    access: write,
    params: byId,
    body: { encoding: 'form', schema: z.strictObject({ reason: text(200, 2) }) },
    output: VisitKept,
    errors: [visitErrors.notFound, visitErrors.locked],
  }),
  listOfDoctor: endpoint({
    method: 'GET',
    path: '/v2/visit/find/page/{id}',
    summary: { zh: '一位医生的拜访', en: 'The visits to one doctor' },
    access: read,
    params: byId,
    query: VisitSort,
    output: paged(Visit),
    errors: [visitErrors.doctorNotFound],
  }),
  listMy: endpoint({
    method: 'POST',
    path: '/v2/visit/find/my/page',
    summary: { zh: '我的拜访', en: 'My visits' },
    access: read,
    query: VisitSort,
    body: { encoding: 'json', schema: VisitFilter },
    output: paged(Visit),
    errors: [],
    effect: 'read',
  }),
  countMy: endpoint({
    method: 'POST',
    path: '/v2/visit/find/my/count',
    summary: { zh: '我的拜访数', en: 'How many visits of mine match' },
    access: read,
    body: { encoding: 'json', schema: VisitFilter },
    output: VisitCount,
    errors: [],
    effect: 'read',
  }),
  listTeam: endpoint({
    method: 'POST',
    path: '/v2/visit/find/team/page',
    summary: { zh: '团队拜访', en: 'Visits of the team' },
    access: team,
    query: VisitSort,
    body: { encoding: 'json', schema: TeamVisitFilter },
    output: paged(Visit),
    errors: [],
    effect: 'read',
  }),
  countTeam: endpoint({
    method: 'POST',
    path: '/v2/visit/find/team/count',
    summary: { zh: '团队拜访数', en: 'How many visits of the team match' },
    access: team,
    body: { encoding: 'json', schema: TeamVisitFilter },
    output: VisitCount,
    errors: [],
    effect: 'read',
  }),
  export: endpoint({
    method: 'GET',
    path: '/v2/visit/export',
    summary: { zh: '按当前筛选导出拜访', en: 'Export the visits that match' },
    access: { permission: 'customer:visits:export' },
    query: TeamVisitFilter.extend({
      scope: z.enum(['my', 'team']).default('my'),
      ...exportFields,
    }),
    output: exportFiles,
    errors: [exportErrors.dailyLimit, exportErrors.tooManyRows],
    effect: 'job',
  }),
};

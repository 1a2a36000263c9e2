// The calls of overrides and shortlists (product 3.4).
import { z } from 'zod';
import { Id, endpoint, paged } from '../core/index.ts';
import { taskErrors } from '../tasks/index.ts';
import {
  ChangedShortlist,
  DecidedOverride,
  KolOverride,
  MadeTasks,
  NewOverride,
  NewShortlist,
  OverrideKept,
  OverrideQuery,
  PlanLine,
  Shortlist,
  ShortlistDetail,
  ShortlistDoctors,
  ShortlistKept,
  WithdrawnOverride,
} from './engagement.schema.ts';
import { kolErrors as errors } from './opinion-leaders.errors.ts';

const read = { permission: 'customer:opinion-leaders:read' } as const;
const write = { permission: 'customer:opinion-leaders:write' } as const;
const approve = { permission: 'customer:opinion-leaders:approve' } as const;
const params = z.strictObject({ id: Id });
const own = [errors.shortlistNotFound, errors.shortlistNotOwn];

export const kolEngagementEndpoints = {
  listOverrides: endpoint({
    method: 'GET',
    path: '/kol/override/list',
    summary: { zh: '调级申请', en: 'Overrides of tiers' },
    access: read,
    query: OverrideQuery,
    output: paged(KolOverride),
    errors: [],
  }),
  proposeOverride: endpoint({
    method: 'POST',
    path: '/kol/override/add',
    summary: { zh: '提出调级', en: 'Propose another tier' },
    access: write,
    body: { encoding: 'json', schema: NewOverride },
    output: OverrideKept,
    errors: [
      errors.doctorNotFound,
      errors.overrideLive,
      errors.overrideSame,
      errors.periodBackwards,
      errors.setNotFound,
    ],
  }),
  decideOverride: endpoint({
    method: 'POST',
    path: '/kol/override/decide/{id}',
    summary: { zh: '审批调级', en: 'Decide on an override' },
    access: approve,
    params,
    body: { encoding: 'json', schema: DecidedOverride },
    output: OverrideKept,
    errors: [errors.overrideNotFound, errors.illegalStep, errors.ownOverride, errors.changedMeanwhile],
  }),
  withdrawOverride: endpoint({
    method: 'POST',
    path: '/kol/override/withdraw/{id}',
    summary: { zh: '撤回调级', en: 'Withdraw an override' },
    access: write,
    params,
    body: { encoding: 'json', schema: WithdrawnOverride },
    output: OverrideKept,
    errors: [errors.overrideNotFound, errors.illegalStep, errors.changedMeanwhile],
  }),
  listShortlists: endpoint({
    method: 'GET',
    path: '/kol/shortlist/list',
    summary: { zh: '入选名单', en: 'Shortlists' },
    access: read,
    output: z.array(Shortlist),
    errors: [],
  }),
  findShortlist: endpoint({
    method: 'GET',
    path: '/kol/shortlist/find/{id}',
    summary: { zh: '名单与合作计划', en: 'A shortlist with its plan' },
    access: read,
    params,
    output: ShortlistDetail,
    errors: [errors.shortlistNotFound],
  }),
  addShortlist: endpoint({
    method: 'POST',
    path: '/kol/shortlist/add',
    summary: { zh: '建立名单', en: 'Make a shortlist' },
    access: write,
    body: { encoding: 'json', schema: NewShortlist },
    output: ShortlistKept,
    errors: [errors.shortlistNameTaken, errors.doctorNotFound],
  }),
  changeShortlist: endpoint({
    method: 'PUT',
    path: '/kol/shortlist/update/{id}',
    summary: { zh: '修改或共享名单', en: 'Change or share a shortlist' },
    access: write,
    params,
    body: { encoding: 'json', schema: ChangedShortlist },
    output: ShortlistKept,
    errors: [...own, errors.shortlistNameTaken, errors.changedMeanwhile],
  }),
  changeShortlistDoctors: endpoint({
    method: 'POST',
    path: '/kol/shortlist/doctors/{id}',
    summary: { zh: '增减名单中的医生', en: 'Add and remove doctors of a shortlist' },
    access: write,
    params,
    body: { encoding: 'json', schema: ShortlistDoctors },
    output: ShortlistKept,
    errors: [...own, errors.doctorNotFound, errors.shortlistFull],
  }),
  deleteShortlist: endpoint({
    method: 'DELETE',
    path: '/kol/shortlist/delete/{id}',
    summary: { zh: '删除名单', en: 'Delete a shortlist' },
    access: write,
    params,
    output: z.null(),
    errors: own,
  }),
  planLine: endpoint({
    method: 'PUT',
    path: '/kol/shortlist/plan/{id}',
    summary: { zh: '制定一位医生的合作计划', en: 'Plan the engagement of a doctor' },
    access: write,
    params: z.strictObject({ id: Id.describe('The line of the plan') }),
    body: { encoding: 'json', schema: PlanLine },
    output: ShortlistKept,
    errors: [errors.lineNotFound, errors.shortlistNotOwn, errors.lineHasTask, taskErrors.personOutside],
  }),
  makeTasks: endpoint({
    method: 'POST',
    path: '/kol/shortlist/tasks/{id}',
    summary: { zh: '按计划生成任务', en: 'Make the tasks of a plan' },
    access: write,
    params,
    output: MadeTasks,
    errors: [...own, taskErrors.personOutside],
  }),
};

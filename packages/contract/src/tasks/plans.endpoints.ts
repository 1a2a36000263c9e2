// The calls of the plan (specification 2.3, task/myPlan).
import { z } from 'zod';
import { endpoint } from '../core/index.ts';
import { CopiedWeek, Plan, PlanQuery, UnplannedDoctor, UnplannedQuery, WeekCopy } from './plans.schema.ts';
import { taskErrors as errors } from './tasks.errors.ts';

const read = { permission: 'task:plans:read' } as const;

export const planEndpoints = {
  findPlan: endpoint({
    method: 'GET',
    path: '/task/plan',
    summary: { zh: '我的计划：一段时间的拜访与任务', en: 'My plan: visits and tasks of some days' },
    access: read,
    query: PlanQuery,
    output: Plan,
    errors: [errors.memberOutside, errors.planTooLong],
  }),
  listUnplanned: endpoint({
    method: 'GET',
    path: '/task/plan/unplanned',
    summary: { zh: '尚未安排的目标客户', en: 'Target doctors for whom nothing is planned' },
    access: read,
    query: UnplannedQuery,
    output: z.array(UnplannedDoctor),
    errors: [errors.memberOutside],
  }),
  copyWeek: endpoint({
    method: 'POST',
    path: '/task/plan/copy',
    summary: { zh: '复制一周的安排', en: 'Copy a week to another' },
    access: { permission: 'task:plans:write' },
    body: { encoding: 'form', schema: CopiedWeek },
    output: WeekCopy,
    errors: [errors.notMonday],
  }),
};

// The calls of the manager dashboard's own figures (product 3.19).
import { z } from 'zod';
import { coreErrors, endpoint, paged } from '../core/index.ts';
import { dashboardErrors as errors } from './dashboards.errors.ts';
import { PeriodQuery } from './dashboards.schema.ts';
import { DecidedTask, DecidedTaskQuery, HeadQuery, ManagerFigures, MeetingHead } from './manager.schema.ts';
import { Metric } from './metrics.schema.ts';

const board = { permission: 'data:dashboards:read' } as const;

export const managerEndpoints = {
  findFigures: endpoint({
    method: 'GET',
    path: '/v2/dashboard/manager',
    summary: {
      zh: '驾驶舱：会议人次与费用、内容触达、审批时长、核验积压',
      en: 'Manager dashboard: heads and costs of meetings, content reach, time of approvals, requests to verify',
    },
    access: board,
    query: PeriodQuery,
    output: ManagerFigures,
    errors: [errors.badPeriod],
  }),
  listMetrics: endpoint({
    method: 'GET',
    path: '/v2/dashboard/metrics',
    summary: {
      zh: '看板指标的口径、单位、负责方、来源与时效',
      en: 'Definition, unit, owner, sources and age limit of the metrics of boards',
    },
    access: board,
    output: z.array(Metric),
    errors: [],
  }),
  listHeads: endpoint({
    method: 'GET',
    path: '/v2/dashboard/meeting-heads',
    summary: { zh: '会议人次背后的人', en: 'People behind the heads of meetings' },
    access: board,
    query: HeadQuery,
    output: paged(MeetingHead),
    errors: [errors.badPeriod, coreErrors.forbidden],
  }),
  listDecidedTasks: endpoint({
    method: 'GET',
    path: '/v2/dashboard/decided-tasks',
    summary: { zh: '审批时长背后的任务', en: 'Tasks behind the time of approvals' },
    access: board,
    query: DecidedTaskQuery,
    output: paged(DecidedTask),
    errors: [errors.badPeriod, coreErrors.forbidden],
  }),
};

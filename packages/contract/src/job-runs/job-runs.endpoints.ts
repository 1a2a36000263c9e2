// The monitor of background work, each enterprise its own (product 3.25).
import { z } from 'zod';
import { Id, endpoint, paged } from '../core/index.ts';
import { jobRunErrors as errors } from './job-runs.errors.ts';
import {
  Delivery,
  DeliveryQuery,
  FileRun,
  FileRunQuery,
  HealthLight,
  Run,
  RunQuery,
  ScheduleRow,
} from './job-runs.schema.ts';

const read = { permission: 'admin:job-runs:read' } as const;
const write = { permission: 'admin:job-runs:write' } as const;
const byId = z.strictObject({ id: Id });

export const jobRunEndpoints = {
  findHealth: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/job-runs/health',
    summary: { zh: '后台任务的健康状况', en: 'How the background work stands' },
    access: read,
    output: z.array(HealthLight),
    errors: [],
  }),
  listSchedules: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/job-runs/schedules',
    summary: { zh: '定时任务及其最近一次运行', en: 'What runs by the clock, and how it last went' },
    access: read,
    output: z.array(ScheduleRow),
    errors: [],
  }),
  listRuns: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/job-runs',
    summary: { zh: '运行记录', en: 'Runs, newest first' },
    access: read,
    query: RunQuery,
    output: paged(Run),
    errors: [],
  }),
  listDeliveries: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/job-runs/deliveries',
    summary: { zh: '事件投递', en: 'Deliveries of events, newest first' },
    access: read,
    query: DeliveryQuery,
    output: paged(Delivery),
    errors: [],
  }),
  listFiles: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/job-runs/files',
    summary: { zh: '导入与导出的文件', en: 'Files in and out, newest first' },
    access: read,
    query: FileRunQuery,
    output: paged(FileRun),
    errors: [],
  }),
  retryDelivery: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/admin/job-runs/deliveries/{id}/retry',
    summary: { zh: '重试失败的投递', en: 'Try a failed delivery again' },
    access: write,
    params: byId,
    output: z.object({ id: Id }),
    errors: [errors.eventNotFound, errors.notFailed],
  }),
  cancelDelivery: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/admin/job-runs/deliveries/{id}/cancel',
    summary: { zh: '取消失败的投递', en: 'Call a failed delivery off' },
    access: write,
    params: byId,
    output: z.object({ id: Id }),
    errors: [errors.eventNotFound, errors.notFailed],
  }),
};

// The calls of the control tower (product: approval control tower).
import { z } from 'zod';
import { Id, endpoint, maybe, paged } from '../../core/index.ts';
import { exportFiles, exportLimits } from '../../exports/index.ts';
import { workflowErrors as e } from '../workflows.errors.ts';
import { InstanceLine } from '../workflows.schema.ts';
import * as s from './insights.schema.ts';

/** Everything for those who also see every process, else what began in the caller's range. */
const read = { permission: 'taskManager:workflows:tower' } as const;

export const workflowInsightEndpoints = {
  listKinds: endpoint({
    method: 'GET',
    path: '/API-BPM/admin/insights/kinds',
    summary: { zh: '可以查看的流程种类', en: 'Kinds of process that can be asked about' },
    access: read,
    output: z.object({ content: z.array(s.TowerKind) }),
    errors: [],
  }),
  findTower: endpoint({
    method: 'GET',
    path: '/API-BPM/admin/insights/tower',
    summary: { zh: '流程在哪里等待', en: 'Where processes wait' },
    access: read,
    query: s.TowerQuery,
    output: s.Tower,
    errors: [e.definitionNotFound],
  }),
  findMap: endpoint({
    method: 'GET',
    path: '/API-BPM/admin/insights/map',
    summary: { zh: '流程实际怎样走', en: 'How processes really went' },
    access: read,
    query: s.MapQuery,
    output: s.ProcessMap,
    errors: [e.definitionNotFound],
  }),
  listCases: endpoint({
    method: 'GET',
    path: '/API-BPM/admin/insights/cases',
    summary: { zh: '一个数字背后的流程', en: 'The processes behind a number' },
    access: read,
    query: s.CaseQuery,
    output: paged(InstanceLine),
    errors: [e.definitionNotFound],
  }),
  listForecasts: endpoint({
    method: 'GET',
    path: '/API-BPM/admin/insights/forecasts',
    summary: { zh: '进行中的流程预计何时结束', en: 'When running processes will probably be over' },
    access: read,
    query: s.ForecastQuery,
    output: paged(s.ForecastLine),
    errors: [e.definitionNotFound],
  }),
  listAbsences: endpoint({
    method: 'GET',
    path: '/API-BPM/admin/insights/absences',
    summary: { zh: '可能需要代理人的人', en: 'People who may need a deputy' },
    access: read,
    output: z.object({ content: z.array(s.Absence) }),
    errors: [],
  }),
  delegateFor: endpoint({
    method: 'POST',
    path: '/API-BPM/admin/insights/delegation',
    summary: { zh: '为他人设置审批委托', en: 'Let somebody stand in for another person' },
    access: { permission: 'admin:workflows:write' },
    body: { encoding: 'json', schema: s.StandIn },
    output: z.object({ id: Id }),
    errors: [e.definitionNotFound, e.delegationOverlaps],
  }),
  findOwnAbsence: endpoint({
    method: 'GET',
    path: '/API-BPM/task/delegation-suggestion',
    summary: { zh: '谁可以为我代理', en: 'Who could stand in for the caller' },
    access: { permission: 'taskManager:workflows:approve' },
    output: z.object({ absence: maybe(s.Absence) }),
    errors: [],
  }),
  exportLog: endpoint({
    method: 'GET',
    path: '/API-BPM/admin/insights/export',
    summary: { zh: '导出事件日志（IEEE XES）', en: 'Export the event log, as IEEE XES or in its names' },
    access: { permission: 'admin:workflows:export' },
    query: s.LogQuery,
    output: { file: [...exportFiles.file, 'application/xml'] },
    errors: [e.definitionNotFound, ...exportLimits],
    effect: 'job',
  }),
};

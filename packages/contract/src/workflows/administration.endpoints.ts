// The administrator's calls: definitions and their versions, every instance, those that stand still, the calendar.
import { z } from 'zod';
import { Id, coreErrors, endpoint, paged } from '../core/index.ts';
import * as a from './administration.schema.ts';
import { workflowErrors as e } from './workflows.errors.ts';
import { InstanceKept, InstanceLine } from './workflows.schema.ts';

const read = { permission: 'admin:workflows:read' } as const;
const write = { permission: 'admin:workflows:write' } as const;
const params = z.strictObject({ id: Id });
const nothing = z.object({ isDone: z.literal(true) });
/** Larger than the definition's own limit, so that the refusal can say what is wrong. */
const LARGEST = 2_500_000;

export const workflowAdminEndpoints = {
  listDefinitions: endpoint({
    method: 'GET',
    path: '/API-BPM/admin/process-definition/page',
    summary: { zh: '流程定义', en: 'Definitions' },
    access: read,
    query: a.DefinitionQuery,
    output: paged(a.DefinitionLine),
    errors: [],
  }),
  listVersions: endpoint({
    method: 'GET',
    path: '/API-BPM/admin/process-definition/versions/{id}',
    summary: { zh: '流程定义的版本', en: 'Versions of a definition' },
    access: read,
    params,
    output: z.object({ content: z.array(a.VersionLine) }),
    errors: [e.definitionNotFound],
  }),
  findVersion: endpoint({
    method: 'GET',
    path: '/API-BPM/admin/process-definition/version/{id}',
    summary: { zh: '一个版本的 BPMN', en: 'The BPMN of a version' },
    access: read,
    params,
    output: a.VersionDetail,
    errors: [e.definitionNotFound],
  }),
  validate: endpoint({
    method: 'POST',
    path: '/API-BPM/admin/process-definition/validate',
    summary: { zh: '检查流程定义', en: 'Check a definition' },
    access: write,
    effect: 'read',
    body: { encoding: 'json', schema: a.Draft, limit: LARGEST },
    output: a.Validation,
    errors: [],
  }),
  deploy: endpoint({
    method: 'POST',
    path: '/API-BPM/admin/process-definition/deploy',
    summary: { zh: '部署流程定义', en: 'Deploy a definition' },
    access: write,
    body: { encoding: 'json', schema: a.Deployment, limit: LARGEST },
    output: a.Deployed,
    errors: [e.invalidDefinition],
  }),
  switchDefinition: endpoint({
    method: 'PUT',
    path: '/API-BPM/admin/process-definition/state/{id}',
    summary: { zh: '启用或停用流程', en: 'Switch a definition on or off' },
    access: write,
    params,
    body: { encoding: 'json', schema: z.strictObject({ isEnabled: z.boolean() }) },
    output: nothing,
    errors: [e.definitionNotFound],
  }),
  listInstances: endpoint({
    method: 'GET',
    path: '/API-BPM/admin/process-instance/page',
    summary: { zh: '全部流程', en: 'Every process' },
    access: read,
    query: a.AllInstancesQuery,
    output: paged(InstanceLine),
    errors: [],
  }),
  listStuck: endpoint({
    method: 'GET',
    path: '/API-BPM/admin/process-instance/stuck',
    summary: { zh: '停滞的流程', en: 'Processes that stand still' },
    access: read,
    output: z.object({ content: z.array(a.StuckLine) }),
    errors: [],
  }),
  repair: endpoint({
    method: 'PUT',
    path: '/API-BPM/admin/process-instance/repair/{id}',
    summary: { zh: '修复停滞的流程', en: 'Repair a process that stands still' },
    access: write,
    params,
    body: { encoding: 'json', schema: a.Repair },
    output: InstanceKept,
    errors: [e.notFound, e.taskNotFound, e.notAllowed, e.noEffect, e.spins, coreErrors.conflict],
  }),
  listHolidays: endpoint({
    method: 'GET',
    path: '/API-BPM/admin/calendar/list',
    summary: { zh: '工作日历', en: 'The calendar of working days' },
    access: read,
    output: z.object({ content: z.array(a.Holiday) }),
    errors: [],
  }),
  saveHolidays: endpoint({
    method: 'PUT',
    path: '/API-BPM/admin/calendar/save',
    summary: { zh: '维护工作日历', en: 'Replace the named days of the calendar' },
    access: write,
    body: { encoding: 'json', schema: a.Holidays },
    output: nothing,
    errors: [],
  }),
};

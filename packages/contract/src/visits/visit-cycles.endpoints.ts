// The calls of planning: the calendar, cycle plans and their gaps, the figures of a team (product: visits, cycle plan).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { exportFields, exportFiles, exportLimits } from '../exports/index.ts';
import {
  CalendarQuery,
  CalendarVisit,
  ChangedCycle,
  Cycle,
  CycleDecision,
  CycleDetail,
  CycleGoal,
  CycleKept,
  NewCycle,
  PlanGaps,
  TeamMember,
  TeamQuery,
} from './visit-cycles.schema.ts';
import { visitErrors } from './visits.errors.ts';

const read = { permission: 'customer:visits:read' } as const;
const write = { permission: 'customer:visits:write' } as const;
const approve = { permission: 'customer:visits:approve' } as const;
const team = { permission: 'customer:visits:team' } as const;
const byId = z.strictObject({ id: Id });
const whose = z.strictObject({ userId: Id.optional().describe('A member of the team; the caller when left out') });
const { cycleNotFound, cycleLocked, cycleTaken, cycleTooLong, changedMeanwhile, memberOutside } = visitErrors;

export const visitPlanEndpoints = {
  calendar: endpoint({
    method: 'GET',
    path: '/v2/visit/calendar',
    summary: { zh: '拜访日历', en: 'Visits by day' },
    access: read,
    query: CalendarQuery,
    output: z.array(CalendarVisit),
    errors: [visitErrors.calendarTooLong, memberOutside],
  }),
  listCycles: endpoint({
    method: 'GET',
    path: '/v2/visit/cycle/list',
    summary: { zh: '周期计划', en: 'Cycle plans' },
    access: read,
    query: whose,
    output: z.array(Cycle),
    errors: [memberOutside],
  }),
  findCycle: endpoint({
    method: 'GET',
    path: '/v2/visit/cycle/find/{id}',
    summary: { zh: '一份周期计划', en: 'One cycle plan' },
    access: read,
    params: byId,
    output: CycleDetail,
    errors: [cycleNotFound],
  }),
  suggestGoals: endpoint({
    method: 'GET',
    path: '/v2/visit/cycle/suggest',
    summary: { zh: '按分级建议目标', en: 'Goals by tier to begin with' },
    access: read,
    query: whose,
    output: z.array(CycleGoal),
    errors: [memberOutside],
  }),
  addCycle: endpoint({
    method: 'POST',
    path: '/v2/visit/cycle/add',
    summary: { zh: '建立周期计划', en: 'Write a cycle plan' },
    access: write,
    body: { encoding: 'json', schema: NewCycle },
    output: CycleKept,
    errors: [memberOutside, cycleTaken, cycleTooLong],
  }),
  changeCycle: endpoint({
    method: 'PUT',
    path: '/v2/visit/cycle/update/{id}',
    summary: { zh: '修改周期计划', en: 'Change a cycle plan' },
    access: write,
    params: byId,
    body: { encoding: 'json', schema: ChangedCycle },
    output: CycleKept,
    errors: [cycleNotFound, cycleLocked, changedMeanwhile, cycleTaken, cycleTooLong],
  }),
  decideCycle: endpoint({
    method: 'POST',
    path: '/v2/visit/cycle/decide/{id}',
    summary: { zh: '批准或退回周期计划', en: 'Approve or return a cycle plan' },
    access: approve,
    params: byId,
    body: { encoding: 'form', schema: CycleDecision },
    output: CycleKept,
    errors: [cycleNotFound, cycleLocked, cycleTaken],
  }),
  listGaps: endpoint({
    method: 'GET',
    path: '/v2/visit/cycle/gaps',
    summary: { zh: '尚未安排的目标', en: 'Goals that nothing is planned for' },
    access: read,
    query: whose,
    output: PlanGaps,
    errors: [memberOutside],
  }),
  listTeamFigures: endpoint({
    method: 'GET',
    path: '/v2/visit/team/figures',
    summary: { zh: '团队拜访指标', en: 'Figures of the team' },
    access: team,
    query: TeamQuery,
    output: z.array(TeamMember),
    errors: [visitErrors.cycleTooLong],
  }),
  exportTeamFigures: endpoint({
    method: 'GET',
    path: '/v2/visit/team/export',
    summary: { zh: '导出团队拜访指标', en: 'Export the figures of the team' },
    access: team,
    query: TeamQuery.extend(exportFields),
    output: exportFiles,
    errors: [...exportLimits, visitErrors.cycleTooLong],
    effect: 'job',
  }),
};

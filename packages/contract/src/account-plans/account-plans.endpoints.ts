// The calls of account plans and of the coverage of a hospital (product: hospitals).
import { z } from 'zod';
import { Id, endpoint, type EndpointRow } from '../core/index.ts';
import { accountPlanErrors as errors } from './account-plans.errors.ts';
import {
  ChangedPlan,
  Coverage,
  GoalDraft,
  GoalReached,
  Plan,
  PlanDraft,
  PlanKept,
  PlanLogEntry,
  PlanMember,
  PlanStep,
  TacticDraft,
  TacticStep,
} from './account-plans.schema.ts';

const read = { permission: 'customer:hospitals:read' } as const;
const write = { permission: 'customer:hospitals:write' } as const;
const byId = z.strictObject({ id: Id });
const ofHospital = { method: 'GET', access: read, params: byId, errors: [errors.hospitalNotFound] } as const;
const changing = { access: write, params: byId, output: PlanKept } as const satisfies Partial<EndpointRow>;
const whileOpen = [errors.notFound, errors.closed, errors.changedMeanwhile] as const;

export const accountPlanEndpoints = {
  list: endpoint({
    ...ofHospital,
    path: '/hospital/plan/find/{id}',
    summary: { zh: '一家医院的客户计划', en: 'The account plans of a hospital' },
    output: z.array(Plan),
  }),
  members: endpoint({
    ...ofHospital,
    path: '/hospital/plan/members/{id}',
    summary: { zh: '可负责计划与举措的同事', en: 'Colleagues who may own a plan or a tactic' },
    output: z.array(PlanMember),
  }),
  coverage: endpoint({
    ...ofHospital,
    path: '/hospital/coverage/{id}',
    summary: {
      zh: '医院的科室、等级覆盖与负责人',
      en: 'Coverage of a hospital by department and tier, and its people',
    },
    output: Coverage,
  }),
  log: endpoint({
    method: 'GET',
    path: '/hospital/plan/log/{id}',
    summary: { zh: '客户计划的历史', en: 'History of an account plan' },
    access: read,
    params: byId,
    output: z.array(PlanLogEntry),
    errors: [errors.notFound],
  }),
  add: endpoint({
    ...changing,
    method: 'POST',
    path: '/hospital/plan/add/{id}',
    summary: { zh: '为医院新建客户计划', en: 'Add an account plan to a hospital' },
    body: { encoding: 'json', schema: PlanDraft },
    errors: [errors.hospitalNotFound],
  }),
  change: endpoint({
    ...changing,
    method: 'PUT',
    path: '/hospital/plan/update/{id}',
    summary: { zh: '修改客户计划与 SWOT', en: 'Change an account plan and its SWOT' },
    body: { encoding: 'json', schema: ChangedPlan },
    errors: whileOpen,
  }),
  step: endpoint({
    ...changing,
    method: 'POST',
    path: '/hospital/plan/step/{id}',
    summary: { zh: '开始、关闭或重新打开客户计划', en: 'Start, close or reopen an account plan' },
    body: { encoding: 'json', schema: PlanStep },
    errors: [errors.notFound, errors.illegalStep, errors.alreadyActive, errors.changedMeanwhile],
  }),
  addGoal: endpoint({
    ...changing,
    method: 'POST',
    path: '/hospital/plan/goal/add/{id}',
    summary: { zh: '为计划添加目标', en: 'Add a goal to a plan' },
    body: { encoding: 'json', schema: GoalDraft },
    errors: whileOpen,
  }),
  changeGoal: endpoint({
    ...changing,
    method: 'PUT',
    path: '/hospital/plan/goal/update/{id}',
    summary: { zh: '修改目标', en: 'Change a goal' },
    body: { encoding: 'json', schema: GoalDraft },
    errors: whileOpen,
  }),
  reachGoal: endpoint({
    ...changing,
    method: 'POST',
    path: '/hospital/plan/goal/reach/{id}',
    summary: { zh: '更新目标达成值', en: 'Tell how far a goal is reached' },
    body: { encoding: 'json', schema: GoalReached },
    errors: [...whileOpen, errors.notActive],
  }),
  addTactic: endpoint({
    ...changing,
    method: 'POST',
    path: '/hospital/plan/tactic/add/{id}',
    summary: { zh: '为计划添加举措', en: 'Add a tactic to a plan' },
    body: { encoding: 'json', schema: TacticDraft },
    errors: whileOpen,
  }),
  changeTactic: endpoint({
    ...changing,
    method: 'PUT',
    path: '/hospital/plan/tactic/update/{id}',
    summary: { zh: '修改举措', en: 'Change a tactic' },
    body: { encoding: 'json', schema: TacticDraft },
    errors: whileOpen,
  }),
  stepTactic: endpoint({
    ...changing,
    method: 'POST',
    path: '/hospital/plan/tactic/step/{id}',
    summary: { zh: '更新、放弃或恢复举措', en: 'Progress, drop or resume a tactic' },
    body: { encoding: 'json', schema: TacticStep },
    errors: [...whileOpen, errors.notActive, errors.illegalTacticStep],
  }),
};

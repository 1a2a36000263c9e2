// Front door of the account plans.
import { accountPlanEndpoints } from '@yijian/contract/account-plans';
import { bind } from '../../platform/http/index.ts';
import { addPlan, changePlan, keepGoal, keepTactic } from './account-plans.service.ts';
import { findCoverage, listPlanLog, listPlanMembers, listPlans } from './shown/plans-shown.service.ts';
import { reachGoal, stepPlan, stepTactic } from './steps/plan-steps.service.ts';

export const accountPlanRoutes = bind('account-plans', accountPlanEndpoints, {
  list: (context, { params }) => listPlans(context, params.id),
  members: (context, { params }) => listPlanMembers(context, params.id),
  coverage: (context, { params }) => findCoverage(context, params.id),
  log: (context, { params }) => listPlanLog(context, params.id),
  add: (context, { params, body }) => addPlan(context, { hospitalId: params.id, ...body }),
  change: (context, { params, body }) => changePlan(context, { ...params, ...body }),
  step: (context, { params, body }) => stepPlan(context, { ...params, ...body }),
  addGoal: (context, { params, body }) => keepGoal(context, { part: 'plan', ...params, ...body }),
  changeGoal: (context, { params, body }) => keepGoal(context, { part: 'goal', ...params, ...body }),
  reachGoal: (context, { params, body }) => reachGoal(context, { ...params, ...body }),
  addTactic: (context, { params, body }) => keepTactic(context, { part: 'plan', ...params, ...body }),
  changeTactic: (context, { params, body }) => keepTactic(context, { part: 'tactic', ...params, ...body }),
  stepTactic: (context, { params, body }) => stepTactic(context, { ...params, ...body }),
});

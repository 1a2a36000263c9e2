// Door of the contract of account plans.
export { accountPlanEndpoints } from './account-plans.endpoints.ts';
export { accountPlanErrors } from './account-plans.errors.ts';
export {
  ChangedPlan,
  Coverage,
  Goal,
  GoalDraft,
  GoalReached,
  Plan,
  PlanAct,
  PlanDraft,
  PlanKept,
  PlanLogEntry,
  PlanMember,
  PlanState,
  PlanStep,
  Tactic,
  TacticAct,
  TacticDraft,
  TacticState,
  TacticStep,
  planStates,
  tacticStates,
  type CoverageCell,
} from './account-plans.schema.ts';

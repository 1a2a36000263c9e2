// Door of the budgets contract.
export { budgetEndpoints } from './budgets.endpoints.ts';
export { budgetErrors } from './budgets.errors.ts';
export {
  BudgetAdjustment,
  BudgetChoices,
  BudgetDay,
  BudgetEntry,
  BudgetFreeze,
  BudgetHold,
  BudgetKept,
  BudgetLevel,
  BudgetLine,
  BudgetLineDraft,
  BudgetPaging,
  BudgetReferences,
  BudgetStage,
  BudgetTransfer,
  BudgetYear,
  BurnDown,
  BurnDownMonth,
  ChangedBudgetLine,
  NewBudgetLine,
  NewTransfer,
  TransferKept,
  TransferState,
  budgetLevels,
  budgetStages,
  transferStates,
} from './budgets.schema.ts';
export { MeetingType, meetingTypeWords, meetingTypes } from './meeting-types.schema.ts';
export { costCenterEndpoints, internalOrderEndpoints } from './orders.endpoints.ts';
export {
  ChangedCostCenter,
  ChangedOrder,
  CostCenter,
  CostCenterFilter,
  CostCenterPaging,
  InternalOrder,
  NewCostCenter,
  NewOrder,
  OrderFilter,
  OrderPaging,
} from './orders.schema.ts';

// Door of the contract of forecasts.
export { forecastEndpoints } from './forecasts.endpoints.ts';
export { issuanceEndpoints } from './issuance.endpoints.ts';
export { forecastErrors } from './forecasts.errors.ts';
export {
  CycleAct,
  FillerAct,
  ForecastCycleState,
  ReviewAct,
  SheetAct,
  SheetState,
  SplitRule,
  sheetStates,
  splitRules,
} from './forecast-states.schema.ts';
export {
  BaselineMethod,
  CycleDraft,
  CycleKept,
  CycleStep,
  ForecastCycle,
  ForecastLine,
  ForecastSheet,
  LONGEST_CYCLE,
  REASON_ABOVE,
  SheetAction,
  SheetAdjusting,
  SheetDetail,
  SheetFilling,
  SheetKept,
  SheetLogEntry,
  SheetQuery,
  SheetReview,
  SheetStep,
  type ForecastAccuracy,
  type ForecastSums,
} from './forecasts.schema.ts';
export {
  TargetBasis,
  TargetDecision,
  TargetSetting,
  TargetSplit,
  TargetsMoved,
  TargetsSplit,
} from './issuance.schema.ts';

// Door of the visits contract.
export { visitBriefingEndpoints } from './visit-briefing.endpoints.ts';
export { FreeTime, LastTalk, LastVisits, VisitBriefing } from './visit-briefing.schema.ts';
export type { FreeTimeQuery } from './visit-briefing.schema.ts';
export { visitPlanEndpoints } from './visit-cycles.endpoints.ts';
export {
  CalendarVisit,
  Cycle,
  CycleAction,
  CycleDetail,
  CycleGoal,
  CycleState,
  LONGEST_CALENDAR,
  PlanGaps,
  ProductAttainment,
  TeamMember,
  TeamQuery,
  cycleStates,
  planPace,
} from './visit-cycles.schema.ts';
export type {
  CalendarQuery,
  ChangedCycle,
  CycleDecision,
  CycleFigures,
  CycleKept,
  GoalDraft,
  NewCycle,
} from './visit-cycles.schema.ts';
export { visitMaterialEndpoints } from './materials/visit-materials.endpoints.ts';
export { Showable, ShowableQuery, Shown, ShownDraft, ShownKind } from './materials/visit-materials.schema.ts';
export { visitMapEndpoints } from './visit-map.endpoints.ts';
export { MOST_ON_MAP, MapHospital, VisitMap } from './visit-map.schema.ts';
export { visitStepEndpoints } from './visit-steps.endpoints.ts';
export { VisitAct, VisitHistory, visitActs } from './visit-steps.schema.ts';
export { CheckInDoubt, EARLY_HOURS } from './visit-steps.schema.ts';
export type { CheckIn, LateDecision, UnlockDecision, VisitJudgement } from './visit-steps.schema.ts';
export { visitEndpoints } from './visits.endpoints.ts';
export { visitErrors } from './visits.errors.ts';
export {
  ChangedVisit,
  NewVisit,
  PlaceState,
  Reaction,
  TeamVisitFilter,
  Visit,
  VisitAction,
  VisitCount,
  VisitDetail,
  VisitDraft,
  VisitFilter,
  VisitKept,
  VisitProductDraft,
  VisitSort,
  VisitState,
  visitActions,
  handedInStates,
  undecidedStates,
  visitStates,
} from './visits.schema.ts';

// Door of the visits contract.
export { visitStepEndpoints } from './visit-steps.endpoints.ts';
export { VisitAct, VisitHistory, visitActs } from './visit-steps.schema.ts';
export type { CheckIn, UnlockDecision, VisitJudgement } from './visit-steps.schema.ts';
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
  visitStates,
} from './visits.schema.ts';

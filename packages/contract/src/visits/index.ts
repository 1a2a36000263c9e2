// Door of the visits contract.
export { visitEndpoints } from './visits.endpoints.ts';
export { visitErrors } from './visits.errors.ts';
export {
  ChangedVisit,
  NewVisit,
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
  visitStates,
} from './visits.schema.ts';

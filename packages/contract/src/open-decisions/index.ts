// Door of the decisions contract.
export { decisionEndpoints } from './open-decisions.endpoints.ts';
export { decisionErrors } from './open-decisions.errors.ts';
export {
  Deciding,
  DecidingAnswer,
  Decision,
  DecisionCount,
  DecisionFilter,
  DecisionKind,
  DecisionQuery,
  Person,
  Risk,
  SlaState,
  SummaryEntry,
  decisionKinds,
  risks,
} from './open-decisions.schema.ts';

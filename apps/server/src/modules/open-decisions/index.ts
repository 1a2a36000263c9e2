// Side door of the decisions: how a room offers what waits for a person.
export {
  secondsBetween,
  slaOf,
  type Decided,
  type DecisionSource,
  type DecisionSort,
  type DecisionsAsked,
  type DecisionsPaged,
  type OpenDecision,
} from './sources.policy.ts';

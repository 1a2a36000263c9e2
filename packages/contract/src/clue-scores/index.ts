// Door of the contract of clue scoring.
export {
  ClueCondition,
  ClueDid,
  ClueGroup,
  ClueIs,
  DEEPEST_CONDITION,
  FitAttribute,
  MOST_PARTS,
  clueGroups,
  fitAttributes,
} from './clue-conditions.schema.ts';
export { BackTest, BackTestPeopleQuestion, BackTestQuestion, MOST_BANDS, ScoreBand } from './back-test.schema.ts';
export {
  ActRule,
  ClueGrade,
  CluePreview,
  ClueRule,
  ClueScoring,
  ClueSet,
  ClueSetChange,
  ClueSetDraft,
  ClueSetFilter,
  ClueSetKept,
  ClueSetQuery,
  ClueSetState,
  FitRule,
  MOST_RULES,
  clueGrades,
  clueSetStates,
  ruleFrequencies,
  type GradeCounts,
} from './clue-rules.schema.ts';
export { clueEndpoints } from './clue-scores.endpoints.ts';
export { clueErrors } from './clue-scores.errors.ts';
export {
  Clue,
  ClueAssignment,
  ClueEnding,
  ClueFilter,
  ClueOwner,
  ClueQuery,
  ClueRecycling,
  ClueState,
  CluesMoved,
  Ledger,
  LedgerLine,
  LedgerQuery,
  clueStates,
} from './clues.schema.ts';

// Side door of the rules: the figures a room acts on, and what rules say to a record.
export {
  evaluateRules,
  isCommentRequired,
  isRuleOn,
  ruleSource,
  ruleValue,
  ruleValueOfKind,
  type Evaluated,
  type RuleContext,
  type RuleScope,
} from './rule-values.service.ts';
export type { RuleHistory, StoredJudgement } from './rule-replay.service.ts';

// Door of the rules contract.
export { REPLAYED_MONTHS, RuleReplay, RuleReplayQuestion } from './replay/replay.schema.ts';
export { ruleEndpoints } from './rules.endpoints.ts';
export { ruleErrors } from './rules.errors.ts';
export type { RuleSeed } from './rule-seed.schema.ts';
export { ruleKeys, ruleSeeds, type RuleKey } from './rules-catalogue.schema.ts';
export {
  FigureField,
  FigureUnit,
  Figures,
  NewRuleVersion,
  Rule,
  RuleCode,
  RuleDetail,
  RuleExemption,
  RuleOrganization,
  RuleOutcome,
  RuleRoom,
  RuleScenario,
  RuleTrial,
  RuleVersion,
  ruleScenarios,
} from './rules.schema.ts';

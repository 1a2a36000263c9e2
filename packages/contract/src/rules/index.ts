// Door of the rules contract.
export { ruleEndpoints } from './rules.endpoints.ts';
export { ruleErrors } from './rules.errors.ts';
export { ruleKeys, ruleSeeds, type RuleKey, type RuleSeed } from './rules-catalogue.schema.ts';
export {
  FigureField,
  FigureUnit,
  Figures,
  NewRuleVersion,
  Rule,
  RuleCode,
  RuleDetail,
  RuleOutcome,
  RuleRoom,
  RuleScenario,
  RuleTrial,
  RuleVersion,
  ruleScenarios,
} from './rules.schema.ts';

// Side door of the rules: the figures a room acts on.
export { isRuleOn, ruleValue, type RuleContext } from './rule-values.service.ts';

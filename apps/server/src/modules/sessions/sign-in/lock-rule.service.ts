// Rule L1 of the enterprise: after how many failures signing in locks, and for how long (specification 9).
import { ruleValue, type RuleContext } from '../../rules/index.ts';
import type { LockRule } from './lock.policy.ts';

/** Nobody is signed in yet, so the rule of the whole enterprise counts. */
export async function lockRuleOf(context: RuleContext): Promise<LockRule> {
  const { sql, enterprise, clock } = context;
  const rules = { sql, enterprise, clock };
  return {
    failures: await ruleValue(rules, 'signIn.failures'),
    firstSeconds: await ruleValue(rules, 'signIn.firstSeconds'),
    longestSeconds: await ruleValue(rules, 'signIn.longestSeconds'),
  };
}

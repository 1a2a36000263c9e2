// Ways out of a rule that blocks: a manager may let the meeting pass when its owner says why (product: rules H4, H12).
import type { Bilingual } from '@yijian/contract/core';
import { ruleSeeds, type RuleExemption } from '@yijian/contract/rules';
import type { Evaluated } from '../../rules/index.ts';

/** Field of the form by which a process knows that this manager is asked. */
export const fieldOfExemption: Readonly<Record<RuleExemption, string>> = {
  SECOND_LEADER: 'secondLeader',
  GENERAL_MANAGER: 'generalManager',
};

export const exemptionWords: Readonly<Record<RuleExemption, Bilingual>> = {
  SECOND_LEADER: { zh: '说明理由后可由上级的上级豁免', en: "or say why: your manager's manager may let it pass" },
  GENERAL_MANAGER: { zh: '说明理由后可由总经理豁免', en: 'or say why: the general manager may let it pass' },
};

/** Who may let it pass; nobody where the process cannot ask them. */
export function exemptionOf(
  { code, outcome }: Pick<Evaluated, 'code' | 'outcome'>,
  exemptions: ReadonlySet<RuleExemption>,
): RuleExemption | null {
  const exemption = ruleSeeds.find((seed) => seed.code === code)?.exemption;
  return outcome === 'BLOCK' && exemption !== undefined && exemptions.has(exemption) ? exemption : null;
}

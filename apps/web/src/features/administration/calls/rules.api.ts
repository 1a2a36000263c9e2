// What the rule catalogue asks the server.
import { ruleEndpoints as rules } from '@yijian/contract/rules';
import { useCall, useWrite } from '../../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;

export const useRules = () => useCall(rules.list, {}, quiet);
export const useRuleOrganizations = (wanted: boolean) => useCall(rules.listOrganizations, wanted ? {} : null, quiet);
export const useRule = (code: string) => useCall(rules.find, { params: { code } }, quiet);
export const useAddRuleVersion = () => useWrite(rules.addVersion, { refreshes: [rules.list, rules.find], ...quiet });
export const useReplayRule = () => useWrite(rules.replay, quiet);
export const useSimulateRule = () => useWrite(rules.simulate, quiet);

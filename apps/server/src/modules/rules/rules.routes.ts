// Front door of the rule catalogue.
import { ruleEndpoints } from '@yijian/contract/rules';
import { bind } from '../../platform/http/index.ts';
import { addRuleVersion, findRule, listRuleOrganizations, listRules, simulateRule } from './rules.service.ts';

export const ruleRoutes = bind('rules', ruleEndpoints, {
  list: (context) => listRules(context),
  listOrganizations: (context) => listRuleOrganizations(context),
  find: (context, { params }) => findRule(context, params.code),
  addVersion: (context, { params, body }) => addRuleVersion(context, { ...params, ...body }),
  simulate: (context, { params, body }) => simulateRule(context, { ...params, ...body }),
});

// Front door of the rule catalogue.
import { ruleEndpoints } from '@yijian/contract/rules';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import { replayRule, type RuleHistory } from './rule-replay.service.ts';
import { addRuleVersion, findRule, listRuleOrganizations, listRules, simulateRule } from './rules.service.ts';

/** `histories` are the rooms that store what rules said to their records. */
export const ruleRoutes = (histories: readonly RuleHistory[]): BoundEndpoint[] =>
  bind('rules', ruleEndpoints, {
    list: (context) => listRules(context),
    listOrganizations: (context) => listRuleOrganizations(context),
    find: (context, { params }) => findRule(context, params.code),
    addVersion: (context, { params, body }) => addRuleVersion(context, { ...params, ...body }),
    simulate: (context, { params, body }) => simulateRule(context, { ...params, ...body }),
    replay: (context, { params, body }) => replayRule(context, { ...params, ...body, histories }),
  });

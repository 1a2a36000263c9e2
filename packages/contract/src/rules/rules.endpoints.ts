// The rule catalogue of the console: read, versioned, tried out (specification 9, business constants and limits).
import { z } from 'zod';
import { endpoint } from '../core/index.ts';
import { RuleReplay, RuleReplayQuestion } from './replay/replay.schema.ts';
import { ruleErrors as errors } from './rules.errors.ts';
import {
  NewRuleVersion,
  Rule,
  RuleCode,
  RuleDetail,
  RuleOrganization,
  RuleOutcome,
  RuleTrial,
} from './rules.schema.ts';

const read = { permission: 'admin:rules:read' } as const;
const write = { permission: 'admin:rules:write' } as const;
const ByCode = z.strictObject({ code: RuleCode });

export const ruleEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/rules',
    summary: { zh: '规则目录', en: 'The rule catalogue' },
    access: read,
    output: z.array(Rule),
    errors: [],
  }),
  listOrganizations: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/rules/organizations',
    summary: { zh: '规则可适用的组织', en: 'Organizations a rule may be limited to' },
    access: read,
    output: z.array(RuleOrganization),
    errors: [],
  }),
  find: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/rules/{code}',
    summary: { zh: '查看一条规则及其全部版本', en: 'Read one rule and all its versions' },
    access: read,
    params: ByCode,
    output: RuleDetail,
    errors: [errors.notFound],
  }),
  addVersion: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/admin/rules/{code}/versions',
    summary: { zh: '修改规则：新增一个版本', en: 'Change a rule: a new version from a day on' },
    access: write,
    params: ByCode,
    body: { encoding: 'json', schema: NewRuleVersion },
    output: RuleDetail,
    errors: [
      errors.notFound,
      errors.changedMeanwhile,
      errors.unknownFigure,
      errors.missingFigure,
      errors.outOfRange,
      errors.organizationUnknown,
      errors.scopeNotUsed,
      errors.startsInPast,
      errors.endsBeforeStart,
      errors.placeholdersDiffer,
    ],
  }),
  simulate: endpoint({
    method: 'POST',
    effect: 'read',
    path: '/API-SYSTEM/admin/rules/{code}/simulate',
    summary: { zh: '试算一条规则', en: 'Try a rule out' },
    access: read,
    params: ByCode,
    body: { encoding: 'json', schema: RuleTrial },
    output: RuleOutcome,
    errors: [errors.notFound, errors.unknownFigure],
  }),
  replay: endpoint({
    method: 'POST',
    effect: 'read',
    path: '/API-SYSTEM/admin/rules/{code}/replay',
    summary: { zh: '用近 12 个月的记录回放修改后的规则', en: 'Replay a changed rule over the last twelve months' },
    access: write,
    params: ByCode,
    body: { encoding: 'json', schema: RuleReplayQuestion },
    output: RuleReplay,
    errors: [errors.notFound, errors.unknownFigure, errors.missingFigure, errors.outOfRange],
  }),
};

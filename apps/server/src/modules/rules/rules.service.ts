// The rule catalogue of the console: what holds, its history, a new version, a trial (specification 9).
import {
  ruleErrors as errors,
  type Figures,
  type NewRuleVersion,
  type Rule,
  type RuleDetail,
  type RuleOrganization,
  type RuleOutcome,
  type RuleSeed,
  type RuleTrial,
  type RuleVersion,
} from '@yijian/contract/rules';
import { ruleSeeds } from '@yijian/contract/rules';
import type { NamedError } from '@yijian/contract/core';
import { dayInShanghai } from '../../platform/clock/index.ts';
import { fail, wordsOf, type Failure, type Values } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import {
  APPLIES,
  BANNED,
  chainOf,
  completed,
  exceptionsOn,
  holding,
  outcomeOf,
  seedOf,
  strangers,
} from './rules.policy.ts';
import {
  insertVersion,
  lockNewest,
  selectOrganizations,
  selectParents,
  selectVersions,
  type VersionRow,
} from './rules.sql.ts';

export async function listRules(context: Context): Promise<Rule[]> {
  const versions = await selectVersions(context.sql, context.language);
  return ruleSeeds.map((seed) => shown(context, { seed, versions }));
}

export async function listRuleOrganizations(context: Context): Promise<RuleOrganization[]> {
  return selectOrganizations(context.sql);
}

export async function findRule(context: Context, code: string): Promise<RuleDetail> {
  const seed = requireSeed(code);
  const versions = await selectVersions(context.sql, context.language, code);
  return { ...shown(context, { seed, versions }), versions: versions.map((one) => versionOf(seed, one)) };
}

export async function addRuleVersion(
  context: Context,
  { code, version, ...input }: NewRuleVersion & { code: string },
): Promise<RuleDetail> {
  const seed = requireSeed(code);
  requireFigures(context, { seed, figures: input.figures });
  requireMessages(context, { seed, input });
  requireDays(context, input);
  await requireScope(context, { seed, input });
  const newest = await lockNewest(context.sql, code);
  if (newest !== version) throw fail(errors.changedMeanwhile, { version: newest });
  await insertVersion(context.sql, code, newest + 1, input);
  return findRule(context, code);
}

export async function simulateRule(
  context: Context,
  { code, ...trial }: RuleTrial & { code: string },
): Promise<RuleOutcome> {
  const seed = requireSeed(code);
  const keys = seed.figures.length === 0 ? [APPLIES, BANNED] : seed.figures.map((figure) => figure.key);
  const unknown = Object.keys(trial.inputs).find((key) => !keys.includes(key));
  if (unknown !== undefined)
    throw refuse(context, errors.unknownFigure, { field: `inputs.${unknown}`, values: { key: unknown } });
  const parents = new Map((await selectParents(context.sql)).map((one) => [one.id, one.parentId]));
  const versions = await selectVersions(context.sql, context.language, code);
  const { on, scopeType } = trial;
  const version = holding(versions, { code, on, organizations: chainOf(parents, trial.organizationId), scopeType });
  return outcomeOf(seed, version, trial.inputs);
}

function shown(context: Context, { seed, versions }: { seed: RuleSeed; versions: readonly VersionRow[] }): Rule {
  const { code } = seed;
  const on = dayInShanghai(context.clock.now());
  const current = holding(versions, { code, on, organizations: [] });
  return {
    code,
    name: seed.zh,
    enName: seed.en,
    scenario: seed.scenario,
    room: seed.room,
    mayScope: seed.wholeEnterprise !== true,
    isByRole: seed.byRole === true,
    exemption: seed.exemption ?? null,
    fields: seed.figures.map(({ key, zh, en, unit, least, most }) => ({
      key,
      name: zh,
      enName: en,
      unit,
      least,
      most,
    })),
    newest: Math.max(0, ...versions.filter((one) => one.code === code).map((one) => one.version)),
    current: current === undefined ? null : versionOf(seed, current),
    exceptions: exceptionsOn(versions, code, on),
  };
}

function versionOf(seed: RuleSeed, { code: _code, createdAt, figures, ...row }: VersionRow): RuleVersion {
  return { ...row, figures: completed(seed, figures), createdAt: createdAt.toISOString() };
}

function requireSeed(code: string): RuleSeed {
  const seed = seedOf(code);
  if (seed === undefined) throw fail(errors.notFound);
  return seed;
}

export function requireFigures(context: Context, { seed, figures }: { seed: RuleSeed; figures: Figures }): void {
  const unknown = Object.keys(figures).find((key) => !seed.figures.some((figure) => figure.key === key));
  if (unknown !== undefined)
    throw refuse(context, errors.unknownFigure, { field: `figures.${unknown}`, values: { key: unknown } });
  for (const { key, least, most } of seed.figures) {
    const value = figures[key];
    const field = `figures.${key}`;
    if (value === undefined) throw refuse(context, errors.missingFigure, { field, values: { key } });
    if (!Number.isInteger(value) || value < least || value > most)
      throw refuse(context, errors.outOfRange, { field, values: { least, most } });
  }
}

function requireMessages(
  context: Context,
  { seed, input }: { seed: RuleSeed; input: Pick<NewRuleVersion, 'message' | 'enMessage'> },
): void {
  for (const field of ['message', 'enMessage'] as const) {
    const names = seed.figures.map((figure) => `{${figure.key}}`).join(' ') || '—';
    if (strangers(seed, input[field]).length > 0)
      throw refuse(context, errors.placeholdersDiffer, { field, values: { names } });
  }
}

function requireDays(context: Context, { validFrom, validTo }: Pick<NewRuleVersion, 'validFrom' | 'validTo'>): void {
  if (validFrom < dayInShanghai(context.clock.now()))
    throw refuse(context, errors.startsInPast, { field: 'validFrom' });
  if (validTo !== null && validTo < validFrom) throw refuse(context, errors.endsBeforeStart, { field: 'validTo' });
}

async function requireScope(
  context: Context,
  { seed, input }: { seed: RuleSeed; input: Pick<NewRuleVersion, 'organizationId' | 'scopeType'> },
): Promise<void> {
  const { organizationId, scopeType } = input;
  if (organizationId !== null && seed.wholeEnterprise === true)
    throw refuse(context, errors.scopeNotUsed, { field: 'organizationId' });
  if (scopeType !== null && seed.room === 'NOW' && seed.byRole !== true)
    throw refuse(context, errors.scopeNotUsed, { field: 'scopeType' });
  if (organizationId === null) return;
  if ((await selectParents(context.sql)).every((one) => one.id !== organizationId))
    throw refuse(context, errors.organizationUnknown, { field: 'organizationId' });
}

function refuse(
  context: Context,
  error: NamedError,
  { field, values = {} }: { field: string; values?: Values },
): Failure {
  return fail(error, values, [{ field: `body.${field}`, message: wordsOf(error, context.language, values) }]);
}

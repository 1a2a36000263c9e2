// What a rule set may say (product 3.16).
import {
  DEEPEST_CONDITION,
  clueErrors as errors,
  type ClueCondition,
  type ClueRule,
  type ClueScoring,
} from '@yijian/contract/clue-scores';
import { fail } from '../../../platform/errors/index.ts';

export function requireScoring({ rules, thresholds: { A, B, C }, channelWeights }: ClueScoring): void {
  if (rules.length === 0) throw fail(errors.noRule);
  const names = new Set<string>();
  for (const rule of rules) {
    if (names.has(rule.name)) throw fail(errors.sameName, { rule: rule.name });
    names.add(rule.name);
    requireRule(rule);
  }
  if (A <= B || B <= C) throw fail(errors.thresholdsOrder);
  if (new Set(channelWeights.map(({ channel }) => channel)).size < channelWeights.length)
    throw fail(errors.sameChannel);
}

function requireRule(rule: ClueRule): void {
  const { name } = rule;
  if (rule.points === 0) throw fail(errors.noPoints, { rule: name });
  if (rule.condition !== null) requireCondition(name, rule.condition, 1);
  if (rule.axis === 'FIT') return;
  if (rule.from !== null && rule.to !== null && rule.from > rule.to) throw fail(errors.periodBackwards, { rule: name });
}

function requireCondition(rule: string, condition: ClueCondition, depth: number): void {
  if (condition.op === 'DID') return;
  if (condition.op === 'IS') {
    if (condition.values.length === 0) throw fail(errors.noValue, { rule });
    return;
  }
  if (condition.parts.length === 0) throw fail(errors.emptyGroup, { rule });
  if (depth > DEEPEST_CONDITION) throw fail(errors.conditionDeep, { rule, most: DEEPEST_CONDITION });
  for (const part of condition.parts) requireCondition(rule, part, depth + 1);
}

/** The name of a copy that nobody has, such as “新客 (2)”. */
export function copyName(name: string, turn: number): string {
  const end = ` (${turn})`;
  return `${name.replace(/ \(\d+\)$/, '').slice(0, 60 - end.length)}${end}`;
}

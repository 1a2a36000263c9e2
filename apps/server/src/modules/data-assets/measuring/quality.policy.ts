// How counts of broken records become scores, and how old a change may be (product 2d: the mean of the four parts).
import { dimensions, type AssetPart, type Dimension, type Freshness } from '@yijian/contract/data-assets';
import { leastOf, type QualityRule } from '../assets/asset.policy.ts';
import type { Check } from './days.sql.ts';

const DAY = 86_400_000;
const rounded = (percent: number): number => Math.round(percent * 100) / 100;

/** Percent of the records that keep a rule; null where none was looked at. */
export const keptOf = ({ checked, failing }: Pick<Check, 'checked' | 'failing'>): number | null =>
  checked === 0 ? null : rounded((100 * (checked - failing)) / checked);

export function isBroken(rule: QualityRule, check: Check): boolean {
  const kept = keptOf(check);
  return kept !== null && kept < leastOf(rule);
}

type Part = Omit<AssetPart, 'definition'>;

/** The four parts, each over all of its rules. */
export function partsOf(rules: readonly QualityRule[], checks: readonly Check[]): Part[] {
  const sumOf = (dimension: Dimension, of: 'checked' | 'failing'): number =>
    checks
      .filter((check) => rules.some((rule) => rule.code === check.rule && rule.dimension === dimension))
      .reduce((sum, check) => sum + check[of], 0);
  return dimensions.map((dimension) => {
    const counts = { checked: sumOf(dimension, 'checked'), failing: sumOf(dimension, 'failing') };
    return { dimension, ...counts, score: keptOf(counts) };
  });
}

/** Their mean; null where nothing was looked at. */
export function scoreOf(parts: readonly Pick<Part, 'score'>[]): number | null {
  const known = parts.map(({ score }) => score).filter((score) => score !== null);
  return known.length === 0 ? null : rounded(known.reduce((sum, score) => sum + score, 0) / known.length);
}

export interface Measured {
  readonly rows: number;
  readonly changedAt: Date | null;
  readonly expectedDays: number;
  readonly at: Date;
}

export function freshnessOf({ rows, changedAt, expectedDays, at }: Measured): Exclude<Freshness, 'UNMEASURED'> {
  if (rows === 0 || changedAt === null) return 'EMPTY';
  return at.getTime() - changedAt.getTime() > expectedDays * DAY ? 'STALE' : 'FRESH';
}

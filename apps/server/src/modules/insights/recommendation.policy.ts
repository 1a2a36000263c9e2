// The recommendation index: attitudes weighted by source and age, with the interval that doctors, not mentions, allow (docs/opinion-tagging.md).
import { SMALLEST_OPINION, type OpinionDifference, type RecommendationIndex } from '@yijian/contract/insights';

export interface Sums {
  readonly doctors: number;
  readonly mentions: number;
  readonly w: number;
  readonly wa: number;
  readonly ww: number;
  readonly wawa: number;
  readonly wwa: number;
}

/** 97.5 % point of the normal distribution. */
const Z = 1.959964;

/** A difference of ratios with its 95 % interval, one ratio being so many points. */
export function differenceOf(
  { value, error }: { readonly value: number; readonly error: number },
  points: number,
): OpinionDifference {
  const told = (ratio: number): number => Math.round(ratio * points * 10) / 10;
  return { value: told(value), low: told(value - Z * error), high: told(value + Z * error) };
}

const scaled = (mean: number): number => Math.round(Math.min(100, Math.max(0, 50 * (1 + mean))) * 10) / 10;

/**
 * index = 50 × (1 + Σ w·a / Σ w), w = weight of the source × 0.5^(age in days / 180), a = 1, 0, -1.
 * Mentions of one doctor are alike, so that the variance is that of a ratio of sums over doctors.
 */
export function recommendationOf(sums: Sums | undefined): RecommendationIndex | null {
  if (sums === undefined || sums.w <= 0) return null;
  const { doctors, mentions, w, wa, ww, wawa, wwa } = sums;
  const mean = wa / w;
  const counted = { value: scaled(mean), doctors, mentions };
  if (doctors < SMALLEST_OPINION) return { ...counted, low: null, high: null };
  const squares = Math.max(0, wawa - 2 * mean * wwa + mean * mean * ww);
  const error = (Math.sqrt(squares) / w) * Math.sqrt(doctors / (doctors - 1));
  return { ...counted, low: scaled(mean - Z * error), high: scaled(mean + Z * error) };
}

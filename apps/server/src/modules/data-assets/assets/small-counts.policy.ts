// Counts of patients' records as whole tens, for whoever may not read the records: no number tells of one to nine (product 3.15, 3.20).
import { SMALLEST_GROUP } from '@yijian/contract/treatment-records';
import { isAllowed, type SessionUser } from '../../../platform/auth/index.ts';
import type { Check } from '../measuring/days.sql.ts';
import type { DataAsset } from './asset.policy.ts';

export const hidesSmall = (user: SessionUser, asset: DataAsset): boolean =>
  asset.isOfPatients === true && !isAllowed(user, asset.permission);

/** Rounded down, so that neither a count nor the difference of two is one to nine. */
export const coarseCount = (count: number): number => Math.floor(count / SMALLEST_GROUP) * SMALLEST_GROUP;

export const coarseCheck = (check: Check): Check => ({
  ...check,
  checked: coarseCount(check.checked),
  failing: coarseCount(check.failing),
});

/** In steps of ten records, so that a score tells no count either; null where there are fewer. */
export function coarseScore(score: number | null, checked: number): number | null {
  const whole = coarseCount(checked);
  if (score === null || whole === 0) return null;
  const step = (100 * SMALLEST_GROUP) / whole;
  return Math.round(Math.floor(score / step) * step * 100) / 100;
}

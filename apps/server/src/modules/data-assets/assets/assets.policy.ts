// Every data asset, in the order of the catalogue, and what is asked of one.
import { assetCodes, type AssetCode } from '@yijian/contract/data-assets';
import { isAllowed, type SessionUser } from '../../../platform/auth/index.ts';
import { seesAll } from '../../../platform/db/index.ts';
import { interactions, meetings, tasks, visits } from './activity-assets.policy.ts';
import type { DataAsset, QualityRule } from './asset.policy.ts';
import { insightPosts, publications, sends } from './content-assets.policy.ts';
import { doctors, hospitals } from './customer-assets.policy.ts';
import { hospitalSales, importBatches, treatmentRecords } from './market-assets.policy.ts';

const byCode: Readonly<Record<AssetCode, DataAsset>> = {
  doctors,
  hospitals,
  hospital_sales: hospitalSales,
  treatment_records: treatmentRecords,
  visits,
  tasks,
  meetings,
  sends,
  interactions,
  publications,
  insight_posts: insightPosts,
  import_batches: importBatches,
};

/** What opens the catalogue. */
export const READS_ASSETS = 'dataAssets:data-assets:read';

export const assetOf = (code: AssetCode): DataAsset => byCode[code];
export const allAssets: readonly DataAsset[] = assetCodes.map(assetOf);

/** Assets that are made of this one. */
export const madeOf = (code: AssetCode): DataAsset[] => allAssets.filter(({ upstream }) => upstream.includes(code));

/**
 * Failing records are those of the whole enterprise, so that only who sees all records of the kind may see which they are;
 * who is kept from the field a rule looks at would learn of it from the list.
 */
export function maySeeRecords(user: SessionUser, asset: DataAsset, rule: QualityRule): boolean {
  return (
    seesAll(user) && isAllowed(user, asset.permission) && (rule.field === undefined || !user.fieldRules.has(rule.field))
  );
}
